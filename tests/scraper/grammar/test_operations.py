"""Method pages in Markdown: the name, the URL, and what the bodies are."""

import pytest

from ir.declaration import OperationDeclaration
from tests.snippets import read

LIST = """
### Fields

`{name}` `string`

Required. It.
"""


def method(text: str) -> OperationDeclaration:
    (operation,) = read(f"# Method: demo.read\n{text}", path="x.md", format="markdown").operations
    return operation


HTTP = "### HTTP request\n\n`GET https://demo.googleapis.com/v1/{name=demos/*}`\n"


def test_name_and_url() -> None:
    found = method(f"\nReads it.\n\n{HTTP}")
    assert (found.name, found.method, found.urls) == (
        "demo.read",
        "GET",
        ("https://demo.googleapis.com/v1/{name=demos/*}",),
    )
    assert found.text == ("Reads it.",)


def test_the_full_name_counts_and_is_no_prose() -> None:
    found = method(f"\n**Full name** : projects.demo.read\n\nReads it.\n\n{HTTP}")
    assert (found.name, found.text) == ("projects.demo.read", ("Reads it.",))


BODIES = [
    ("The response body contains an instance of `Demo` .", ("Demo", None, False)),
    ("The response body contains a stream of `Demo` instances.", ("Demo", None, True)),
    ("If successful, the response body is empty.", (None, None, False)),
    (f"It contains data with the following structure:\n{LIST.format(name='size')}", (None, 1, False)),
    (f"The response body is empty.\n\n## Other\n{LIST.format(name='size')}", (None, None, False)),
]


@pytest.mark.parametrize(("text", "body"), BODIES)
def test_response(text: str, body: tuple[str | None, int | None, bool]) -> None:
    response = method(f"{HTTP}\n### Response body\n\n{text}\n").response
    assert response is not None
    assert (response.name, response.half, response.stream) == body


def test_a_type_may_be_called_like_a_label() -> None:
    page = read(f"## Endpoint\n{LIST.format(name='host')}", path="x.md", format="markdown")
    assert [declaration.heading for declaration in page.declarations] == ["Endpoint"]


CALLS = """
## Piers

<table>
<tr><th>GetPier</th></tr>
<tr><td><p><code>rpc GetPier(  GetPierRequest  </code> ) returns ( <code>  Pier  </code> )</p>
<p>Gets a pier.</p>
<dl><dt>Authorization scopes</dt>
<dd><ul><li><code>https://ferry.example.com/auth/read</code></li></ul></dd></dl></td></tr>
</table>

<table>
<tr><th>WatchPier</th></tr>
<tr><td><aside>This item is deprecated!</aside>
<p><code>rpc WatchPier(GetPierRequest) returns (stream Pier)</code></p></td></tr>
</table>

## Pier

A pier.
"""


def test_the_calls_of_a_package() -> None:
    page = read(f"---\ntitle: Package ferry.v1\n---\n{CALLS}", path="x.md", format="markdown")
    assert page.page.accounted == page.page.lines
    found = [(o.name, o.urls, o.scopes, o.text, o.span.first, o.span.last) for o in page.operations]
    assert found == [
        (
            "Piers.GetPier",
            ("Piers.GetPier",),
            ("https://ferry.example.com/auth/read",),
            ("Gets a pier.",),
            8,
            12,
        ),
        ("Piers.WatchPier", ("Piers.WatchPier",), (), ("> This item is deprecated!",), 16, 18),
    ]
    bodies = [
        (o.request and o.request.name, o.response and (o.response.name, o.response.stream)) for o in page.operations
    ]
    assert bodies == [("GetPierRequest", ("Pier", False)), ("GetPierRequest", ("Pier", True))]
    assert [(note.title, note.text) for note in page.notes] == [("Pier", {"en": ("A pier.",)})]
