"""Lines of a text page to blocks."""

import pytest

from scraper.errors import Unusable
from scraper.readers import lines
from scraper.readers.text import read

LINES = [
    (b"one\ntwo\n", ["one", "two", ""]),
    (b"one\r\ntwo\rthree", ["one", "two", "three"]),
    (b"a\x0bb\x0cc\xc2\x85d\xe2\x80\xa8e", ["a\x0bb\x0cc\x85d\u2028e"]),
    (b"trailing   \t\n", ["trailing", ""]),
    ("\ufeffBOM\u200b in\u00a0words\u2060".encode(), ["BOM in words"]),
    ("target\u00adUri".encode(), ["targetUri"]),
    ("क्‍ष 👩‍👧".encode(), ["क्‍ष 👩‍👧"]),
]


@pytest.mark.parametrize(("data", "want"), LINES)
def test_lines(data: bytes, want: list[str]) -> None:
    assert lines("page.txt", data) == want


REFUSED = [
    (b"", "page.txt: the page is empty\n"),
    (b" \n\t\n", "page.txt: the page is empty\n"),
    (b"one\ntwo\0", "page.txt:2: the page is binary (it holds a NUL byte)\n"),
    (b"one\ntwo\nthr\xe9e", "page.txt:3: the page is not UTF-8 (byte 0xe9)\n"),
    ("テキスト".encode("shift-jis"), "page.txt:1: the page is not UTF-8 (byte 0x83)\n"),
    ("text".encode("utf-16"), "page.txt:1: the page is binary (it holds a NUL byte)\n"),
]


@pytest.mark.parametrize(("data", "want"), REFUSED)
def test_lines_refuse(data: bytes, want: str) -> None:
    with pytest.raises(Unusable) as refused:
        lines("page.txt", data)
    assert str(refused.value).startswith(want)


BLOCKS = [
    (["Step", "", "A step.", "More."], [("line", "Step", 1, 1), ("line", "A step.", 3, 3), ("line", "More.", 4, 4)]),
    (["", "", "Late"], [("line", "Late", 3, 3)]),
    (["Text:", "", "  • one", "  ◦ two"], [("line", "Text:", 1, 1), ("item", "• one", 3, 3), ("item", "• two", 4, 4)]),
    (["{", '  "a": string', "}", "Fields"], [("code", '{\n  "a": string\n}', 1, 3), ("line", "Fields", 4, 4)]),
    (["{", '  "a": string', "", "}", ""], [("code", '{\n  "a": string\n\n}', 1, 4)]),
    (
        ["{", '  "a": {', "    object (", "Fields", "a string"],
        [("code", '{\n  "a": {\n    object (', 1, 3), ("line", "Fields", 4, 4), ("line", "a string", 5, 5)],
    ),
    (["{", '  "a": "}{"', "}", "x"], [("code", '{\n  "a": "}{"\n}', 1, 3), ("line", "x", 4, 4)]),
    (
        ["{", "  // braces } in a comment", "}", "x"],
        [("code", "{\n  // braces } in a comment\n}", 1, 3), ("line", "x", 4, 4)],
    ),
    (['{ "a": string }', "x"], [("code", '{ "a": string }', 1, 1), ("line", "x", 2, 2)]),
]


@pytest.mark.parametrize(("given", "want"), BLOCKS)
def test_blocks(given: list[str], want: list[tuple[str, str, int, int]]) -> None:
    assert [(block.kind, block.text, block.first, block.last) for block in read(given)] == want


def test_a_gap_is_a_blank_line_before() -> None:
    assert [block.gap for block in read(["one", "two", "", "{", "}", "three", "", "", "four"])] == [
        True,
        False,
        True,
        False,
        True,
    ]


def test_a_copy_without_blank_lines_has_gaps_everywhere() -> None:
    assert [block.gap for block in read(["one", "two", "three", ""])] == [True, True, True]


CELLS = [
    (["Fields |", "name |"], [("Fields", ("Fields",)), ("name", ("name",))]),
    (["| Fields | |", "|---|---|"], [("Fields", ("Fields",))]),
    (["a | b |"], [("a | b |", ())]),
    (["object (", "Seat", ")"], [("object ( Seat )", ())]),
    (["object (", "never closed", "", "x"], [("object (", ()), ("never closed", ()), ("x", ())]),
]


@pytest.mark.parametrize(("given", "want"), CELLS)
def test_what_tables_and_broken_spans_leave_behind(given: list[str], want: list[tuple[str, tuple[str, ...]]]) -> None:
    assert [(block.text, block.cells) for block in read(given)] == want


def test_items_know_their_depth() -> None:
    assert [block.level for block in read(["Text", "", "• one", "  • two", "    • three"])] == [0, 0, 1, 2]
