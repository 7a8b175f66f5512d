"""Page files to their declarations: from the cache where they were read before, on all cores where they are many."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

import msgspec
from msgspec.structs import replace

from ir.declaration import PageDeclarations
from ir.model import Diagnostic, Span
from scraper.cache import PageCache
from scraper.errors import Unusable
from scraper.grammar.page import declare
from scraper.readers import lines
from scraper.sources import PageSource

_PAGE = msgspec.msgpack.Decoder(PageDeclarations)
_PACKED = msgspec.msgpack.Decoder(list[msgspec.Raw])

MANY = 64
"""Pages from which other processes are worth their start."""
BATCH = 16
"""Pages that a process reads at a time."""


def read_pages(
    sources: Sequence[PageSource], cache: PageCache, step: Callable[[], None]
) -> dict[PageSource, msgspec.Raw]:
    """What each page declares, packed: `unpack` gives it. Thousands of pages are small like this, and large unpacked.

    `step` is called for each page. Raises `Unusable` for the first that is unreadable.
    """
    found: dict[PageSource, msgspec.Raw] = {}
    keys: dict[PageSource, str] = {}
    for source in sources:
        key = cache.key(source, _contents(source))
        if page := cache.get(key):
            found[source] = page
            step()
        else:
            keys[source] = key
    for source, page in zip(keys, _read(list(keys)), strict=True):
        cache.put(keys[source], page)
        found[source] = page
        step()
    return found


def read_page(source: PageSource) -> PageDeclarations:
    """What the page declares; one that declares nothing is a finding. Raises `Unusable` where it is unreadable."""
    page = declare(source, lines(source.path, _contents(source)))
    if page.declarations or page.tools or page.operations or page.tags or page.events or page.accessors:
        return page
    message = (
        "the page declares nothing; check that it is a reference page, and its language and format in sources.toml"
    )
    found = Diagnostic(
        id="no-declaration", severity="error", message=message, subject="", spans=(Span(source.path, 1, 1),)
    )
    return replace(page, diagnostics=(*page.diagnostics, found))


def unpack(page: msgspec.Raw) -> PageDeclarations:
    """The declarations that `read_pages` packed."""
    return _PAGE.decode(page)


def _read(sources: list[PageSource]) -> Iterator[msgspec.Raw]:
    """The packed declarations of `sources` in order, read in as many processes as they are worth."""
    workers = min(cpu_count() or 1, len(sources) // MANY)
    if workers < 2:
        yield from (msgspec.Raw(msgspec.msgpack.encode(read_page(source))) for source in sources)
        return
    batches = [sources[at : at + BATCH] for at in range(0, len(sources), BATCH)]
    with ProcessPoolExecutor(workers) as pool:
        for batch in pool.map(_read_batch, batches):
            yield from _PACKED.decode(batch)


def _read_batch(sources: list[PageSource]) -> bytes:
    """The declarations of `sources`, packed for the way back to the process that asked."""
    return msgspec.msgpack.encode([read_page(source) for source in sources])


def _contents(source: PageSource) -> bytes:
    try:
        return source.file.read_bytes()
    except OSError as error:
        raise Unusable(source.path, f"cannot be read ({error.strerror})", "Check the file.") from error
