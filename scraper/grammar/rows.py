"""Field lists: rows (`name type`, or name and type on lines of their own), the unions above them, their descriptions.

Code and YAML inside descriptions look like rows and are not: a row is a name with a whole type expression.
"""

import re
from itertools import pairwise

from msgspec import Struct

from ir.declaration import FieldList, Row, UnionMark
from ir.model import ListOf, Span, Type
from scraper.blocks import Block, paragraphs
from scraper.grammar.flags import read_flags, without_notice
from scraper.grammar.types import parse_type
from scraper.grammar.unions import closes_union, opens_union, read_union
from scraper.labels import Labels, narrow

_NAME = r"@?[A-Za-z_][\w-]*(?:\[\])?(?:\.[A-Za-z_][\w-]*(?:\[\])?)*"
NAME = re.compile(_NAME)
_SHORT = re.compile(rf"({_NAME})\s+(.+)")


class Head(Struct, frozen=True):
    """The head of a row: its name as printed, its type, and the index of the block after it."""

    name: str
    type: Type | None
    deprecated: bool
    end: int


def row_head(blocks: list[Block], at: int, labels: Labels) -> Head | None:
    """The head of the row that opens at `blocks[at]`, if one does: name, mark and type on one to three lines."""
    if blocks[at].kind != "line":
        return None
    deprecated, text = _without_mark(blocks[at].words, labels)
    if not NAME.fullmatch(text):
        match = _SHORT.fullmatch(text)
        kind = match and parse_type(match[2], rpc=labels.rpc)
        return Head(match[1], kind, deprecated, at + 1) if match and kind else None
    end = at + 1
    marked, rest = _without_mark(_line(blocks, end), labels)
    if marked and not rest:
        end += 1
        rest = _line(blocks, end)
    if kind := parse_type(rest, rpc=labels.rpc):
        return Head(text, kind, deprecated or marked, end + 1)
    lost = bool(blocks[at].cells)  # a cell of its own, and the cell beside it shows no type
    return Head(text, None, deprecated or marked, end) if lost else None


def _without_mark(text: str, labels: Labels) -> tuple[bool, str]:
    """(whether `text` carries a deprecation mark at its end or start, the text without marks)."""
    if "(" not in text:
        return False, text
    marked = False
    for mark in labels.deprecated_marks:
        found = list(mark.finditer(narrow(text)))
        for match in reversed(found):
            inner = text[match.end() :].lstrip().startswith(".")  # the mark of a parent in a dotted name
            marked = marked or not inner
            text = text[: match.start()].rstrip() + (" " if not inner else "") + text[match.end() :].lstrip()
    return marked, text.strip() if marked else text


def read_rows(blocks: list[Block], labels: Labels, page: str) -> tuple[FieldList, list[Block]]:
    """The field list that `blocks` are, and the blocks before its first row, which belong to nothing."""
    starts = _starts(blocks, labels)
    rows: list[Row] = []
    unions: list[UnionMark] = []
    union = None
    for start, stop in pairwise([*starts, len(blocks)]):
        if closes_union(blocks[start], labels):
            union = None
        elif head := row_head(blocks, start, labels):
            body = blocks[head.end : stop]
            span = Span(page, blocks[start].first, blocks[stop - 1].last)
            rows.append(_row(head, body, union, labels, span))
        else:
            mark = read_union(blocks[start:stop], labels, page, [known.name for known in unions])
            unions.append(mark)
            union = mark.name
    first = starts[0] if starts else len(blocks)
    span = Span(page, blocks[0].first, blocks[-1].last)
    return FieldList(rows=tuple(rows), unions=tuple(unions), span=span), blocks[:first]


def _row(head: Head, body: list[Block], union: str | None, labels: Labels, span: Span) -> Row:
    """The row with the given head and description."""
    notice, prose = without_notice(body, labels)
    text = paragraphs(prose)
    behavior = read_flags(text, labels)
    if (head.deprecated or notice) and "deprecated" not in behavior:
        behavior = (*behavior, "deprecated")
    kind = head.type and (ListOf(head.type) if head.name.endswith("[]") else head.type)
    return Row(name=head.name.removesuffix("[]"), type=kind, union=union, behavior=behavior, text=text, span=span)


def _starts(blocks: list[Block], labels: Labels) -> list[int]:
    """The indexes where rows and union marks open. What a head takes up is not looked at again: types are words."""
    starts = []
    at = 0
    while at < len(blocks):
        head = row_head(blocks, at, labels)
        if head or opens_union(blocks[at], labels) or closes_union(blocks[at], labels):
            starts.append(at)
        at = head.end if head else at + 1
    return starts


def _line(blocks: list[Block], at: int) -> str:
    return blocks[at].words if at < len(blocks) and blocks[at].kind == "line" else ""
