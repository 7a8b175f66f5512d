"""The Python distributions: built, installed where nothing else is, used, and judged."""

import doctest
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from email import message_from_bytes
from pathlib import Path

import pytest

from templates.version import VERSION
from tests.conftest import Run

Python = Callable[[str], str]


def names(archive: Path) -> set[str]:
    if archive.suffix == ".whl":
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as packed:
        return {name.partition("/")[2] for name in packed.getnames()}


def package(root: Path) -> set[str]:
    """The files of the committed package."""
    listed = ["git", "ls-files", "-z", "refgen_types"]
    found = subprocess.run(listed, cwd=root / "generated/python", capture_output=True, text=True, check=True).stdout
    return {name for name in found.split("\0") if name}


def test_the_wheel_holds_the_package_and_its_licence(built: Path, root: Path) -> None:
    (wheel,) = built.glob("refgen_types-*.whl")
    info = f"refgen_types-{VERSION}.dist-info"
    described = {f"{info}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "licenses/LICENSE", "licenses/NOTICE")}
    assert names(wheel) == package(root) | described
    metadata = message_from_bytes(zipfile.ZipFile(wheel).read(f"{info}/METADATA"))
    assert (metadata["Name"], metadata["Version"], metadata["License-Expression"]) == (
        "refgen-types",
        VERSION,
        "Apache-2.0",
    )
    assert all("extra == 'pydantic'" in each for each in metadata.get_all("Requires-Dist", []))


def test_the_sdist_holds_what_the_wheel_is_built_from(built: Path, root: Path) -> None:
    (sdist,) = built.glob("refgen_types-*.tar.gz")
    assert names(sdist) >= package(root) | {"LICENSE", "NOTICE", "README.md", "pyproject.toml", "PKG-INFO"}


def test_twine_has_nothing_to_say(built: Path) -> None:
    files = [path for path in sorted(built.iterdir()) if path.name.endswith((".whl", ".tar.gz"))]
    assert len(files) == 4
    command = [sys.executable, "-m", "twine", "--no-color", "check", "--strict", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count("PASSED")) == (0, 4), done.stdout


IMPORTED = "print(json.dumps(sorted(name for name in sys.modules if 'refgen' in name or 'pydantic' in name)))"


@pytest.mark.parametrize("api", ["ces", "interactions", "interactions_wire"])
def test_an_api_imports_no_other_and_no_pydantic(python: Python, api: str) -> None:
    imported = json.loads(python(f"import refgen_types.{api}, json, sys; {IMPORTED}"))
    public = [name for name in imported if not name.rpartition(".")[2].startswith("_")]
    assert public == ["refgen_types", f"refgen_types.{api}"]


def test_the_package_imports_no_api(python: Python) -> None:
    imported = json.loads(python(f"import refgen_types, json, sys; {IMPORTED}"))
    assert [name for name in imported if not name.rpartition(".")[2].startswith("_")] == ["refgen_types"]


def test_the_readme_is_what_the_interpreter_shows(python: Python, root: Path) -> None:
    readme = (root / "generated/python/README.md").read_text(encoding="utf-8").replace("```", "")
    assert len(doctest.DocTestParser().get_examples(readme)) == 12
    code = "import doctest; runner = doctest.DocTestRunner(); test = doctest.DocTestParser().get_doctest"
    assert python(f"{code}({readme!r}, {{}}, 'README', None, None); print(runner.run(test).failed)") == "0\n"


def test_pydantic_models_say_what_they_need(user: Path, tmp_path: Path) -> None:
    command = [str(user / "python"), "-c", "import refgen_types.pydantic.ces"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "No module named 'pydantic'" in done.stderr


@pytest.fixture
def pydantic(user: Path) -> Iterator[None]:
    """The environment of the user has pydantic: ours."""
    (site,) = user.parent.glob("lib/python*/site-packages")
    ours = next(path for path in map(Path, sys.path) if (path / "pydantic").is_dir())
    link = site / "pydantic.pth"
    link.write_text(f"{ours}\n", encoding="utf-8")
    yield
    link.unlink()


@pytest.mark.usefixtures("pydantic")
def test_every_public_type_is_known(user: Path, tmp_path: Path, pyright: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """All modules, pydantic models too; what pydantic leaves open of its own types is not ours to say."""
    monkeypatch.setenv("PATH", str(user), prepend=os.pathsep)
    done = pyright("--ignoreexternal", "--outputjson", "--verifytypes", "refgen_types", cwd=tmp_path)
    told = json.loads(done.stdout)["typeCompleteness"]
    unknown = [symbol["name"] for symbol in told["symbols"] if symbol["isExported"] and not symbol["isTypeKnown"]]
    assert unknown == []
    assert told["completenessScore"] == 1
    modules = {module["name"] for module in told["modules"]}
    assert {"refgen_types.ces", "refgen_types.pydantic.ces"} <= modules
