"""The two sides of a message declaration, its field list and its JSON representation, made into one.

Where they disagree, what either says is kept and the disagreement reported with both places.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from ir.declaration import Member, MessageDeclaration, Row, UnionMark
from ir.identities import LinkedDeclaration
from ir.model import (
    Behavior,
    Diagnostic,
    Field,
    ListOf,
    Presence,
    Reference,
    Scalar,
    Side,
    Span,
    Type,
    Union,
)
from ir.shapes import compatible, finer, shown
from ir.uses import resolve

Part = TypeVar("Part", Row, Member, UnionMark)


def join(owner: str, linked: LinkedDeclaration) -> tuple[tuple[Field, ...], tuple[Union, ...], list[Diagnostic]]:
    """Fields and unions of the message `owner` from both sides, in the order of the list, and what they disagree in.

    One-member unions named `_x` are protobuf's explicit presence of the field `x` and no unions.
    """
    joiner = _Joiner(owner, linked)
    unions = joiner.unions()
    fields = joiner.fields(unions)
    real = tuple(union for union in unions if not _is_presence(union))
    return fields, real, joiner.diagnostics


class _Joiner:
    """One declaration with its rows and keys by name."""

    def __init__(self, owner: str, linked: LinkedDeclaration) -> None:
        declaration = linked.declaration
        assert isinstance(declaration, MessageDeclaration)
        self.owner = owner
        self.linked = linked
        self.list = declaration.list
        self.representation = declaration.representation
        self.diagnostics: list[Diagnostic] = []
        rows = self.list.rows if self.list else ()
        members = self.representation.members if self.representation else ()
        self.rows: Mapping[str, Row] = self._once(rows, "duplicate-field", "field")
        self.members: Mapping[str, Member] = {
            name: member
            for name, member in self._once(members, "duplicate-field", "field").items()
            if not self._expands(name)
        }
        self.both = bool(self.list and self.representation and self.representation.complete)

    def fields(self, unions: Sequence[Union]) -> tuple[Field, ...]:
        """All fields of either side."""
        return tuple(self._field(name, unions) for name in merged(list(self.rows), list(self.members)))

    def _field(self, name: str, unions: Sequence[Union]) -> Field:
        row, member = self.rows.get(name), self.members.get(name)
        listed = resolve(row.type, self.linked.uses) if row and row.type else None
        represented = resolve(member.type, self.linked.uses) if member and member.type else None
        spans = tuple(part.span for part in (row, member) if part)
        implied = any(other.startswith((f"{name}.", f"{name}[].")) for other in self.rows)
        if row is None and self.list and not implied:
            message = f"`{name}` stands in the JSON representation and not in the field list"
            self._report("field-only-in-representation", message, name, *spans, self.list.span)
        if member is None and self.both and self.representation:
            message = f"`{name}` stands in the field list and not in the JSON representation"
            self._report("field-only-in-list", message, name, *spans, self.representation.span)
        if row and member and listed and represented and not (compatible(listed, represented) or self._spelled(name)):
            message = f"the field list says `{shown(row.type)}`, the JSON representation `{shown(member.type)}`"
            self._report("type-mismatch", message, name, *spans)
        whole = listed is not None or (represented is not None and member is not None and not member.lost)
        lost = not whole
        if lost:
            self._report("type-lost", f"the page no longer shows the whole type of `{name}`", name, *spans)
        behavior: tuple[Behavior, ...] = row.behavior if row else ()
        union = next((union for union in unions if name in union.members), None)
        explicit = union is not None and _is_presence(union)
        presence: Presence = "explicit" if explicit else "required" if "required" in behavior else "optional"
        sides: list[Side] = ["list"] if row else []
        return Field(
            name=name,
            type=finer(listed, represented) if listed and represented else listed or represented or Scalar("value"),
            presence=presence,
            behavior=behavior,
            union=union.name if union and not explicit else None,
            lost=lost,
            sides=tuple(sides + (["representation"] if member else [])),
            text={self.linked.language: row.text} if row and row.text else {},
            spans=spans,
        )

    def _expands(self, name: str) -> bool:
        """Whether a key lies within a field whose row names a type: the representation spells the type out."""
        parents = [name[: match.start()] for match in re.finditer(r"(?:\[\])?\.", name)]
        return any(parent in self.rows and _names_a_type(self.rows[parent].type) for parent in parents)

    def _spelled(self, name: str) -> bool:
        """Whether the representation spells out in place what the row of `name` names."""
        members = self.representation.members if self.representation else ()
        spelled = any(member.name.startswith((f"{name}.", f"{name}[].")) for member in members)
        return spelled and _names_a_type(self.rows[name].type)

    def unions(self) -> list[Union]:
        """The unions of both sides by name, members in the order of the list."""
        listed = self._once(self.list.unions if self.list else (), "duplicate-union-name", "union")
        shown_there = self.representation.unions if self.representation else ()
        represented = self._once(shown_there, "duplicate-union-name", "union")
        found = []
        for name in merged(list(listed), list(represented)):
            marks = [side[name] for side in (listed, represented) if name in side]
            if self.both and name not in represented:
                message = f"the union `{name}` stands in the field list and not in the JSON representation"
                self._report("union-only-in-list", message, name, marks[0].span)
            elif self.both and name not in listed:
                message = f"the union `{name}` stands in the JSON representation and not in the field list"
                self._report("union-mismatch", message, name, marks[0].span)
            members = self._union_members(name, name in represented, [mark.span for mark in marks])
            if not members:
                continue  # of a type that the representation spells out in place, or lost with its rows: reported above
            found.append(
                Union(
                    name=name,
                    members=members,
                    required=any(mark.required for mark in marks),
                    text={self.linked.language: marks[0].text} if marks[0].text else {},
                    spans=tuple(mark.span for mark in marks),
                )
            )
        return found

    def _union_members(self, name: str, represented: bool, spans: Sequence[Span]) -> tuple[str, ...]:
        """The members of a union. A list does not mark where a union ends; the JSON representation does."""
        under = [row.name for row in self.rows.values() if row.union == name]
        inside = [member.name for member in self.members.values() if member.union == name]
        if not represented:
            return tuple(under)
        end = max((place for place, row in enumerate(under, 1) if row in inside), default=0)
        strangers = [row for row in under[:end] if row in self.members and row not in inside]
        strangers += [member for member in inside if member in self.rows and self.rows[member].union != name]
        if self.both:
            for stranger in strangers:
                message = f"`{stranger}` is a member of the union `{name}` on one side only"
                self._report("union-mismatch", message, stranger, *spans)
        unknown = [row for row in under[end:] if row not in self.members]
        return tuple(merged(under[:end] + unknown, inside))

    def _once(self, parts: Sequence[Part], rule: str, what: str) -> dict[str, Part]:
        """`parts` of one side by name; one that stands there twice is kept once, and reported."""
        found: dict[str, Part] = {}
        for part in parts:
            first = found.setdefault(part.name, part)
            if first is not part:
                self._report(rule, f"the {what} `{part.name}` stands there twice", part.name, part.span, first.span)
        return found

    def _report(self, rule: str, message: str, name: str, *spans: Span) -> None:
        subject = f"{self.owner}.{name}"
        self.diagnostics.append(Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=spans))


def merged(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """The names of both sequences in the order of `first`; what only `second` has follows its neighbour there."""
    names = list(dict.fromkeys(first))
    place = 0
    for name in second:
        if name in names:
            place = names.index(name) + 1
        else:
            names.insert(place, name)
            place += 1
    return names


def _names_a_type(kind: Type | None) -> bool:
    inner = kind.items if isinstance(kind, ListOf) else kind
    return isinstance(inner, Reference)


def _is_presence(union: Union) -> bool:
    """Whether a union is how protobuf spells explicit presence: `_page_size` with the one member `pageSize`."""
    names = {name.replace("_", "").casefold() for name in (union.name, *union.members)}
    return union.name.startswith("_") and len(union.members) == len(names) == 1
