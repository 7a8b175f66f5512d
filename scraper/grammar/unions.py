"""Union headers of field lists: `x Union type`, `Union field x.`, `共用体フィールド x。`, and what follows them.

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


def read_union(blocks: list[Block], labels: Labels, page: str, taken: Collection[str]) -> UnionMark:
    """The union whose header opens `blocks`, which end where the next row begins.

    `taken` are the names of the unions above. The header runs to the sentence that opens the choice; without one, its
    first block is all of it.
    """
    head = blocks[0]
    named = _named(head, labels)
    if named is None:
        start = _nameless(head, labels)
        before = head.words[: start.start()].strip() if start else ""
        name, text, end = nameless(taken), _prose(head, before), 1
    else:
        name = named["name"]
        text, end = _header(blocks[:LONGEST], head.words[named.end() :].strip(), _choices(name, labels))
    prose = paragraphs(text)
    span = Span(page, head.first, blocks[end - 1].last)
    return UnionMark(name=name, required="required" in read_flags(prose, labels), text=prose, span=span)


def _header(blocks: list[Block], own: str, choices: list[re.Pattern[str]]) -> tuple[list[Block], int]:
    """(the prose of a header, how many blocks it is). `own` is what its first block says behind the union's name."""
    text = _prose(blocks[0], own)
    if text and (choice := _search(choices, own)):
        return _prose(blocks[0], _without(own, choice)), 1
    for count, block in enumerate(blocks[1:], 2):
        if choice := _search(choices, block.words):
            return [*text, *_prose(block, _without(block.words, choice))], count
        text = [*text, block]
    return _prose(blocks[0], own), 1


def _choices(name: str, labels: Labels) -> list[re.Pattern[str]]:
    """The sentences that open the choice of the union `name`."""
    return [re.compile(p.pattern.replace(NAME_GROUP, re.escape(name)), p.flags) for p in labels.union_choices]


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
