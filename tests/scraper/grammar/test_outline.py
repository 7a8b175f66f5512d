"""The outline of a page: labels, headings, sections."""

import pytest

from ir.declaration import MessageDeclaration
from scraper.grammar.outline import Outline, lost_headings, outline
from scraper.labels import load
from tests.snippets import blocks, read


def outlined(page: str, language: str = "en") -> Outline:
    return outline(blocks(page), load(language), "page.txt")


LABELS = [
    ("Fields\nid string", "en", [("fields", 0)]),
    ("Fields\nNot a row.", "en", []),
    ("JSON representation\n{\n}", "en", [("representation", 0)]),
    ("JSON representation\n\nis a phrase", "en", []),
    ("JSON representation \n{\n}", "en", [("representation", 0)]),
    ("json  REPRESENTATION\n{\n}", "en", [("representation", 0)]),
    ("Enums\nA1 One.", "en", [("enums", 0)]),
    ("Enums\nare lists", "en", []),
    ("This type has no fields.", "en", [("empty", 0)]),
    ("JSON 表現\n{\n}\nフィールド\nid\n\nstring", "ja", [("representation", 0), ("fields", 2)]),
    ("JSON表現\n{\n}", "ja", [("representation", 0)]),
    ("JSON representation\n{\n}", "ja", [("representation", 0)]),
    ("列挙型\nA1 一。", "ja", [("enums", 0)]),
    ("列挙型\n\n一つの型。", "ja", []),
    ("フィールド\n\nフィールドを表します。", "ja", []),
    ("入力スキーマ\n出力スキーマ", "ja", [("input", 0), ("output", 1)]),
    ("JSON 表現\n{\n}", "en", []),
]


@pytest.mark.parametrize(("page", "language", "want"), LABELS)
def test_labels(page: str, language: str, want: list[tuple[str, int]]) -> None:
    # A last line keeps labels from being the end of the page, where nothing can follow them.
    assert [(label.part, label.at) for label in outlined(page + "\n\nLast.", language).found] == want


@pytest.mark.parametrize(
    ("line", "language", "want"),
    [
        ("Tool: create_tool", "en", ("tool", "create_tool")),
        ("ツール: create_tool", "ja", ("tool", "create_tool")),
        ("ツール：create_tool", "ja", ("tool", "create_tool")),
        ("MCP Tools Reference: ces.googleapis.com", "ja", ("host", "ces.googleapis.com")),
        ("Resource: Oven", "en", ("resource", "Oven")),
    ],
)
def test_labels_that_carry_a_text(line: str, language: str, want: tuple[str, str]) -> None:
    (label,) = outlined(line, language).found
    assert (label.part, label.carried) == want


PAGE = """
First

The first.

Fields
second object (Second)
JSON representation
{
  "second": {
    object (Second)
  }
}

Second

This type has no fields.

The second.

State

Enums
A1 One.
B2 Two.
"""


def test_sections() -> None:
    page = outlined(PAGE)
    assert [(s.name, [label.part for label in s.labels], page.blocks[s.start].first) for s in page.sections] == [
        ("First", ["fields", "representation"], 1),
        ("Second", ["empty"], 14),
        ("State", ["enums"], 20),
    ]
    assert [page.blocks[s.end - 1].last for s in page.sections] == [12, 18, 24]


def test_what_stands_below_a_label_ends_where_the_next_begins() -> None:
    page = outlined(PAGE)
    below = [page.below[label.at] for label in page.found]
    assert [(run[0].first, run[-1].last) for run in below] == [(6, 6), (8, 12), (18, 18), (23, 24)]


def test_each_schema_of_a_tool_page_is_a_half() -> None:
    page = outlined("Input Schema\n\nOne.\n\nOutput Schema\n\nTwo.")
    assert [page.half(part) for part in ("input", "output", "request")] == [1, 2, None]
    assert [block.words for block in page.region("output")] == ["Two."]


HEADINGS = [
    ("the last of the short lines", "one\n\nother words\n\nFields\nid string", "other words", ["one"]),
    ("a name that the page uses", "One\n\nuse object (One)\n\nShort words\n\nFields\nid string", "One", []),
    ("a name in Pascal case", "Intro words\n\nThing\n\nFields\nid string", "Thing", []),
    ("not a sentence", "Thing\n\nIt is a thing.\n\nFields\nid string", "Thing", []),
    ("not a line of a paragraph", "Thing\n\nshort\nlines\n\nFields\nid string", "Thing", []),
    ("a translated heading", "ツール\n\nこれはツールです。\n\nFields\nid string", "ツール", []),
    ("nothing", "It is a thing.\n\nFields\nid string", None, []),
]


@pytest.mark.parametrize(("page", "name", "doubts"), [h[1:] for h in HEADINGS], ids=[h[0] for h in HEADINGS])
def test_headings(page: str, name: str | None, doubts: list[str]) -> None:
    found = outlined(page)
    (section,) = found.sections
    assert section.name == name
    assert [found.blocks[at].words for at in section.doubts] == doubts


def test_a_doubtful_heading_is_reported() -> None:
    page = read("最初\n\n二番目\n\nフィールド\nid\n\nstring\n", "ja")
    assert [(d.id, d.subject, d.message, d.spans[0].first) for d in page.diagnostics] == [
        ("ambiguous-heading", "二番目", "more than one line could be the heading: '最初', '二番目'", 3)
    ]


def test_a_heading_that_is_also_a_label() -> None:
    """Translated pages head the type `Field` with the word that labels every field table."""
    page = read(
        """
        カード

        フィールド
        field

        object (Field)

        フィールドです。

        フィールド

        フィールドを表します。

        フィールド
        id

        string

        ID です。
        """,
        "ja",
    )
    assert [declaration.heading for declaration in page.declarations] == ["カード", "フィールド"]


def test_fields_named_like_labels_are_fields() -> None:
    page = read("Thing\n\nFields\nfields string\ninputSchema string\nenums string\nendpoint string\n")
    (thing,) = page.declarations
    assert isinstance(thing, MessageDeclaration)
    assert thing.list
    assert [row.name for row in thing.list.rows] == ["fields", "inputSchema", "enums", "endpoint"]


def test_lost_headings() -> None:
    page = outlined("Thing\n\nFields\nother object (Other)\n\nOther\n\nIts label is gone.\n\nOther things are text.")
    assert [page.blocks[at].first for at in lost_headings(page)] == [6]
