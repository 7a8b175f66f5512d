"""The outline of a page: which blocks are labels, which are headings, and what region belongs to each label.

Formats without marked headings give only lines, so labels come first and headings are found from them, backwards: the
heading is the last line before a label that names a type.
"""

import re

from msgspec import Struct

from scraper.blocks import Block
from scraper.grammar.enums import is_value
from scraper.grammar.rows import row_head
from scraper.grammar.types import NAME
from scraper.grammar.unions import union_name
from scraper.labels import Labels, narrow

DECLARING = frozenset({"fields", "representation", "enums", "empty"})
"""The labels that stand below a type's heading."""

LONGEST_HEADING = 40
_USE = re.compile(rf"\b(?:object|enum)\s*\(\s*({NAME})\s*\)")
_TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*(?:\.[A-Z][A-Za-z0-9]*)*")
_SENTENCE = re.compile(r"[.。:;!?、,]|\s-\s")


class Label(Struct, frozen=True):
    """A label: the part it announces, its block, and the text it carries (`Tool: create_tool`), if any."""

    part: str
    at: int
    carried: str = ""


class Section(Struct, frozen=True, kw_only=True):
    """A heading and what stands below it, as indexes into the page's blocks.

    `heading` is None where the page gives none; `doubts` are other lines that could have been the heading. `start` is
    the first block of the section; `labels` are its labels in order; `end` is the index after its last block.
    """

    heading: int | None
    doubts: tuple[int, ...]
    start: int
    labels: tuple[Label, ...]
    end: int


def find_labels(blocks: list[Block], labels: Labels) -> list[Label]:
    """The labels of a page. A label that is also a type's translated heading counts as one only where its part follows."""
    found = []
    for at, block in enumerate(blocks):
        if block.kind not in ("line", "heading") or row_head(blocks, at, labels):
            continue  # a field may be called `fields` or `inputSchema`
        part = labels.part(block.words)
        if part and _announces(part, blocks, at, labels):
            found.append(Label(part, at))
        elif not part and (opener := labels.opener(block.words)):
            found.append(Label(opener[0], at, opener[1]))
    return found


def find_sections(blocks: list[Block], found: list[Label], labels: Labels) -> list[Section]:
    """The sections of a page, by the declaring labels among `found`; other labels bound the search for headings."""
    uses = {name for block in blocks for name in _USE.findall(narrow(block.words))}
    rows = {
        line
        for at in range(len(blocks))
        if (head := row_head(blocks, at, labels))
        for line in range(at, head.end)
    }
    groups: list[list[Label]] = []
    after: list[int] = []  # index after the label that precedes each group
    previous = -1
    for label in found:
        if label.part in DECLARING:
            if groups and previous == groups[-1][-1].at and _belongs(label, groups[-1]):
                groups[-1].append(label)
            else:
                groups.append([label])
                after.append(previous + 1)
        previous = label.at
    heads = [_heading(blocks, [at for at in range(start, group[0].at) if at not in rows], uses) for start, group in zip(after, groups, strict=True)]
    starts = [
        heading if heading is not None else group[0].at for (heading, _), group in zip(heads, groups, strict=True)
    ]
    others = [label.at for label in found if label.part not in DECLARING]
    sections = []
    for index, group in enumerate(groups):
        following = starts[index + 1] if index + 1 < len(starts) else len(blocks)
        end = min([following, *(at for at in others if at > group[-1].at)])
        heading, doubts = heads[index]
        sections.append(
            Section(heading=heading, doubts=doubts, start=starts[index], labels=tuple(group), end=end)
        )
    return sections


def _announces(part: str, blocks: list[Block], at: int, labels: Labels) -> bool:
    """Whether the part a label names does follow it."""
    following = blocks[at + 1] if at + 1 < len(blocks) else None
    if part not in DECLARING or part == "empty":
        return True
    if part == "representation":
        return following is not None and following.kind == "code"
    if following is None:
        return True
    if part == "enums":
        return is_value(following)
    after_code = at > 0 and blocks[at - 1].kind == "code" and not blocks[at].gap
    return after_code or bool(row_head(blocks, at + 1, labels) or union_name(following, labels))


def _belongs(label: Label, group: list[Label]) -> bool:
    """Whether `label` is the other side of the declaration that `group` began: one list and one representation."""
    parts = {member.part for member in group} | {label.part}
    return label.part not in {member.part for member in group} and parts == {"fields", "representation"}


def _heading(blocks: list[Block], region: list[int], uses: set[str]) -> tuple[int | None, tuple[int, ...]]:
    """The heading among the blocks of `region`, which end where a section's first label stands, and its rivals.

    Evidence, strongest first: a heading the format marks; a name the page uses as a type; a name in Pascal case; a short
    line that is no sentence (a translated heading).
    """
    marked = [at for at in region if blocks[at].kind == "heading"]
    lines = [at for at in region if _stands_alone(blocks, at)]
    used = [at for at in lines if blocks[at].words in uses]
    named = [at for at in lines if _TYPE_NAME.fullmatch(blocks[at].words)]
    for candidates in (marked, used, named):
        if candidates:
            return candidates[-1], ()
    short = [
        at for at in lines if len(blocks[at].words) <= LONGEST_HEADING and not _SENTENCE.search(narrow(blocks[at].words))
    ]
    return (short[-1], tuple(short[:-1])) if short else (None, ())


def _stands_alone(blocks: list[Block], at: int) -> bool:
    """Whether a line has blank lines on both sides, so that it can be a heading in a format without marks."""
    return blocks[at].kind == "line" and (at == 0 or blocks[at].gap) and (at + 1 == len(blocks) or blocks[at + 1].gap)
