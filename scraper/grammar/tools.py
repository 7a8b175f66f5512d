"""MCP tool pages: name, endpoint, request sample, and the annotation line with its four hints."""

import re

from ir.declaration import ToolDeclaration
from ir.model import Annotations, Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.outline import Outline
from scraper.labels import Labels, fold, narrow

PARTS = frozenset({"host", "tool", "sample", "input", "output", "annotations"})
"""The labels of a tool page."""

HINTS = ("destructive", "idempotent", "read_only", "open_world")
"""The order of the hints on the annotation line; words vary by translation, the order does not."""

_URL = re.compile(r"""['"\s](https?://[^'"\s]+)""")
_CLOSED = re.compile(r"\}\s*'\s*$")
"""The end of the quoted data."""

_YES, _NO = "✅", "❌"


def read_tool(page: Outline, claims: Claims) -> ToolDeclaration | None:
    """The tool that a page describes, if it is a tool page. Claims what belongs to it."""
    opener = page.first("tool")
    if opener is None:
        return None
    claims.claim(page.blocks[label.at] for label in page.found if label.part in PARTS)
    sample, end = read_sample(page.region("sample"))
    claims.claim(page.region("sample")[:end])
    annotations = read_annotations(page.region("annotations"), page.labels)
    if annotations:
        claims.claim(page.region("annotations"))
    for part in ("tool", "input", "output"):
        claims.claim(page.region(part))
    text = page.region("tool")
    if page.first("sample") and text and "curl" in text[-1].words:
        text = text[:-1]  # announces the sample, says nothing of the tool
    return ToolDeclaration(
        name=opener.carried,
        endpoint=endpoint(sample) if sample else None,
        sample=sample,
        text=paragraphs(text),
        input_text=paragraphs(page.region("input")),
        output_text=paragraphs(page.region("output")),
        input_half=page.half("input"),
        output_half=page.half("output"),
        annotations=annotations or Annotations(),
        span=Span(page.page, page.blocks[opener.at].first, page.blocks[-1].last),
    )


def read_annotations(blocks: list[Block], labels: Labels) -> Annotations | None:
    """The hints of an annotation line, by their words and otherwise by their place; None when `blocks` hold none."""
    for block in blocks:
        cells = [cell for cell in narrow(block.words).split("|") if _YES in cell or _NO in cell]
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
        data = data or "'{" in block.words
        closed = _CLOSED.search(block.words) is not None if data else not block.words.endswith("\\")
        if closed:
            return "\n".join(b.words for b in blocks[: at + 1]), at + 1
    return None, 0


def endpoint(sample: str) -> str | None:
    """The URL that a shell sample calls."""
    match = _URL.search(sample)
    return match[1] if match else None
