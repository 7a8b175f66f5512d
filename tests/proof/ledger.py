"""The ledger: which targets take which faults, and why they may."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

TARGETS = ("dataclasses", "openapi", "pydantic", "typescript")


@dataclass(frozen=True)
class Exemption:
    """Targets that take values with a fault of `kind`, which the others refuse."""

    kind: str
    accepted_by: tuple[str, ...]
    reason: str


def read() -> dict[str, Exemption]:
    """What `ledger.toml` says, by kind of fault."""
    found = tomllib.loads((Path(__file__).parent / "ledger.toml").read_text(encoding="utf-8"))["exemption"]
    entries = [Exemption(entry["kind"], tuple(entry["accepted_by"]), entry["reason"]) for entry in found]
    assert len({entry.kind for entry in entries}) == len(entries), "a kind of fault stands twice"
    return {entry.kind: entry for entry in entries}


LEDGER = read()


def accepted_by(kind: str) -> tuple[str, ...]:
    """The targets that take faults of `kind`."""
    return LEDGER[kind].accepted_by if kind in LEDGER else ()
