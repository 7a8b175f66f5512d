import ast
import inspect

import black
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from templates.python.literals import docstring, literal

HOSTILE = [
    "a \"quoted\" word and a 'single' one",
    '"""',
    "'''",
    'ends with a quote"',
    '"begins with one',
    "D:\\",
    "\\N{folder} \\u0041 \\x4 C:\\temp\\new",
    "a\tb",
    "bell \x07 null \x00 escape \x1b[0m",
    "line separators \u2028 \u2029 \x85 \x0b \x0c",
    "bidi \u202e override \u2066 isolate",
    "emoji \U0001f600 \U0001f469\u200d\U0001f4bb",
    "表す型。　全角",
    "　leading",
    "trailing　",
    " both ",
    "${name} `code` </script> */ /* # comment {braces} {{ jinja }} {% raw %}",
    "lone surrogate \ud800",
    "\xa0no-break\xa0",
]
TEXT = st.text() | st.sampled_from(HOSTILE) | st.text(alphabet="\\\"' \n\tab{}#\u3000")


@given(TEXT)
def test_a_literal_reads_back(text: str) -> None:
    written = literal(text)
    assert ast.literal_eval(written) == text
    assert "\n" not in written


@given(TEXT)
def test_a_docstring_reads_back(text: str) -> None:
    source = f"class C:\n    {docstring(text, 4)}\n"
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.ClassDef)
    statement = node.body[0]
    assert isinstance(statement, ast.Expr)
    assert isinstance(statement.value, ast.Constant)
    value = statement.value.value
    assert isinstance(value, str)
    first, *rest = value.split("\n")
    plain = [line.removeprefix("    ") for line in rest]
    assert "\n".join([first, *(plain[:-1] if rest else [])]) == text


ORDINARY = ["One line.", "Two\nlines.", "A sample:\n\n  key:\n    - one\n\nThe end."]


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_prose_reads_as_any_docstring_does(text: str) -> None:
    assert inspect.cleandoc(ast.literal_eval(docstring(text, 4))) == text


LINES = st.lists(st.text(alphabet=st.characters(exclude_categories=["Cs"])) | st.sampled_from(HOSTILE[:-2]), min_size=1)


@given(LINES, st.booleans())
@example(['"', '"'], True)
@example(["a", " b", "", "  c"], True)
@example(["x" * 100, "y" * 100], False)
def test_black_leaves_docstrings_alone(lines: list[str], first: bool) -> None:
    text = "\n".join(["A text.", *(line.replace("\n", " ") for line in lines), "Source: page:1"])
    opening = "" if first else "    x: int\n"
    source = f"class C:\n{opening}    {docstring(text, 4)}\n"
    assert black.format_str(source, mode=black.Mode()) == source


@given(TEXT.filter(lambda text: text.isprintable()))
def test_black_leaves_literals_alone(text: str) -> None:
    source = f"x = {literal(text)}\n"
    if len(source) <= 60:
        assert black.format_str(source, mode=black.Mode()) == source
