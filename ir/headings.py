"""Translated headings get their identifier back, from evidence in the page.

A translated page heads the type `Tool` with `ツール`, while uses keep the name: `object (Tool)`. Types stand in the
order of their first use, depth first, so a heading without an identifier answers to a use whose place in that order is
still open; on pages of whole packages they stand in the order of the alphabet. For enums the zero value says it too:
`STATE_UNSPECIFIED` opens the enum `State` (AIP-126), and so does every other enum with that heading.
"""

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from msgspec import Struct

from ir.model import TypeKind

IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")


class Headed(Struct, frozen=True, kw_only=True):
    """A type as identification sees it: its heading, the names it uses in order, and an enum's first value.

    `prose` is what the page says of the fields that use a name.
    """

    kind: TypeKind
    heading: str | None
    uses: tuple[tuple[TypeKind, str], ...] = ()
    zero: str | None = None
    prose: dict[tuple[TypeKind, str], str] = {}


def identify(types: Sequence[Headed], wanted: Collection[str] = ()) -> dict[int, tuple[str, bool]]:
    """For the types without an identifier for a heading: index to (name, whether the evidence is unambiguous).

    `types` are those of one page, in page order, well-known types left out; `wanted` are the messages that no heading
    of any page names. An index that is missing in the result has no use that it could answer to.
    """
    declared: set[tuple[TypeKind, str | None]] = {
        (t.kind, t.heading) for t in types if t.heading and IDENTIFIER.fullmatch(t.heading)
    }
    unnamed = [at for at, t in enumerate(types) if not (t.heading and IDENTIFIER.fullmatch(t.heading))]
    found: dict[int, tuple[str, bool]] = {}
    messages = [at for at in unnamed if types[at].kind == "message"]
    if _alphabetical(types):
        found.update(_by_alphabet(types, messages, wanted))
    else:
        for at in messages:
            if name := _open_place(types, at, declared, found):
                found[at] = name
    enums = [at for at in unnamed if types[at].kind == "enum"]
    found.update(_by_order(types, enums, declared))
    return found


_ENOUGH = 8
"""From so many headings on, their order is no accident."""


def _alphabetical(types: Sequence[Headed]) -> bool:
    """Whether the messages of a page stand in the order of the alphabet."""
    names = [t.heading for t in types if t.kind == "message" and t.heading and IDENTIFIER.fullmatch(t.heading)]
    return len(names) >= _ENOUGH and all(one < other for one, other in pairwise(names))


def _by_alphabet(
    types: Sequence[Headed], messages: Sequence[int], wanted: Collection[str]
) -> dict[int, tuple[str, bool]]:
    """Messages by the headings before and after them: names in between that nothing declares, one to one."""
    gaps: dict[tuple[str, str], list[int]] = {}
    for at in messages:
        before = [t.heading for t in types[:at] if t.kind == "message" and t.heading and t.heading.isascii()]
        after = [t.heading for t in types[at:] if t.kind == "message" and t.heading and t.heading.isascii()]
        gaps.setdefault((before[-1] if before else "", after[0] if after else "~"), []).append(at)
    return {
        at: (name, len(names) == len(places))
        for (before, after), places in gaps.items()
        if (names := sorted(name for name in wanted if before < name < after))
        for at, name in zip(places, names, strict=False)
    }


def _open_place(
    types: Sequence[Headed], at: int, declared: set[tuple[TypeKind, str | None]], found: dict[int, tuple[str, bool]]
) -> tuple[str, bool] | None:
    """The message name whose place in depth-first order is where `types[at]` stands.

    A use before it is still open when nothing that its message uses later has been declared in between. Among several,
    one whose description has the words of the heading comes first.
    """
    taken = declared | {("message", name) for name, _ in found.values()}
    for user in range(at - 1, -1, -1):
        between = {t.heading for t in types[user + 1 : at]} | {found[i][0] for i in found if user < i < at}
        uses = [name for kind, name in types[user].uses if kind == "message"]
        passed = max((place for place, name in enumerate(uses) if name in between), default=-1)
        places = [name for name in uses[passed + 1 :] if ("message", name) not in taken]
        if places:
            heading = types[at].heading
            told = [name for name in places if heading and heading in types[user].prose.get(("message", name), "")]
            return (told or places)[0], len(set(places)) == 1
    return None


def _by_order(
    types: Sequence[Headed], enums: Sequence[int], declared: set[tuple[TypeKind, str | None]]
) -> dict[int, tuple[str, bool]]:
    """Enums by their zero value or their heading, else by order: as many as open (user, name) pairs, one to one."""
    places = [
        name
        for t in types
        for name in dict.fromkeys(n for kind, n in t.uses if kind == "enum" and ("enum", n) not in declared)
    ]
    found: dict[int, tuple[str, bool]] = {}
    for at in enums:
        zero = types[at].zero or ""
        names = {name for name in places if zero == zero_value(name)}
        names = names or {name for name in places if zero.endswith("_" + zero_value(name))}
        if len(names) == 1:
            found[at] = (names.pop(), True)
    known: dict[str | None, set[str]] = {}
    for at, (name, _) in found.items():
        known.setdefault(types[at].heading, set()).add(name)
    for at in enums:
        alike = known.get(types[at].heading, set())
        if at not in found and types[at].heading and len(alike) == 1:
            found[at] = (next(iter(alike)), True)
    rest = [at for at in enums if at not in found]
    for name, _ in found.values():
        if name in places:
            places.remove(name)
    for at, name in zip(rest, places, strict=False):
        found[at] = (name, len(rest) == len(places))
    return found


def zero_value(name: str) -> str:
    """The name of the zero value of the enum `name` (AIP-126): `OauthGrantType` has `OAUTH_GRANT_TYPE_UNSPECIFIED`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.rsplit(".", maxsplit=1)[-1]).upper() + "_UNSPECIFIED"
