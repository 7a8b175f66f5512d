"""Our OpenAPI documents beside Google's discovery documents, as google-api-python-client ships them.

Both are walked together from a pair of root types: fields are paired by name, and the types they refer to become the
next pair. So the two need not agree on what types are called, only on what they hold. What the pages leave undeclared
is opaque in our document and agrees with anything.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import googleapiclient

Node = Mapping[str, Any]
Shape = tuple[Any, ...]

# Formats by the names of OpenAPI; those that reference pages never print count as none.
_FORMATS: dict[str | None, str | None] = {"google-datetime": "date-time", "int32": None, "float": None, "double": None}
_WELL_KNOWN: dict[str, Shape] = {"Struct": ("object",), "Value": ("any",), "ListValue": ("array", ("any",))}


@dataclass
class Differences:
    """What one side has and the other has not, as `Type.field` or `Type.field: VALUE`, by our names where there are."""

    fields: int = 0
    missing: set[str] = field(default_factory=set)
    extra: set[str] = field(default_factory=set)
    types: set[str] = field(default_factory=set)
    spelling: set[str] = field(default_factory=set)
    missing_values: set[str] = field(default_factory=set)
    extra_values: set[str] = field(default_factory=set)
    read_only: set[str] = field(default_factory=set)
    deprecated: set[str] = field(default_factory=set)
    pairs: dict[str, str] = field(default_factory=dict)


def load(name: str) -> dict[str, Any]:
    """The schemas of the discovery document `name`, such as `ces.v1beta`."""
    folder = Path(googleapiclient.__file__).parent / "discovery_cache" / "documents"
    schemas: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["schemas"]
    return schemas


def compare(ours: Mapping[str, Node], theirs: Mapping[str, Node], roots: Mapping[str, str]) -> Differences:
    """All differences between the types that `roots` (our name -> theirs) reach."""
    found = Differences()
    waiting = list(roots.items())
    while waiting:
        mine, other = waiting.pop()
        if mine in found.pairs:
            if found.pairs[mine] != other:
                found.types.add(f"{mine}: both {found.pairs[mine]} and {other}")
            continue
        found.pairs[mine] = other
        waiting += _compare_fields(mine, _properties(ours[mine]), _properties(theirs[other]), ours, theirs, found)
    return found


def _compare_fields(
    name: str, mine: Node, other: Node, ours: Mapping[str, Node], theirs: Mapping[str, Node], found: Differences
) -> list[tuple[str, str]]:
    spelled = {_folded(wire): wire for wire in other}
    found.missing |= {f"{name}.{wire}" for fold, wire in spelled.items() if fold not in map(_folded, mine)}
    references: list[tuple[str, str]] = []
    for wire, schema in mine.items():
        at = f"{name}.{wire}"
        match = spelled.get(_folded(wire))
        if match is None:
            found.extra.add(at)
            continue
        found.fields += 1
        if match != wire:
            found.spelling.add(at)
        for flag, differing in (("readOnly", found.read_only), ("deprecated", found.deprecated)):
            if schema.get(flag, False) != other[match].get(flag, False):
                differing.add(at)
        references += _compare_shapes(at, _shape(schema, ours), _shape(other[match], theirs), found)
    return references


def _compare_shapes(at: str, mine: Shape, other: Shape, found: Differences) -> list[tuple[str, str]]:
    if mine == ("opaque",):
        return []
    if mine[0] != other[0]:
        found.types.add(f"{at}: {mine[0]}, there {other[0]}")
    elif mine[0] in {"array", "map"}:
        return _compare_shapes(at, mine[1], other[1], found)
    elif mine[0] == "enum":
        found.missing_values |= {f"{at}: {value}" for value in other[1] if value not in mine[1]}
        found.extra_values |= {f"{at}: {value}" for value in mine[1] if value not in other[1]}
    elif mine[0] == "reference":
        return [(mine[1], other[1])]
    elif mine != other:
        found.types.add(f"{at}: {mine}, there {other}")
    return []


def _shape(schema: Node, types: Mapping[str, Node]) -> Shape:
    """What a field holds: `(kind, details)`, the same for both kinds of document."""
    if "$ref" in schema:
        return _referenced(schema["$ref"].rpartition("/")[2], types)
    if "enum" in schema:
        return ("enum", tuple(schema["enum"]))
    match schema.get("type", "any"):
        case "array":
            return ("array", _shape(schema.get("items", {}), types))
        case "object":
            values = schema.get("additionalProperties", True)
            shape = ("any",) if values is True else _shape(values, types)
            return ("object",) if shape == ("any",) else ("map", shape)
        case kind:
            format_ = schema.get("format")
            return (kind, _FORMATS.get(format_, format_)) if kind != "any" else ("any",)


def _referenced(name: str, types: Mapping[str, Node]) -> Shape:
    for known, shape in _WELL_KNOWN.items():
        if name.endswith(f"1{known}"):
            return shape
    target = types[name]
    if "is declared on no page of this API" in target.get("description", ""):
        return ("opaque",)
    return _shape(target, types) if target["type"] == "string" else ("reference", name)


def _properties(schema: Node) -> Node:
    properties: Node = schema.get("properties", {})
    return properties


def _folded(wire: str) -> str:
    return wire.replace("_", "").lower()
