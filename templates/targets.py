"""All targets at once: an API to the files that are written of it."""

from collections.abc import Callable, Mapping, Sequence

from ir.model import Api
from templates.mcp import target as mcp
from templates.openapi import target as openapi
from templates.pydantic import target as pydantic
from templates.python import target as python
from templates.typescript import target as typescript

PER_API: tuple[Callable[[Api], dict[str, str]], ...] = (
    python.render_api,
    openapi.render_api,
    typescript.render_api,
    mcp.render_api,
)
PER_PACKAGE: tuple[Callable[[Sequence[Api]], dict[str, str]], ...] = (
    python.render_package,
    openapi.render_package,
    typescript.render_package,
    mcp.render_package,
    pydantic.render_package,
)


def render(apis: Sequence[Api], published: Mapping[str, str], step: Callable[[], None]) -> dict[str, str]:
    """Every file of every target by its path below the output folder.

    `published` are the files of the last run: pydantic models are made anew only where their OpenAPI document changed.
    `step` is called after each API.
    """
    files: dict[str, str] = {}
    for api in apis:
        for render_api in PER_API:
            files |= render_api(api)
        files |= _pydantic(api, files, published)
        step()
    for render_package in PER_PACKAGE:
        files |= render_package(apis)
    return files


def _pydantic(api: Api, files: Mapping[str, str], published: Mapping[str, str]) -> dict[str, str]:
    document, models = f"openapi/{api.name}.yaml", f"python/refgen_types/pydantic/{api.name}.py"
    if models in published and published.get(document) == files[document]:
        return {models: published[models]}
    return {models: pydantic.render(files[document])}
