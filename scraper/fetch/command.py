"""`refgen fetch` at the terminal."""

import re
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import platformdirs
from rich.console import Console

from scraper.errors import Unusable
from scraper.fetch.cache import Cache
from scraper.fetch.pages import Outcome, fetch, key
from scraper.fetch.policy import Failed, Policy, read_hosts
from scraper.sources import PageSource, line_of, read_sources, read_toml

WELL, FINDINGS = 0, 1


def run(
    sources: Path,
    only: Collection[str],
    out: Console,
    err: Console,
    progress: Callable[[int], AbstractContextManager[Callable[[], None]]],
) -> int:
    """Refreshes the pages of `sources`, or `only` some of them, and says what became of each; returns the exit code.

    Raises `Unusable` for a command line or files that no run can start from.
    """
    policy = Policy(hosts=read_hosts(sources))
    known = [page for api in read_sources(sources, to_fetch=True) for page in api.pages]
    pages = _asked(known, only, sources.parent)
    _check_urls(sources, known, pages, policy)
    cache = Cache(Path(platformdirs.user_cache_dir("refgen")) / "pages")
    try:
        with progress(len(pages)) as step:
            outcomes = fetch(sources, pages, policy, known_pages=known, cache=cache, step=step)
    except KeyboardInterrupt:
        err.print("Interrupted; nothing was written.")
        return FINDINGS
    except OSError as error:
        remedy = "Nothing was changed. Check the folder and its permissions."
        raise Unusable(
            str(error.filename or sources), f"cannot be read or written ({error.strerror})", remedy
        ) from error
    total = f"{len(pages)} page{'s' if len(pages) != 1 else ''}"
    failed = [outcome for outcome in outcomes if outcome.kind == "failed"]
    for outcome in failed:
        err.print(f"{outcome.page.path}: {outcome.problem}\n  {outcome.remedy}", markup=False, soft_wrap=True)
    if failed:
        err.print(f"{len(failed)} of {total} could not be fetched; nothing was written.", soft_wrap=True)
        return FINDINGS
    for outcome in outcomes:
        out.print(_line(outcome), markup=False, soft_wrap=True)
    kinds = [outcome.kind for outcome in outcomes]
    counts = ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))
    out.print(f"{total}: {counts}.", soft_wrap=True)
    return WELL


def _line(outcome: Outcome) -> str:
    what = {
        "new": f"new, {outcome.after:,} bytes",
        "changed": f"changed, {outcome.before:,} -> {outcome.after:,} bytes",
        "skipped": f"skipped: {outcome.problem}\n  {outcome.remedy}",
    }
    return f"{outcome.page.path}: {what.get(outcome.kind, outcome.kind)}"


def _asked(known: Sequence[PageSource], only: Collection[str], base: Path) -> list[PageSource]:
    """The pages named by `only`, as reports or as `sources.toml` name them; all of them if it is empty."""
    names = [{page.path, key(page, base)} for page in known]
    for name in only:
        if not any(name in both for both in names):
            listed = ", ".join(page.path for page in known)
            raise Unusable("command line", f"there is no page {name!r}", f"There are: {listed}.")
    return [page for page, both in zip(known, names, strict=True) if not only or both & set(only)]


def _check_urls(sources: Path, known: Sequence[PageSource], pages: Sequence[PageSource], policy: Policy) -> None:
    """Raises `Unusable` for the first URL of `pages` that may not be asked, or that two pages share, before any is."""

    def fail(page: PageSource, problem: str, remedy: str) -> Unusable:
        _, text = read_toml(sources)
        line = line_of(text, r"^\s*url\s*=.*" + re.escape(page.url))
        return Unusable(f"{sources}:{line}", f"{page.path}: {page.url} {problem}", remedy)

    for page in pages:
        if not page.url:
            continue
        try:
            policy.check(page.url)
        except Failed as error:
            raise fail(page, error.problem, error.remedy) from error
        if any(other is not page and (other.url, other.language) == (page.url, page.language) for other in known):
            raise fail(page, "is the URL of more than one page", "Give each page an [[api.page]] table and a URL.")
