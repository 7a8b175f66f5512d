"""`overrides.toml`: what people decided about pages, each with its reason."""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

from ir.decisions import DecidedField, DecidedTags, DecidedValues, Decision
from ir.judge import PlacedRule, Tolerated
from ir.model import Span, TypeKind
from ir.resolve import ExternalRule
from scraper.errors import Unusable
from scraper.grammar.types import parse_type
from scraper.sources import are_tables, line_of, read_toml

KEYS: dict[str, dict[str, type]] = {
    "external": {"api": str, "name": str, "kind": str, "reason": str},
    "exception": {"api": str, "id": str, "subject": str, "reason": str},
    "field": {"api": str, "names": list, "type": str, "required": bool, "reason": str},
    "tags": {"api": str, "union": str, "discriminator": str, "tags": dict, "reason": str},
    "values": {"api": str, "enum": str, "values": dict, "reason": str},
}
"""The tables of the file, their keys, and what these hold; every key is needed."""

EXAMPLES = {str: '"…"', list: '["…"]', dict: '{ … = "…" }', bool: "true"}


class Overrides(Struct, frozen=True, kw_only=True):
    """The decisions for one API."""

    externals: tuple[PlacedRule, ...] = ()
    tolerated: tuple[Tolerated, ...] = ()
    wire: tuple[Decision, ...] = ()


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
        if not are_tables(contents[table]):
            line = line_of(text, rf"^\s*\[*{re.escape(table)}\b")
            raise Unusable(f"{file}:{line}", f"`{table}` is no list of tables", f"Write each entry below [[{table}]].")
    decisions: dict[str, Overrides] = {}
    for api in apis:
        decisions[api] = Overrides(
            externals=tuple(
                PlacedRule(
                    rule=ExternalRule(name=e["name"], kind=_kind(e, file, place), reason=e["reason"]), place=place
                )
                for e, place in _entries(file, text, contents, "external", apis)
                if e["api"] == api
            ),
            tolerated=tuple(
                Tolerated(id=e["id"], subject=e["subject"], reason=e["reason"], place=place)
                for e, place in _entries(file, text, contents, "exception", apis)
                if e["api"] == api
            ),
            wire=tuple(
                decision
                for table in ("field", "tags", "values")
                for e, place in _entries(file, text, contents, table, apis)
                if e["api"] == api
                for decision in _decisions(table, e, file, place)
            ),
        )
    return decisions


def _decisions(table: str, entry: Mapping[str, Any], file: Path, place: Span) -> list[Decision]:
    """The decisions of an entry on what travels."""
    reason = entry["reason"]
    if table == "tags":
        names = {"subject": entry["union"], "discriminator": entry["discriminator"]}
        return [DecidedTags(**names, tags=entry["tags"], reason=reason, place=place)]
    if table == "values":
        return [DecidedValues(subject=entry["enum"], values=entry["values"], reason=reason, place=place)]
    kind = parse_type(entry["type"])
    if kind is None:
        problem, remedy = f"{entry['type']!r} is no type", 'Write it as pages do: "string", "object (Step)".'
        raise Unusable(f"{file}:{place.first}", problem, remedy)
    return [
        DecidedField(subject=name, type=kind, required=entry["required"], reason=reason, place=place)
        for name in entry["names"]
    ]


def _entries(
    file: Path, text: str, contents: Mapping[str, Any], table: str, apis: Collection[str]
) -> list[tuple[dict[str, Any], Span]]:
    """The entries of one kind of table, checked, each with the place where it opens."""
    found = []
    for number, entry in enumerate(contents.get(table, [])):
        line = line_of(text, rf"^\s*\[\[\s*{table}\s*\]\]", number)
        place = f"{file}:{line}"
        if odd := [key for key in entry if key not in KEYS[table]]:
            raise Unusable(place, f"unknown key {odd[0]!r}", f"The keys are: {', '.join(KEYS[table])}.")
        if missing := [key for key, kind in KEYS[table].items() if not _holds(entry.get(key), kind)]:
            example = f"Add {missing[0]} = {EXAMPLES[KEYS[table][missing[0]]]}."
            raise Unusable(place, f"an entry of `{table}` without `{missing[0]}`", example)
        if entry["api"] not in apis:
            raise Unusable(place, f"there is no API {entry['api']!r}", f"The APIs are: {', '.join(apis)}.")
        found.append((entry, Span(file.name, line, line)))
    return found


def _holds(value: object, kind: type) -> bool:
    """Whether `value` is a `kind` (of strings) that says something."""
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]
    if kind is bool:
        return isinstance(value, bool)
    return isinstance(value, kind) and all(isinstance(part, str) and part.strip() for part in parts)


def _kind(entry: Mapping[str, str], file: Path, place: Span) -> TypeKind:
    kinds = get_args(TypeKind)
    if entry["kind"] not in kinds:
        raise Unusable(f"{file}:{place.first}", f"unknown kind {entry['kind']!r}", f"One of: {', '.join(kinds)}.")
    return entry["kind"]  # type: ignore[return-value]
