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
