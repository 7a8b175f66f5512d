"""Readers: one per page format. A reader knows its format and nothing of fields."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from scraper.blocks import Block
from scraper.errors import Unusable
from scraper.readers.characters import INVISIBLE

FORMATS = ("text", "markdown", "html")
"""The formats of pages, as in `sources.toml`; each is a module of this package."""

SUFFIXES = {".txt": "text", ".md": "markdown", ".html": "html", ".htm": "html"}
"""File ending to format, for pages whose format is left away."""

_MARKUP = re.compile(rb"\s*<(?:!doctype html|html|head|body|main|article|section|div|h[1-6]|p|table)\b", re.IGNORECASE)
_MARKDOWN = re.compile(rb"\s*(?:# |---\r?\n|- \[[^\]]*\]\(http)")


def reader(form: str) -> Callable[[list[str]], list[Block]]:
    """The reader of a format: lines in, blocks out. Its parser is imported only when it is needed."""
    read: Callable[[list[str]], list[Block]] = import_module(f"scraper.readers.{form}").read
    return read


def detect(file: Path) -> str | None:
    """The format of a page by how it begins, else (or before it is there) by its ending; None when neither tells."""
    if not file.is_file():
        return SUFFIXES.get(file.suffix)
    with file.open("rb") as page:
        start = page.read(256)
    if _MARKUP.match(start):
        return "html"
    return "markdown" if _MARKDOWN.match(start) else SUFFIXES.get(file.suffix)


def lines(path: str, data: bytes) -> list[str]:
    """The lines of a page, without line ends, invisible characters and trailing blanks.

    Only CR, LF and CRLF end a line. Raises `Unusable` for data that is empty, binary or not UTF-8.
    """
    if not data.strip():
        raise Unusable(path, "the page is empty", "Copy the page again, or remove it from sources.toml.")
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise Unusable(f"{path}:{line}", "the page is binary (it holds a NUL byte)", "Save the page as UTF-8 text.")
    try:
        page = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        problem = f"the page is not UTF-8 (byte 0x{data[error.start]:02x})"
        raise Unusable(f"{path}:{line}", problem, "Save the page as UTF-8 text.") from error
    page = page.replace("\r\n", "\n").replace("\r", "\n")
    return [(line if line.isascii() else line.translate(INVISIBLE)).rstrip() for line in page.split("\n")]
