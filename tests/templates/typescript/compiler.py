"""Compiling TypeScript in the tests."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import CompletedProcess
from typing import Protocol

HERE = Path(__file__).parent
NODE_MODULES = HERE.parents[1] / "node/node_modules"

STRICT = {
    "target": "ES2022",
    "lib": ["ES2022"],
    "types": [],
    "module": "NodeNext",
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True,
    "noUnusedLocals": True,
    "isolatedModules": True,
    "isolatedDeclarations": True,
    "verbatimModuleSyntax": True,
    "declaration": True,
}


class Run(Protocol):
    def __call__(self, *args: str | Path, cwd: Path | None = None) -> CompletedProcess[str]: ...


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Write `files` (texts by relative path) below `folder`."""
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="\n")


def errors(tsc: Run, folder: Path, include: Sequence[str], **options: object) -> list[str]:
    """The lines of what `tsc` has against the files `include` of `folder`.

    They are ES modules and find `refgen-types/<module>` in `folder/typescript/src`.
    """
    options = {
        **STRICT,
        "rootDir": ".",
        "outDir": "out",
        "paths": {
            "refgen-types/*": ["./typescript/src/*.ts"],
            "expect-type": [f"{NODE_MODULES}/expect-type/dist/index.d.ts"],
        },
        **options,
    }
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    config = folder / "tsconfig.test.json"
    config.write_text(json.dumps({"compilerOptions": options, "include": list(include)}), encoding="utf-8")
    done = tsc("--project", config.name, cwd=folder)
    found = (done.stdout + done.stderr).splitlines()
    return found if found or not done.returncode else [f"exit code {done.returncode}"]
