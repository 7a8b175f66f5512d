"""The two sides of a message, its field list and its JSON representation, as one."""

import pytest

from ir.model import Behavior, ListOf, MapOf, Presence, Reference, Scalar, Type
from ir.shapes import compatible, shown
from ir.sides import merged
from tests.snippets import assembled, findings, the_field, the_message


def page(rows: str, representation: str) -> str:
    return f"Thing\n\nA thing.\n\nFields\n{rows}\nJSON representation\n{{\n{representation}\n}}\n"


AGREEING: list[tuple[str, str, str, list[tuple[str, Type, Presence, str | None]]]] = [
    ("one field", "id string", '  "id": string', [("id", Scalar("string"), "optional", None)]),
    (
        "formats stand in the list only",
        (
            "id string (int64 format)\ntimes[] string (Timestamp format)\n"
            "labels map (key: string, value: string (bytes format))"
        ),
        '  "id": string,\n  "times": [\n    string\n  ],\n  "labels": {\n    string: string,\n    ...\n  }',
        [
            ("id", Scalar("string", "int64"), "optional", None),
            ("times", ListOf(Scalar("string", "Timestamp")), "optional", None),
            ("labels", MapOf(Scalar("string", "bytes")), "optional", None),
        ],
    ),
    (
        "required",
        "id string\n\nRequired. The id.",
        '  "id": string',
        [("id", Scalar("string"), "required", None)],
    ),
    (
        "the order of the list",
        "b string\na string",
        '  "a": string,\n  "b": string',
        [("b", Scalar("string"), "optional", None), ("a", Scalar("string"), "optional", None)],
    ),
    (
        "a union that the representation ends",
        "u Union type\nu can be only one of the following:\na string\nb string\nafter string",
        '  // u\n  "a": string,\n  "b": string\n  // Union type\n  "after": string',
        [
            ("a", Scalar("string"), "optional", "u"),
            ("b", Scalar("string"), "optional", "u"),
            ("after", Scalar("string"), "optional", None),
        ],
    ),
    (
        "explicit presence",
        "_size Union type\n_size can be only one of the following:\nsize integer",
        '  // _size\n  "size": integer\n  // Union type',
        [("size", Scalar("integer"), "explicit", None)],
    ),
    (
        "explicit presence of a field of two words",
        "_page_size Union type\n_page_size can be only one of the following:\npageSize integer",
        '  // _page_size\n  "pageSize": integer\n  // Union type',
        [("pageSize", Scalar("integer"), "explicit", None)],
    ),
    (
        "a union of one member with another name is a union",
        "ranking_config Union type\nranking_config can be only one of the following:\nrank_service string",
        '  // ranking_config\n  "rank_service": string\n  // Union type',
        [("rank_service", Scalar("string"), "optional", "ranking_config")],
    ),
    (
        "a union with an underscore and two members is a union",
        "_size Union type\n_size can be only one of the following:\nsize integer\nlength integer",
        '  // _size\n  "size": integer,\n  "length": integer\n  // Union type',
        [("size", Scalar("integer"), "optional", "_size"), ("length", Scalar("integer"), "optional", "_size")],
    ),
]


@pytest.mark.parametrize(("rows", "keys", "want"), [a[1:] for a in AGREEING], ids=[a[0] for a in AGREEING])
def test_agreeing_sides(rows: str, keys: str, want: list[tuple[str, Type, Presence, str | None]]) -> None:
    result = assembled(page(rows, keys))
    assert [(f.name, f.type, f.presence, f.union) for f in the_message(result, "Thing").fields] == want
    assert result.diagnostics == ()


DISAGREEING: list[tuple[str, str, str, list[tuple[str, Type]], list[tuple[str, str, int]]]] = [
    (
        "a key without a row",
        "a string",
        '  "a": string,\n  "b": integer',
        [("a", Scalar("string")), ("b", Scalar("integer"))],
        [("field-only-in-representation", "Thing.b", 10)],
    ),
    (
        "a row without a key",
        "a string\nb integer",
        '  "a": string',
        [("a", Scalar("string")), ("b", Scalar("integer"))],
        [("field-only-in-list", "Thing.b", 7)],
    ),
    (
        "other types",
        "a string",
        '  "a": integer',
        [("a", Scalar("string"))],
        [("type-mismatch", "Thing.a", 6)],
    ),
    (
        "a list on one side",
        "a[] string",
        '  "a": string',
        [("a", ListOf(Scalar("string")))],
        [("type-mismatch", "Thing.a", 6)],
    ),
    (
        "a format on the wrong word",
        "a string (int64 format)",
        '  "a": integer',
        [("a", Scalar("string", "int64"))],
        [("type-mismatch", "Thing.a", 6)],
    ),
    (
        "a union in the list only",
        "u Union type\nu can be only one of the following:\na string",
        '  "a": string',
        [("a", Scalar("string"))],
        [("union-only-in-list", "Thing.u", 6)],
    ),
    (
        "a union in the representation only",
        "a string\nb string",
        '  // u\n  "a": string,\n  "b": string\n  // Union type',
        [("a", Scalar("string")), ("b", Scalar("string"))],
        [("union-mismatch", "Thing.u", 10), ("union-mismatch", "Thing.a", 10), ("union-mismatch", "Thing.b", 10)],
    ),
    (
        "a member on one side only",
        "u Union type\nu can be only one of the following:\na string\nb string\nc string",
        '  // u\n  "a": string,\n  "c": string\n  // Union type\n  "b": string',
        [("a", Scalar("string")), ("b", Scalar("string")), ("c", Scalar("string"))],
        [("union-mismatch", "Thing.b", 6)],
    ),
    (
        "a row that stands twice",
        "a string\na integer",
        '  "a": string',
        [("a", Scalar("string"))],
        [("duplicate-field", "Thing.a", 7)],
    ),
    (
        "a key that stands twice",
        "a string",
        '  "a": string,\n  "a": string',
        [("a", Scalar("string"))],
        [("duplicate-field", "Thing.a", 10)],
    ),
    (
        "two unions of one name",
        (
            "u Union type\nu can be only one of the following:\na string\n"
            "u Union type\nu can be only one of the following:\nb string"
        ),
        '  // u\n  "a": string\n  // Union type\n  // u\n  "b": string\n  // Union type',
        [("a", Scalar("string")), ("b", Scalar("string"))],
        [("duplicate-union-name", "Thing.u", 9), ("duplicate-union-name", "Thing.u", 17)],
    ),
]


@pytest.mark.parametrize(
    ("rows", "keys", "fields", "reported"), [d[1:] for d in DISAGREEING], ids=[d[0] for d in DISAGREEING]
)
def test_disagreeing_sides(
    rows: str, keys: str, fields: list[tuple[str, Type]], reported: list[tuple[str, str, int]]
) -> None:
    result = assembled(page(rows, keys))
    assert [(field.name, field.type) for field in the_message(result, "Thing").fields] == fields
    assert findings(result) == reported


def test_where_both_sides_are_named() -> None:
    result = assembled(page("a string", '  "a": integer'))
    (finding,) = result.diagnostics
    assert [(span.page, span.first) for span in finding.spans] == [("page1.txt", 6), ("page1.txt", 9)]
    assert finding.message == "the field list says `string`, the JSON representation `integer`"


def test_a_required_union() -> None:
    rows = "u Union type\nRequired. The choice. u can be only one of the following:\na string\nb string"
    result = assembled(page(rows, '  // u\n  "a": string,\n  "b": string\n  // Union type'))
    (union,) = the_message(result, "Thing").unions
    assert (union.name, union.members, union.required) == ("u", ("a", "b"), True)
    assert union.text == {"en": ("Required. The choice.",)}
    assert [field.presence for field in the_message(result, "Thing").fields] == ["optional", "optional"]


BEHAVIORS: list[tuple[str, tuple[Behavior, ...]]] = [
    ("Output only. The id.", ("output_only",)),
    ("Required. Immutable. The id.", ("required", "immutable")),
    ("The id.", ()),
]


@pytest.mark.parametrize(("text", "want"), BEHAVIORS)
def test_behaviors(text: str, want: tuple[Behavior, ...]) -> None:
    result = assembled(page(f"id string\n\n{text}", '  "id": string'))
    assert the_field(result, "Thing.id").behavior == want
    assert the_field(result, "Thing.id").text == {"en": (text,)}


def test_a_type_that_the_page_lost() -> None:
    result = assembled(page("a string", '  "a": string,\n  "b": {\n    object (').rstrip("}\n") + "\n")
    assert the_field(result, "Thing.b").lost
    assert the_field(result, "Thing.b").type == Scalar("object")
    assert {(d.id, d.subject) for d in result.diagnostics} == {
        ("representation-truncated", "Thing"),
        ("field-only-in-representation", "Thing.b"),
        ("type-lost", "Thing.b"),
    }


def test_a_list_without_a_representation_is_reported_beside_whole_ones() -> None:
    whole = page("a string", '  "a": string')
    result = assembled(whole + "\nOther\n\nFields\nthing object (Thing)\n")
    assert findings(result) == [("representation-missing", "Other", 15), ("unreferenced-type", "Other", 12)]


def test_a_representation_without_a_list_is_reported() -> None:
    result = assembled('Thing\n\nJSON representation\n{\n  "a": string\n}\n')
    assert findings(result) == [("list-missing", "Thing", 4)]
    assert [field.name for field in the_message(result, "Thing").fields] == ["a"]


MERGED = [
    (["a", "b"], ["a", "b"], ["a", "b"]),
    (["a", "c"], ["a", "b", "c"], ["a", "b", "c"]),
    (["b"], ["a", "b"], ["a", "b"]),
    (["a"], ["a", "b", "c"], ["a", "b", "c"]),
    (["b", "a"], ["a", "b"], ["b", "a"]),
    ([], ["a"], ["a"]),
    (["a", "a"], [], ["a"]),
]


@pytest.mark.parametrize(("first", "second", "want"), MERGED)
def test_merged(first: list[str], second: list[str], want: list[str]) -> None:
    assert merged(first, second) == want


COMPATIBLE: list[tuple[Type, Type, bool]] = [
    (Scalar("string"), Scalar("string"), True),
    (Scalar("string", "int64"), Scalar("string"), True),
    (Scalar("string"), Scalar("string", "int64"), False),
    (Scalar("integer"), Scalar("string"), False),
    (ListOf(Scalar("string", "bytes")), ListOf(Scalar("string")), True),
    (ListOf(Scalar("string")), Scalar("string"), False),
    (MapOf(Scalar("string", "bytes")), MapOf(Scalar("string")), True),
    (MapOf(Scalar("string")), ListOf(Scalar("string")), False),
    (Reference("message", "A"), Reference("message", "A"), True),
    (Reference("message", "A"), Reference("enum", "A"), False),
    (Reference("message", "A"), Reference("message", "B"), False),
]


@pytest.mark.parametrize(("listed", "represented", "want"), COMPATIBLE)
def test_compatible(listed: Type, represented: Type, want: bool) -> None:
    assert compatible(listed, represented) is want


SHOWN: list[tuple[Type | None, str]] = [
    (Scalar("string"), "string"),
    (Scalar("string", "int64"), "string (int64 format)"),
    (Reference("message", "Tool"), "object (Tool)"),
    (Reference("enum", "State"), "enum (State)"),
    (ListOf(Reference("message", "Tool")), "list of object (Tool)"),
    (MapOf(Scalar("value")), "map of value"),
    (None, "nothing"),
]


@pytest.mark.parametrize(("kind", "want"), SHOWN)
def test_shown(kind: Type | None, want: str) -> None:
    assert shown(kind) == want
