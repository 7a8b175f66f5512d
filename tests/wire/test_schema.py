"""What travels as JSON Schema and OpenAPI: tagged unions, shapes, and the stream of events."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from ir.model import Api, Const, Field, ListOf, Message, OneOf, Scalar, TaggedUnion, UnionReference, Variant
from templates.openapi.target import document
from templates.schema import schemas
from tests import vendored
from tests.wire.cases import CALL
from tests.wire.streams import Json

SMALL = Api(
    name="small",
    title="Small",
    messages=(
        Message(
            name="Say",
            identity="Say",
            fields=(
                Field(name="type", type=Const("say"), presence="required", behavior=("required",)),
                Field(name="text", type=Scalar("string"), caveat="Nobody says what it holds."),
                Field(name="then", type=OneOf((Scalar("string"), ListOf(UnionReference("Step"))))),
            ),
        ),
    ),
    tagged_unions=(
        TaggedUnion(
            name="Step",
            identity="Step",
            discriminator="type",
            variants=(Variant("say", "Say"),),
            text={"en": ("A step.",)},
        ),
    ),
)


def test_schemas() -> None:
    assert schemas(SMALL, "#/") == {
        "Say": {
            "type": "object",
            "required": ["type"],
            "properties": {
                "type": {"type": "string", "const": "say"},
                "text": {"type": "string", "description": "Nobody says what it holds."},
                "then": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/Step"}}]},
            },
        },
        "Step": {
            "description": "A step.",
            "oneOf": [{"$ref": "#/Say"}],
            "discriminator": {"propertyName": "type", "mapping": {"say": "#/Say"}},
        },
    }


READ = [
    ({"type": "say"}, True),
    ({"type": "say", "then": [{"type": "new", "a": 1}]}, True),
    ({"type": "say", "text": 1}, False),
    ({"type": "new"}, True),
    ({}, True),
    ("say", False),
]


@pytest.mark.parametrize(("value", "valid"), READ)
def test_a_reader_takes_tags_that_are_newer(value: Any, valid: bool) -> None:
    defs = schemas(SMALL, "#/$defs/", reading=True)
    assert Draft202012Validator({"$ref": "#/$defs/Step", "$defs": defs}).is_valid(value) is valid


@pytest.fixture(scope="module")
def wire(root: Path) -> dict[str, Any]:
    text = (root / "generated/openapi/interactions_wire.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.load(text, yaml.CSafeLoader)
    return found


def test_the_document_has_the_stream(wire: dict[str, Any]) -> None:
    (response,) = wire["components"]["responses"].values()
    assert response["content"] == {
        "text/event-stream": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/StreamEvent"}}}
    }
    assert not document(SMALL).get("responses")


STEPS: list[tuple[Json, bool]] = [
    (CALL, True),
    ({"type": "function_call", "name": "f", "arguments": {}}, False),
    ({"type": "user_input", "content": [{"type": "text", "text": "a"}]}, True),
    ({"type": "user_input", "content": "a"}, False),
    ({"type": "thought", "signature": "YQ=="}, True),
    ({"type": "thought", "signature": "?"}, False),
    ({"type": "new"}, False),
    ({"functionCall": {"name": "f"}}, False),
]


@pytest.mark.parametrize(("value", "valid"), STEPS)
def test_the_document_tells_steps_apart(wire: dict[str, Any], value: Json, valid: bool) -> None:
    schema = {"$ref": "#/components/schemas/Step", "components": wire["components"]}
    assert Draft202012Validator(schema).is_valid(value) is valid


@pytest.mark.parametrize(
    "union", ["Step", "Content", "StepDelta", "StreamEvent", "Tool", "ResponseFormat", "AgentConfig"]
)
def test_the_document_maps_every_tag(wire: dict[str, Any], union: str) -> None:
    told = next(each for each in vendored.api("interactions_wire").api.tagged_unions if each.name == union)
    schema = wire["components"]["schemas"][union]
    want = {variant.tag: f"#/components/schemas/{variant.message}" for variant in told.variants}
    assert schema["discriminator"] == {"propertyName": told.discriminator, "mapping": want}
    assert [each["$ref"] for each in schema["oneOf"]] == list(want.values())
    assert json.loads(json.dumps(schema)) == schema
