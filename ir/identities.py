"""Identities: entries of all pages to types. Editions of one type are merged; namesakes get their owner's name."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from ir.declaration import Declaration
from ir.entry import Entry, key_of, same_type
from ir.model import Diagnostic, External, MessageRole, Reference, Type, TypeKind


class LinkedDeclaration(Struct, frozen=True, kw_only=True):
    """A declaration, the language it is written in, and what each name it uses means."""

    language: str
    declaration: Declaration
    uses: dict[Reference, Type]


class LinkedType(Struct, frozen=True, kw_only=True):
    """One type of the API and all declarations of it: the halves of a page, the editions in several languages.

    `name` is the name pages use; `owners` the types that use it, by name, in page order; `root` says that a page is
    about this type.
    """

    kind: TypeKind
    root: bool
    name: str
    identity: str
    role: MessageRole
    owners: tuple[str, ...]
    declarations: tuple[LinkedDeclaration, ...]


Clusters = dict[tuple[TypeKind, str], list[list[Entry]]]
"""Kind and name to the entries of each type that is called so."""


def cluster(entries: Sequence[Entry]) -> tuple[Clusters, list[Diagnostic]]:
    """The entries that are types, by type; namesakes with little in common are reported."""
    groups: Clusters = {}
    found: list[Diagnostic] = []
    for entry in entries:
        clusters = groups.setdefault((entry.kind, entry.name), [])
        same = next((c for c in clusters if same_type(c[0], entry)), None)
        if same is not None:
            same.append(entry)
            continue
        if clusters and entry.kind == "message" and all(c[0].page != entry.page for c in clusters):
            found.append(_namesake(entry, clusters[0][0]))
        clusters.append([entry])
    return groups, found


def identify(groups: Clusters, externals: Sequence[External]) -> dict[str, str]:
    """The identity of each entry, by its key, and of each external, by `kind name`."""
    identities: dict[str, str] = {}
    taken: Counter[tuple[TypeKind, str]] = Counter()
    for (kind, name), clusters in groups.items():
        for entries in clusters:
            owner = next((o.name for e in entries for o in e.owners if o.name != name), None)
            root = any(entry.root for entry in entries)
            scoped = owner is not None and not root and (kind == "enum" or len(clusters) > 1)
            identity = f"{owner}.{name}" if scoped else name
            taken[kind, identity] += 1
            number = taken[kind, identity]
            for entry in entries:
                identities[key_of(entry)] = f"{identity}~{number}" if number > 1 else identity
    return identities | {f"{external.target} {external.name}": external.identity for external in externals}


def linked_types(entries: Sequence[Entry], identities: dict[str, str]) -> tuple[LinkedType, ...]:
    """The types of the API in page order, each with all its declarations."""
    types: dict[tuple[TypeKind, str], list[Entry]] = {}
    for entry in entries:
        types.setdefault((entry.kind, identities[key_of(entry)]), []).append(entry)
    return tuple(_linked(identity, same, identities) for (_, identity), same in types.items())


def meanings(entry: Entry, identities: dict[str, str]) -> dict[Reference, Type]:
    """What each name that `entry` uses means, by identity."""
    return {
        name: Reference(kind.target, identities.get(kind.name, kind.name)) if isinstance(kind, Reference) else kind
        for name, kind in entry.uses.items()
    }


def _linked(identity: str, entries: Sequence[Entry], identities: dict[str, str]) -> LinkedType:
    return LinkedType(
        kind=entries[0].kind,
        root=any(entry.root for entry in entries),
        name=entries[0].name,
        identity=identity,
        role=_role(entries[0]),
        owners=tuple(dict.fromkeys(o.name for e in entries for o in e.owners if o.name != e.name)),
        declarations=tuple(
            LinkedDeclaration(language=entry.language, declaration=declaration, uses=meanings(entry, identities))
            for entry in entries
            for declaration in entry.declarations
        ),
    )


def _role(entry: Entry) -> MessageRole:
    assert entry.role != "operation", "methods are no types"
    return entry.role


def _namesake(entry: Entry, other: Entry) -> Diagnostic:
    return Diagnostic(
        id="duplicate-type-different",
        severity="error",
        message=f"two pages declare `{entry.name}` with little in common; they are kept as two types",
        subject=entry.name,
        spans=(entry.declarations[0].span, other.declarations[0].span),
    )
