"""Names: one global pass gives every type its flat name. Names already published never move.

A name used once in an API stays as it is; when several types share it, each is qualified by its owner
(`AudioResponseFormat.MimeType` becomes `AudioResponseFormatMimeType`). Between one message and enums the message keeps
it: an enum that shares its name with a message is nested in the type that uses it.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ir.model import Enum, External, ListOf, MapOf, Message, Reference, Type

Pins = Mapping[str, str]
"""Identity to flat name, as published."""

Named = TypeVar("Named", Message, Enum, External)


class Nameable(Struct, frozen=True):
    """A type as naming sees it: `name` as pages use it, `owners` the types that use it, by name."""

    kind: str
    name: str
    identity: str
    owners: tuple[str, ...]


FlatNames = Mapping[tuple[str, str], str]
"""(kind, identity) to flat name: a message and an enum may share an identity."""


def choose(types: Sequence[Nameable], pins: Pins) -> dict[tuple[str, str], str]:
    """Flat names for `types` (all that an API emits), unique within the API.

    A pinned identity keeps its name; one whose first owner changed is known by any of its owners. Else a name that only
    one type has stays as it is, or that only one message has; a shared one is qualified by the owner, where that is
    taken by the kind, then a number.
    """
    flat = _pinned(types, pins)
    messages = Counter(_identifier(kind.name) for kind in types if kind.kind == "message")
    enums = Counter(_identifier(kind.name) for kind in types if kind.kind == "enum")
    single = {name for name in messages | enums if (messages[name] or enums[name]) == 1}
    for kind in types:
        key = (kind.kind, kind.identity)
        if key in flat:
            continue
        plain = _identifier(kind.name)
        taken = set(flat.values())
        keeps = plain in single and (kind.kind == "message" or not messages[plain])
        if keeps and plain not in taken:
            flat[key] = plain
            continue
        owned = _identifier(f"{kind.owners[0]}.{kind.name}") if kind.owners else plain
        flat[key] = _free([owned, owned + kind.kind.capitalize()], taken | single)
    return flat


def pins(flat: FlatNames) -> dict[str, str]:
    """The names to publish: `kind identity` to flat name, sorted."""
    return {f"{kind} {identity}": name for (kind, identity), name in sorted(flat.items())}


def _pinned(types: Sequence[Nameable], published: Pins) -> dict[tuple[str, str], str]:
    """The names of `types` that are published already."""
    flat: dict[tuple[str, str], str] = {}
    for kind in types:
        identities = [kind.identity, *(f"{owner}.{kind.name}" for owner in kind.owners)]
        name = next((published[key] for i in identities if (key := f"{kind.kind} {i}") in published), None)
        if name and name not in flat.values():
            flat[kind.kind, kind.identity] = name
    return flat


def _free(names: Sequence[str], taken: set[str]) -> str:
    """The first of `names` that is not taken, else the last with the lowest number that makes it free."""
    for name in names:
        if name not in taken:
            return name
    number = 2
    while f"{names[-1]}{number}" in taken:
        number += 1
    return f"{names[-1]}{number}"


def capitalised(text: str) -> str:
    """The words of `text`, whatever sets them apart, as one Pascal-case name; it may be empty or begin with a digit."""
    return "".join(word[:1].upper() + word[1:] for word in re.findall(r"[A-Za-z0-9]+", text))


def _identifier(name: str) -> str:
    """A dotted name as one Pascal-case identifier: `AccessChange.Action` is `AccessChangeAction`."""
    parts = re.findall(r"[A-Za-z0-9_]+", name)
    return "".join(part[:1].upper() + part[1:] for part in parts)


def rename(kind: Named, flat: FlatNames) -> Named:
    """`kind` under its flat name, and so is every type it uses. Types that are not emitted keep the page's name."""
    if isinstance(kind, Message):
        fields = tuple(replace(field, type=renamed(field.type, flat)) for field in kind.fields)
        return replace(kind, name=flat.get(("message", kind.identity), kind.name), fields=fields)
    if isinstance(kind, Enum):
        return replace(kind, name=flat.get(("enum", kind.identity), kind.name))
    return replace(kind, name=flat[kind.target, kind.identity])


def renamed(kind: Type, flat: FlatNames) -> Type:
    """`kind` with flat names for the identities it refers to."""
    match kind:
        case Reference(target, name):
            return Reference(target, flat[target, name])
        case ListOf(items):
            return ListOf(renamed(items, flat))
        case MapOf(values):
            return MapOf(renamed(values, flat))
    return kind
