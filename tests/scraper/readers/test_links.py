"""Links and ids to names."""

import pytest

from scraper.readers.links import TableId, heading_name, linked_name, table_id, type_name


@pytest.mark.parametrize(
    ("anchor", "want"),
    [
        ("Pier", "Pier"),
        ("Pier.State", "Pier.State"),
        ("google.example.v1.Pier.State", "Pier.State"),
        ("ACL", "ACL"),
        ("pier", None),
        ("METHODS_SUMMARY", None),
        ("body.HTTP_TEMPLATE", None),
        ("Pier.FIELDS.name", None),
        ("Pier.SCHEMA_REPRESENTATION", None),
        ("Pier.ENUM_VALUES.OPEN", None),
        ("input-schema", None),
        ("桟橋", None),
        ("", None),
    ],
)
def test_type_name(anchor: str, want: str | None) -> None:
    assert type_name(anchor) == want


@pytest.mark.parametrize(
    ("text", "anchor", "want"),
    [
        ("State", "Pier.State", "Pier.State"),
        ("状態", "State", "State"),
        ("Zone of an oven", "Oven.Zone", "Oven.Zone"),
        ("Response body", "body.response_body", "Response body"),
        ("Resource: Pier", "Pier", "Resource: Pier"),
        ("リソース：桟橋", "Pier", "リソース：Pier"),
        ("Tool: list_piers", "Tool", "Tool: list_piers"),
    ],
)
def test_heading_name(text: str, anchor: str, want: str) -> None:
    assert heading_name(text, anchor) == want


LINKS = [
    ("the fragment", "State", "#Pier.State", "Pier.State"),
    ("the fragment of another page", "Money", "/ferry/rest/v1/Money#Money", "Money"),
    ("the fragment behind a query", "Fee", "/x?hl=ja#Money", "Money"),
    ("the last part of the path", "State", "/rest/v1/Pier.State", "Pier.State"),
    ("a path that says something else", "Pier", "/rest/Shared.Types", "Pier"),
    ("a path to a resource", "Agent", "/rest/v1/projects.agents", "Agent"),
    ("a fragment of a resource", "Agent", "/rest/v1/projects.agents#resource:-agent", "Agent"),
    ("a translation", "桟橋", "/rest/v1/Pier", "Pier"),
    ("other words", "Oven zone", "#Oven.Zone", "Oven.Zone"),
    ("a well-known type", "Timestamp", "https://protobuf.dev/x/google.protobuf/#timestamp", "Timestamp"),
    ("a translated well-known type", "フィールドマスク", "https://protobuf.dev/x/#field-mask", "fieldmask"),
    ("a format", "int64", "https://example.com/discovery/v1/type-format", "int64"),
    ("a field", "name", "#Pier.FIELDS.name", "name"),
    ("an expression", "object (Pier)", "#Pier", "object (Pier)"),
    ("no target", "Pier", "", "Pier"),
    ("a target that is none", "Pier", "http://[x", "Pier"),
]


@pytest.mark.parametrize(("text", "href", "want"), [link[1:] for link in LINKS], ids=[link[0] for link in LINKS])
def test_a_link_in_code(text: str, href: str, want: str) -> None:
    assert linked_name(text, href, code=True) == want


@pytest.mark.parametrize(
    ("text", "href", "want"),
    [
        ("Loan", "/rest/v1/loans#Loan", "Loan"),
        ("State", "#Pier.State", "Pier.State"),
        ("この桟橋", "#Pier", "この桟橋"),
    ],
)
def test_a_link_in_prose(text: str, href: str, want: str) -> None:
    assert linked_name(text, href, code=False) == want


@pytest.mark.parametrize(
    ("anchor", "want"),
    [
        ("Pier.SCHEMA_REPRESENTATION", TableId("Pier", values=False)),
        ("Pier.State.ENUM_VALUES-table", TableId("Pier.State", values=True)),
        ("body.ListPiersResponse.FIELDS-table", TableId("ListPiersResponse", values=False)),
        ("body.QUERY_PARAMETERS.FIELDS-table", TableId(None, values=False)),
        ("body.request_body.FIELDS-table", TableId(None, values=False)),
        ("prices", TableId(None, values=False)),
    ],
)
def test_table_id(anchor: str, want: TableId) -> None:
    assert table_id(anchor) == want
