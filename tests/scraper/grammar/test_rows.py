"""Field lists to rows."""

import pytest

from ir.declaration import MessageDeclaration
from ir.model import Behavior, ListOf, MapOf, Reference, Scalar, Span, Type
from tests.snippets import field_list, read

OBJECT = """
Thing

Fields
{rows}
"""

JAPANESE = """
Thing

フィールド
{rows}
"""

Row = tuple[str, Type, tuple[Behavior, ...], tuple[str, ...], int, int]

ROWS: list[tuple[str, str, list[Row]]] = [
    ("name and type", "id string", [("id", Scalar("string"), (), (), 4, 4)]),
    (
        "a description",
        "id string\n\nRequired. The id.\n\nMore of it.",
        [("id", Scalar("string"), ("required",), ("Required. The id.", "More of it."), 4, 8)],
    ),
    (
        "rows line under line",
        "id string\nsize integer\n\nThe size.",
        [("id", Scalar("string"), (), (), 4, 4), ("size", Scalar("integer"), (), ("The size.",), 5, 7)],
    ),
    ("a list", "tags[] string", [("tags", ListOf(Scalar("string")), (), (), 4, 4)]),
    (
        "a deprecated row",
        "role\n(deprecated) string\n\nThe role.",
        [("role", Scalar("string"), ("deprecated",), ("The role.",), 4, 7)],
    ),
    (
        "a deprecated list",
        "outputs[]\n(deprecated) object (Content)",
        [("outputs", ListOf(Reference("message", "Content")), ("deprecated",), (), 4, 5)],
    ),
    (
        "the mark on a line of its own",
        "role\n(deprecated)\nstring",
        [("role", Scalar("string"), ("deprecated",), (), 4, 6)],
    ),
    (
        "deprecated twice is deprecated",
        "role\n(deprecated) string\n\nDeprecated. Use it not.",
        [("role", Scalar("string"), ("deprecated",), ("Deprecated. Use it not.",), 4, 7)],
    ),
    (
        "lines without a blank between are one paragraph",
        "id string\n\nOne:\n• a\n• b\n\nTwo.",
        [("id", Scalar("string"), (), ("One:\n• a\n• b", "Two."), 4, 10)],
    ),
    (
        "a map",
        "labels map (key: string, value: object (Label))",
        [("labels", MapOf(Reference("message", "Label")), (), (), 4, 4)],
    ),
    ("a name of many words", "safety_settings2 string", [("safety_settings2", Scalar("string"), (), (), 4, 4)]),
    (
        "a sample that looks like rows is text",
        "ref string\n\nFor example:\n\ntype: object\nproperties:\n  ref: string\nenum: [A, B]",
        [
            (
                "ref",
                Scalar("string"),
                (),
                ("For example:", "type: object\nproperties:\n  ref: string\nenum: [A, B]"),
                4,
                11,
            )
        ],
    ),
    (
        "a bullet that looks like a row is text",
        "refund boolean\n\nTrue or false:\n\n  • vouchers string\netag string",
        [
            ("refund", Scalar("boolean"), (), ("True or false:", "• vouchers string"), 4, 8),
            ("etag", Scalar("string"), (), (), 9, 9),
        ],
    ),
    (
        "fields named like words of the grammar",
        "type string\nenum string\nstring string\nvalue value\nobject object (Object)\nfields string\ndefault value",
        [
            ("type", Scalar("string"), (), (), 4, 4),
            ("enum", Scalar("string"), (), (), 5, 5),
            ("string", Scalar("string"), (), (), 6, 6),
            ("value", Scalar("value"), (), (), 7, 7),
            ("object", Reference("message", "Object"), (), (), 8, 8),
            ("fields", Scalar("string"), (), (), 9, 9),
            ("default", Scalar("value"), (), (), 10, 10),
        ],
    ),
]


@pytest.mark.parametrize(("rows", "want"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_rows(rows: str, want: list[Row]) -> None:
    found = field_list(OBJECT.format(rows=rows))
    assert [(r.name, r.type, r.behavior, r.text, r.span.first, r.span.last) for r in found.rows] == want
    assert found.unions == ()


JAPANESE_ROWS: list[tuple[str, str, list[Row]]] = [
    (
        "name, blank, type, blank, text, next name",
        "parent\n\nstring\n\n必須。リソース名。\ntoolId\n\nstring\n\n省略可。番号。",
        [
            ("parent", Scalar("string"), ("required",), ("必須。リソース名。",), 4, 8),
            ("toolId", Scalar("string"), ("optional",), ("省略可。番号。",), 9, 13),
        ],
    ),
    (
        "a field called like a type word",
        "value\n\nvalue\n\n値。\ntype\n\nenum (Type)",
        [("value", Scalar("value"), (), ("値。",), 4, 8), ("type", Reference("enum", "Type"), (), (), 9, 11)],
    ),
    (
        "a flag word in prose",
        "name\n\nstring\n\nID。名前。\n\nこのツールは出力専用です。",
        [("name", Scalar("string"), ("identifier",), ("ID。名前。", "このツールは出力専用です。"), 4, 10)],
    ),
]


@pytest.mark.parametrize(("rows", "want"), [row[1:] for row in JAPANESE_ROWS], ids=[row[0] for row in JAPANESE_ROWS])
def test_japanese_rows(rows: str, want: list[Row]) -> None:
    found = field_list(JAPANESE.format(rows=rows), "ja")
    assert [(r.name, r.type, r.behavior, r.text, r.span.first, r.span.last) for r in found.rows] == want


def test_what_stands_before_the_first_row_is_unclaimed() -> None:
    page = read(
        """
        Thing

        JSON representation
        {
          "id": string
        }
        Fields
        Something else.
        id string
        """
    )
    assert [(d.id, d.spans) for d in page.diagnostics] == [("unclaimed-line", (Span("page.txt", 8, 8),))]


def test_a_list_of_nothing_but_prose_has_no_rows() -> None:
    page = read(
        """
        Thing

        JSON representation
        {
          "id": string
        }
        Fields
        Something else.
        """
    )
    assert [(d.id, d.spans[0].first) for d in page.diagnostics] == [("unclaimed-line", 8)]
    (thing,) = page.declarations
    assert isinstance(thing, MessageDeclaration)
    assert thing.list
    assert thing.list.rows == ()


def test_rows_may_follow_a_representation_without_a_label() -> None:
    page = read(
        """
        Thing

        JSON representation
        {
          "id": string
        }
        id string

        The id.
        """
    )
    assert page.diagnostics == ()
    (thing,) = page.declarations
    assert isinstance(thing, MessageDeclaration)
    assert thing.list
    assert thing.representation
    assert [row.name for row in thing.list.rows] == [key.name for key in thing.representation.members] == ["id"]
