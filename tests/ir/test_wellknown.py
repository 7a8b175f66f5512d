"""Well-known types that pages use by name or spell out."""

import pytest

from ir.model import ListOf, MapOf, Scalar, Type
from ir.wellknown import SCALARS, SHAPES, recognise
from tests.snippets import assembled, findings, read, the_enum, the_field, the_message

SECONDS: dict[str, Type] = {"seconds": Scalar("string", "int64"), "nanos": Scalar("integer")}

CASES: list[tuple[dict[str, Type], tuple[str, ...], str | None]] = [
    ({"fields": MapOf(Scalar("value", "Value"))}, (), "Struct"),
    ({"values": ListOf(Scalar("value", "Value"))}, (), "ListValue"),
    (SHAPES["Value"], (), "Value"),
    (SECONDS, ("Must be between -62135596800 and 253402300799 inclusive.",), "Timestamp"),
    (SECONDS, ("-62,135,596,800 ～ 253,402,300,799",), "Timestamp"),
    (SECONDS, ("Must be from -315,576,000,000 to +315,576,000,000 inclusive.",), "Duration"),
    (SECONDS, ("Some seconds.",), None),
    ({"fields": MapOf(Scalar("value", "Value")), "more": Scalar("string")}, (), None),
    ({}, (), None),
]


@pytest.mark.parametrize(("fields", "text", "want"), CASES)
def test_recognise(fields: dict[str, Type], text: tuple[str, ...], want: str | None) -> None:
    assert recognise(fields, text) == want


def test_every_shape_has_a_scalar() -> None:
    assert set(SHAPES) <= set(SCALARS)


ROOT = 'Thing\n\nFields\nid string\nJSON representation\n{\n  "id": string\n}\n\n'


def spelled(heading: str, rows: str, keys: str) -> str:
    return f"{ROOT}{heading}\n\nFields\n{rows}\nJSON representation\n{{\n{keys}\n}}\n"


STRUCT_KEYS = '  "fields": {\n    string: value,\n    ...\n  }'


@pytest.mark.parametrize("heading", ["Struct", "構造体"])
def test_a_type_that_is_spelled_out_is_checked_and_not_emitted(heading: str) -> None:
    page = spelled(heading, "fields map (key: string, value: value (Value format))", STRUCT_KEYS)
    result = assembled(page)
    assert the_message(result, "Struct").role == "well_known"
    assert result.diagnostics == ()


def test_a_type_that_is_spelled_out_otherwise() -> None:
    result = assembled(
        spelled("Struct", "fields map (key: string, value: string)", STRUCT_KEYS.replace("value,", "string,"))
    )
    assert findings(result) == [("well-known-different", "Struct.fields", 10)]
    assert the_message(result, "Struct").role == "well_known"


def test_a_type_of_another_name_with_the_same_fields_is_itself() -> None:
    page = spelled("Bag", "fields map (key: string, value: value (Value format))", STRUCT_KEYS)
    result = assembled(
        page.replace("id string", "id object (Bag)").replace('"id": string', '"id": {\n    object (Bag)\n  }')
    )
    assert the_message(result, "Bag").role == "declared"


def test_a_type_that_only_shares_a_well_known_name_is_itself() -> None:
    page = spelled("Duration", "length string\nunit string", '  "length": string,\n  "unit": string')
    result = assembled(
        page.replace("id string", "id object (Duration)").replace('"id": string', '"id": {\n    object (Duration)\n  }')
    )
    assert the_message(result, "Duration").role == "declared"
    assert result.diagnostics == ()


def test_the_null_value() -> None:
    for heading, role, reported in (
        ("NullValue", "well_known", []),
        ("Nothing", "declared", [("unreferenced-type", "Nothing", 10)]),
    ):
        result = assembled(f"{ROOT}{heading}\n\nEnums\nNULL_VALUE Null.\n")
        assert the_enum(result, heading).role == role
        assert findings(result) == reported


def test_a_use_beside_a_spelled_out_type_is_a_scalar() -> None:
    page = spelled("Struct", "fields map (key: string, value: value (Value format))", STRUCT_KEYS)
    result = assembled(
        page.replace("id string", "id object (Struct)").replace('"id": string', '"id": {\n    object (Struct)\n  }')
    )
    assert the_field(result, "Thing.id").type == Scalar("object", "Struct")


def test_a_translated_type_takes_no_well_known_name() -> None:
    """`object (Struct)` needs no declaration, so no heading stands for it."""
    page = read(
        'Request\n\nJSON 表現\n{\n  "data": {\n    object (Struct)\n  },\n  "tool": {\n    object (Tool)\n  }\n}\n'
        "フィールド\ndata\n\nobject (Struct)\n\nデータ。\ntool\n\nobject (Tool)\n\n道具。\n\n"
        'ツール\n\nJSON 表現\n{\n  "id": string\n}\nフィールド\nid\n\nstring\n\n番号。\n',
        "ja",
    )
    result = assembled(page)
    assert [message.name for message in result.api.messages] == ["Request", "Tool"]
    assert the_field(result, "Request.data").type == Scalar("object", "Struct")
    assert result.diagnostics == ()
