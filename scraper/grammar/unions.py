"""Union headers of field lists: `x Union type`, `Union field x.`, `共用体フィールド x。`, and the sentence that opens the choice.

Newer pages have unions without a name: a sentence opens the list of exclusive fields, another one closes it.
"""

import re
from collections.abc import Collection

from ir.declaration import UnionMark
from ir.model import Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.flags import read_flags
from scraper.grammar.representation import nameless
from scraper.labels import NAME_GROUP, Labels, narrow

LONGEST = 8
"""Blocks that a header may spread over, so that a header without its sentence does not swallow the list."""


def opens_union(block: Block, labels: Labels) -> bool:
    """Whether a union header opens with `block`."""
    return _named(block, labels) is not None or _nameless(block, labels) is not None


def closes_union(block: Block, labels: Labels) -> bool:
    """Whether `block` is the sentence that ends a union without a name."""
    return block.kind == "line" and _search(labels.union_ends, block.words) is not None


def read_union(
    blocks: list[Block], at: int, stop: int, labels: Labels, page: str, taken: Collection[str]
) -> tuple[UnionMark, int]:
    """The union whose header opens at `blocks[at]`, and the index after the header.

    `stop` is where the next row begins, `taken` are the names of the unions above. The header runs to the sentence that
    opens the choice; without one, its first block is all of it.
    """
    head = blocks[at]
    named = _named(head, labels)
    if named is None:
        open_ = _nameless(head, labels)
        before = head.words[: open_.start()].strip() if open_ else ""
        return _mark(nameless(taken), _prose(head, before), blocks, at, at + 1, labels, page), at + 1
    name = named["name"]
    choices = [re.compile(p.pattern.replace(NAME_GROUP, re.escape(name)), p.flags) for p in labels.union_choices]
    text = _prose(head, head.words[named.end() :].strip())
    if text and (choice := _search(choices, text[0].words)):
        return _mark(name, _prose(head, _without(text[0].words, choice)), blocks, at, at + 1, labels, page), at + 1
    for index in range(at + 1, min(stop, at + LONGEST)):
        block = blocks[index]
        if choice := _search(choices, block.words):
            rest = _prose(block, _without(block.words, choice))
            return _mark(name, [*text, *rest], blocks, at, index + 1, labels, page), index + 1
        text = [*text, block]
    own = _prose(head, head.words[named.end() :].strip())
    return _mark(name, own, blocks, at, at + 1, labels, page), at + 1


def _mark(name: str, text: list[Block], blocks: list[Block], at: int, end: int, labels: Labels, page: str) -> UnionMark:
    prose = paragraphs(text)
    span = Span(page, blocks[at].first, blocks[end - 1].last)
    return UnionMark(name=name, required="required" in read_flags(prose, labels), text=prose, span=span)


def _named(block: Block, labels: Labels) -> re.Match[str] | None:
    if block.kind != "line":
        return None
    text = narrow(block.words)
    return next((match for pattern in labels.union_headers if (match := pattern.match(text))), None)


def _nameless(block: Block, labels: Labels) -> re.Match[str] | None:
    return _search(labels.union_starts, block.words) if block.kind == "line" else None


def _search(patterns: Collection[re.Pattern[str]], text: str) -> re.Match[str] | None:
    text = narrow(text)
    return next((match for pattern in patterns if (match := pattern.search(text))), None)


def _prose(block: Block, text: str) -> list[Block]:
    """`text`, a part of `block`, as a block of prose; nothing when it is empty."""
    return [Block(kind="line", text=text, first=block.first, last=block.last, gap=block.gap)] if text else []


def _without(text: str, part: re.Match[str]) -> str:
    return (text[: part.start()] + text[part.end() :]).strip()
