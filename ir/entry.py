"""Entries: the types of all pages while they are linked, and what makes two of them one type."""

from typing import Literal

from msgspec import Struct, field

from ir.declaration import Declaration, EnumDeclaration
from ir.model import MessageRole, Reference, Type, TypeKind

ALIKE = 0.75
"""The share of common fields from which two messages of one name count as one type that its pages tell differently."""


class Entry(Struct, kw_only=True, eq=False):
    """A type while it is linked, or a method: a user of types by its parameters and bodies.

    `place` numbers the entries of a page; `owners` are the entries that use this one, `uses` what its names mean.
    """

    page: int
    place: int
    language: str
    kind: TypeKind
    name: str
    root: bool
    declarations: list[Declaration]
    role: MessageRole | Literal["operation"] = "declared"
    owners: list["Entry"] = field(default_factory=list)
    uses: dict[Reference, Type] = field(default_factory=dict)


def key_of(entry: Entry) -> str:
    """A name for an entry while identities are not yet known."""
    return f"{entry.kind} {entry.page}:{entry.place}"


def content(declaration: Declaration) -> tuple[object, ...]:
    """What two declarations of one type must have in common: names and printed types, not the prose."""
    if isinstance(declaration, EnumDeclaration):
        return tuple(value.name for value in declaration.values)
    rows = declaration.list.rows if declaration.list else ()
    return tuple((row.name, row.type) for row in rows)


def same_type(first: Entry, second: Entry) -> bool:
    """Whether entries of one name on two pages are one type.

    They are when their content agrees or, for messages, nearly does; and when they are editions in two languages.
    """
    if first.page == second.page:
        return False
    one, two = (set(content(entry.declarations[0])) for entry in (first, second))
    if one == two:
        return True
    owners = {entry.name for entry in first.owners} & {entry.name for entry in second.owners}
    translated = first.language != second.language and (first.kind == "message" or bool(owners))
    return translated or (first.kind == "message" and len(one & two) >= ALIKE * len(one | two))
