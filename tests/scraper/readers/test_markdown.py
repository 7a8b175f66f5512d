"""Markdown pages to blocks."""

import pytest

from scraper.readers.markdown import bare, read

Found = tuple[str, str, int, int, int]

BLOCKS: list[tuple[str, str, list[Found]]] = [
    ("headings", "# One\n\n### Three\n", [("heading", "One", 1, 1, 1), ("heading", "Three", 3, 3, 3)]),
    (
        "a wrapped paragraph",
        "one\ntwo `three`\n\nfour\n",
        [("line", "one two `three`", 1, 2, 0), ("line", "four", 4, 4, 0)],
    ),
    (
        "nested lists, wrapped items",
        "*   `a`: text\n    more\n    *   deep\n*   b\n",
        [("item", "- `a`: text more", 1, 2, 1), ("item", "- deep", 3, 3, 2), ("item", "- b", 4, 4, 1)],
    ),
    (
        "a second paragraph of an item is a line",
        "*   a\n\n    more\n",
        [("item", "- a", 1, 1, 1), ("line", "more", 3, 3, 1)],
    ),
    ("a quote keeps its mark", "> This item is deprecated!\n", [("line", "> This item is deprecated!", 1, 1, 0)]),
    (
        "a fence keeps its marks",
        'text\n\n```json\n{\n  "a": 1\n}\n```\n',
        [("line", "text", 1, 1, 0), ("code", '```json\n{\n  "a": 1\n}\n```', 3, 7, 0)],
    ),
    (
        "raw HTML is read as HTML",
        "<div>\n<p>a &amp; <b>b</b></p>\n</div>\n",
        [("furniture", "", 1, 1, 0), ("line", "a & **b**", 2, 2, 0), ("furniture", "", 3, 3, 0)],
    ),
    (
        "front matter is a heading of level 0",
        "---\ntitle: 'Step'\nname: x\n---\n\ntext\n",
        [("heading", "Step", 1, 4, 0), ("line", "text", 6, 6, 0)],
    ),
    (
        "an exported representation is its label and its code",
        (
            '<table>\n<thead>\n<tr class="header">\n<th>JSON representation</th>\n</tr>\n</thead>\n<tbody>\n'
            '<tr class="odd">\n<td><pre dir="ltr"><code>{\n  &quot;id&quot;: string\n}</code></pre></td>\n</tr>\n'
            "</tbody>\n</table>\n"
        ),
        [("line", "JSON representation", 1, 8, 0), ("code", '{\n  "id": string\n}', 9, 14, 0)],
    ),
    (
        "with blank lines in the code",
        (
            "<table>\n<th>JSON representation</th>\n"
            "<td><pre><code>{\n\n  &quot;id&quot;: string\n\n}</code></pre></td>\n</tr>\n</tbody>\n</table>\n\nmore\n"
        ),
        [
            ("line", "JSON representation", 1, 2, 0),
            ("code", '{\n\n  "id": string\n\n}', 3, 10, 0),
            ("line", "more", 12, 12, 0),
        ],
    ),
    (
        "a table that does not end",
        "<table>\n\none\n\n# Two\n",
        [("furniture", "", 1, 1, 0), ("line", "one", 3, 3, 0), ("heading", "Two", 5, 5, 1)],
    ),
]


@pytest.mark.parametrize(("page", "want"), [b[1:] for b in BLOCKS], ids=[b[0] for b in BLOCKS])
def test_blocks(page: str, want: list[Found]) -> None:
    assert [(b.kind, b.text, b.first, b.last, b.level) for b in read(page.split("\n"))] == want


def test_a_table_row_has_cells_and_its_header_takes_the_rule() -> None:
    found = read(["| Event | Description |", "| --- | --- |", "| `a.b` | It is `on`. |"])
    assert [(b.kind, b.cells, b.first, b.last, b.gap) for b in found] == [
        ("cells", ("Event", "Description"), 1, 2, True),
        ("cells", ("`a.b`", "It is `on`."), 3, 3, False),
    ]


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("plain", "plain"),
        ("`name`", "name"),
        ("`object ( Tool` )", "object ( Tool )"),
        ("see [the page](https://example.com/x)", "see the page"),
        (r"a \* b \_ c", "a * b _ c"),
        ("`  Commit  `", " Commit"),
    ],
)
def test_bare_words(text: str, want: str) -> None:
    assert bare(text) == want
