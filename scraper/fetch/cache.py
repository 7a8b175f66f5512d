"""Bodies kept between runs, so that a run which failed at its last page does not load the others again."""

import contextlib
import hashlib
import secrets
from pathlib import Path

import msgspec

from scraper.fetch.lock import Copy, Entry


class Cache:
    """A folder of bodies, one file per URL and language. It may vanish or be unwritable; what is broken is not used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, url: str, language: str) -> Copy | None:
        """What was last fetched from a URL; None where nothing is known."""
        try:
            head, _, body = self._file(url, language).read_bytes().partition(b"\n")
            entry = msgspec.json.decode(head, type=Entry)
        except (OSError, msgspec.DecodeError):
            return None
        return Copy(entry=entry, body=body) if entry.url == url and entry.describes(body) else None

    def put(self, copy: Copy, language: str) -> None:
        """Keeps what was fetched, if it may and can."""
        if not copy.storable:
            return
        file = self._file(copy.entry.url, language)
        fresh = file.with_suffix(f".{secrets.token_hex(4)}")
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            try:
                fresh.write_bytes(msgspec.json.encode(copy.entry) + b"\n" + copy.body)
                fresh.replace(file)
            finally:
                fresh.unlink(missing_ok=True)

    def _file(self, url: str, language: str) -> Path:
        return self._folder / hashlib.sha256(f"{language}\0{url}".encode()).hexdigest()
