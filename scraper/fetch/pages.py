"""All pages asked for: downloaded, found readable, and only then put in their places together with the lock file."""

import asyncio
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import httpx
from msgspec import Struct
from msgspec.structs import replace

from scraper import labels
from scraper.errors import Unusable
from scraper.fetch.answer import HTML, TEXT
from scraper.fetch.cache import Cache
from scraper.fetch.download import Downloader, Wanted
from scraper.fetch.lock import Copy, Entry, lock_file, read_lock, write_lock
from scraper.fetch.policy import AGENT, Clock, Failed, Policy, WrongType
from scraper.fetch.store import Staged
from scraper.read import read_page
from scraper.readers import lines
from scraper.sources import PageSource

HTML_STARTS = (b"<!doctype html", b"<html")

Kind = Literal["unchanged", "changed", "new", "skipped", "failed"]


class Outcome(Struct, frozen=True, kw_only=True):
    """What became of a page: its bytes `before` and `after`, or why it did not come and what to do about it."""

    page: PageSource
    kind: Kind
    before: int = 0
    after: int = 0
    problem: str = ""
    remedy: str = ""


class Arrived(Struct, frozen=True, kw_only=True):
    """A page that came, or is still as it was; `staged` is where it lies if it came."""

    outcome: Outcome
    entry: Entry
    staged: Path | None = None


def declares(page: PageSource) -> None:
    """Reads a page in full, as regeneration will. Raises `Unusable` if it cannot be read, or declares nothing."""
    language = page.language or labels.detect("\n".join(lines(page.path, page.file.read_bytes())))
    if any(found.id == "no-declaration" for found in read_page(replace(page, language=language)).diagnostics):
        raise Unusable(page.path, "the page declares nothing", "Check that it is a reference page.")


def fetch(
    sources: Path,
    pages: Sequence[PageSource],
    policy: Policy,
    *,
    known_pages: Collection[PageSource],
    cache: Cache | None = None,
    check: Callable[[PageSource], None] = declares,
    transport: httpx.AsyncBaseTransport | None = None,
    clock: Clock | None = None,
    step: Callable[[], None] = lambda: None,
) -> list[Outcome]:
    """Refreshes `pages` of a `sources.toml`, and its lock file; one outcome per page, in their order.

    If one has failed, no file has changed. Entries of the lock for pages other than `known_pages` go. `check` raises
    `Unusable` for a page that arrived and is of no use; `step` is called as each page is done. Raises `Unusable` for a
    broken lock file, and `OSError` where a file cannot be read or written (and then none has changed).
    """
    base = sources.parent
    lock = read_lock(lock_file(sources))
    with Staged() as staged:
        job = _Job(base, lock, cache, staged)
        try:
            results = asyncio.run(job.download(pages, policy, transport, clock or Clock(), step))
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from errors
        results = [_checked(result, check) for result in results]
        outcomes = [result.outcome if isinstance(result, Arrived) else result for result in results]
        if all(outcome.kind != "failed" for outcome in outcomes):
            names = {key(page, base) for page in known_pages}
            entries = {name: entry for name, entry in lock.items() if name in names}
            entries |= {key(found.outcome.page, base): found.entry for found in results if isinstance(found, Arrived)}
            if entries != lock:
                staged.add(lock_file(sources), write_lock(entries))
            staged.move_in()
    return outcomes


def key(page: PageSource, base: Path) -> str:
    """The name of a page in the lock file: its path from the folder of `sources.toml`."""
    return Path(os.path.relpath(page.file, base)).as_posix()


class _Job:
    """The downloads of one run."""

    def __init__(self, base: Path, lock: Mapping[str, Entry], cache: Cache | None, staged: Staged) -> None:
        self._base = base
        self._lock = lock
        self._cache = cache
        self._staged = staged

    async def download(
        self,
        pages: Sequence[PageSource],
        policy: Policy,
        transport: httpx.AsyncBaseTransport | None,
        clock: Clock,
        step: Callable[[], None],
    ) -> list[Arrived | Outcome]:
        """Each page, or why it did not come. Pages that changed are staged."""
        limits = policy.limits
        async with httpx.AsyncClient(
            transport=transport,
            timeout=httpx.Timeout(limits.read, connect=limits.connect, pool=None),
            headers={"User-Agent": f"{AGENT}/{version('refgen')}"},
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        ) as client:
            downloader = Downloader(client, policy, clock)

            async def one(page: PageSource) -> Arrived | Outcome:
                try:
                    return await self._page(page, downloader)
                except Failed as error:
                    return Outcome(page=page, kind="failed", problem=f"{page.url} {error.problem}", remedy=error.remedy)
                finally:
                    step()

            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(one(page)) for page in pages]
        return [task.result() for task in tasks]

    async def _page(self, page: PageSource, downloader: Downloader) -> Arrived | Outcome:
        if not page.url:
            remedy = "Name its address as `url` in sources.toml, if it has one."
            return Outcome(page=page, kind="skipped", problem="it has no URL", remedy=remedy)
        locked = self._lock.get(key(page, self._base))
        here = page.file.read_bytes() if page.file.is_file() else None
        # A text page that was never fetched and whose URL answers in HTML: only a person can have made it.
        by_hand = page.format != "html" and locked is None and here is not None
        known = self._known(page, locked, here)
        types = HTML if page.format == "html" else TEXT
        try:
            copy = await downloader.get(page.url, Wanted(types=types, language=page.language, known=known))
        except WrongType as error:
            if by_hand and error.html:
                return _copied_by_hand(page)
            raise
        if by_hand and _looks_like_html(copy.body):
            return _copied_by_hand(page)
        if self._cache and copy is not known:
            self._cache.put(copy, page.language)
        size = len(copy.body)
        if copy.body == here:
            # A new date or tag for the same page is not worth a change of the lock.
            kept = locked if locked and locked.url == page.url and locked.describes(here) else copy.entry
            return Arrived(outcome=Outcome(page=page, kind="unchanged", before=size, after=size), entry=kept)
        kind: Kind = "new" if here is None else "changed"
        return Arrived(
            outcome=Outcome(page=page, kind=kind, before=len(here or b""), after=size),
            entry=copy.entry,
            staged=self._staged.add(page.file, copy.body),
        )

    def _known(self, page: PageSource, locked: Entry | None, here: bytes | None) -> Copy | None:
        """What need not come again if it has not changed: in the cache, or where the page lies."""
        if self._cache and (cached := self._cache.get(page.url, page.language)):
            return cached
        if locked and here is not None and locked.url == page.url and locked.describes(here):
            return Copy(entry=locked, body=here)
        return None


def _checked(result: Arrived | Outcome, check: Callable[[PageSource], None]) -> Arrived | Outcome:
    """The result itself, or a failure if a page came that is of no use."""
    if not isinstance(result, Arrived) or result.staged is None:
        return result
    page = result.outcome.page
    try:
        check(replace(page, file=result.staged))
    except Unusable as error:
        reason = str(error).splitlines()[0]
        problem = f"{page.url} sent a page that cannot be used ({reason})"
        remedy = "Look at the URL in a browser, and mend `url`, `format` or `language` of the page in sources.toml."
        return Outcome(page=page, kind="failed", problem=problem, remedy=remedy)
    return result


def _looks_like_html(body: bytes) -> bool:
    return body.lstrip(b"\xef\xbb\xbf \t\r\n")[:15].lower().startswith(HTML_STARTS)


def _copied_by_hand(page: PageSource) -> Outcome:
    problem = f"{page.url} answers in HTML, and this page is a {page.format} copy made by hand"
    remedy = 'Copy it again in a browser, or list it as a page of its own with format = "html".'
    return Outcome(page=page, kind="skipped", problem=problem, remedy=remedy)
