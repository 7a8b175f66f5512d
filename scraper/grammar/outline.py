"""The outline of a page: which blocks are labels, which are headings, and what region belongs to each label.

Formats without marked headings give only lines, so labels come first and headings are found from them, backwards: the
heading is the last line before a label that names a type.
"""

import re

from msgspec import Struct
from msgspec.structs import replace

from scraper.blocks import Block
from scraper.grammar.enums import is_value
from scraper.grammar.rows import row_head
from scraper.grammar.types import NAME
from scraper.grammar.unions import opens_union
from scraper.labels import Labels, narrow

DECLARING = frozenset({"fields", "representation", "enums", "empty"})
"""The labels that stand below a type's heading."""

HALVES = frozenset({"input", "output", "request", "response"})
"""The labels that each open a schema of its own. A page without them is one schema, number 0."""

LONGEST_HEADING = 40
_USE = re.compile(rf"\b(?:object|enum)\s*\(\s*({NAME})\s*\)")
_TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*(?:\.[A-Z][A-Za-z0-9]*)*")
_SENTENCE = re.compile(r"[.。:;!?、,]|\s-\s")


class Label(Struct, frozen=True):
    """A label: the part it announces, its block, and the text it carries (`Tool: create_tool`), if any."""

    part: str
    at: int
    carried: str = ""


class Outline(Struct, frozen=True, kw_only=True):
    """What a page's constructs are read from: its blocks, labels, sections, and the blocks below each label.

    `below` is by the label's index; `halves` are the indexes of the labels that open a schema of their own.
    """

    page: str
    labels: Labels
    blocks: list[Block]
    found: list[Label]
    sections: list["Section"]
    below: dict[int, list[Block]]
    halves: list[int]

    def first(self, part: str) -> Label | None:
        """The first label of a part."""
        return next((label for label in self.found if label.part == part), None)

    def region(self, part: str) -> list[Block]:
        """The blocks below the first label of a part."""
        label = self.first(part)
        return self.below[label.at] if label else []

    def half(self, part: str) -> int | None:
        """The number of the schema that the label of `part` opens."""
        label = self.first(part)
        return self.halves.index(label.at) + 1 if label else None


class Section(Struct, frozen=True, kw_only=True):
    """A heading and what stands below it, as indexes into the page's blocks.

    `heading` is None where the page gives none; `name` is what it says; `doubts` are other lines that could have been
    it. `start` is the first block of the section; `labels` are its labels in order; `end` is the index after its last
    block.
    """

    heading: int | None
    name: str | None
    doubts: tuple[int, ...]
    start: int
    labels: tuple[Label, ...]
    end: int


def find_labels(blocks: list[Block], labels: Labels) -> list[Label]:
    """The labels of a page. One that is also a type's translated heading counts only where its part follows."""
    found: list[Label] = []
    at = -1
    while (at := at + 1) < len(blocks):
        block = blocks[at]
        if block.kind not in ("line", "heading") or (found and found[-1].at == at):
            continue
        part = labels.part(block.words)
        if part in DECLARING:
            if _announces(part, blocks, at, labels):
                found.append(Label(part, at))
            if part == "representation" and (fields := _unlabelled(blocks, at + 1, labels)):
                found.append(fields)
        elif head := row_head(blocks, at, labels):
            at = head.end - 1  # a field may be called `inputSchema`, and its type `Endpoint`
        elif part == "parameters" and not (found and found[-1].part in ("path", "query")):
            continue  # a type may be called `Parameters`
        elif part == "http" and not any(label.part == "method" for label in found):
            continue  # a type may be called `Endpoint`
        elif part:
            found.append(Label(part, at))
        elif opener := labels.opener(block.words):
            found.append(Label(opener[0], at, opener[1]))
    return found


def find_sections(blocks: list[Block], found: list[Label], labels: Labels) -> list[Section]:
    """The sections of a page, by the declaring labels among `found`; other labels bound the search for headings."""
    groups: list[list[Label]] = []
    before: list[Label | None] = []  # the label that precedes each group
    previous: Label | None = None
    for label in found:
        if label.part in DECLARING:
            if groups and previous is groups[-1][-1] and _belongs(blocks, label, groups[-1]):
                groups[-1].append(label)
            else:
                groups.append([label])
                before.append(previous)
        previous = label
    heads = _Headings(blocks, labels)
    drafts = [heads.section(label, group) for label, group in zip(before, groups, strict=True)]
    edges = [draft.start for draft in drafts] + [label.at for label in found if label.part not in DECLARING]
    edges += [at for at, block in enumerate(blocks) if block.kind == "heading"] + [len(blocks)]
    return [replace(draft, end=min(edge for edge in edges if edge > draft.labels[-1].at)) for draft in drafts]


def _announces(part: str, blocks: list[Block], at: int, labels: Labels) -> bool:
    """Whether the part a label names does follow it."""
    following = blocks[at + 1] if at + 1 < len(blocks) else None
    if part == "empty":
        return True
    if following is None:
        return True
    if part == "representation":
        return following.kind == "code"
    if part == "enums":
        return is_value(following)
    after_code = at > 0 and blocks[at - 1].kind == "code" and not blocks[at].gap
    return after_code or bool(row_head(blocks, at + 1, labels) or opens_union(following, labels))


def _unlabelled(blocks: list[Block], code: int, labels: Labels) -> Label | None:
    """The fields label below the representation `blocks[code]` where its word is not known, or left away.

    Rows right below a representation are its field list, whatever the line between says: translations vary.
    """
    if code + 2 >= len(blocks) or blocks[code].kind != "code" or labels.part(blocks[code + 1].words):
        return None
    if row_head(blocks, code + 1, labels):
        return Label("fields", code)
    apart = blocks[code + 1].gap or blocks[code + 1].kind != "line" or blocks[code + 2].gap
    return None if apart or not row_head(blocks, code + 2, labels) else Label("fields", code + 1)


def _belongs(blocks: list[Block], label: Label, group: list[Label]) -> bool:
    """Whether `label` is the other side of the declaration that `group` began: one list and one representation."""
    parts = {member.part for member in group}
    apart = any(block.kind == "heading" for block in blocks[group[-1].at : label.at])
    apart = apart or (
        label.part == "fields" and all(block.kind != "code" for block in blocks[label.at - 1 : label.at + 1])
    )
    return not apart and label.part not in parts and parts | {label.part} == {"fields", "representation"}


class _Headings:
    """Finds the heading of each section of one page."""

    def __init__(self, blocks: list[Block], labels: Labels) -> None:
        self.blocks = blocks
        self.labels = labels
        self.uses = _uses(blocks)
        self.rows = {
            line for at in range(len(blocks)) if (head := row_head(blocks, at, labels)) for line in range(at, head.end)
        }

    def section(self, before: Label | None, group: list[Label]) -> Section:
        """The section of `group`, its end still open. A label such as `Resource: Oven` before it is its heading."""
        first = group[0].at
        if before and before.part == "resource":
            heading: int | None = before.at
            name: str | None = before.carried
            doubts: tuple[int, ...] = ()
        else:
            start = before.at + 1 if before else 0
            heading, doubts = self._find([at for at in range(start, first) if at not in self.rows])
            name = self.blocks[heading].words.strip() if heading is not None else None
        start = first if heading is None else heading
        return Section(heading=heading, name=name, doubts=doubts, start=start, labels=tuple(group), end=start)

    def _find(self, region: list[int]) -> tuple[int | None, tuple[int, ...]]:
        """The heading among the blocks of `region`, which ends where a section's first label stands, and its rivals.

        Evidence, strongest first: a heading the format marks; a name the page uses as a type; a name in Pascal case; a
        short line that is no sentence (a translated heading).
        """
        marked = [at for at in region if self.blocks[at].kind == "heading"]
        if marked:
            return marked[-1], ()
        lines = [at for at in region if _stands_alone(self.blocks, at)]
        used = [at for at in lines if self.blocks[at].words in self.uses]
        named = [at for at in lines if _TYPE_NAME.fullmatch(self.blocks[at].words)]
        other = [at for at in named if self.labels.part(self.blocks[at].words) is None]  # no label that lost its part
        for candidates in (used, other, named):
            if candidates:
                return candidates[-1], ()
        short = [at for at in lines if _could_be_heading(self.blocks[at])]
        return (short[-1], tuple(short[:-1])) if short else (None, ())


def _uses(blocks: list[Block]) -> set[str]:
    """The names that a page uses as types."""
    return {name for block in blocks for name in _USE.findall(narrow(block.words))}


def _could_be_heading(block: Block) -> bool:
    return len(block.words) <= LONGEST_HEADING and not _SENTENCE.search(narrow(block.words))


def _stands_alone(blocks: list[Block], at: int) -> bool:
    """Whether a line has blank lines on both sides, so that it can be a heading in a format without marks."""
    return blocks[at].kind == "line" and (at == 0 or blocks[at].gap) and (at + 1 == len(blocks) or blocks[at + 1].gap)


def outline(blocks: list[Block], labels: Labels, page: str) -> Outline:
    """The outline of the page whose blocks these are."""
    found = find_labels(blocks, labels)
    sections = find_sections(blocks, found, labels)
    edges = [label.at for label in found] + [section.start for section in sections]
    edges += [at for at, block in enumerate(blocks) if block.kind == "heading"] + [len(blocks)]
    below = {label.at: blocks[label.at + 1 : min(edge for edge in edges if edge > label.at)] for label in found}
    return Outline(
        page=page,
        labels=labels,
        blocks=blocks,
        found=found,
        sections=sections,
        below=below,
        halves=[label.at for label in found if label.part in HALVES],
    )


def lost_headings(page: Outline) -> list[int]:
    """The lines that name a type which the page uses, as a heading does, and below which nothing is declared.

    Only formats that do not mark headings can lose one like this.
    """
    blocks = page.blocks
    taken = {label.at for label in page.found} | {section.heading for section in page.sections}
    uses = _uses(blocks)
    return [
        at
        for at, block in enumerate(blocks)
        if block.bare is None and block.words in uses and at not in taken
        if _stands_alone(blocks, at) and not row_head(blocks, at, page.labels)
    ]
