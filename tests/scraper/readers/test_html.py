"""HTML to blocks: pieces, whole pages, pages that misbehave."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ir.declaration import EnumDeclaration, MessageDeclaration, PageDeclarations
from ir.model import ListOf, MapOf, Reference, Scalar
from scraper.blocks import Block
from scraper.readers.html import read, read_fragment
from tests.snippets import read as declare

FRAGMENTS = Path(__file__).parents[2] / "fragments/html"

Found = tuple[str, str, str]


def content(blocks: Sequence[Block]) -> list[Found]:
    """(kind, text, words) of all but furniture."""
    return [(block.kind, block.text, block.words) for block in blocks if block.kind != "furniture"]


def same(*blocks: tuple[str, str]) -> list[Found]:
    """Blocks whose words are their text."""
    return [(kind, text, text) for kind, text in blocks]


FIELDS = '<table class="properties"><tr><th colspan="2">Fields</th></tr>{}</table>'
ENUMS = '<table class="enum"><tr><th colspan="2">Enums</th></tr>{}</table>'
LISTED = FIELDS.format("<tr><td><code>name</code></td><td><p><code class='apitype'>string</code></p>{}</td></tr>")
NAMED = [("line", "Fields", "Fields"), ("line", "`name`", "name"), ("line", "`string`", "string")]

PIECES: list[tuple[str, str, list[Found]]] = [
    ("paragraphs", "<p>One\n  two.</p><p>Three.</p>", same(("line", "One two."), ("line", "Three."))),
    ("text beside elements", "a<div>b</div>c", same(("line", "a"), ("line", "b"), ("line", "c"))),
    ("entities are decoded once", "<p>&lt;a&gt; &amp;lt; &#39;x&#39;&nbsp;y</p>", same(("line", "<a> &lt; 'x' y"))),
    ("a break", "<p>one<br>two</p>", [("line", "one\ntwo", "one two")]),
    ("code", "<p>See <code> a  b </code>.</p>", [("line", "See `a b` .", "See a b .")]),
    ("code in code", "<p><code>x (<code>Y</code>)</code></p>", [("line", "`x (Y)`", "x (Y)")]),
    ("a tick in code", "<p><code>a`b</code></p>", [("line", "`` a`b ``", "a`b")]),
    ("emphasis", "<p><b>a</b> <em>b</em><i> </i></p>", [("line", "**a** *b*", "a b")]),
    ("marks do not count in code", "<p><code><b>a</b></code></p>", [("line", "`a`", "a")]),
    ("raised and lowered", "<p>10<sup>3</sup> x<sub>i + 1</sub></p>", same(("line", "10^3 x_(i + 1)"))),
    ("a place to break is no blank", "<p>v1<wbr>/x<wbr>.</p>", same(("line", "v1/x."))),
    ("an image is its text", '<p><img alt="yes" src="x.png"> <img src="y.png"></p>', same(("line", "yes"))),
    ("a link that leads outside", '<p><a href="https://a.b/c">d</a></p>', [("line", "[d](https://a.b/c)", "d")]),
    ("a link on the site", '<p>see <a href="/c#d">that page</a></p>', same(("line", "see that page"))),
    ("a hostile link", '<p><a href="javascript:x()">d</a></p>', same(("line", "d"))),
    ("comments are no text", "<p>a<!-- b --></p>", same(("line", "a"))),
    (
        "lists",
        "<ul><li>a<ul><li><p>b</p><p>c</p></ul><li>d</ul><ol><li>e<li>f</ol>",
        [
            ("item", "- a", "a"),
            ("item", "  - b", "b"),
            ("prose", "    c", "c"),
            ("item", "- d", "d"),
            ("item", "1. e", "e"),
            ("item", "2. f", "f"),
        ],
    ),
    (
        "a list of links into the page is its contents, above the first table only",
        (
            f'<ul><li><a href="#A">A</a><ul><li><a href="#B">B</a></ul></ul>{LISTED.format("")}'
            '<ul><li><a href="#A">A</a></ul>'
        ),
        [*NAMED, ("item", "- A", "A")],
    ),
    (
        "a quote",
        "<aside><strong>Note:</strong> a<br>b</aside>",
        [("line", "> **Note:** a\n> b", "Note: a b")],
    ),
    ("terms", "<dl><dt>a</dt><dd><p>b</p></dd></dl>", same(("line", "a"), ("line", "b"))),
    (
        "headings",
        '<h1>T</h1><h2 id="x-y">Request body</h2><h3 id="a.v1.Pier.State">状態</h3>',
        [("heading", "T", "T"), ("heading", "Request body", "Request body"), ("heading", "状態", "Pier.State")],
    ),
    (
        "a JSON representation, with what its links refer to",
        (
            "<table><thead><tr><th>JSON representation</th></tr></thead><tbody><tr><td>"
            "<devsite-code><button>Copy</button>"
            '<pre><code>\n{\n  &quot;a&quot;: enum (<a href="/v1/Pier#Pier.State">State</a>)\n}\n</code></pre>'
            "</devsite-code></td></tr></tbody></table>"
        ),
        [
            ("line", "JSON representation", "JSON representation"),
            ("code", '```\n{\n  "a": enum (State)\n}\n```', '{\n  "a": enum (Pier.State)\n}'),
        ],
    ),
    ("code that holds a fence", "<pre>```\nx\n```</pre>", [("code", "````\n```\nx\n```\n````", "```\nx\n```")]),
    (
        "a description is prose, whatever it looks like",
        LISTED.format("<p>type</p><p>string</p><p>Fields</p><h4>More</h4><ul><li>x</ul><pre>y: 1</pre>"),
        [
            *NAMED,
            *same(("prose", "type"), ("prose", "string"), ("prose", "Fields")),
            ("prose", "#### More", "More"),
            ("item", "- x", "x"),
            ("code", "```\ny: 1\n```", "y: 1"),
        ],
    ),
    (
        "a type and its text in one paragraph",
        FIELDS.format("<tr><td>name</td><td><code class='apitype'>string</code> Required. Its name.</td></tr>"),
        [*NAMED, ("prose", "Required. Its name.", "Required. Its name.")],
    ),
    (
        "a type without marks, and a row without a type",
        FIELDS.format("<tr><td>a</td><td>string (int64 format)</td></tr><tr><td>b</td><td>Lost it.</td></tr>"),
        [
            ("line", "Fields", "Fields"),
            ("line", "`a`", "a"),
            ("line", "string (int64 format)", "string (int64 format)"),
            ("line", "`b`", "b"),
            ("prose", "Lost it.", "Lost it."),
        ],
    ),
    (
        "a deprecated field",
        FIELDS.format("<tr><td><code>a<br>(deprecated)</code></td><td><p><code>string</code></p></td></tr>"),
        [
            ("line", "Fields", "Fields"),
            ("line", "`a (deprecated)`", "a (deprecated)"),
            ("line", "`string`", "string"),
        ],
    ),
    (
        "a row over all columns",
        FIELDS.format("<tr><td colspan='2'>Union field <code>u</code>. <code>u</code> can be:</td></tr>"),
        [("line", "Fields", "Fields"), ("line", "Union field `u`. `u` can be:", "Union field u. u can be:")],
    ),
    (
        "text of an enum value is no value",
        ENUMS.format("<tr><td><code>ONE</code></td><td><p><code>TWO</code></p></td></tr>"),
        [("line", "Enums", "Enums"), ("line", "`ONE`", "ONE"), ("prose", "`TWO`", "TWO")],
    ),
    (
        "a table inside a description",
        LISTED.format(
            "<table><tr><th>Sign</th><th>Is</th></tr><tr><td><code>&lt;</code></td><td>a|b</td></tr></table>"
        ),
        [
            *NAMED,
            ("prose", "| Sign | Is |\n| --- | --- |", "Sign Is"),
            ("prose", r"| `<` | a\|b |", "< a|b"),
        ],
    ),
    (
        "a table of one column inside a description",
        LISTED.format("<table><tr><th>Example</th></tr><tr><td><pre>a</pre></td></tr></table>"),
        [*NAMED, ("prose", "Example", "Example"), ("code", "```\na\n```", "a")],
    ),
    (
        "text astray in a table",
        "<table><script>s</script><caption>c</caption>x<tr><th>a</th></tr><tr>y<td>b</td></tr></table>",
        same(("line", "x"), ("line", "y"), ("line", "c"), ("line", "a"), ("line", "b")),
    ),
    (
        "the id of a table names the type that no heading names",
        (
            '<h2>Response body</h2><p>Data:</p><table id="body.ListPiersResponse.SCHEMA_REPRESENTATION">'
            "<tr><th>JSON</th></tr><tr><td><pre>{}</pre></td></tr></table>"
            '<table id="body.ListPiersResponse.FIELDS-table"><tr><th>Fields</th></tr></table>'
        ),
        [
            *same(("heading", "Response body"), ("line", "Data:"), ("heading", "ListPiersResponse"), ("line", "JSON")),
            ("code", "```\n{}\n```", "{}"),
            ("line", "Fields", "Fields"),
        ],
    ),
    (
        "the id of a table names the type behind a translated title, or a short heading",
        (
            '<h1>桟橋</h1><table id="Pier.FIELDS-table"><tr><th>F</th></tr></table>'
            '<h2>State</h2><table id="Pier.State.ENUM_VALUES-table"><tr><th>E</th></tr></table>'
        ),
        [
            ("heading", "桟橋", "Pier"),
            ("line", "F", "F"),
            ("heading", "State", "Pier.State"),
            ("line", "E", "E"),
        ],
    ),
    (
        "an RPC method",
        (
            "<table><thead><tr><th>GetPier</th></tr></thead><tbody><tr><td>"
            "<p><code>rpc GetPier(  GetPierRequest  </code> ) returns ( <code>  Pier </code> )</p>\n"
            "<dl><dt>Authorization scopes</dt><dd><ul><li><code>s</code></li></ul></dd></dl></td></tr></tbody></table>"
        ),
        [
            ("line", "GetPier", "GetPier"),
            (
                "line",
                "`rpc GetPier( GetPierRequest` ) returns ( `Pier` )",
                "rpc GetPier( GetPierRequest ) returns ( Pier )",
            ),
            ("line", "Authorization scopes", "Authorization scopes"),
            ("item", "- `s`", "s"),
        ],
    ),
]


@pytest.mark.parametrize(("page", "want"), [p[1:] for p in PIECES], ids=[p[0] for p in PIECES])
def test_pieces(page: str, want: list[Found]) -> None:
    assert content(read_fragment(page, 1)) == want


def test_a_table_of_text_has_cells() -> None:
    found = read_fragment(
        "<table><tr><th>A</th><th>B</th></tr><tr><td><code>a</code></td><td>b<p>c</p></td></tr></table>", 1
    )
    assert [(b.kind, b.cells, b.gap, b.words) for b in found] == [
        ("cells", ("A", "B"), True, "A B"),
        ("cells", ("`a`", "b c"), False, "a b c"),
    ]


def test_a_name_has_a_cell_of_its_own_and_the_label_stands_right_above() -> None:
    found = [block for block in read_fragment(LISTED.format("<p>x</p>"), 1) if block.kind != "furniture"]
    assert [(block.cells, block.gap) for block in found] == [((), False), (("name",), False), ((), True), ((), True)]


def test_lines() -> None:
    """Each block stands on the lines of its words; lines of nothing but markup are furniture."""
    page = (
        "<div>\n\n<p>One\ntwo</p>\n<pre>\n\na\nb\n\n</pre><table\n class='x'>\n<tr><th>F</th></tr>\n"
        "<tr><td>\nn\n</td><td>t</td></tr>\n</table></div>"
    )
    found = [(block.kind, block.words, block.first, block.last) for block in read_fragment(page, 10)]
    assert found == [
        ("furniture", "", 10, 10),
        ("line", "One two", 12, 13),
        ("furniture", "", 14, 14),
        ("code", "a\nb", 16, 17),
        ("furniture", "", 19, 20),
        ("line", "F", 21, 21),
        ("furniture", "", 22, 22),
        ("line", "n", 23, 23),
        ("line", "t", 24, 24),
        ("furniture", "", 25, 25),
    ]


def test_a_piece_without_words_is_furniture() -> None:
    assert [(b.kind, b.first, b.last) for b in read_fragment("<!-- end\nlist -->\n<hr>", 5)] == [("furniture", 5, 7)]


PLACES = [
    (
        "the marked article",
        '<h1>T</h1><p>a</p><div class="x devsite-article-body y"><p>b</p></div><p>c</p>',
        ["T", "b"],
    ),
    (
        "its title is the one that is marked",
        '<h1>L</h1><h1 class="devsite-page-title">T</h1><div class="devsite-article-body">b</div>',
        ["T", "b"],
    ),
    ("an article named in a script only", "<script>'devsite-article-body'</script><h1>T</h1><p>a</p>", ["T", "a"]),
    ("article", "<h1>T</h1><p>a</p><article><p>b</p></article>", ["T", "b"]),
    ("main", "<main><h1>T</h1><p>b</p></main><p>a</p>", ["T", "b"]),
    ("the role main", "<p>a</p><div role='main'><h1>T</h1><p>b</p></div>", ["T", "b"]),
    (
        "a body without its furniture",
        (
            "<body><header>h</header><nav>n</nav><h1>T<devsite-actions>x</devsite-actions></h1><p>b</p><footer>f</footer>"
            "<script>s</script><style>s</style><devsite-feedback>d</devsite-feedback></body>"
        ),
        ["T", "b"],
    ),
    ("no title but that of the window", "<head><title>T | Docs</title></head><body><p>b</p></body>", ["T", "b"]),
    ("nothing around it", "<h2>T</h2>b", ["T", "b"]),
]


@pytest.mark.parametrize(("page", "want"), [p[1:] for p in PLACES], ids=[p[0] for p in PLACES])
def test_only_the_article_is_the_page(page: str, want: list[str]) -> None:
    assert [words for _, _, words in content(read([page]))] == want


HOSTILE = [
    ("deep nesting", "<div>" * 3000 + "a b" + "</div>" * 3000),
    ("deep code", "<pre>" + "<span>" * 3000 + "a b"),
    ("deep lists", "<ul><li>" * 500 + "a b"),
    ("nothing closed", "<table><tr><td>a<td><p>b"),
    ("an unknown declaration", "<![a b [ a b"),
    ("a cut tag", "a b <div class='"),
    ("XHTML", "<?xml version='1.0'?><root><p>a</p> <p>b</p></root>"),
    ("closing tags only", "</div></table>a</p></td> b"),
    ("a broken link", "<code><a href='http://[x'>a</a></code> b"),
    ("a fence without an end", "<pre>a\n``` b"),
]


@pytest.mark.parametrize("page", [h[1] for h in HOSTILE], ids=[h[0] for h in HOSTILE])
def test_hostile_pages_keep_their_words(page: str) -> None:
    words = " ".join(words for _, _, words in content(read(page.split("\n")))).split()
    assert {"a", "b"} <= set(words)


TAGS = [
    "p",
    "div",
    "ul",
    "li",
    "table",
    "tr",
    "td",
    "th",
    "code",
    "b",
    "a",
    "pre",
    "h2",
    "aside",
    "dl",
    "dd",
    "br",
    "span",
]
TREES = st.recursive(
    st.just(" W "),
    lambda inner: st.builds(
        lambda tag, parts, close: f"<{tag}>{''.join(parts)}" + (f"</{tag}>" if close else ""),
        st.sampled_from(TAGS),
        st.lists(inner, max_size=4),
        st.booleans(),
    ),
    max_leaves=20,
)


@given(TREES)
def test_every_word_is_in_exactly_one_block(tree: str) -> None:
    count = tree.count("W")
    words = iter(f"w{number}" for number in range(count))
    page = "\n".join(f"{part} {next(words, '')}" for part in tree.split("W"))
    found = " ".join(words for _, _, words in content(read_fragment(page, 1))).split()
    assert sorted(found) == sorted(f"w{number}" for number in range(count))


def fragment(name: str, language: str = "en") -> PageDeclarations:
    """What a page of `fragments/html` declares; all of its lines are accounted for."""
    page = declare((FRAGMENTS / name).read_text(encoding="utf-8"), language, path=name, format="html")
    assert page.diagnostics == ()
    assert page.page.accounted == page.page.lines
    return page


def test_a_resource_page() -> None:
    oven, state, zone = fragment("resource.html").declarations
    assert isinstance(oven, MessageDeclaration)
    assert isinstance(state, EnumDeclaration)
    assert isinstance(zone, MessageDeclaration)
    assert (oven.heading, oven.text, state.heading, zone.heading) == ("Oven", ("An oven.",), "Oven.State", "Oven.Zone")
    assert oven.list
    assert oven.representation
    assert [(row.name, row.type, row.behavior, row.text) for row in oven.list.rows] == [
        (
            "zones",
            ListOf(Reference("message", "Oven.Zone")),
            (),
            ("Zones, as in", "| Zone | Heat |\n| --- | --- |\n| `top` | 250 \\| 300 |"),
        ),
        ("state", Reference("enum", "Oven.State"), (), ()),
        ("note", Scalar("string"), ("deprecated",), ("type", "string")),
    ]
    assert [(m.type, m.span.first, m.span.last) for m in oven.representation.members] == [
        (ListOf(Reference("message", "Oven.Zone")), 17, 21),
        (Reference("enum", "Oven.State"), 22, 22),
        (Scalar("string"), 23, 23),
    ]
    assert [(v.name, v.deprecated, v.text) for v in state.values] == [
        ("Hot", False, ("`BURNING`",)),
        ("COLD", True, ("Cold.",)),
    ]
    assert (zone.list, zone.representation) == (None, None)


def test_a_package_page() -> None:
    page = fragment("rpc_package.html")
    assert [
        (o.name, o.request and o.request.name, o.response and o.response.name, o.scopes, o.text)
        for o in page.operations
    ] == [
        ("Piers.GetPier", "GetPierRequest", "Pier", ("https://ferry.example.com/auth/read",), ("Gets a pier.",)),
        ("Piers.ListPiers", "GetPierRequest", "Pier", (), ()),
    ]
    pier = page.declarations[1]
    assert isinstance(pier, MessageDeclaration)
    assert pier.list
    assert [(row.name, row.type, row.union) for row in pier.list.rows] == [
        ("open_from", Reference("message", "Timestamp"), None),
        ("states", ListOf(Reference("message", "Pier.State")), None),
        ("berths", MapOf(Scalar("string", "int64")), None),
        ("code", Scalar("string"), "place"),
        ("data", Scalar("string", "bytes"), "place"),
    ]
    assert page.declarations[2].heading == "Pier.State"


def test_a_translated_tool_page() -> None:
    page = fragment("tool.ja.html", "ja")
    (tool,) = page.tools
    assert (tool.name, tool.endpoint, tool.input_half, tool.output_half) == (
        "list_loans",
        "https://loans.example.com/mcp",
        1,
        2,
    )
    assert tool.annotations.read_only is True
    request = page.declarations[0]
    assert isinstance(request, MessageDeclaration)
    assert request.list
    assert [(row.name, row.type, row.text) for row in request.list.rows] == [
        (
            "reader",
            Scalar("string"),
            ("必須。読者の ID。**必ず** `readers/1` の形式。", "> **注:** 大切です。", "```\nname: x\ntype: y\n```"),
        ),
        ("state", Reference("enum", "State"), ("type", "string")),
        ("filter", Reference("message", "Filter"), ("#### 例", "1. 一", "2. 二", "  - 深い")),
    ]
    assert [declaration.heading for declaration in page.declarations] == [
        "ListLoansRequest",
        "State",
        "Filter",
        "Empty",
    ]
