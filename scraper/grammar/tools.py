"""MCP tool pages: name, endpoint, request sample, and the annotation line with its four hints."""

import re

from ir.model import Annotations
from scraper.blocks import Block
from scraper.labels import Labels, fold, narrow

HINTS = ("destructive", "idempotent", "read_only", "open_world")
"""The order of the hints on the annotation line; words vary by translation, the order does not."""

_URL = re.compile(r"""['"\s](https?://[^'"\s]+)""")
_YES, _NO = "✅", "❌"


def read_annotations(blocks: list[Block], labels: Labels) -> Annotations | None:
    """The hints of an annotation line, by their words and otherwise by their place; None when `blocks` hold none."""
    for block in blocks:
        cells = [cell for cell in narrow(block.text).split("|") if _YES in cell or _NO in cell]
        if cells:
            found: dict[str, bool] = {}
            for place, cell in enumerate(cells):
                word = fold(cell.replace(_YES, "").replace(_NO, "")).rstrip(":")
                hint = labels.hints.get(word) or (HINTS[place] if place < len(HINTS) else None)
                if hint:
                    found[hint] = _YES in cell
            return Annotations(**found)
    return None


def read_sample(blocks: list[Block]) -> tuple[str | None, int]:
    """The shell sample that `blocks` open with, and the index after it.

    Its lines end in a backslash until the quoted data opens, and the data closes with `}'`.
    """
    if not blocks or not blocks[0].words.lstrip().startswith("curl"):
        return None, 0
    if blocks[0].kind == "code":
        return blocks[0].words, 1
    data = False
    for at, block in enumerate(blocks):
        data = data or "'{" in block.text
        closed = block.text.rstrip().endswith("}'") if data else not block.text.endswith("\\")
        if closed:
            return "\n".join(b.text for b in blocks[: at + 1]), at + 1
    return None, 0


def endpoint(sample: str) -> str | None:
    """The URL that a shell sample calls."""
    match = _URL.search(sample)
    return match[1] if match else None
