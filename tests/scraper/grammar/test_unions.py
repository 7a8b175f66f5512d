"""Union headers of field lists."""

import pytest

from tests.snippets import field_list

UNIONS = [
    (
        "name and sentence",
        "type Union type\ntype can be only one of the following:\na string\nb string",
        [("type", False, (), 4, 5)],
        [("a", "type"), ("b", "type")],
    ),
    (
        "a description before the sentence",
        "input Union type\nThe input. input can be only one of the following:\na string",
        [("input", False, ("The input.",), 4, 5)],
        [("a", "input")],
    ),
    (
        "a required union",
        "id string\ninput Union type\nRequired. The input. input can be only one of the following:\na string",
        [("input", True, ("Required. The input.",), 5, 6)],
        [("id", None), ("a", "input")],
    ),
    (
        "the older words, on one line",
        "Union field kind. The kind. kind can be only one of the following:\na string",
        [("kind", False, ("The kind.",), 4, 4)],
        [("a", "kind")],
    ),
    (
        "the older words, on paragraphs of their own",
        "Union field kind.\n\nThe kind.\n\nkind can be only one of the following:\n\na string",
        [("kind", False, ("The kind.",), 4, 8)],
        [("a", "kind")],
    ),
    (
        "a header without its sentence swallows nothing",
        "Union field kind.\n\na string\n\nThe a.",
        [("kind", False, (), 4, 4)],
        [("a", "kind")],
    ),
    (
        "two unions",
        (
            "x Union type\nx can be only one of the following:\na string\n"
            "y Union type\ny can be only one of the following:\nb string"
        ),
        [("x", False, (), 4, 5), ("y", False, (), 7, 8)],
        [("a", "x"), ("b", "y")],
    ),
    (
        "a union called like a type word, and one with a leading underscore",
        "_page_size Union type\n_page_size can be only one of the following:\npageSize integer",
        [("_page_size", False, (), 4, 5)],
        [("pageSize", "_page_size")],
    ),
    (
        "a union without a name, with its end",
        (
            "The following is a list of mutually exclusive fields. At most one of the fields will be set in a response:"
            "\na string\nEnd of mutually exclusive fields.\nb string"
        ),
        [("union", False, (), 4, 4)],
        [("a", "union"), ("b", None)],
    ),
    (
        "a sentence about a union is no header",
        "id string\n\nSee the union field kind. It is one of several.",
        [],
        [("id", None)],
    ),
]


@pytest.mark.parametrize(("rows", "unions", "members"), [u[1:] for u in UNIONS], ids=[u[0] for u in UNIONS])
def test_unions(
    rows: str,
    unions: list[tuple[str, bool, tuple[str, ...], int, int]],
    members: list[tuple[str, str | None]],
) -> None:
    found = field_list(f"Thing\n\nFields\n{rows}\n")
    assert [(u.name, u.required, u.text, u.span.first, u.span.last) for u in found.unions] == unions
    assert [(row.name, row.union) for row in found.rows] == members


def test_a_japanese_header_on_one_line() -> None:
    rows = "共用体フィールド tool_type。種類。tool_type は次のいずれかになります。\na\n\nstring\n\n説明。"
    found = field_list(f"Thing\n\nフィールド\n{rows}\n", "ja")
    assert [(u.name, u.text) for u in found.unions] == [("tool_type", ("種類。",))]
    assert [(row.name, row.union) for row in found.rows] == [("a", "tool_type")]


def test_a_japanese_header_without_its_sentence() -> None:
    found = field_list("Thing\n\nフィールド\n共用体フィールド _minimum。\nminimum\n\nnumber\n\n最小値。\n", "ja")
    assert [(u.name, u.text, u.span.first, u.span.last) for u in found.unions] == [("_minimum", (), 4, 4)]
    assert [(row.name, row.union) for row in found.rows] == [("minimum", "_minimum")]
