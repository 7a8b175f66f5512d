"""The commands around refgen, without running refgen: what they refuse and what they say."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

BARE = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}


def run(*command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=BARE, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("python", ["old-python", "no-such-python"])
def test_make_refuses_a_python_that_will_not_do(root: Path, tmp_path: Path, python: str) -> None:
    shutil.copy(root / "Makefile", tmp_path)
    shutil.copy(root / "pyproject.toml", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/regenerate.txt").touch()
    old = tmp_path / "old-python"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    done = run("make", "regenerate", f"PYTHON=./{python}", cwd=tmp_path)
    assert done.returncode == 2
    assert f"refgen needs Python 3.11 or newer, and './{python}' is not that." in done.stderr
    assert not (tmp_path / ".venv").exists()


def test_make_alone_lists_the_commands(root: Path) -> None:
    done = run("make", cwd=root)
    named = [line.split()[1] for line in done.stdout.splitlines()]
    assert {"regenerate", "check", "test", "bench", "dist", "lock"} <= set(named)
    assert all(len(line.split()) > 3 for line in done.stdout.splitlines())


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """A repository with our `.ci/run`, a committed `generated/` and a make whose commands do what the test says."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(root / ".ci/run", tmp_path / ".ci/run")
    (tmp_path / "generated").mkdir()
    (tmp_path / "generated/report.json").write_text("{}\n", encoding="utf-8")
    (tmp_path / "Makefile").write_text("regenerate:\n\t@true\ntest:\n\t@echo 3 passed\n", encoding="utf-8")
    run("git", "init", "--quiet", cwd=tmp_path)
    run("git", "add", ".", cwd=tmp_path)
    identity = ["-c", "user.name=refgen", "-c", "user.email=refgen@example.com"]
    assert run("git", *identity, "commit", "--quiet", "--message", "Start", cwd=tmp_path).returncode == 0
    return tmp_path


def test_ci_passes_when_nothing_moved(checkout: Path) -> None:
    done = run("bash", ".ci/run", cwd=checkout)
    assert (done.returncode, done.stdout) == (0, "3 passed\n")


@pytest.mark.parametrize(
    ("recipe", "shown"),
    [
        ("echo '[]' > generated/report.json", "+[]"),
        ("echo x > generated/new.py", "?? generated/new.py"),
        ("rm generated/report.json", "D generated/report.json"),
    ],
)
def test_ci_fails_when_generated_moved(checkout: Path, recipe: str, shown: str) -> None:
    (checkout / "Makefile").write_text(f"regenerate:\n\t@{recipe}\ntest:\n\t@echo 3 passed\n", encoding="utf-8")
    done = run("bash", ".ci/run", cwd=checkout)
    assert done.returncode == 1
    assert shown in done.stderr


@pytest.mark.parametrize("broken", ["regenerate", "test"])
def test_ci_fails_when_a_command_fails(checkout: Path, broken: str) -> None:
    recipes = "".join(f"{name}:\n\t@{'false' if name == broken else 'true'}\n" for name in ("regenerate", "test"))
    (checkout / "Makefile").write_text(recipes, encoding="utf-8")
    assert run("bash", ".ci/run", cwd=checkout).returncode != 0
