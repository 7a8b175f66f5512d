"""Edits of the vendored pages, one for each thing that can go wrong, and where each of them has to be noticed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from ir.declaration import Declaration, EnumDeclaration, MessageDeclaration, Row
from ir.model import Diagnostic, Span
from scraper.grammar.types import parse_type
from tests.vendored import enums_on, findings, messages_on, page, text


class Part(Struct, frozen=True, kw_only=True):
    """A field in one declaration: its row and its key, by their lines."""

    owner: str
    name: str
    row: Row | None
    key: Span | None
    declaration: MessageDeclaration

    @property
    def subject(self) -> str:
        """How a finding names it."""
        return f"{self.owner}.{self.name}"


class Edit(Struct, frozen=True, kw_only=True):
    """Lines to take out of a page, and where that has to be noticed: any of (id, place)."""

    part: Part
    span: Span
    noticed: tuple[tuple[str, Span], ...]


def unnoticed(path: str, edits: Iterable[Edit]) -> list[str]:
    """Those of `edits` that nothing reports at one of the right places, each with what is reported of that page."""
    left = []
    for group in rounds(edits):
        spans = [edit.span for edit in group]
        reported = places(findings({path: without(path, *spans)}))
        left += [
            f"{edit.part.subject}, lines {edit.span.first}-{edit.span.last}"
            for edit in group
            if not any((rule, after(place, *spans)) in reported for rule, place in edit.noticed)
        ]
    return left


def owner(path: str, declaration: Declaration) -> str:
    """The name by which pages use the type that `declaration` declares."""
    types = enums_on(path) if isinstance(declaration, EnumDeclaration) else messages_on(path)
    found = next(kind for kind in types if declaration.span in kind.spans)
    return found.identity.rsplit(".", 1)[-1]


def declarations(path: str) -> Sequence[Declaration]:
    """The declarations of a page, in order."""
    return page(path).declarations


def parts(path: str) -> Iterator[Part]:
    """Every field of every declaration of a page."""
    for declaration in declarations(path):
        if isinstance(declaration, MessageDeclaration):
            rows = {row.name: row for row in declaration.list.rows} if declaration.list else {}
            keys = (
                {key.name: key.span for key in declaration.representation.members} if declaration.representation else {}
            )
            for name in dict.fromkeys((*rows, *keys)):
                yield Part(
                    owner=owner(path, declaration),
                    name=name,
                    row=rows.get(name),
                    key=keys.get(name),
                    declaration=declaration,
                )


def rounds(edits: Iterable[Edit]) -> Iterable[list[Edit]]:
    """`edits` in groups with at most one edit of a section: what is found in one section hides nothing of another."""
    groups: dict[int, list[Edit]] = {}
    number: Counter[Span] = Counter()
    for edit in edits:
        section = edit.part.declaration.span
        groups.setdefault(number[section], []).append(edit)
        number[section] += 1
    return groups.values()


def without(path: str, *spans: Span) -> list[str]:
    """The page without the lines of `spans`."""
    gone = {line for span in spans for line in range(span.first, span.last + 1)}
    return [words for line, words in enumerate(text(path), 1) if line not in gone]


def inserted(path: str, line: int, *new: str) -> list[str]:
    """The page with `new` lines, the first of which becomes line `line`."""
    lines = text(path)
    return [*lines[: line - 1], *new, *lines[line - 1 :]]


def replaced(path: str, line: int, new: str) -> list[str]:
    """The page with `new` for its line `line`."""
    lines = list(text(path))
    lines[line - 1] = new
    return lines


def after(span: Span, *removed: Span) -> int:
    """The line where `span` begins once the lines of `removed` are gone."""
    return span.first - sum(r.last - r.first + 1 for r in removed if r.first < span.first)


def head(path: str, row: Row) -> tuple[int, str]:
    """The line on which the type of a row stands, and what stands before the type."""
    lines = text(path)
    for line in range(row.span.first, row.span.last + 1):
        words = lines[line - 1]
        for start in (0, *(at + 1 for at, letter in enumerate(words) if letter == " ")):
            before = words[:start].removesuffix("(deprecated) ")
            names = (f"{row.name} ", f"{row.name}[] ") if line == row.span.first else ("",)
            if parse_type(words[start:]) and before in names:
                return line, words[:start]
    raise AssertionError(f"no type in {row}")


def places(findings: Sequence[Diagnostic]) -> set[tuple[str, int]]:
    """(id, line) of each finding."""
    return {(finding.id, finding.spans[0].first) for finding in findings}


def near(findings: Sequence[Diagnostic], span: Span) -> bool:
    """Whether anything is reported at a place that touches `span`, a blank line more on either side."""
    return any(
        place.page == span.page and place.first <= span.last + 1 and span.first - 1 <= place.last
        for finding in findings
        for place in finding.spans
    )
