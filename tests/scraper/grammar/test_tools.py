"""MCP tool pages."""

import pytest

from ir.model import Annotations, Span
from scraper.grammar.tools import endpoint, read_annotations, read_sample
from scraper.labels import load
from tests.snippets import blocks, read

PAGE = """
MCP Tools Reference: example.googleapis.com

Tool: cancel_crossing

Takes one crossing out of the timetable.

The following sample shows how to use curl.

Curl Request

curl --location 'https://example.googleapis.com/mcp' \\
--header 'accept: application/json' \\
--data '{
  "method": "tools/call"
}'

Input Schema

What it expects.

CancelRequest

JSON representation
{
  "name": string
}
Fields
name string

Required. Which.

Output Schema

What it says.

CancelResponse

JSON representation
{
  "done": boolean
}
Fields
done boolean

Tool Annotations

Destructive Hint: ✅ | Idempotent Hint: ❌ | Read Only Hint: ❌ | Open World Hint: ✅
"""


def test_a_tool_page() -> None:
    page = read(PAGE)
    (tool,) = page.tools
    assert (tool.name, tool.endpoint) == ("cancel_crossing", "https://example.googleapis.com/mcp")
    assert tool.text == ("Takes one crossing out of the timetable.",)
    assert (tool.input_text, tool.output_text) == (("What it expects.",), ("What it says.",))
    assert (tool.input_half, tool.output_half) == (1, 2)
    assert tool.annotations == Annotations(destructive=True, idempotent=False, read_only=False, open_world=True)
    assert tool.sample == (
        "curl --location 'https://example.googleapis.com/mcp' \\\n--header 'accept: application/json' \\\n"
        '--data \'{\n  "method": "tools/call"\n}\''
    )
    assert tool.span == Span("page.txt", 3, 47)
    assert [(d.heading, d.half) for d in page.declarations] == [("CancelRequest", 1), ("CancelResponse", 2)]
    assert page.diagnostics == ()
    assert page.page.lines == page.page.accounted


def test_an_answer_that_is_only_prose() -> None:
    start, end = PAGE.index("CancelResponse"), PAGE.index("Tool Annotations")
    page = read(PAGE[:start] + "service Quay {\n  rpc Close(Empty) returns (Empty);\n}\n\n" + PAGE[end:])
    (tool,) = page.tools
    assert tool.output_text == ("What it says.", "service Quay {\n  rpc Close(Empty) returns (Empty);\n}")
    assert [d.heading for d in page.declarations] == ["CancelRequest"]
    assert page.diagnostics == ()


def test_a_page_without_a_sample() -> None:
    start, end = PAGE.index("The following"), PAGE.index("Input Schema")
    (tool,) = read(PAGE[:start] + PAGE[end:]).tools
    assert (tool.sample, tool.endpoint) == (None, None)
    assert tool.text == ("Takes one crossing out of the timetable.",)


HINTS = [
    (
        "en",
        "Destructive Hint: ✅ | Idempotent Hint: ❌ | Read Only Hint: ❌ | Open World Hint: ❌",
        Annotations(destructive=True, idempotent=False, read_only=False, open_world=False),
    ),
    (
        "ja",
        "破壊的ヒント: ❌ | べき等ヒント: ✅ | 読み取り専用ヒント: ✅ | オープン ワールド ヒント: ✅",
        Annotations(destructive=False, idempotent=True, read_only=True, open_world=True),
    ),
    (
        "en",
        "Read Only Hint: ✅ | Destructive Hint: ❌",
        Annotations(destructive=False, idempotent=None, read_only=True, open_world=None),
    ),
    (
        "en",
        "破坏性提示：✅ ｜ 等幂性提示：❌ ｜ 只读提示：❌ ｜ 开放世界提示：✅",
        Annotations(destructive=True, idempotent=False, read_only=False, open_world=True),
    ),
    ("en", "No hints here.", None),
]


@pytest.mark.parametrize(("language", "line", "want"), HINTS)
def test_annotations(language: str, line: str, want: Annotations | None) -> None:
    assert read_annotations(blocks(line), load(language)) == want


SAMPLES = [
    ("curl https://x.example/mcp", 1),
    ("curl 'https://x.example/mcp' \\\n--data '{\n}'\n\nafter", 3),
    ("curl 'https://x.example/mcp' \\\n--data '{\n  \"a\": {}}\n  , \"id\": 1\n}'\nafter", 5),
    ("curl 'https://x.example/mcp' \\ --data '{ \"a\" : 1 } '\nafter", 1),
    ("wget https://x.example/mcp", 0),
    ("curl 'https://x.example' \\\n--data '{\n never closed", 0),
]


@pytest.mark.parametrize(("page", "end"), SAMPLES)
def test_samples(page: str, end: int) -> None:
    sample, after = read_sample(blocks(page))
    assert after == end
    assert sample == ("\n".join(page.split("\n")[:end]) if end else None)


@pytest.mark.parametrize(
    ("sample", "want"),
    [
        ("curl --location 'https://ces.googleapis.com/mcp' \\", "https://ces.googleapis.com/mcp"),
        ('curl "https://x.example/mcp"', "https://x.example/mcp"),
        ("curl https://[REGION]-x.example/mcp -H 'a: b'", "https://[REGION]-x.example/mcp"),
        ("curl x", None),
    ],
)
def test_endpoints(sample: str, want: str | None) -> None:
    assert endpoint(sample) == want
