"""What all tests share: where things are, and the Node tools that judge what is generated."""

import os
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings

from tests.node import tools

Run = Callable[..., subprocess.CompletedProcess[str]]

# The same examples on every run and every machine; no example database is left in the checkout.
settings.register_profile("refgen", derandomize=True, deadline=None, database=None)
settings.load_profile("refgen")


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return Path(__file__).parent.parent


@pytest.fixture(scope="session")
def shared(root: Path) -> Path:
    """The folder of reference material beside the checkout (or at `REFGEN_SHARED`); tests that need it skip without."""
    folder = Path(os.environ.get("REFGEN_SHARED") or root.parent / "shared")
    if not folder.is_dir():
        pytest.skip(f"no reference material: {folder} is missing (REFGEN_SHARED names another place)")
    return folder


def _tool(name: str) -> Run:
    try:
        tools.command(name)
    except FileNotFoundError as error:
        pytest.fail(str(error), pytrace=False)
    return partial(tools.run, name)


@pytest.fixture(scope="session")
def node() -> Run:
    """`node(*args, cwd=...)` runs Node."""
    return _tool("node")


@pytest.fixture(scope="session", params=["tsc", "tsc-5"])
def tsc(request: pytest.FixtureRequest) -> Run:
    """`tsc(*args, cwd=...)` runs the TypeScript compiler: both major versions that users have."""
    return _tool(request.param)


@pytest.fixture(scope="session")
def pyright() -> Run:
    """`pyright(*args, cwd=...)` runs pyright."""
    return _tool("pyright")


@pytest.fixture(scope="session")
def redocly() -> Run:
    """`redocly(*args, cwd=...)` runs Redocly's command."""
    return _tool("redocly")


@pytest.fixture(scope="session")
def openapi_typescript() -> Run:
    """`openapi_typescript(*args, cwd=...)` runs the TypeScript generator of that name."""
    return _tool("openapi-typescript")
