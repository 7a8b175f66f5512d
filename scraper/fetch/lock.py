"""The lock file: what each vendored page was fetched from. It changes only when a page or its URL does."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from scraper.errors import Unusable


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a body came from (`url`, in the end `final_url`), and how the server (`etag`, ...) and we recognise it."""

    url: str
    final_url: str
    etag: str = ""
    last_modified: str = ""
    sha256: str
    size: int

    def describes(self, body: bytes) -> bool:
        """Whether this is the entry of `body`."""
        return self.size == len(body) and self.sha256 == hashlib.sha256(body).hexdigest()


class Copy(msgspec.Struct, frozen=True, kw_only=True):
    """A body and its entry; `storable` unless the server asked not to keep it."""

    entry: Entry
    body: bytes
    storable: bool = True


def lock_file(sources: Path) -> Path:
    """Where the lock of a `sources.toml` lies: beside it."""
    return sources.with_suffix(".lock.json")


def read_lock(file: Path) -> dict[str, Entry]:
    """The entries by page (its path relative to the file); {} where there is no lock yet."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Entry])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError) as error:
        remedy = "Restore it, or remove it to fetch anew."
        raise Unusable(str(file), f"no usable lock file ({error})", remedy) from error


def write_lock(entries: Mapping[str, Entry]) -> bytes:
    """The text of a lock file, sorted by page."""
    return msgspec.json.format(msgspec.json.encode(dict(entries), order="deterministic"), indent=2) + b"\n"
