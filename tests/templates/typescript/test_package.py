"""The npm package: built, packed, judged by publint and attw, and used where nothing else is installed."""

import json
import shutil
import tarfile
from pathlib import Path
from typing import Any

import pytest

from templates.typescript.target import render_api, render_package
from tests.node import tools
from tests.templates.typescript.compiler import write
from tests.templates.typescript.sample import POST

# Python 3.11.0 to 3.11.3 has no filters, and 3.12 warns where none is chosen.
SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}


def run(tool: str, *args: str | Path, cwd: Path) -> str:
    done = tools.run(tool, *args, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tarball(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    folder = tmp_path_factory.mktemp("package")
    write(folder, {**render_api(POST), **render_package([POST])})
    package = folder / "typescript"
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(root / name, package / name)
    run("tsc", "--project", package, cwd=folder)
    run("npm", "pack", package, "--ignore-scripts", "--offline", cwd=folder)
    (found,) = folder.glob("refgen-types-*.tgz")
    return found


def test_it_holds_what_runs_what_types_and_where_both_come_from(tarball: Path) -> None:
    with tarfile.open(tarball) as packed:
        names = {name.removeprefix("package/") for name in packed.getnames()}
    modules = {"index", "post", "protobuf-json", "streaming"}
    built = {f"dist/{module}{end}" for module in modules for end in (".js", ".d.ts", ".d.ts.map")}
    sources = {f"src/{module}.ts" for module in modules}
    assert names == built | sources | {"LICENSE", "NOTICE", "README.md", "package.json"}


def test_publint_and_attw_have_nothing_to_say(tarball: Path) -> None:
    """The package is of ES modules alone: attw is told not to ask for CommonJS."""
    assert "All good!" in run("publint", "--strict", tarball, cwd=tarball.parent)
    assert "refgen-types/post" in run("attw", "--profile", "esm-only", tarball, cwd=tarball.parent)


def test_it_works_where_nothing_else_is_installed(tarball: Path, tmp_path: Path) -> None:
    with tarfile.open(tarball) as packed:
        packed.extractall(tmp_path / "node_modules", **SAFELY)
    (tmp_path / "node_modules/package").rename(tmp_path / "node_modules/refgen-types")
    write(
        tmp_path,
        {
            "package.json": '{"type": "module"}',
            "use.ts": """
import { post } from "refgen-types";
import { State, type ParcelRequest } from "refgen-types/post";
import type { Timestamp } from "refgen-types/protobuf-json";

const sent: Timestamp = "2014-10-02T15:01:23Z";
export const parcel: ParcelRequest = { pin: "1", box: "7", sent };
export const state: post.State = State.SENT;
console.log(JSON.stringify([parcel, state, Object.keys(post), State === post.State]));
""",
        },
    )
    run("tsc", "--strict", "--module", "nodenext", "--target", "es2022", "--types", "", "use.ts", cwd=tmp_path)
    parcel, state, names, same = json.loads(run("node", "use.js", cwd=tmp_path))
    assert parcel == {"pin": "1", "box": "7", "sent": "2014-10-02T15:01:23Z"}
    assert (state, names, same) == ("SENT", ["State"], True)
