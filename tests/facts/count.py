"""Counts over the declarations of a vendored page, before anything is linked or merged."""

from ir.declaration import EnumDeclaration
from ir.model import TypeKind
from ir.uses import references
from tests.vendored import messages_of, page


def rows(path: str, half: int | None = None) -> int:
    """The fields in the field lists."""
    return sum(len(m.list.rows) for m in messages_of(path, half) if m.list)


def fields(path: str, half: int | None = None) -> int:
    """The fields in the field list or in the JSON representation."""
    total = 0
    for message in messages_of(path, half):
        listed = {row.name for row in message.list.rows} if message.list else set()
        represented = {key.name for key in message.representation.members} if message.representation else set()
        total += len(listed | represented)
    return total


def unions(path: str, half: int | None = None) -> list[str]:
    """The unions in the field lists, explicit presence among them."""
    return [union.name for m in messages_of(path, half) if m.list for union in m.list.unions]


def union_members(path: str, half: int | None = None) -> dict[str, int]:
    """The members of unions: those that stand in the field list, and those of the JSON representation.

    A field list does not mark where a union ends, so the JSON representation says which rows are members.
    """
    listed = represented = 0
    for message in messages_of(path, half):
        members = {k.name for k in message.representation.members if k.union} if message.representation else set()
        represented += len(members)
        listed += sum(row.name in members for row in message.list.rows) if message.list else 0
    return {"list": listed, "representation": represented}


def undeclared(path: str) -> set[tuple[TypeKind, str]]:
    """The names that fields use and no heading declares."""
    declared: set[tuple[TypeKind, str | None]] = {
        ("enum" if isinstance(d, EnumDeclaration) else "message", d.heading) for d in page(path).declarations
    }
    used = {(r.target, r.name) for message in messages_of(path) for _, r, _ in references(message)}
    return {use for use in used if use not in declared}


def behaviors(path: str, half: int | None, behavior: str) -> int:
    """The rows that state a behavior."""
    return sum(behavior in row.behavior for m in messages_of(path, half) if m.list for row in m.list.rows)


def undescribed(path: str, half: int | None = None) -> int:
    """The rows without a description."""
    return sum(not row.text for m in messages_of(path, half) if m.list for row in m.list.rows)
