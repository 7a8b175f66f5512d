"""Pages read before: their declarations by a digest of everything that decides them, in the user's cache."""

import contextlib
import hashlib
import os
from pathlib import Path

import msgspec
import platformdirs

from scraper.sources import PageSource

_PAGES = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])


class PageCache:
    """The declarations of the pages that one `sources.toml` lists.

    A cache: one that is missing, unreadable or cannot be written costs time and nothing else.
    """

    def __init__(self, sources: Path, code: str) -> None:
        """`code` is a digest of the code that reads pages."""
        name = hashlib.sha256(str(sources.resolve()).encode()).hexdigest()[:32]
        self._file = Path(platformdirs.user_cache_dir("refgen")) / f"{name}.pages"
        self._code = code
        self._known: dict[str, msgspec.Raw] = {}
        with contextlib.suppress(OSError, msgspec.DecodeError):
            self._known = _PAGES.decode(self._file.read_bytes())
        self._used: dict[str, msgspec.Raw] = {}
        self._changed = False

    def key(self, source: PageSource, data: bytes) -> str:
        """The digest of a page with the contents `data`."""
        place = f"{self._code}\0{source.path}\0{source.url}\0{source.language}\0{source.format}\0"
        return hashlib.sha256(place.encode() + data).hexdigest()

    def get(self, key: str) -> msgspec.Raw | None:
        """What the page with this digest declares, packed, if it was read before."""
        page = self._known.get(key)
        if page is not None:
            self._used[key] = page
        return page

    def put(self, key: str, page: msgspec.Raw) -> None:
        """Notes what the page with this digest declares, packed."""
        self._used[key] = page.copy()
        self._changed = True

    def save(self) -> None:
        """Writes what this run used; pages that are listed no more are forgotten."""
        if not self._changed and len(self._used) == len(self._known):
            return
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._file.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(msgspec.msgpack.encode(self._used))
            fresh.replace(self._file)
