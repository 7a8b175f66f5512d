"""Translated headings get their identifier back, from evidence in the page.

A translated page heads the type `Tool` with `ツール`, while uses keep the name: `object (Tool)`. Types stand in the
order of their first use, depth first, so a heading without an identifier answers to a use whose place in that order is
still open. For enums the zero value says it too: `STATE_UNSPECIFIED` opens the enum `State` (AIP-126).
"""

import re
from collections.abc import Sequence

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


def identify(types: Sequence[Headed]) -> dict[int, tuple[str, bool]]:
    """For the types without an identifier for a heading: index to (name, whether the evidence is unambiguous).

    `types` are those of one page, in page order, well-known types left out. An index that is missing in the result has
    no use that it could answer to.
    """
    declared: set[tuple[TypeKind, str | None]] = {
        (t.kind, t.heading) for t in types if t.heading and IDENTIFIER.fullmatch(t.heading)
    }
    unnamed = [at for at, t in enumerate(types) if not (t.heading and IDENTIFIER.fullmatch(t.heading))]
    found: dict[int, tuple[str, bool]] = {}
    for at in unnamed:
        if types[at].kind == "message" and (name := _open_place(types, at, declared, found)):
            found[at] = name
    enums = [at for at in unnamed if types[at].kind == "enum"]
    found.update(_by_order(types, enums, declared))
    return found


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
    """Enums by their zero value, else by order: as many headings as open (user, name) pairs, one to one."""
    places = [
        name
        for t in types
        for name in dict.fromkeys(n for kind, n in t.uses if kind == "enum" and ("enum", n) not in declared)
    ]
    found: dict[int, tuple[str, bool]] = {}
    for at in enums:
        names = {name for name in places if types[at].zero == zero_value(name)}
        if len(names) == 1:
            found[at] = (names.pop(), True)
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
