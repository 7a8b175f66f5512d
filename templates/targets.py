"""All targets at once: APIs to the files that are written of them, on all cores where they are large."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

import msgspec

from ir.model import Api
from ir.store import encode
from templates import tree
from templates.mcp import target as mcp
from templates.openapi import target as openapi
from templates.pydantic import target as pydantic
from templates.python import target as python
from templates.typescript import target as typescript

Files = dict[str, str]
"""Path below the output folder to text."""

PER_API: tuple[Callable[[Api], Files], ...] = (
    python.render_api,
    openapi.render_api,
    typescript.render_api,
    mcp.render_api,
)
PER_PACKAGE: tuple[Callable[[Sequence[Api]], Files], ...] = (
    python.render_package,
    openapi.render_package,
    typescript.render_package,
    mcp.render_package,
    pydantic.render_package,
)
LARGE = 400
"""Messages from which other processes are worth their start."""


def render(
    apis: Sequence[Api], same: Mapping[str, Files], published: Mapping[str, str], step: Callable[[], None]
) -> Files:
    """Every file of every target, verified where it is not as published.

    `same` are the files of the APIs that have not changed. `published` are all files of the last run: pydantic models
    are made anew only where their OpenAPI document changed. `step` is called after each API. Raises `tree.Unsound`.
    """
    changed = [api for api in apis if api.name not in same]
    files: Files = {}
    for part in _render_all(changed, published):
        files |= part
    for api in apis:
        files |= same.get(api.name) or {f"ir/{api.name}.json": encode(api)} | _pydantic(api.name, files, published)
        step()
    for render_package in PER_PACKAGE:
        part = render_package(apis)
        tree.verify(part, published)
        files |= part
    return files


def files_of(api: str, published: Mapping[str, str]) -> Files:
    """The files that `published` holds of one API."""
    paths = (
        f"ir/{api}.json",
        f"openapi/{api}.yaml",
        f"python/refgen_types/{api}.py",
        f"python/refgen_types/pydantic/{api}.py",
        f"typescript/src/{api}.ts",
        f"mcp/{api}.tools.json",
    )
    return {path: published[path] for path in paths if path in published}


def _render_all(apis: Sequence[Api], published: Mapping[str, str]) -> Iterator[Files]:
    """The files of each API and target, largest API first, in as many processes as they are worth."""
    ordered = sorted(apis, key=lambda api: -len(api.messages))
    tasks = [(target, api.name) for api in ordered for target in range(len(PER_API))]
    large = sum(len(api.messages) for api in apis) >= LARGE
    workers = min(cpu_count() or 1, len(tasks)) if large else 1
    _prepare(apis, published)
    if workers < 2:
        yield from map(_render, tasks)
        return
    packed = msgspec.msgpack.encode(list(apis))
    mine = {path: text for api in apis for path, text in files_of(api.name, published).items()}
    with ProcessPoolExecutor(workers, initializer=_unpack, initargs=(packed, mine)) as pool:
        yield from pool.map(_render, tasks)


_apis: dict[str, Api] = {}
_published: dict[str, str] = {}


def _prepare(apis: Sequence[Api], published: Mapping[str, str]) -> None:
    """What `_render` works on in this process."""
    _apis.clear()
    _apis.update({api.name: api for api in apis})
    _published.clear()
    _published.update(published)


def _unpack(packed: bytes, published: Mapping[str, str]) -> None:
    _prepare(msgspec.msgpack.decode(packed, type=list[Api]), published)


def _render(task: tuple[int, str]) -> Files:
    target, name = task
    files = PER_API[target](_apis[name])
    tree.verify(files, _published)
    return files


def _pydantic(api: str, files: Mapping[str, str], published: Mapping[str, str]) -> Files:
    document, models = f"openapi/{api}.yaml", f"python/refgen_types/pydantic/{api}.py"
    if models in published and published.get(document) == files[document]:
        return {models: published[models]}
    text = pydantic.render(files[document])
    tree.verify({models: text}, published)
    return {models: text}
