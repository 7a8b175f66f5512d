"""`overrides.toml`: what people decided about pages, each with its reason."""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

from ir.judge import PlacedRule, Tolerated
from ir.link import ExternalRule
from ir.model import Span, TypeKind
from scraper.errors import Unusable
from scraper.sources import line_of, read_toml

KEYS = {"external": ("api", "name", "kind", "reason"), "exception": ("api", "id", "subject", "reason")}
"""The tables of the file and their keys; every key is needed."""


class Overrides(Struct, frozen=True, kw_only=True):
    """The decisions for one API."""

    externals: tuple[PlacedRule, ...] = ()
    tolerated: tuple[Tolerated, ...] = ()


def read_overrides(file: Path, apis: Collection[str]) -> dict[str, Overrides]:
    """The decisions of an `overrides.toml` by API. A file that does not exist holds none.

    Raises `Unusable`, with the line, for unknown tables, keys, kinds and APIs (`apis` are those of `sources.toml`).
    """
    if not file.exists():
        return {}
    contents, text = read_toml(file)
    for table in contents:
        if table not in KEYS:
            line = line_of(text, rf"^\s*\[*{re.escape(table)}\b")
            raise Unusable(f"{file}:{line}", f"unknown table {table!r}", f"The tables are: {', '.join(KEYS)}.")
    decisions: dict[str, Overrides] = {}
    for api in apis:
        decisions[api] = Overrides(
            externals=tuple(
                PlacedRule(rule=ExternalRule(name=e["name"], kind=_kind(e, place), reason=e["reason"]), place=place)
                for e, place in _entries(file, text, contents, "external", apis)
                if e["api"] == api
            ),
            tolerated=tuple(
                Tolerated(id=e["id"], subject=e["subject"], reason=e["reason"], place=place)
                for e, place in _entries(file, text, contents, "exception", apis)
                if e["api"] == api
            ),
        )
    return decisions


def _entries(
    file: Path, text: str, contents: Mapping[str, Any], table: str, apis: Collection[str]
) -> list[tuple[dict[str, str], Span]]:
    """The entries of one kind of table, checked, each with the place where it opens."""
    found = []
    for number, entry in enumerate(contents.get(table, [])):
        line = line_of(text, rf"^\s*\[\[\s*{table}\s*\]\]", number)
        place = f"{file}:{line}"
        if odd := [key for key in entry if key not in KEYS[table]]:
            raise Unusable(place, f"unknown key {odd[0]!r}", f"The keys are: {', '.join(KEYS[table])}.")
        if missing := [key for key in KEYS[table] if not (isinstance(entry.get(key), str) and entry[key].strip())]:
            raise Unusable(place, f"an entry of `{table}` without `{missing[0]}`", f'Add {missing[0]} = "…".')
        if entry["api"] not in apis:
            raise Unusable(place, f"there is no API {entry['api']!r}", f"The APIs are: {', '.join(apis)}.")
        found.append((entry, Span(file.name, line, line)))
    return found


def _kind(entry: Mapping[str, str], place: Span) -> TypeKind:
    kinds = get_args(TypeKind)
    if entry["kind"] not in kinds:
        raise Unusable(f"{place.page}:{place.first}", f"unknown kind {entry['kind']!r}", f"One of: {', '.join(kinds)}.")
    return entry["kind"]  # type: ignore[return-value]
