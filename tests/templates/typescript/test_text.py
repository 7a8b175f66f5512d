import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from templates.typescript.text import Doc, cell, comment, identifier, literal, object_key, property_name


@pytest.mark.parametrize(
    ("doc", "want"),
    [
        (Doc(), ""),
        (Doc(text=("One line.",)), "/** One line. */\n"),
        (Doc(text=("x" * 92,)), "/** " + "x" * 92 + " */\n"),
        (Doc(text=("x" * 93,)), "/**\n * " + "x" * 93 + "\n */\n"),
        (Doc(source="a.txt:7"), "/** Source: a.txt:7 */\n"),
        (
            Doc(
                text=("One.", "List:\n\n  - a  "),
                notes=("See {@link A}.",),
                source="a.txt:7",
                see="u",
                deprecated=True,
            ),
            """/**
 * One.
 *
 * List:
 *
 *   - a
 *
 * See {@link A}.
 *
 * Source: a.txt:7
 *
 * @see u
 *
 * @deprecated The reference marks it so.
 */
""",
        ),
    ],
)
def test_comment(doc: Doc, want: str) -> None:
    assert comment(doc) == want


def test_comment_indented() -> None:
    assert comment(Doc(text=("One.", "Two.")), "  ") == "  /**\n   * One.\n   *\n   * Two.\n   */\n"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("0 */4 * * *", r"0 *\/4 * * *"),
        (r"already *\/ so", r"already *\\/ so"),
        ("**/plans/**", r"**\/plans/**"),
        ("@deprecated", r"\@deprecated"),
        ("a @see b, x@y.z, `@type`, {@link A}", r"a \@see b, x@y.z, `@type`, {\@link A}"),
        (r"\@ref", r"\\@ref"),
        (r"C:\temp\new projects/{project} \N{folder} \u0041", r"C:\temp\new projects/{project} \N{folder} \u0041"),
        ("a\u2028b\x00c\u202ed\ufeff\U000e0041", r"a\u2028b\u0000c\u202Ed\uFEFF\u{E0041}"),
        ("👩‍🔬 日本 · a\u00a0b", "👩‍🔬 日本 · a\u00a0b"),
    ],
)
def test_text_in_a_comment(text: str, want: str) -> None:
    assert comment(Doc(text=(text,))) == f"/** {want} */\n"


@given(st.text(st.characters(codec="utf-8", categories=["L", "M", "N", "P", "S", "Zs"])) | st.text("*/\\@{} \na"))
def test_a_comment_ends_where_it_should_and_its_text_can_be_read_back(text: str) -> None:
    """`text` has no character that must be escaped because it cannot be seen."""
    written = comment(Doc(text=("Text:", text)))
    assert written.index("*/") == len(written) - 3
    lines = [line[3:] for line in written.split("\n")[3:-2]]
    read = [re.sub(r"(?<![^\s{])\\(\\*@)", r"\1", re.sub(r"\*\\(\\*/)", r"*\1", line)) for line in lines]
    assert read == [line.rstrip() for line in text.split("\n")]


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("a", '"a"'),
        ('"', r'"\""'),
        ("\\", r'"\\"'),
        ("a\nb\u2028\u200b", r'"a\nb\u2028\u200B"'),
        ("${x}`'*/", '"${x}`\'*/"'),
        ("日本\U000e0041\ud800", r'"日本\u{E0041}\uD800"'),
    ],
)
def test_literal(text: str, want: str) -> None:
    assert literal(text) == want


@pytest.mark.parametrize(
    ("name", "in_type", "in_object"),
    [
        ("displayName", "displayName", "displayName"),
        ("class", "class", "class"),
        ("$ref", "$ref", "$ref"),
        ("@type", '"@type"', '"@type"'),
        ("a-b", '"a-b"', '"a-b"'),
        ("1", '"1"', '"1"'),
        ("", '""', '""'),
        ("名", '"名"', '"名"'),
        ("__proto__", "__proto__", '["__proto__"]'),
    ],
)
def test_property_names(name: str, in_type: str, in_object: str) -> None:
    assert property_name(name) == in_type
    assert object_key(name) == in_object


@pytest.mark.parametrize(
    ("name", "want"),
    [
        ("Tool", "Tool"),
        ("カード", "カード"),
        ("a.b-c", "a_b_c"),
        ("3d", "_3d"),
        ("", "_"),
        ("string", "string_"),
        ("class", "class_"),
        ("x;export{}", "x_export__"),
    ],
)
def test_identifier(name: str, want: str) -> None:
    assert identifier(name) == want


def test_cell() -> None:
    assert cell("a | b\n<c> \u202e") == r"a \| b &lt;c> \u202E"
