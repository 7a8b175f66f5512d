"""Names that declarations use: where they stand, and how they are replaced by what they mean."""

from collections.abc import Iterator, Sequence

from ir.declaration import Declaration, EnumDeclaration, Member, MessageDeclaration, Row
from ir.model import ListOf, MapOf, Reference, Span, Type, TypeKind


def references(declaration: Declaration) -> list[tuple[str, Reference, Span]]:
    """(field, reference, place) for every name a declaration uses, list before representation, in order."""
    if isinstance(declaration, EnumDeclaration):
        return []
    rows = declaration.list.rows if declaration.list else ()
    members = declaration.representation.members if declaration.representation else ()
    parts: list[Row | Member] = [*rows, *members]
    return [
        (part.name, reference, part.span) for part in parts if part.type is not None for reference in leaves(part.type)
    ]


def names(declaration: Declaration) -> list[tuple[TypeKind, str]]:
    """The names a declaration uses, each once, in order."""
    return list(dict.fromkeys((reference.target, reference.name) for _, reference, _ in references(declaration)))


def rows_of(declaration: Declaration) -> Sequence[Row]:
    """The rows of a message's field list; none where there is no list."""
    return declaration.list.rows if isinstance(declaration, MessageDeclaration) and declaration.list else ()


def resolve(kind: Type, uses: dict[Reference, Type]) -> Type:
    """`kind` with the names it uses replaced by what they mean."""
    if isinstance(kind, Reference):
        return uses.get(kind, kind)
    if isinstance(kind, ListOf):
        return ListOf(resolve(kind.items, uses))
    if isinstance(kind, MapOf):
        return MapOf(resolve(kind.values, uses))
    return kind


def leaves(kind: Type) -> Iterator[Reference]:
    """The references in `kind`."""
    if isinstance(kind, Reference):
        yield kind
    elif isinstance(kind, ListOf):
        yield from leaves(kind.items)
    elif isinstance(kind, MapOf):
        yield from leaves(kind.values)
