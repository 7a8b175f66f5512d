"""JSON representations to keys, types and unions."""

import pytest

from ir.model import ListOf, MapOf, Reference, Scalar, Type
from tests.snippets import read, representation

Key = tuple[str, Type | None, str | None, int, int]


def page(body: str) -> str:
    return f"Thing\n\nFields\nx string\nJSON representation\n{body}\n"


KEYS: list[tuple[str, str, list[Key]]] = [
    ("a scalar", '{\n  "id": string\n}', [("id", Scalar("string"), None, 7, 7)]),
    (
        "every scalar",
        '{\n  "a": integer,\n  "b": number,\n  "c": boolean,\n  "d": value,\n  "e": null,\n  "f": array\n}',
        [
            ("a", Scalar("integer"), None, 7, 7),
            ("b", Scalar("number"), None, 8, 8),
            ("c", Scalar("boolean"), None, 9, 9),
            ("d", Scalar("value"), None, 10, 10),
            ("e", Scalar("null"), None, 11, 11),
            ("f", Scalar("array"), None, 12, 12),
        ],
    ),
    (
        "references",
        '{\n  "tool": {\n    object (Tool)\n  },\n  "state": enum (State)\n}',
        [("tool", Reference("message", "Tool"), None, 7, 9), ("state", Reference("enum", "State"), None, 10, 10)],
    ),
    (
        "lists",
        (
            '{\n  "a": [\n    string\n  ],\n  "b": [\n    {\n      object (Tool)\n    }\n  ],\n'
            '  "c": [\n    enum (State)\n  ]\n}'
        ),
        [
            ("a", ListOf(Scalar("string")), None, 7, 9),
            ("b", ListOf(Reference("message", "Tool")), None, 10, 14),
            ("c", ListOf(Reference("enum", "State")), None, 15, 17),
        ],
    ),
    (
        "lists of lists",
        '{\n  "rows": [\n    [\n      value\n    ]\n  ]\n}',
        [("rows", ListOf(ListOf(Scalar("value"))), None, 7, 11)],
    ),
    (
        "maps",
        (
            '{\n  "a": {\n    string: string,\n    ...\n  },\n'
            '  "b": {\n    string: {\n      object (Tool)\n    },\n    ...\n  }\n}'
        ),
        [("a", MapOf(Scalar("string")), None, 7, 10), ("b", MapOf(Reference("message", "Tool")), None, 11, 16)],
    ),
    ("an object", '{\n  "a": {\n    object\n  }\n}', [("a", Scalar("object"), None, 7, 9)]),
    (
        "google.protobuf.Any",
        '{\n  "a": {\n    "@type": string,\n    field1: ...,\n    ...\n  }\n}',
        [("a", Scalar("object", "Any"), None, 7, 11)],
    ),
    (
        "unions of the newer pages",
        (
            '{\n  "id": string,\n\n  // type\n  "a": string,\n  "b": string\n  // Union type\n\n'
            '  // other\n  "c": string\n  // Union type\n}'
        ),
        [
            ("id", Scalar("string"), None, 7, 7),
            ("a", Scalar("string"), "type", 10, 10),
            ("b", Scalar("string"), "type", 11, 11),
            ("c", Scalar("string"), "other", 15, 15),
        ],
    ),
    (
        "unions of the older pages",
        (
            '{\n  // Union field kind can be only one of the following:\n  "a": string,\n  "b": string\n'
            '  // End of list of possible types for union field kind.\n  "id": string\n}'
        ),
        [
            ("a", Scalar("string"), "kind", 8, 8),
            ("b", Scalar("string"), "kind", 9, 9),
            ("id", Scalar("string"), None, 11, 11),
        ],
    ),
    (
        "all on one line",
        (
            '{// Union field kind can be only one of the following:"a": null,"b": number'
            "// End of list of possible types for union field kind.}"
        ),
        [("a", Scalar("null"), "kind", 6, 6), ("b", Scalar("number"), "kind", 6, 6)],
    ),
    (
        "blanks everywhere",
        '{ "a" : string , "b" : integer }',
        [("a", Scalar("string"), None, 6, 6), ("b", Scalar("integer"), None, 6, 6)],
    ),
    (
        "no commas",
        '{\n  "a": string\n  "b": string\n}',
        [("a", Scalar("string"), None, 7, 7), ("b", Scalar("string"), None, 8, 8)],
    ),
    (
        "an object in place has dotted keys",
        '{\n  "rows": [\n    {\n      "id": string\n    }\n  ]\n}',
        [("rows", ListOf(Scalar("object")), None, 7, 11), ("rows[].id", Scalar("string"), None, 9, 9)],
    ),
    (
        "names that are not words",
        '{\n  "@type": string,\n  "$ref": string,\n  "x-y": string,\n  "__proto__": string\n}',
        [
            ("@type", Scalar("string"), None, 7, 7),
            ("$ref", Scalar("string"), None, 8, 8),
            ("x-y", Scalar("string"), None, 9, 9),
            ("__proto__", Scalar("string"), None, 10, 10),
        ],
    ),
    ("nothing", "{\n}", []),
]


@pytest.mark.parametrize(("body", "want"), [k[1:] for k in KEYS], ids=[k[0] for k in KEYS])
def test_keys(body: str, want: list[Key]) -> None:
    found = representation(page(body))
    assert found.complete
    assert [(k.name, k.type, k.union, k.span.first, k.span.last) for k in found.members] == want


def test_unions_stand_where_they_open() -> None:
    found = representation(
        page('{\n  // type\n  "a": string\n  // Union type\n\n  // other\n  "b": string\n  // Union type\n}')
    )
    assert [(union.name, union.span.first) for union in found.unions] == [("type", 7), ("other", 11)]


CUTS: list[tuple[str, str, list[tuple[str, Type | None, bool]], int]] = [
    ("after a key", '{\n  "a": string,\n  "b":', [("a", Scalar("string"), False), ("b", None, True)], 8),
    (
        "within a reference",
        '{\n  "a": string,\n  "b": {\n    object (',
        [("a", Scalar("string"), False), ("b", Scalar("object"), True)],
        9,
    ),
    ("within an enum", '{\n  "a": enum (', [("a", Scalar("string"), True)], 7),
    ("within a list", '{\n  "a": [\n    {\n      object (', [("a", ListOf(Scalar("object")), True)], 9),
    ("before the closing brace", '{\n  "a": string', [("a", Scalar("string"), False)], 7),
    ("a key that is no name", '{\n  "a": string,\n  "../../x": string\n}', [("a", Scalar("string"), False)], 9),
    ("a key that is a path", '{\n  "a.b": string\n}', [], 8),
    ("a word that is no type", '{\n  "a": thing\n}', [("a", None, True)], 8),
]


@pytest.mark.parametrize(("body", "want", "line"), [c[1:] for c in CUTS], ids=[c[0] for c in CUTS])
def test_cuts(body: str, want: list[tuple[str, Type | None, bool]], line: int) -> None:
    found = representation(page(body))
    assert not found.complete
    assert [(key.name, key.type, key.lost) for key in found.members] == want
    reported = [(d.id, d.subject, d.spans[0].last) for d in read(page(body)).diagnostics]
    assert reported == [("representation-truncated", "Thing", line)]
