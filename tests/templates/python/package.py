"""Generated packages, written to disk and imported."""

import importlib
import itertools
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from ir.model import Api
from templates.python.target import render_api, render_package

_NUMBERS = itertools.count()
_ROOT = Path(tempfile.mkdtemp(prefix="refgen-python-"))


def render(*apis: Api) -> dict[str, str]:
    """All files of the package by their path in it; not those around it."""
    files = render_package(apis)
    for api in apis:
        files |= render_api(api)
    inside = "python/refgen_types/"
    return {path.removeprefix(inside): text for path, text in files.items() if path.startswith(inside)}


def write(folder: Path, apis: Sequence[Api]) -> Path:
    """Writes the package `folder`; returns it."""
    folder.mkdir(parents=True)
    for path, text in render(*apis).items():
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def load(api: Api) -> Any:
    """The module of `api`, imported from a package of its own."""
    package = f"refgen_types_{next(_NUMBERS)}"
    write(_ROOT / package, [api])
    if str(_ROOT) not in sys.path:
        sys.path.insert(0, str(_ROOT))
    importlib.invalidate_caches()
    return importlib.import_module(f"{package}.{api.name}")


def runtime(module: Any, name: str = "") -> ModuleType:
    """The package that `module` belongs to, or its module `name`."""
    package = module.__name__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}" if name else package)
