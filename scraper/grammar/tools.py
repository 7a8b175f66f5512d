"""MCP tool pages: name, endpoint, request sample, and the annotation line with its four hints."""

import re
from collections.abc import Mapping, Sequence

from ir.declaration import ToolDeclaration
from ir.model import Annotations, Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.outline import Label
from scraper.labels import Labels, fold, narrow

PARTS = frozenset({"host", "tool", "sample", "input", "output", "annotations"})
"""The labels of a tool page."""

HINTS = ("destructive", "idempotent", "read_only", "open_world")
"""The order of the hints on the annotation line; words vary by translation, the order does not."""

_URL = re.compile(r"""['"\s](https?://[^'"\s]+)""")
_YES, _NO = "✅", "❌"


def read_tool(
    blocks: Sequence[Block],
    found: Sequence[Label],
    below: Mapping[int, list[Block]],
    halves: Sequence[int],
    labels: Labels,
    claims: Claims,
    page: str,
) -> ToolDeclaration | None:
    """The tool that a page describes, if it is a tool page. Claims what belongs to it.

    `below` gives the region of each label, `halves` the indexes of the labels that open the input and output schema.
    """
    parts = {label.part: label for label in found if label.part in PARTS}
    if "tool" not in parts:
        return None
    claims.claim(blocks[label.at] for label in parts.values())
    region = {part: below[label.at] for part, label in parts.items()}
    sample, end = read_sample(region.get("sample", []))
    claims.claim(region.get("sample", [])[:end])
    annotations = read_annotations(region.get("annotations", []), labels)
    if annotations:
        claims.claim(region["annotations"])
    text = region["tool"]
    for part in ("tool", "input", "output"):
        claims.claim(region.get(part, []))
    if "sample" in parts and text and "curl" in text[-1].words:
        text = text[:-1]  # announces the sample, says nothing of the tool
    half = {part: halves.index(parts[part].at) + 1 for part in ("input", "output") if part in parts}
    opener = parts["tool"]
    return ToolDeclaration(
        name=opener.carried,
        endpoint=endpoint(sample) if sample else None,
        sample=sample,
        text=paragraphs(text),
        input_text=paragraphs(region.get("input", [])),
        output_text=paragraphs(region.get("output", [])),
        input_half=half.get("input"),
        output_half=half.get("output"),
        annotations=annotations or Annotations(),
        span=Span(page, blocks[opener.at].first, blocks[-1].last),
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
        closed = block.words.rstrip().endswith("}'") if data else not block.words.endswith("\\")
        if closed:
            return "\n".join(b.words for b in blocks[: at + 1]), at + 1
    return None, 0


def endpoint(sample: str) -> str | None:
    """The URL that a shell sample calls."""
    match = _URL.search(sample)
    return match[1] if match else None
