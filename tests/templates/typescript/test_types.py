import pytest

from ir.model import Const, ListOf, MapOf, OneOf, Reference, Scalar, Type, UnionReference
from templates.typescript.types import type_text


@pytest.mark.parametrize(
    ("type_", "want"),
    [
        (Scalar("string"), "string"),
        (Scalar("string", "int64"), "my.Int64String"),
        (Scalar("string", "uint64"), "my.Uint64String"),
        (Scalar("string", "bytes"), "my.Base64String"),
        (Scalar("string", "Timestamp"), "my.Timestamp"),
        (Scalar("string", "Duration"), "my.Duration"),
        (Scalar("string", "FieldMask"), "my.FieldMask"),
        (Scalar("integer"), "my.Integer"),
        (Scalar("integer", "uint32"), "my.Integer"),
        (Scalar("number"), "my.Float"),
        (Scalar("number", "double"), "my.Float"),
        (Scalar("boolean"), "boolean"),
        (Scalar("null", "NullValue"), "null"),
        (Scalar("object"), "my.JsonObject"),
        (Scalar("object", "Struct"), "my.JsonObject"),
        (Scalar("object", "Any"), "my.AnyObject"),
        (Scalar("array", "ListValue"), "my.JsonArray"),
        (Scalar("value", "Value"), "my.JsonValue"),
        (Reference("message", "Tool"), "its.Tool"),
        (Reference("enum", "Mode"), "its.Mode"),
        (ListOf(ListOf(Scalar("string"))), "string[][]"),
        (MapOf(Scalar("boolean")), "{ [key: string]: boolean }"),
        (ListOf(MapOf(ListOf(Reference("enum", "Mode")))), "{ [key: string]: its.Mode[] }[]"),
        (UnionReference("Step"), "its.Step"),
        (Const('a"b'), r'"a\"b"'),
        (OneOf((Scalar("string"), ListOf(UnionReference("Step")))), "string | its.Step[]"),
        (ListOf(OneOf((Scalar("string"), Scalar("boolean")))), "(string | boolean)[]"),
        (MapOf(OneOf((Scalar("string"), Scalar("boolean")))), "{ [key: string]: string | boolean }"),
    ],
)
def test_type_text(type_: Type, want: str) -> None:
    assert type_text(type_, lambda name: f"its.{name}", lambda name: f"my.{name}") == want
