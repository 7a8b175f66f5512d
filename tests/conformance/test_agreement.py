"""A small API beside a small discovery document: what counts as agreement, and what is found to differ."""

from typing import Any

import pytest
from msgspec.structs import replace

from conformance.agreement import Comparison, compare
from conformance.discovery import read
from ir.model import (
    Api,
    Behavior,
    Enum,
    EnumValue,
    External,
    Field,
    ListOf,
    MapOf,
    Message,
    Operation,
    Parameter,
    Reference,
    Scalar,
    Span,
    Type,
)

STRING = Scalar("string")
AT = (Span("v1/demos/get.md", 7, 7),)


def field(name: str, type_: Type = STRING, *behavior: Behavior) -> Field:
    return Field(name=name, type=type_, behavior=behavior, spans=AT)


def message(name: str, *fields: Field) -> Message:
    return Message(name=name, identity=name, fields=fields, spans=AT)


def value(name: str) -> EnumValue:
    return EnumValue(name=name, spans=AT)


def demo(*fields: Field) -> Api:
    """An API whose method `demos.get` answers with `Answer`, which has `fields`; `Part` and `Mode` are declared too."""
    return Api(
        name="demo",
        title="Demo",
        messages=(message("Answer", *fields), message("Part", field("size", Scalar("integer")))),
        enums=(Enum(name="Mode", identity="Mode", values=(value("ON"), value("OFF")), spans=AT),),
        externals=(External(name="Far", identity="Far", target="message", reason="Elsewhere."),),
        operations=(Operation(name="demos.get", method="GET", urls=(), response="Answer", spans=AT),),
    )


def against(api: Api, properties: dict[str, Any], **schemas: Any) -> Comparison:
    """`api` beside a document whose `PackageAnswer` has `properties`, and which has further schemas."""
    known = {
        "PackageAnswer": {"type": "object", "properties": properties},
        "PackageInnerPart": {"type": "object", "properties": {"size": {"type": "integer", "format": "int32"}}},
        **schemas,
    }
    get = {"id": "demo.demos.get", "response": {"$ref": "PackageAnswer"}, "parameters": {"view": {"type": "string"}}}
    resources = {"demos": {"methods": {"get": get}}}
    return compare(api, read({"schemas": known, "resources": resources}), ("Package",))


def found(comparison: Comparison) -> set[tuple[str, str]]:
    ours = {"message-only-on-page", "parameter-only-in-discovery"}
    return {(one.kind, one.subject) for one in comparison.disagreements if one.kind not in ours}


PART = {"$ref": "PackageInnerPart"}
ANY = {"type": "any"}
ALIKE: list[tuple[Type, dict[str, Any]]] = [
    (STRING, {"type": "string"}),
    (Scalar("string", "int64"), {"type": "string", "format": "int64"}),
    (Scalar("string", "bytes"), {"type": "string", "format": "byte"}),
    (Scalar("string", "Timestamp"), {"type": "string", "format": "google-datetime"}),
    (Scalar("number"), {"type": "number", "format": "double"}),
    (Scalar("integer", "int32"), {"type": "integer", "format": "int32"}),
    (Scalar("value", "Value"), ANY),
    (Scalar("null", "NullValue"), {"type": "string", "enum": ["NULL_VALUE"]}),
    (Scalar("array", "ListValue"), {"type": "array", "items": ANY}),
    (Scalar("object", "Struct"), {"type": "object", "additionalProperties": ANY}),
    (Scalar("object", "Any"), {"type": "object", "additionalProperties": ANY | {"description": "Has `@type`."}}),
    (Reference("message", "Part"), PART),
    (ListOf(Reference("message", "Part")), {"type": "array", "items": PART}),
    (MapOf(Reference("message", "Part")), {"type": "object", "additionalProperties": PART}),
    (Reference("message", "Part"), {"type": "object", "properties": {"size": {"type": "integer"}}}),
    (Reference("enum", "Mode"), {"type": "string", "enum": ["OFF", "ON"]}),
    (Reference("message", "Far"), {"$ref": "PackageFar"}),
]


@pytest.mark.parametrize(("ours", "theirs"), ALIKE)
def test_alike(ours: Type, theirs: dict[str, Any]) -> None:
    comparison = against(demo(field("it", ours)), {"it": theirs}, PackageFar={"type": "object", "properties": {}})
    assert found(comparison) == set()
    assert "Answer.it" in comparison.fields


DIFFERENT: list[tuple[Field, dict[str, Any], set[tuple[str, str]]]] = [
    (field("it"), {"it": {"type": "integer"}}, {("type", "Answer.it")}),
    (field("it"), {"it": {"type": "string", "format": "int64"}}, {("type", "Answer.it")}),
    (field("it", ListOf(STRING)), {"it": {"type": "string"}}, {("type", "Answer.it")}),
    (field("it", MapOf(STRING)), {"it": {"type": "object", "additionalProperties": ANY}}, {("type", "Answer.it")}),
    (field("it", Scalar("object", "Any")), {"it": PART}, {("type", "Answer.it")}),
    (field("it", Reference("message", "Far")), {"it": PART}, {("type", "Answer.it")}),
    (field("it", Reference("enum", "Mode")), {"it": {"type": "string"}}, {("type", "Answer.it")}),
    (
        field("it", Reference("enum", "Mode")),
        {"it": {"type": "string", "enum": ["ON", "IDLE"]}},
        {("value-only-on-page", "Mode.OFF"), ("value-only-in-discovery", "Mode.IDLE")},
    ),
    (field("it"), {}, {("field-only-on-page", "Answer.it")}),
    (field("it"), {"it": {"type": "string"}, "more": ANY}, {("field-only-in-discovery", "Answer.more")}),
    (field("it", STRING, "output_only"), {"it": {"type": "string"}}, {("read-only", "Answer.it")}),
    (field("it"), {"it": {"type": "string", "deprecated": True}}, {("deprecated", "Answer.it")}),
    (
        field("it", Reference("message", "Part")),
        {"it": {"type": "object", "properties": {"width": ANY}}},
        {("field-only-on-page", "Part.size"), ("field-only-in-discovery", "Part.width")},
    ),
]


@pytest.mark.parametrize(("ours", "theirs", "want"), DIFFERENT)
def test_different(ours: Field, theirs: dict[str, Any], want: set[tuple[str, str]]) -> None:
    comparison = against(demo(ours), theirs)
    assert found(comparison) == want
    assert all(one.where == "v1/demos/get.md:7" for one in comparison.disagreements)


def test_names_of_packages_are_those_of_json() -> None:
    comparison = against(demo(field("snake_case")), {"snakeCase": {"type": "string"}})
    assert found(comparison) == set()


def test_a_message_that_no_method_reaches_is_compared_by_name() -> None:
    other = message("Other", field("it"))
    api = replace(demo(), messages=(*demo().messages, other))
    comparison = against(api, {}, PackageOther={"type": "object", "properties": {"it": {"type": "integer"}}})
    assert found(comparison) == {("type", "Other.it")}


def test_methods_and_parameters() -> None:
    known = demo().operations[0]
    view = Parameter(location="query", field=field("view", Reference("message", "Part")))
    unknown = Operation(name="demos.put", method="PUT", urls=(), spans=(Span("v1/demos/put.md", 1, 1),))
    comparison = against(replace(demo(), operations=(replace(known, parameters=(view,)), unknown)), {})
    assert {(one.kind, one.subject) for one in comparison.disagreements if "Part" not in one.subject} == {
        ("method-only-on-page", "demos.put"),
        ("parameter-only-on-page", "demos.get?view.size"),
        ("parameter-only-in-discovery", "demos.get?view"),
    }
