"""Enum values: `VALUE text` lines, or a value alone with its text in paragraphs of their own."""

import re
from itertools import pairwise

from ir.declaration import ValueDeclaration
from ir.model import Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.flags import read_flags, without_notice
from scraper.labels import Labels, narrow

_VALUE = re.compile(r"([A-Z](?:[A-Z0-9_]+|(?=\s+[A-Z][a-z])))(?:\s+(.+))?")
"""A letter alone is a value where its text begins like a sentence: `Y Yellow cloth.`, not `A yellow cloth.`"""

_IN_CELL = re.compile(r"(\S+)(?:\s+(\(.+\)))?")
"""In a cell or a code span of its own a value may be any word (`Etc/UTC+1`), and a mark may follow it."""

_CODE = re.compile(r"`[^`\s]+`")


def is_value(block: Block) -> bool:
    """Whether `block` can open an enum value.

    Where a format marks code, a value is a code span that stands alone. There, and in a cell of its own, it may be any
    word.
    """
    if block.kind != "line" or _value(block) is None:
        return False
    return block.bare is None or bool(block.cells) or _CODE.fullmatch(block.text) is not None


def _value(block: Block) -> re.Match[str] | None:
    alone = block.bare is not None and (block.cells or _CODE.fullmatch(block.text))
    return (_IN_CELL if alone else _VALUE).fullmatch(block.words)


def _without_mark(text: str, labels: Labels) -> tuple[bool, str]:
    """(whether `text` opens with a deprecation mark, the text without it)."""
    match = next((m for mark in labels.deprecated_marks if (m := mark.match(narrow(text)))), None)
    return (True, text[match.end() :].strip()) if match else (False, text)


def _starts(blocks: list[Block]) -> list[int]:
    """The indexes of the blocks that open a value.

    Values stand line under line. After a blank line, a sentence that begins in capitals ("RFC 3339 ...") is text of the
    value above, unless its first word cannot be prose or the whole list is spaced out like this.
    """
    found = [at for at, block in enumerate(blocks) if is_value(block)]
    spaced = all(blocks[at].gap for at in found[1:])
    return [
        at
        for at in found
        if at == 0 or spaced or not blocks[at].gap or " " not in blocks[at].words or "_" in blocks[at].words.split()[0]
    ]


def read_values(blocks: list[Block], labels: Labels, page: str) -> tuple[tuple[ValueDeclaration, ...], list[Block]]:
    """The values that `blocks` list, and the blocks before the first, which belong to nothing.

    A paragraph after a blank line is text of the value above it when it is not a value itself.
    """
    starts = _starts(blocks)
    values = []
    for start, stop in pairwise([*starts, len(blocks)]):
        match = _value(blocks[start])
        assert match
        marked, beside = _without_mark(match[2] or "", labels)
        notice, prose = without_notice(blocks[start + 1 : stop], labels)
        text = ((beside,) if beside else ()) + paragraphs(prose)
        values.append(
            ValueDeclaration(
                name=match[1],
                deprecated=marked or notice or "deprecated" in read_flags(text, labels),
                text=text,
                span=Span(page, blocks[start].first, blocks[stop - 1].last),
            )
        )
    return tuple(values), blocks[: starts[0]] if starts else blocks
