"""The npm package as it is published: the modules of the real APIs, judged and used."""

import json
import tarfile
from pathlib import Path
from typing import Any

import pytest

from templates.version import VERSION
from tests.node import tools

APIS = ("ces", "interactions", "interactions_wire")

# Python 3.11.0 to 3.11.3 has no filters, and 3.12 warns where none is chosen.
SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}


def run(tool: str, *args: str | Path, cwd: Path) -> str:
    done = tools.run(tool, *args, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def tarball(built: Path) -> Path:
    (found,) = built.glob("refgen-types-*.tgz")
    return found


def test_it_holds_what_runs_its_licence_and_its_notice(tarball: Path, root: Path) -> None:
    with tarfile.open(tarball) as packed:
        packages = {name.removeprefix("package/") for name in packed.getnames()}
        manifest = json.load(packed.extractfile("package/package.json") or pytest.fail("no manifest"))
        notice = packed.extractfile("package/NOTICE")
        assert notice
        assert notice.read() == (root / "generated/python/NOTICE").read_bytes()
    assert {f"dist/{api}{end}" for api in APIS for end in (".js", ".d.ts")} | {"LICENSE", "README.md"} <= packages
    assert manifest["version"] == VERSION


def test_publint_and_attw_have_nothing_to_say(tarball: Path, tmp_path: Path) -> None:
    """The package is of ES modules alone: attw is told not to ask for CommonJS."""
    assert "All good!" in run("publint", "--strict", tarball, cwd=tmp_path)
    told = run("attw", "--profile", "esm-only", tarball, cwd=tmp_path)
    assert all(f"refgen-types/{api}" in told for api in APIS)


def test_it_works_where_nothing_else_is_installed(tarball: Path, tmp_path: Path) -> None:
    with tarfile.open(tarball) as packed:
        packed.extractall(tmp_path / "node_modules", **SAFELY)
    (tmp_path / "node_modules/package").rename(tmp_path / "node_modules/refgen-types")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (tmp_path / "use.ts").write_text(
        """
import { ExecutionType, type Tool } from "refgen-types/ces";
const tool: Tool = { executionType: ExecutionType.SYNCHRONOUS };
console.log(JSON.stringify(tool));
""",
        encoding="utf-8",
    )
    run("tsc", "--strict", "--module", "nodenext", "--target", "es2022", "--types", "", "use.ts", cwd=tmp_path)
    assert json.loads(run("node", "use.js", cwd=tmp_path)) == {"executionType": "SYNCHRONOUS"}
