"""Uses to declarations: first on their own page, then on other pages, then outside of the API."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from ir import wellknown
from ir.declaration import EnumDeclaration, PageDeclarations
from ir.entry import Entry, key_of, same_type
from ir.headings import zero_value
from ir.model import Diagnostic, External, Reference, Span, TypeKind
from ir.scopes import assign
from ir.uses import references


class ExternalRule(Struct, frozen=True, kw_only=True):
    """A decision that a name no page declares is an external, and why."""

    name: str
    kind: TypeKind
    reason: str


Rules = Mapping[tuple[TypeKind, str], ExternalRule]
"""The decisions by kind and name."""


class Resolver:
    """Binds what the entries of all pages use, collecting diagnostics.

    `externals` are the names from outside, `outside` the names of their users by the external's identity.
    """

    def __init__(
        self,
        pages: Sequence[PageDeclarations],
        entries: Sequence[Entry],
        rules: Mapping[tuple[TypeKind, str], ExternalRule],
    ) -> None:
        self.pages = pages
        self.entries = entries
        self.rules = rules
        self.externals: dict[tuple[TypeKind, str], External] = {}
        self.outside: dict[str, list[str]] = {}
        self.diagnostics: list[Diagnostic] = []
        self.declared: dict[tuple[TypeKind, str], list[Entry]] = {}
        self.here: dict[tuple[str, Reference], Entry] = {}
        self.open: list[tuple[Reference, list[Entry]]] = []

    def resolve(self) -> None:
        """Fills `uses` and `owners` of all entries."""
        for entry in self.entries:
            if entry.role == "declared":
                self.declared.setdefault((entry.kind, entry.name), []).append(entry)
        for _, page in groupby(self.entries, key=lambda entry: entry.page):
            self._resolve_page(list(page))
        for reference, users in self.open:
            self._resolve_elsewhere(reference, users)

    def _resolve_page(self, entries: list[Entry]) -> None:
        """Fills `uses` of the entries of one page, and `owners` of what they use; other pages' types are left open."""
        declared: dict[tuple[TypeKind, str], list[Entry]] = {}
        users: dict[tuple[TypeKind, str], list[Entry]] = {}
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
                self.here[key_of(entry), reference] = places[choice[entry.place]]
                self._bind(entry, reference, places[choice[entry.place]])

    def _resolve_elsewhere(self, reference: Reference, users: list[Entry]) -> None:
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

    def _other_edition(self, user: Entry, reference: Reference) -> Entry | None:
        """What the same type means by `reference` on a page that declares both."""
        for other in self.declared.get((user.kind, user.name), ()):
            target = self.here.get((key_of(other), reference))
            if target and same_type(user, other):
                return target
        return None

    def _bind(self, user: Entry, reference: Reference, target: Entry) -> None:
        user.uses[reference] = Reference(target.kind, key_of(target))
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

    def _elsewhere(self, kind: TypeKind, name: str, page: int) -> Entry | None:
        """The declaration on another page that answers a use: a page's root, or a type that is no other type's own.

        Enum values share the scope of their enum's parent in protobuf, so only a nested enum can do without its name as
        a prefix of its values (AIP-126): such an enum answers to its own page only. Types of several pages that are not
        one type answer to none: nothing tells which is meant.
        """
        there = [entry for entry in self.declared.get((kind, name), ()) if entry.page != page]
        roots = [entry for entry in there if entry.root]
        if roots:
            return roots[0]
        alike = all(same_type(there[0], entry) for entry in there[1:])
        return there[0] if there and alike and not any(map(_nested, there)) else None

    def _outside(self, reference: Reference, users: list[Entry]) -> None:
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

    def _report(self, rule: str, message: str, subject: str, *spans: Span) -> None:
        self.diagnostics.append(Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=spans))


def _uses(entry: Entry) -> list[tuple[str, Reference, Span]]:
    return [use for declaration in entry.declarations for use in references(declaration)]


def _nested(entry: Entry) -> bool:
    """Whether an enum can only be nested: its values do not carry its name."""
    declaration = entry.declarations[0]
    if not isinstance(declaration, EnumDeclaration):
        return False
    prefix = zero_value(entry.name).removesuffix("UNSPECIFIED")
    return not all(value.name.startswith(prefix) for value in declaration.values)
