"""Union headers of field lists: `x Union type`, `Union field x.`, `共用体フィールド x。`, and the sentence that opens the choice."""

import re

from ir.declaration import UnionMark
from ir.model import Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.flags import read_flags
from scraper.labels import NAME_GROUP, Labels, narrow

LONGEST = 8
"""Blocks that a header may spread over, so that a header without its sentence does not swallow the list."""


def union_name(block: Block, labels: Labels) -> str | None:
    """The name of the union whose header opens with `block`, if one does."""
    match = _header(block, labels)
    return match["name"] if match else None


def read_union(blocks: list[Block], at: int, stop: int, labels: Labels, page: str) -> tuple[UnionMark, int]:
    """The union whose header opens at `blocks[at]`, and the index after it. `stop` is where the next row begins.

    The header runs to the sentence that opens the choice; without one, the first block is all of it.
    """
    match = _header(blocks[at], labels)
    assert match
    name = match["name"]
    choices = [re.compile(p.pattern.replace(NAME_GROUP, re.escape(name)), p.flags) for p in labels.union_choices]
    own = blocks[at].words[match.end() :].strip()
    text = [Block(kind="line", text=own, first=blocks[at].first, last=blocks[at].first, gap=True)] if own else []
    end = at + 1
    for index in range(at, min(stop, at + LONGEST)):
        block = blocks[index] if index > at else (text[0] if text else None)
        choice = block and next((c for pattern in choices if (c := pattern.search(narrow(block.words)))), None)
        if block and choice:
            kept = [b for b in text if b is not block]
            rest = (block.words[: choice.start()] + block.words[choice.end() :]).strip()
            text = kept + (
                [Block(kind="line", text=rest, first=block.first, last=block.last, gap=block.gap)] if rest else []
            )
            end = index + 1
            break
        if index > at:
            text.append(blocks[index])
    else:
        text = text[:1] if own else []
    prose = paragraphs(text)
    mark = UnionMark(
        name=name,
        required="required" in read_flags(prose, labels),
        text=prose,
        span=Span(page, blocks[at].first, blocks[end - 1].last),
    )
    return mark, end


def _header(block: Block, labels: Labels) -> re.Match[str] | None:
    if block.kind != "line":
        return None
    text = narrow(block.words)
    return next((match for pattern in labels.union_headers if (match := pattern.match(text))), None)
