"""One page to its entries: types under their names, the halves and repetitions of a page as one type each."""

from collections.abc import Collection

from ir import wellknown
from ir.declaration import (
    Declaration,
    EnumDeclaration,
    FieldList,
    MessageDeclaration,
    OperationDeclaration,
    PageDeclarations,
    Row,
)
from ir.entry import Entry, content
from ir.headings import IDENTIFIER, Headed, identify
from ir.model import Diagnostic, Reference, Span, Type, TypeKind
from ir.names import capitalised
from ir.uses import leaves, names, rows_of

Use = tuple[TypeKind, str]


class PageEntries:
    """Makes the entries of pages, collecting diagnostics.

    `answered` are names that need no declaration on a page, `wanted` the messages that pages use and no heading names.
    """

    def __init__(self, answered: Collection[Use], wanted: Collection[str]) -> None:
        self.answered = answered
        self.wanted = wanted
        self.diagnostics: list[Diagnostic] = []

    def read(self, number: int, page: PageDeclarations) -> list[Entry]:
        """The types of a page; the halves of a page and repeated sections are one type each."""
        entries: dict[tuple[str, str | None, int], Entry] = {}
        seen: dict[tuple[int, str, str | None], int] = {}
        roots: set[int] = set()
        for declaration in page.declarations:
            kind: TypeKind = "enum" if isinstance(declaration, EnumDeclaration) else "message"
            again = seen.get((declaration.half, kind, declaration.heading), 0)
            seen[declaration.half, kind, declaration.heading] = again + 1
            key = (kind, declaration.heading, again)
            root = declaration.half not in roots
            roots.add(declaration.half)
            if key in entries:
                entries[key].declarations.append(declaration)
                entries[key].root |= root
                continue
            entries[key] = Entry(
                page=number,
                place=len(entries),
                language=page.page.language,
                kind=kind,
                name=declaration.heading or "",
                root=root,
                declarations=[declaration],
            )
        found = list(entries.values())
        for entry in found:
            self._well_known(entry)
        found += [_operation_entry(number, len(found) + at, page, o) for at, o in enumerate(page.operations)]
        self._identify([entry for entry in found if entry.role == "declared"])
        return self._without_repeats(found)

    def _well_known(self, entry: Entry) -> None:
        """Marks a type that spells out a well-known one."""
        first = entry.declarations[0]
        if isinstance(first, EnumDeclaration):
            values = tuple(value.name for value in first.values)
            known = next((name for name, shape in wellknown.ENUM_SHAPES.items() if shape == values), None)
            if known and IDENTIFIER.fullmatch(entry.name) and entry.name != known:
                known = None
        else:
            rows = first.list.rows if first.list else ()
            fields = {row.name: row.type for row in rows if row.type is not None}
            known = wellknown.recognise(fields, tuple(text for row in rows for text in row.text))
            named = IDENTIFIER.fullmatch(entry.name)
            if not known and entry.name in wellknown.SHAPES and _same_start(fields, wellknown.SHAPES[entry.name]):
                known = entry.name
            elif known and named and entry.name != known:
                known = None
            if known:
                self._check_well_known(entry, known, fields)
        if known:
            entry.role = "well_known"
            entry.name = known

    def _check_well_known(self, entry: Entry, known: str, fields: dict[str, Type]) -> None:
        shape = wellknown.SHAPES[known]
        for name in dict.fromkeys((*shape, *fields)):
            if fields.get(name) != shape.get(name):
                message = f"the page spells out google.protobuf.{known} with another `{name}` than it has"
                self._report("well-known-different", message, f"{known}.{name}", entry.declarations[0].span)

    def _identify(self, entries: list[Entry]) -> None:
        """Gives translated and missing headings their identifier back. Names declared elsewhere are no evidence."""
        heads = [
            Headed(
                kind=entry.kind,
                heading=entry.name or None,
                uses=tuple(use for use in names(entry.declarations[0]) if use not in self.answered),
                zero=_zero(entry.declarations[0]),
                prose=_prose(entry.declarations[0]),
            )
            for entry in entries
        ]
        found = identify(heads, self.wanted)
        for at, entry in enumerate(entries):
            heading = entry.name
            if at in found:
                entry.name, certain = found[at]
                if not heading:
                    message = f"a section without a heading is taken for `{entry.name}`, which the page uses"
                    self._report("type-without-name", message, entry.name, entry.declarations[0].span)
                elif not certain:
                    message = f"the heading {heading!r} is taken for `{entry.name}`, but could be another type"
                    self._report("ambiguous-heading", message, entry.name, entry.declarations[0].span)
            elif not IDENTIFIER.fullmatch(heading):
                entry.name = _fallback_name(heading, at)
                what = f"the heading {heading!r}" if heading else "a section without a heading"
                message = f"no use on the page tells which type {what} stands for; it is called `{entry.name}`"
                self._report("type-without-name", message, entry.name, entry.declarations[0].span)

    def _without_repeats(self, entries: list[Entry]) -> list[Entry]:
        """Merges sections that a page repeats word for word; a namesake with other content stays a type of its own."""
        kept: list[Entry] = []
        for entry in entries:
            twin = next((k for k in kept if _repeats(k, entry)), None)
            if twin is None:
                kept.append(entry)
                continue
            twin.declarations += entry.declarations
            first, second = twin.declarations[0].span, entry.declarations[0].span
            message = f"the section `{entry.name}` stands twice on the page"
            self._report("duplicate-section", message, entry.name, second, first)
        return kept

    def _report(self, rule: str, message: str, subject: str, *spans: Span) -> None:
        self.diagnostics.append(Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=spans))


def _operation_entry(number: int, place: int, page: PageDeclarations, operation: OperationDeclaration) -> Entry:
    """A method as a user of types: its parameters, and the bodies that sentences name, as rows of a message."""
    rows = [row for part in (operation.path, operation.query) if part for row in part.rows]
    for what, body in (("request", operation.request), ("response", operation.response)):
        if body and body.name:
            kind = Reference("message", body.name)
            rows.append(Row(name=what, type=kind, union=None, behavior=(), text=(), span=body.span))
    listed = FieldList(rows=tuple(rows), unions=(), span=operation.span)
    declaration = MessageDeclaration(
        heading=operation.name, text=(), half=-1, list=listed, representation=None, span=operation.span
    )
    return Entry(
        page=number,
        place=place,
        language=page.page.language,
        kind="message",
        name=operation.name,
        root=True,
        declarations=[declaration],
        role="operation",
    )


def _prose(declaration: Declaration) -> dict[tuple[TypeKind, str], str]:
    """What is said of the fields that use a name."""
    found: dict[tuple[TypeKind, str], str] = {}
    for row in rows_of(declaration):
        for reference in leaves(row.type) if row.type else ():
            key = (reference.target, reference.name)
            found[key] = " ".join((found.get(key, ""), *row.text))
    return found


def _zero(declaration: Declaration) -> str | None:
    if isinstance(declaration, EnumDeclaration) and declaration.values:
        return declaration.values[0].name
    return None


def _repeats(first: Entry, second: Entry) -> bool:
    """Whether a page gives the same section twice: same name, same content, same prose."""
    one, two = first.declarations[0], second.declarations[0]
    same = (first.kind, first.name, one.text) == (second.kind, second.name, two.text)
    return same and content(one) == content(two) and _texts(one) == _texts(two) and first.kind == "message"


def _texts(declaration: Declaration) -> tuple[object, ...]:
    if isinstance(declaration, EnumDeclaration):
        return tuple(value.text for value in declaration.values)
    return tuple(row.text for row in rows_of(declaration))


def _same_start(fields: dict[str, Type], shape: dict[str, Type]) -> bool:
    """Whether a type with a well-known name has at least half the fields of the well-known type."""
    return len(fields.keys() & shape.keys()) * 2 >= len(shape)


def _fallback_name(heading: str, at: int) -> str:
    """A name for a type whose heading is no identifier and to which no use answers."""
    name = capitalised(heading)
    return name if name and not name[0].isdigit() else f"Type{at + 1}"
