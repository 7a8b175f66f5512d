"""Type expressions of field lists to types."""

import pytest

from ir.model import MapOf, Reference, Scalar, Type
from scraper.grammar.types import parse_type, unlinked

TYPES: list[tuple[str, Type | None]] = [
    ("string", Scalar("string")),
    ("boolean", Scalar("boolean")),
    ("integer", Scalar("integer")),
    ("number", Scalar("number")),
    ("value", Scalar("value")),
    ("null", Scalar("null")),
    ("array", Scalar("array")),
    ("object", Scalar("object")),
    ("string (int64 format)", Scalar("string", "int64")),
    ("enum", Scalar("string")),
    ("string (uint64 format)", Scalar("string", "uint64")),
    ("string (bytes format)", Scalar("string", "bytes")),
    ("string (Timestamp format)", Scalar("string", "Timestamp")),
    ("string (Duration format)", Scalar("string", "Duration")),
    ("string (FieldMask format)", Scalar("string", "FieldMask")),
    ("string( Int64Value format )", Scalar("string", "int64")),
    ("string (BytesValue format)", Scalar("string", "bytes")),
    ("integer (uint32 format)", Scalar("integer", "uint32")),
    ("object (Struct format)", Scalar("object", "Struct")),
    ("array (ListValue format)", Scalar("array", "ListValue")),
    ("object (Tool)", Reference("message", "Tool")),
    ("object(Tool)", Reference("message", "Tool")),
    ("object ( AccessChange.Action )", Reference("message", "AccessChange.Action")),
    ("enum (State)", Reference("enum", "State")),
    ("map (key: string, value: string)", MapOf(Scalar("string"))),
    ("map (key: string, value: object (Tool))", MapOf(Reference("message", "Tool"))),
    ("map (key: string, value: string (int64 format))", MapOf(Scalar("string", "int64"))),
    ("  string  ", Scalar("string")),
    ("", None),
    ("text", None),
    ("String", None),
    ("string.", None),
    ("string (decimal format)", None),
    ("string or number", None),
    ("object (", None),
    ("object (two words)", None),
    ("object (Tool) or null", None),
    ("map (key: string, value: thing)", None),
    ("Required. string", None),
]


@pytest.mark.parametrize(("text", "want"), TYPES)
def test_parse_type(text: str, want: Type | None) -> None:
    assert parse_type(text) == want


RPC_TYPES: list[tuple[str, Type | None]] = [
    ("string", Scalar("string")),
    ("bool", Scalar("boolean")),
    ("double", Scalar("number", "double")),
    ("float", Scalar("number", "float")),
    ("int32", Scalar("integer", "int32")),
    ("uint32", Scalar("integer", "uint32")),
    ("int64", Scalar("string", "int64")),
    ("fixed64", Scalar("string", "uint64")),
    ("bytes", Scalar("string", "bytes")),
    ("Seat", Reference("message", "Seat")),
    ("Seat.Kind", Reference("message", "Seat.Kind")),
    ("map<string, Seat>", MapOf(Reference("message", "Seat"))),
    ("map<string, int64>", MapOf(Scalar("string", "int64"))),
    ("integer", None),
    ("seat", None),
]


@pytest.mark.parametrize(("text", "want"), RPC_TYPES)
def test_parse_protobuf_type(text: str, want: Type | None) -> None:
    assert parse_type(text, rpc=True) == want


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("object (https://example.com/rest/v1/Loan#Loan)", "object (Loan)"),
        ("string (https://example.com/protobuf#Timestamp format)", "string (Timestamp format)"),
        ("object (Loan)", "object (Loan)"),
    ],
)
def test_a_link_stands_for_the_name_it_ends_in(text: str, want: str) -> None:
    assert unlinked(text) == want
