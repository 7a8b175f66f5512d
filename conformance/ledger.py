"""Two sets of names held against each other, and a ledger of the differences that are understood."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Literal

Side = Literal["pages", "sdk"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Names of `kind` that only one side knows, and why that is so."""

    kind: str
    only_in: Side
    names: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the two sides know of one kind: `unexplained` differences, and `stale` ones of the ledger that are gone.

    Both hold pairs of the side that has the name, and the name.
    """

    kind: str
    pages: frozenset[str]
    sdk: frozenset[str]
    unexplained: tuple[tuple[Side, str], ...]
    stale: tuple[tuple[Side, str], ...]


def compare(pages: Mapping[str, Set[str]], sdk: Mapping[str, Set[str]], ledger: Sequence[Entry]) -> list[Verdict]:
    """One verdict per kind of `pages` and `sdk` (both: kind -> names), in alphabetical order."""
    verdicts = []
    for kind in sorted(pages.keys() | sdk.keys()):
        ours, theirs = frozenset(pages.get(kind, ())), frozenset(sdk.get(kind, ()))
        found: set[tuple[Side, str]] = {("pages", name) for name in ours - theirs}
        found |= {("sdk", name) for name in theirs - ours}
        explained = {(entry.only_in, name) for entry in ledger if entry.kind == kind for name in entry.names}
        verdicts.append(Verdict(kind, ours, theirs, tuple(sorted(found - explained)), tuple(sorted(explained - found))))
    return verdicts
