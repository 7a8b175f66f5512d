"""Linking: every name used on a page resolves to one declaration, one well-known type, or one declared external."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct, field

from ir import wellknown
from ir.declaration import (
    Declaration,
    EnumDeclaration,
    FieldList,
    Member,
    MessageDeclaration,
    OperationDeclaration,
    PageDeclarations,
    Row,
)
from ir.headings import IDENTIFIER, Headed, identify, zero_value
from ir.model import (
    Diagnostic,
    External,
    ListOf,
    MapOf,
    MessageRole,
    Reference,
    Span,
    Type,
    TypeKind,
)
from ir.scopes import assign


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


class Linked(Struct, frozen=True, kw_only=True):
    """All types of an API, what its methods use (by their place), what is from outside, and what did not resolve."""

    types: tuple[LinkedType, ...]
    operations: dict[Span, dict[Reference, Type]]
    externals: tuple[External, ...]
    owners: dict[str, tuple[str, ...]]
    diagnostics: tuple[Diagnostic, ...]
    by_place: dict[Span, LinkedType]


class ExternalRule(Struct, frozen=True, kw_only=True):
    """A decision that a name no page declares is an external, and why."""

    name: str
    kind: TypeKind
    reason: str


class _Entry(Struct, kw_only=True, eq=False):
    """A type while it is being linked."""

    page: int
    place: int
    language: str
    kind: TypeKind
    name: str
    root: bool
    declarations: list[Declaration]
    role: MessageRole | Literal["operation"] = "declared"
    identity: str = ""
    owners: list["_Entry"] = field(default_factory=list)
    uses: dict[Reference, Type] = field(default_factory=dict)


def link(pages: Sequence[PageDeclarations], externals: Sequence[ExternalRule]) -> Linked:
    """Links the pages of one API. Nothing is guessed in silence: what does not resolve is a diagnostic.

    An unresolved name still becomes an external, so that a run that accepts the finding has something to emit.
    """
    return _Linker(pages, externals).link()


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


def _names(declaration: Declaration) -> list[tuple[TypeKind, str]]:
    """The names a declaration uses, each once, in order."""
    return list(dict.fromkeys((reference.target, reference.name) for _, reference, _ in references(declaration)))


class _Linker:
    """Links the entries of all pages, page by page, then across pages."""

    def __init__(self, pages: Sequence[PageDeclarations], externals: Sequence[ExternalRule]) -> None:
        self.pages = pages
        self.rules = {(rule.kind, rule.name): rule for rule in externals}
        self.answered = {("message", name) for name in (*wellknown.SCALARS, *wellknown.MESSAGES)} | set(self.rules)
        self.wanted = self._wanted()
        self.externals: dict[tuple[TypeKind, str], External] = {}
        self.outside: dict[str, list[str]] = {}
        self.diagnostics: list[Diagnostic] = []
        self.entries: list[_Entry] = []
        self.declared: dict[tuple[TypeKind, str], list[_Entry]] = {}
        self.here: dict[tuple[str, Reference], _Entry] = {}
        self.open: list[tuple[Reference, list[_Entry]]] = []

    def link(self) -> Linked:
        """The whole pass."""
        for number, page in enumerate(self.pages):
            self.entries += self._page_entries(number, page)
        for entry in self.entries:
            if entry.role == "declared":
                self.declared.setdefault((entry.kind, entry.name), []).append(entry)
        for _, page_entries in groupby(self.entries, key=lambda entry: entry.page):
            self._resolve_page(list(page_entries))
        for reference, users in self.open:
            self._resolve_elsewhere(reference, users)
        self._map_entries()
        self._unreferenced()
        operations, types = self._types()
        return Linked(
            types=types,
            operations=operations,
            externals=tuple(self.externals.values()),
            owners={name: tuple(owners) for name, owners in self.outside.items()},
            diagnostics=tuple(self.diagnostics),
            by_place={linked.declaration.span: kind for kind in types for linked in kind.declarations},
        )

    # One page: its types, named

    def _page_entries(self, number: int, page: PageDeclarations) -> list[_Entry]:
        """The types of a page; the halves of a page and repeated sections are one type each."""
        entries: dict[tuple[str, str | None, int], _Entry] = {}
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
            entries[key] = _Entry(
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

    def _well_known(self, entry: _Entry) -> None:
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

    def _check_well_known(self, entry: _Entry, known: str, fields: dict[str, Type]) -> None:
        shape = wellknown.SHAPES[known]
        for name in dict.fromkeys((*shape, *fields)):
            if fields.get(name) != shape.get(name):
                message = f"the page spells out google.protobuf.{known} with another `{name}` than it has"
                self._report("well-known-different", message, f"{known}.{name}", entry.declarations[0].span)

    def _identify(self, entries: list[_Entry]) -> None:
        """Gives translated and missing headings their identifier back. Names declared elsewhere are no evidence."""
        answered = self.answered
        heads = [
            Headed(
                kind=entry.kind,
                heading=entry.name or None,
                uses=tuple(use for use in _names(entry.declarations[0]) if use not in answered),
                zero=_zero(entry.declarations[0]),
                prose=_prose(entry.declarations[0]),
            )
            for entry in entries
        ]
        names = identify(heads, self.wanted)
        for at, entry in enumerate(entries):
            heading = entry.name
            if at in names:
                entry.name, certain = names[at]
                if not heading:
                    message = f"a section without a heading is taken for `{entry.name}`, which the page uses"
                    self._report("type-without-name", message, entry.name, entry.declarations[0].span)
                elif not certain:
                    message = f"the heading {heading!r} is taken for `{entry.name}`, but could be another type"
                    self._report("ambiguous-heading", message, entry.name, entry.declarations[0].span)
            elif not IDENTIFIER.fullmatch(heading):
                entry.name = _fallback_name(heading, at)
                if not (entry.root and heading):
                    what = f"the heading {heading!r}" if heading else "a section without a heading"
                    message = f"no use on the page tells which type {what} stands for"
                    self._report("type-without-name", message, entry.name, entry.declarations[0].span)

    def _wanted(self) -> set[str]:
        """The messages that pages use and that no heading names."""
        declarations = [declaration for page in self.pages for declaration in page.declarations]
        used = {use for declaration in declarations for use in _names(declaration)} - self.answered
        return {name for kind, name in used if kind == "message"} - {d.heading for d in declarations}

    def _without_repeats(self, entries: list[_Entry]) -> list[_Entry]:
        """Merges sections that a page repeats word for word; a namesake with other content stays a type of its own."""
        kept: list[_Entry] = []
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

    # All pages: uses to declarations

    def _resolve_page(self, entries: list[_Entry]) -> None:
        """Fills `uses` of the entries of one page, and `owners` of what they use; other pages' types are left open."""
        declared: dict[tuple[TypeKind, str], list[_Entry]] = {}
        users: dict[tuple[TypeKind, str], list[_Entry]] = {}
        for entry in entries:
            declared.setdefault((entry.kind, entry.name), []).append(entry)
            for _, reference, _ in _uses(entry):
                using = users.setdefault((reference.target, reference.name), [])
                if entry not in using:
                    using.append(entry)
        for (kind, name), using in users.items():
            reference = Reference(kind, name)
            here = declared.get((kind, name), [])
            if self.pages[using[0].page].rpc:  # protobuf prints no kind beside a name
                here = here + declared.get(("enum", name), [])
            if not here or here[0].role == "well_known":
                self.open.append((reference, using))
                continue
            places = {entry.place: entry for entry in here}
            choice = assign(sorted(places), [entry.place for entry in using])
            for entry in using:
                self.here[_key(entry), reference] = places[choice[entry.place]]
                self._bind(entry, reference, places[choice[entry.place]])

    def _resolve_elsewhere(self, reference: Reference, users: list[_Entry]) -> None:
        """Binds uses that their page does not answer: as another edition of the user does, else to another page."""
        rest = []
        for user in users:
            if target := self._other_edition(user, reference):
                self._bind(user, reference, target)
            else:
                rest.append(user)
        if not rest:
            return
        there = self._elsewhere(reference.target, reference.name, rest[0].page)
        if there is None:
            self._outside(reference, rest)
            return
        for user in rest:
            self._bind(user, reference, there)

    def _other_edition(self, user: _Entry, reference: Reference) -> _Entry | None:
        """What the same type means by `reference` on a page that declares both."""
        for other in self.declared.get((user.kind, user.name), ()):
            target = self.here.get((_key(other), reference))
            if target and _same_type(user, other):
                return target
        return None

    def _bind(self, user: _Entry, reference: Reference, target: _Entry) -> None:
        user.uses[reference] = Reference(target.kind, _key(target))
        if user not in target.owners:
            target.owners.append(user)
        if user.page != target.page or not self.pages[user.page].tools:
            return
        halves = {declaration.half for declaration in target.declarations}
        for declaration in user.declarations:
            used = [(name, span) for name, r, span in references(declaration) if r == reference]
            if used and declaration.half not in halves:
                name, span = used[0]
                message = f"this half of the page uses `{reference.name}`, which only the other half declares"
                self._report("unresolved-reference", message, f"{user.name}.{name}", span)

    def _elsewhere(self, kind: TypeKind, name: str, page: int) -> _Entry | None:
        """The declaration on another page that answers a use: a page's root, or a type that is no other type's own.

        Enum values share the scope of their enum's parent in protobuf, so only a nested enum can do without its name as
        a prefix of its values (AIP-126): such an enum answers to its own page only. Types of several pages that are not
        one type answer to none: nothing tells which is meant.
        """
        there = [entry for entry in self.declared.get((kind, name), ()) if entry.page != page]
        roots = [entry for entry in there if entry.root]
        if roots:
            return roots[0]
        alike = all(_same_type(there[0], entry) for entry in there[1:])
        return there[0] if there and alike and not any(map(_nested, there)) else None

    def _outside(self, reference: Reference, users: list[_Entry]) -> None:
        """A name that no page declares: well-known, external by decision, or unresolved."""
        rule = self.rules.get((reference.target, reference.name))
        spans = [(e, f, span) for e in users for f, r, span in _uses(e) if r == reference]
        if rule is None and reference.name in wellknown.SCALARS:
            for user in users:
                user.uses[reference] = wellknown.SCALARS[reference.name]
            return
        if rule is None and reference.target == "message" and reference.name in wellknown.MESSAGES:
            for user in users:
                user.uses[reference] = Reference("message", wellknown.MESSAGES[reference.name].identity)
            return
        known = self.externals.get((reference.target, reference.name))
        if rule is None and known is None:
            user, name, span = spans[0]
            message = (
                f"`{reference.name}` is declared on no page of this API; add the page that declares it, or name it as"
                " an external in overrides.toml"
            )
            self._report("unresolved-reference", message, f"{user.name}.{name}", span)
        key = f"{reference.target} {reference.name}"
        identity = f"{users[0].name}.{reference.name}" if reference.target == "enum" else reference.name
        external = External(
            name=reference.name,
            identity=known.identity if known else identity,
            target=reference.target,
            reason=rule.reason if rule else "No page of this API declares it.",
            spans=(*(known.spans if known else ()), *dict.fromkeys(span for _, _, span in spans)),
        )
        self.externals[reference.target, reference.name] = external
        self.outside.setdefault(external.identity, []).extend(user.name for user in users)
        for user in users:
            user.uses[reference] = Reference(reference.target, key)

    # What remains

    def _map_entries(self) -> None:
        """Marks the types that only spell out how protobuf encodes a map field."""
        for entry in self.entries:
            if entry.kind == "enum" or entry.owners or not entry.name.endswith("Entry"):
                continue
            first = entry.declarations[0]
            assert isinstance(first, MessageDeclaration)
            names = [row.name for row in first.list.rows] if first.list else []
            field_name = entry.name.removesuffix("Entry").casefold()
            maps = [
                (other, row.type.values)
                for other in self.entries
                if other.page == entry.page
                for row in _rows(other.declarations[0])
                if isinstance(row.type, MapOf) and row.name.replace("_", "").casefold() == field_name
            ]
            if names != ["key", "value"] or not maps:
                continue
            entry.role = "map_entry"
            value = first.list.rows[1].type if first.list else None
            if all(value != values for _, values in maps):
                message = f"the map entry `{entry.name}` and the field it belongs to have other values"
                self._report("type-mismatch", message, f"{maps[0][0].name}.{entry.name}", first.span)

    def _unreferenced(self) -> None:
        for entry in self.entries:
            if not entry.owners and not entry.root and entry.role == "declared":
                message = f"no field of this API uses `{entry.name}`: its heading may have changed, or a use was lost"
                self._report("unreferenced-type", message, entry.name, entry.declarations[0].span)

    def _types(self) -> tuple[dict[Span, dict[Reference, Type]], tuple[LinkedType, ...]]:
        """Entries of all pages to types: editions of one type are merged, others of the same name get their owner."""
        groups: dict[tuple[TypeKind, str], list[list[_Entry]]] = {}
        declared = [entry for entry in self.entries if entry.role != "operation"]
        for entry in declared:
            clusters = groups.setdefault((entry.kind, entry.name), [])
            cluster = next((c for c in clusters if _same_type(c[0], entry)), None)
            if cluster is None:
                if clusters and entry.kind == "message" and all(c[0].page != entry.page for c in clusters):
                    self._report_namesake(entry, clusters[0][0])
                clusters.append([entry])
            else:
                cluster.append(entry)
        identities: dict[str, str] = {}
        taken: Counter[tuple[TypeKind, str]] = Counter()
        for (kind, name), clusters in groups.items():
            for cluster in clusters:
                owner = next((o.name for e in cluster for o in e.owners if o.name != name), None)
                root = any(entry.root for entry in cluster)
                scoped = owner is not None and not root and (kind == "enum" or len(clusters) > 1)
                identity = f"{owner}.{name}" if scoped else name
                taken[kind, identity] += 1
                number = taken[kind, identity]
                for entry in cluster:
                    identities[_key(entry)] = f"{identity}~{number}" if number > 1 else identity
        for external in self.externals.values():
            identities[f"{external.target} {external.name}"] = external.identity
        types: dict[tuple[str, str], list[_Entry]] = {}
        for entry in declared:
            types.setdefault((entry.kind, identities[_key(entry)]), []).append(entry)
        operations = {
            entry.declarations[0].span: {r: _renamed(t, identities) for r, t in entry.uses.items()}
            for entry in self.entries
            if entry.role == "operation"
        }
        return operations, tuple(
            LinkedType(
                kind=entries[0].kind,
                root=any(entry.root for entry in entries),
                name=entries[0].name,
                identity=identity,
                role=_role(entries[0]),
                owners=tuple(dict.fromkeys(o.name for e in entries for o in e.owners if o.name != e.name)),
                declarations=tuple(
                    LinkedDeclaration(
                        language=entry.language,
                        declaration=declaration,
                        uses={r: _renamed(t, identities) for r, t in entry.uses.items()},
                    )
                    for entry in entries
                    for declaration in entry.declarations
                ),
            )
            for (_, identity), entries in types.items()
        )

    def _report_namesake(self, entry: _Entry, other: _Entry) -> None:
        message = f"two pages declare `{entry.name}` with little in common; they are kept as two types"
        spans = (entry.declarations[0].span, other.declarations[0].span)
        self._report("duplicate-type-different", message, entry.name, *spans)

    def _report(self, rule: str, message: str, subject: str, *spans: Span) -> None:
        self.diagnostics.append(Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=spans))


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


def _role(entry: _Entry) -> MessageRole:
    assert entry.role != "operation", "methods are no types"
    return entry.role


def _uses(entry: _Entry) -> list[tuple[str, Reference, Span]]:
    return [use for declaration in entry.declarations for use in references(declaration)]


def _operation_entry(number: int, place: int, page: PageDeclarations, operation: OperationDeclaration) -> _Entry:
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
    return _Entry(
        page=number,
        place=place,
        language=page.page.language,
        kind="message",
        name=operation.name,
        root=True,
        declarations=[declaration],
        role="operation",
    )


def _rows(declaration: Declaration) -> Iterable[Row]:
    return declaration.list.rows if isinstance(declaration, MessageDeclaration) and declaration.list else ()


def _key(entry: _Entry) -> str:
    """A name for an entry while identities are not yet known."""
    return f"{entry.kind} {entry.page}:{entry.place}"


def _renamed(kind: Type, identities: dict[str, str]) -> Type:
    """A bound use with the identity of what it is bound to."""
    return Reference(kind.target, identities.get(kind.name, kind.name)) if isinstance(kind, Reference) else kind


def _prose(declaration: Declaration) -> dict[tuple[TypeKind, str], str]:
    """What is said of the fields that use a name."""
    found: dict[tuple[TypeKind, str], str] = {}
    for row in _rows(declaration):
        for reference in leaves(row.type) if row.type else ():
            key = (reference.target, reference.name)
            found[key] = " ".join((found.get(key, ""), *row.text))
    return found


def _zero(declaration: Declaration) -> str | None:
    if isinstance(declaration, EnumDeclaration) and declaration.values:
        return declaration.values[0].name
    return None


def _nested(entry: _Entry) -> bool:
    """Whether an enum can only be nested: its values do not carry its name."""
    declaration = entry.declarations[0]
    if not isinstance(declaration, EnumDeclaration):
        return False
    prefix = zero_value(entry.name).removesuffix("UNSPECIFIED")
    return not all(value.name.startswith(prefix) for value in declaration.values)


def _content(declaration: Declaration) -> tuple[object, ...]:
    """What two declarations of one type must have in common: names and printed types, not the prose."""
    if isinstance(declaration, EnumDeclaration):
        return tuple(value.name for value in declaration.values)
    rows = declaration.list.rows if declaration.list else ()
    return tuple((row.name, row.type) for row in rows)


def _repeats(first: _Entry, second: _Entry) -> bool:
    """Whether a page gives the same section twice: same name, same content, same prose."""
    one, two = first.declarations[0], second.declarations[0]
    same = (first.kind, first.name, one.text) == (second.kind, second.name, two.text)
    return same and _content(one) == _content(two) and _texts(one) == _texts(two) and first.kind == "message"


def _texts(declaration: Declaration) -> tuple[object, ...]:
    if isinstance(declaration, EnumDeclaration):
        return tuple(value.text for value in declaration.values)
    return tuple(row.text for row in _rows(declaration))


ALIKE = 0.75
"""The share of common fields from which two messages of one name count as one type that its pages tell differently."""


def _same_type(first: _Entry, second: _Entry) -> bool:
    """Whether entries of one name on two pages are one type.

    They are when their content agrees or, for messages, nearly does; and when they are editions in two languages.
    """
    if first.page == second.page:
        return False
    one, two = (set(_content(entry.declarations[0])) for entry in (first, second))
    if one == two:
        return True
    owners = {entry.name for entry in first.owners} & {entry.name for entry in second.owners}
    translated = first.language != second.language and (first.kind == "message" or bool(owners))
    return translated or (first.kind == "message" and len(one & two) >= ALIKE * len(one | two))


def _same_start(fields: dict[str, Type], shape: dict[str, Type]) -> bool:
    """Whether a type with a well-known name has at least half the fields of the well-known type."""
    return len(fields.keys() & shape.keys()) * 2 >= len(shape)


def _fallback_name(heading: str, at: int) -> str:
    """A name for a type whose heading is no identifier and to which no use answers."""
    words = re.findall(r"[A-Za-z0-9]+", heading)
    name = "".join(word[:1].upper() + word[1:] for word in words)
    return name if name and not name[0].isdigit() else f"Type{at + 1}"
