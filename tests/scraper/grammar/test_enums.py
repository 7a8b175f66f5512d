"""Lists of enum values."""

import pytest

from ir.declaration import EnumDeclaration
from tests.snippets import enum, read

Value = tuple[str, bool, tuple[str, ...], int, int]

VALUES: list[tuple[str, str, list[Value]]] = [
    (
        "value and text on a line",
        "STATE_UNSPECIFIED Default value.\nACTIVE It works.",
        [("STATE_UNSPECIFIED", False, ("Default value.",), 6, 6), ("ACTIVE", False, ("It works.",), 7, 7)],
    ),
    ("values without text", "A1\nB2", [("A1", False, (), 6, 6), ("B2", False, (), 7, 7)]),
    (
        "a value alone, its text in a paragraph of its own",
        "ONE First.\nTWO\n\nDeprecated: no longer there.\nTHREE Third.",
        [
            ("ONE", False, ("First.",), 6, 6),
            ("TWO", True, ("Deprecated: no longer there.",), 7, 9),
            ("THREE", False, ("Third.",), 10, 10),
        ],
    ),
    (
        "text in several paragraphs",
        "ONE First.\n\nMore of it.\n\nRFC 3339 says so too.\nTWO Second.",
        [
            ("ONE", False, ("First.", "More of it.", "RFC 3339 says so too."), 6, 10),
            ("TWO", False, ("Second.",), 11, 11),
        ],
    ),
    (
        "a list that is spaced out",
        "ONE First.\n\nTWO Second.\n\nTHREE Third.",
        [("ONE", False, ("First.",), 6, 6), ("TWO", False, ("Second.",), 8, 8), ("THREE", False, ("Third.",), 10, 10)],
    ),
    (
        "values that are words of other formats",
        "NO Norway.\nOFF Off.\nNULL Null.\nNONE\nTRUE",
        [
            ("NO", False, ("Norway.",), 6, 6),
            ("OFF", False, ("Off.",), 7, 7),
            ("NULL", False, ("Null.",), 8, 8),
            ("NONE", False, (), 9, 9),
            ("TRUE", False, (), 10, 10),
        ],
    ),
    (
        "a letter alone, and sentences that begin with one",
        "RED Red.\nY Yellow cloth.\nA yellow cloth is text.\nI too.\nX\nW White.",
        [
            ("RED", False, ("Red.",), 6, 6),
            ("Y", False, ("Yellow cloth.", "A yellow cloth is text.\nI too.\nX"), 7, 10),
            ("W", False, ("White.",), 11, 11),
        ],
    ),
    (
        "a value that is listed twice is two values here",
        "ONE First.\nONE Again.",
        [("ONE", False, ("First.",), 6, 6), ("ONE", False, ("Again.",), 7, 7)],
    ),
    (
        "bullets are text",
        "ONE First:\n  • TWO is a bullet\nTHREE",
        [("ONE", False, ("First:", "• TWO is a bullet"), 6, 7), ("THREE", False, (), 8, 8)],
    ),
]


@pytest.mark.parametrize(("values", "want"), [v[1:] for v in VALUES], ids=[v[0] for v in VALUES])
def test_values(values: str, want: list[Value]) -> None:
    found = enum(f"State\n\nThe state.\n\nEnums\n{values}\n")
    assert (found.heading, found.text) == ("State", ("The state.",))
    assert [(v.name, v.deprecated, v.text, v.span.first, v.span.last) for v in found.values] == want


def test_a_label_at_the_end_of_a_page_is_a_cut() -> None:
    page = read("State\n\nThe state.\n\nEnums\n")
    (declaration,) = page.declarations
    assert isinstance(declaration, EnumDeclaration)
    assert declaration.values == ()
    assert [(d.id, d.subject, d.spans[0].first) for d in page.diagnostics] == [("page-truncated", "State", 5)]


def test_japanese_values() -> None:
    found = enum("状態\n\n列挙型\nSTATE_UNSPECIFIED 未指定。\nOLD 非推奨: 使わない。\n", "ja")
    assert [(v.name, v.deprecated, v.text) for v in found.values] == [
        ("STATE_UNSPECIFIED", False, ("未指定。",)),
        ("OLD", True, ("非推奨: 使わない。",)),
    ]


def test_in_code_spans_values_may_be_any_words() -> None:
    page = "## State\n\nEnums\n\n`unspecified`\n\nNot known.\n\n`inUse`\n\n`Etc/UTC+1`\n\nA zone."
    (declaration,) = read(page, path="page.md", format="markdown").declarations
    assert isinstance(declaration, EnumDeclaration)
    assert [(value.name, value.text) for value in declaration.values] == [
        ("unspecified", ("Not known.",)),
        ("inUse", ()),
        ("Etc/UTC+1", ("A zone.",)),
    ]
