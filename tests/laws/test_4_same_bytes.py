"""Law 4: same input, same bytes, whatever runs it and wherever."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import regenerate
from tests.vendored import SOURCES

HERE = {"PYTHONHASHSEED": "0", "LC_ALL": "C", "TZ": "UTC", "COLUMNS": "80", "HOME": "/nowhere"}
THERE = {
    "PYTHONHASHSEED": "4217",
    "LC_ALL": "ja_JP.UTF-8",
    "TZ": "Pacific/Kiritimati",
    "COLUMNS": "200",
    "USER": "other",
}


def run(
    out: Path, cwd: Path, environment: Mapping[str, str], sources: Path = SOURCES, python: str = sys.executable
) -> str:
    """Runs the command over `sources`, remembering nothing; returns what it says."""
    command = [python, regenerate.__file__, "regenerate", "--sources", os.path.relpath(sources, cwd), "--out", str(out)]
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    cache = {"XDG_CACHE_HOME": str(out.parent / f"cache-{out.name}")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**kept, **cache, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of an output by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


@pytest.fixture(scope="module")
def baseline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An output of the vendored pages."""
    folder = tmp_path_factory.mktemp("baseline")
    run(folder / "out", SOURCES.parent.parent, HERE)
    return folder / "out"


def test_in_another_environment_and_folder(baseline: Path, tmp_path: Path) -> None:
    run(tmp_path / "elsewhere" / "deep", tmp_path, THERE)
    assert contents(tmp_path / "elsewhere" / "deep") == contents(baseline)


def test_from_a_copy_of_the_pages_at_another_path(baseline: Path, tmp_path: Path) -> None:
    shutil.copytree(SOURCES.parent / "pages", tmp_path / "copy/pages")
    for name in ("sources.toml", "overrides.toml"):
        shutil.copy(SOURCES.parent / name, tmp_path / "copy")
    for page in (tmp_path / "copy/pages").rglob("*.*"):
        os.utime(page, (0, 0))
    run(tmp_path / "out", tmp_path / "copy", {**THERE, "PYTHONHASHSEED": "random"}, tmp_path / "copy/sources.toml")
    assert contents(tmp_path / "out") == contents(baseline)


def test_over_an_existing_output(baseline: Path, tmp_path: Path) -> None:
    shutil.copytree(baseline, tmp_path / "out")
    (tmp_path / "out/ir/ces.json").write_text("{}", encoding="utf-8")
    (tmp_path / "out/openapi/interactions.yaml").unlink()
    said = run(tmp_path / "out", tmp_path, {**THERE, "PYTHONHASHSEED": "7"})
    assert "1 new, 1 changed" in said
    assert contents(tmp_path / "out") == contents(baseline)


@pytest.mark.parametrize("version", ["3.12", "3.13", "3.14"])
def test_by_another_python(baseline: Path, tmp_path: Path, version: str) -> None:
    python = shutil.which(f"python{version}")
    if not python:
        pytest.skip(f"this machine has no python{version}")
    needs = "import black, datamodel_code_generator, jinja2, markdown_it, msgspec, platformdirs, rich, yaml"
    if subprocess.run([python, "-c", needs], capture_output=True, check=False).returncode:
        pytest.skip(f"python{version} of this machine lacks what refgen needs")
    run(tmp_path / "out", tmp_path, HERE, python=python)
    assert contents(tmp_path / "out") == contents(baseline)


def test_files_are_utf8_with_line_feeds(baseline: Path) -> None:
    for name, data in contents(baseline).items():
        text = data.decode("utf-8")
        assert "\r" not in text, name
        assert not text.startswith("\ufeff"), name
        assert text == "" or text.endswith("\n"), name
        assert not text.endswith("\n\n"), name
