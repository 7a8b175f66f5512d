"""The targets of each API, loaded once."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from templates.openapi import target as openapi
from templates.pydantic import target as pydantic
from templates.python import target as python
from templates.typescript import target as typescript
from tests.proof.sample import API
from tests.proof.subjects import GENERATED, KNOWN, SAMPLE
from tests.proof.targets import Targets
from tests.templates.typescript.compiler import write


def _written(folder: Path) -> Path:
    """`folder`, with the targets of the API by hand."""
    files: dict[str, str] = {}
    for target in (python, openapi, typescript):
        files |= target.render_api(API) | target.render_package([API])
    files |= pydantic.render_package([API])
    files[f"python/refgen_types/pydantic/{SAMPLE}.py"] = pydantic.render(files[f"openapi/{SAMPLE}.yaml"])
    write(folder, files)
    return folder


@pytest.fixture(scope="session")
def targets(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Targets]:
    """The targets of an API by its name: those committed, or of the API by hand, those just made."""

    @cache
    def load(api: str) -> Targets:
        folder = _written(tmp_path_factory.mktemp("targets")) if api == SAMPLE else GENERATED
        return Targets(folder, KNOWN[api])

    return load
