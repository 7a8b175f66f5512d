"""Linking: every name used on a page resolves to one declaration, one well-known type, or one declared external."""

from collections.abc import Sequence

from msgspec import Struct

from ir import wellknown
from ir.declaration import MessageDeclaration, PageDeclarations
from ir.entries import PageEntries, Use
from ir.entry import Entry
from ir.identities import LinkedType, cluster, identify, linked_types, meanings
from ir.model import Diagnostic, External, MapOf, Reference, Span, Type
from ir.resolve import ExternalRule, Resolver
from ir.uses import names, rows_of


class Linked(Struct, frozen=True, kw_only=True):
    """All types of an API, what its methods use (by their place), what is from outside, and what did not resolve."""

    types: tuple[LinkedType, ...]
    operations: dict[Span, dict[Reference, Type]]
    externals: tuple[External, ...]
    owners: dict[str, tuple[str, ...]]
    diagnostics: tuple[Diagnostic, ...]
    by_place: dict[Span, LinkedType]


def link(pages: Sequence[PageDeclarations], externals: Sequence[ExternalRule]) -> Linked:
    """Links the pages of one API. Nothing is guessed in silence: what does not resolve is a diagnostic.

    An unresolved name still becomes an external, so that a run that accepts the finding has something to emit.
    """
    rules = {(rule.kind, rule.name): rule for rule in externals}
    answered: set[Use] = {("message", name) for name in (*wellknown.SCALARS, *wellknown.MESSAGES)} | set(rules)
    reader = PageEntries(answered, _wanted(pages, answered))
    entries = [entry for number, page in enumerate(pages) for entry in reader.read(number, page)]
    resolver = Resolver(pages, entries, rules)
    resolver.resolve()
    doubts = [*_mark_map_entries(entries), *_unreferenced(entries)]
    declared = [entry for entry in entries if entry.role != "operation"]
    groups, namesakes = cluster(declared)
    identities = identify(groups, list(resolver.externals.values()))
    types = linked_types(declared, identities)
    return Linked(
        types=types,
        operations={
            entry.declarations[0].span: meanings(entry, identities) for entry in entries if entry.role == "operation"
        },
        externals=tuple(resolver.externals.values()),
        owners={name: tuple(owners) for name, owners in resolver.outside.items()},
        diagnostics=(*reader.diagnostics, *resolver.diagnostics, *doubts, *namesakes),
        by_place={linked.declaration.span: kind for kind in types for linked in kind.declarations},
    )


def _wanted(pages: Sequence[PageDeclarations], answered: set[Use]) -> set[str]:
    """The messages that pages use and that no heading names."""
    declarations = [declaration for page in pages for declaration in page.declarations]
    used = {use for declaration in declarations for use in names(declaration)} - answered
    return {name for kind, name in used if kind == "message"} - {d.heading for d in declarations}


def _mark_map_entries(entries: Sequence[Entry]) -> list[Diagnostic]:
    """Marks the types that only spell out how protobuf encodes a map field; reports those that say something else."""
    found = []
    for entry in entries:
        if entry.kind == "enum" or entry.owners or not entry.name.endswith("Entry"):
            continue
        first = entry.declarations[0]
        assert isinstance(first, MessageDeclaration)
        rows = rows_of(first)
        field_name = entry.name.removesuffix("Entry").casefold()
        maps = [
            (other, row.type.values)
            for other in entries
            if other.page == entry.page
            for row in rows_of(other.declarations[0])
            if isinstance(row.type, MapOf) and row.name.replace("_", "").casefold() == field_name
        ]
        if [row.name for row in rows] != ["key", "value"] or not maps:
            continue
        entry.role = "map_entry"
        if all(rows[1].type != values for _, values in maps):
            message = f"the map entry `{entry.name}` and the field it belongs to have other values"
            found.append(_error("type-mismatch", message, f"{maps[0][0].name}.{entry.name}", first.span))
    return found


def _unreferenced(entries: Sequence[Entry]) -> list[Diagnostic]:
    return [
        _error(
            "unreferenced-type",
            f"no field of this API uses `{entry.name}`: its heading may have changed, or a use was lost",
            entry.name,
            entry.declarations[0].span,
        )
        for entry in entries
        if not entry.owners and not entry.root and entry.role == "declared"
    ]


def _error(rule: str, message: str, subject: str, place: Span) -> Diagnostic:
    return Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=(place,))
