"""What `make dist` builds, and the empty environment of a user."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.node import tools

Build = Callable[[Path], Path]


@pytest.fixture(scope="session")
def build(root: Path) -> Build:
    """Builds into a folder, and returns it."""

    def make(folder: Path) -> Path:
        done = subprocess.run(
            ["make", "dist", f"DIST={folder}"],
            cwd=root,
            env=tools.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return folder

    return make


@pytest.fixture(scope="session")
def built(build: Build, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def user(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of an environment with the wheel of `refgen-types`, installed without an index, and nothing else."""
    folder = tmp_path_factory.mktemp("user")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    bin_ = folder / "bin"
    (wheel,) = built.glob("refgen_types-*.whl")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(bin_ / "python")]
    subprocess.run([*pip, "install", "--quiet", "--no-index", str(wheel)], check=True)
    return bin_


@pytest.fixture
def python(user: Path, tmp_path: Path) -> Callable[[str], str]:
    """Runs code in that environment; what it prints."""

    def run(code: str) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(
            [user / "python", "-W", "error", "-c", code],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
