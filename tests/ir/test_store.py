"""The IR as JSON: it comes back as it was, and the published schema describes it."""

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from ir.model import Api
from ir.store import decode, encode, schema
from tests.snippets import assembled
from tests.vendored import api

NAMES = ["interactions", "ces"]


@pytest.mark.parametrize("name", NAMES)
def test_round_trip(name: str) -> None:
    whole = api(name).api
    assert decode(encode(whole)) == whole
    assert decode(encode(whole).encode()) == whole
    assert encode(decode(encode(whole))) == encode(whole)


def test_an_empty_api() -> None:
    assert json.loads(encode(Api(name="x", title="X"))) == {"name": "x", "title": "X"}
    assert decode('{"name": "x", "title": "X"}') == Api(name="x", title="X")


def validator() -> Any:
    document = json.loads(schema())
    Draft202012Validator.check_schema(document)
    return Draft202012Validator(document)


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_describes_what_is_written(name: str) -> None:
    validator().validate(json.loads(encode(api(name).api)))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("messages", 0, "fields", 0, "type", "is"), "nothing"),
        (("messages", 0, "fields", 0, "type"), "string"),
        (("messages", 0, "fields", 0, "name"), 5),
        (("messages", 0, "spans", 0, "first"), "one"),
        (("enums", 0, "values", 0), {}),
        (("name",), None),
    ],
)
def test_the_schema_refuses_what_decode_refuses(path: tuple[str | int, ...], value: object) -> None:
    document = json.loads(encode(api("ces").api))
    place = document
    for step in path[:-1]:
        place = place[step]
    assert validator().is_valid(document)
    place[path[-1]] = value
    assert not validator().is_valid(document)
    with pytest.raises(msgspec.ValidationError):
        decode(json.dumps(document))


def test_text_stays_readable() -> None:
    page = 'Thing\n\nFields\nid string\n\n日本語 and "quotes" \\ back\nJSON representation\n{\n  "id": string\n}\n'
    text = encode(assembled(page).api)
    assert '日本語 and \\"quotes\\" \\\\ back' in text
    assert text.endswith("}\n")
    assert "\n " in text
