from typing import Any

import pytest
from jsonschema import Draft202012Validator

from ir.model import Api, ListOf, MapOf, Reference, Scalar, Type, Union
from templates.schema import LOST, schemas
from tests.templates.openapi.sample import API, api, field, message

PREFIX = "#/$defs/"


def validator(name: str, of: Api = API, *, reading: bool = False) -> Draft202012Validator:
    defs = schemas(of, PREFIX, reading=reading)
    for schema in defs.values():
        Draft202012Validator.check_schema(schema)
    return Draft202012Validator({"$ref": PREFIX + name, "$defs": defs})


def test_declared_types_in_page_order() -> None:
    assert list(schemas(API, PREFIX)) == ["Gauge", "Empty", "CreateGauge", "Level", "Alien", "AlienMode"]


TYPES: list[tuple[Type, dict[str, Any]]] = [
    (Scalar("string"), {"type": "string"}),
    (Scalar("boolean"), {"type": "boolean"}),
    (Scalar("integer"), {"type": "integer"}),
    (Scalar("integer", "int32"), {"type": "integer", "format": "int32", "minimum": -(2**31), "maximum": 2**31 - 1}),
    (Scalar("integer", "uint32"), {"type": "integer", "format": "uint32", "minimum": 0, "maximum": 2**32 - 1}),
    (Scalar("number"), {"type": "number"}),
    (Scalar("number", "float"), {"type": "number", "format": "float"}),
    (Scalar("value", "Value"), {}),
    (Scalar("null", "NullValue"), {"type": "null"}),
    (Scalar("object", "Struct"), {"type": "object", "additionalProperties": True}),
    (Scalar("object", "Any"), {"type": "object", "additionalProperties": True, "format": "google-any"}),
    (Scalar("array", "ListValue"), {"type": "array", "items": {}}),
    (Scalar("string", "FieldMask"), {"type": "string", "format": "google-fieldmask"}),
    (Reference("enum", "Level"), {"$ref": "#/$defs/Level"}),
    (ListOf(Reference("message", "Gauge")), {"type": "array", "items": {"$ref": "#/$defs/Gauge"}}),
    (MapOf(ListOf(Scalar("value"))), {"type": "object", "additionalProperties": {"type": "array", "items": {}}}),
]


@pytest.mark.parametrize(("given", "want"), TYPES)
def test_type(given: Type, want: dict[str, Any]) -> None:
    of = api([message("M", [field("f", given)])])
    assert schemas(of, PREFIX)["M"]["properties"]["f"] == want


FIELDS = [
    ("name", {"type": "string", "description": "Required. The name.\n\n必須。名前。"}),
    ("id", {"type": "string", "readOnly": True}),
    ("secret", {"type": "string", "writeOnly": True}),
    ("level", {"$ref": "#/$defs/Level", "deprecated": True}),
    ("child", {"$ref": "#/$defs/Gauge", "description": "A gauge below."}),
    ("cut", {"type": "string", "description": f"Cut.\n\n{LOST}"}),
]


@pytest.mark.parametrize(("name", "want"), FIELDS)
def test_field(name: str, want: dict[str, Any]) -> None:
    assert schemas(API, PREFIX)["Gauge"]["properties"][name] == want


def test_message() -> None:
    gauge = schemas(API, PREFIX)["Gauge"]
    assert gauge["description"].split("\n\n") == [
        "A gauge.",
        "Samples:\n  • one # two\n  • three",
        "Exactly one of `a`, `b`, `c` is set (union `kind`). What it is.",
        "At most one of `d`, `e` is set (union `style`).",
    ]
    assert gauge["required"] == ["name"], "neither what is output only nor a member of a union"
    assert schemas(API, PREFIX)["Empty"] == {"type": "object"}


def test_enum() -> None:
    assert schemas(API, PREFIX)["Level"] == {
        "type": "string",
        "description": "Levels.",
        "enum": ["OFF", "mro", "1E6"],
        "x-enum-descriptions": ["Not in use.", "", ""],
        "x-enum-deprecated": ["1E6"],
    }


def test_external_says_so() -> None:
    types = schemas(API, PREFIX)
    assert types["Alien"] == {
        "type": "object",
        "description": "`Alien` is declared on no page of this API. Another API declares it.",
    }
    assert types["AlienMode"]["type"] == "string"
    assert "`Alien.Mode` is declared on no page" in types["AlienMode"]["description"]


UNIONS = [
    ({"a": {}}, True),
    ({"b": ""}, True),
    ({"c": 0, "e": False}, True),
    ({"b": None}, False),
    ({}, False),
    ({"d": 1}, False),
    ({"a": {}, "b": ""}, False),
    ({"a": {}, "c": 0}, False),
    ({"b": "", "c": 0}, False),
    ({"a": {}, "b": "", "c": 0}, False),
    ({"a": {}, "d": 1, "e": True}, False),
]


@pytest.mark.parametrize(("members", "valid"), UNIONS)
def test_union(members: dict[str, Any], valid: bool) -> None:
    assert validator("Gauge").is_valid({"name": "x", **members}) is valid


@pytest.mark.parametrize(
    ("members", "valid"), [({"a": 1, "c": 1}, True), ({"a": 1}, False), ({"d": 1}, False), ({}, False)]
)
def test_two_required_unions(members: dict[str, Any], valid: bool) -> None:
    unions = [Union(name="u", members=("a", "b"), required=True), Union(name="v", members=("c", "d"), required=True)]
    number = Scalar("integer")
    fields = [field(name, number, union="u" if name in "ab" else "v") for name in "abcd"]
    assert validator("M", api([message("M", fields, unions)])).is_valid(members) is valid


def test_union_of_one_forbids_nothing() -> None:
    of = api([message("M", [field("a", union="u")], [Union(name="u", members=("a",))])])
    assert "dependentSchemas" not in schemas(of, PREFIX)["M"]


VALUES: list[tuple[str, Any, bool]] = [
    ("size", "-9223372036854775808", True),
    ("size", "1.5", False),
    ("size", "", False),
    ("size", 5, False),
    ("count", "18446744073709551615", True),
    ("count", "-1", False),
    ("small", 2**31, False),
    ("unsigned", -1, False),
    ("unsigned", 2**32 - 1, True),
    ("ratio", 1e3, True),
    ("ratio", "NaN", False),
    ("data", "", True),
    ("data", "aGk=", True),
    ("data", "aGk", True),
    ("data", "_-8=", True),
    ("data", "+/8", True),
    ("data", "a", False),
    ("data", "aGk==", False),
    ("data", "a$==", False),
    ("created", "2014-10-02T15:01:23Z", True),
    ("created", "2014-10-02T15:01:23.045123456+05:30", True),
    ("created", "0001-01-01T00:00:00Z", True),
    ("created", "9999-12-31T23:59:59.999999999Z", True),
    ("created", "0000-01-01T00:00:00Z", False),
    ("created", "2014-13-02T15:01:23Z", False),
    ("created", "2014-10-02T24:00:00Z", False),
    ("created", "2014-10-02T15:01:23", False),
    ("created", "2014-10-02T15:01:23.0451234567Z", False),
    ("timeout", "3.5s", True),
    ("timeout", "-0.000000001s", True),
    ("timeout", "315576000000.999999999s", True),
    ("timeout", "-299999999999s", True),
    ("timeout", "315576000001s", False),
    ("timeout", "-400000000000s", False),
    ("timeout", "1000000000000s", False),
    ("timeout", "PT3.5S", False),
    ("timeout", "3.5", False),
    ("timeout", 3.5, False),
    ("raw", None, True),
    ("raw", [1, {"a": None}], True),
    ("extra", {"a": [None]}, True),
    ("extra", [], False),
    ("rows", [[], [1, "x", None]], True),
    ("rows", [1], False),
    ("nothing", None, True),
    ("nothing", 0, False),
    ("level", "OFF", True),
    ("level", "ON", False),
    ("levels", ["mro", "OFF"], True),
    ("levels", ["mro", "?"], False),
    ("levelBySite", {"x": "1E6"}, True),
    ("levelBySite", {"x": 1e6}, False),
    ("child", {"name": "x", "a": {}, "child": {"name": "y", "c": 1}}, True),
    ("child", {"name": "x", "a": {}, "child": {"name": "y"}}, False),
    ("alien", {"of": ["any", "shape"]}, True),
    ("alien", "x", False),
    ("mode", "ANY", True),
    ("mode", 1, False),
    ("unknown", {"kept": True}, True),
]


@pytest.mark.parametrize(("name", "value", "valid"), VALUES)
def test_value(name: str, value: Any, valid: bool) -> None:
    assert validator("Gauge").is_valid({"name": "x", "b": "", name: value}) is valid


READING: list[tuple[dict[str, Any], bool]] = [
    ({}, True),
    ({"level": "NEW", "levels": ["OFF", "NEW"]}, True),
    ({"level": 1}, False),
    ({"a": {}, "b": ""}, False),
]


@pytest.mark.parametrize(("value", "valid"), READING)
def test_reading_takes_what_a_newer_server_sends(value: dict[str, Any], valid: bool) -> None:
    assert validator("Gauge", reading=True).is_valid(value) is valid
