"""Google's discovery documents, as google-api-python-client ships them, in the terms of the IR."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import googleapiclient

from ir.model import ListOf, MapOf, Reference, Scalar, ScalarFormat, ScalarName, Type

Node = Mapping[str, Any]

_FORMATS: dict[str, ScalarFormat] = {
    "int64": "int64",
    "uint64": "uint64",
    "uint32": "uint32",
    "byte": "bytes",
    "date-time": "Timestamp",
    "google-datetime": "Timestamp",
    "google-duration": "Duration",
    "google-fieldmask": "FieldMask",
}
"""The formats that pages print too, by their names here."""

_KINDS: dict[str, ScalarName] = {
    "string": "string",
    "integer": "integer",
    "number": "number",
    "boolean": "boolean",
    "any": "value",
}


@dataclass(frozen=True, slots=True)
class Property:
    """A field as discovery has it: its name, type and marks."""

    name: str
    type: Type
    read_only: bool = False
    deprecated: bool = False


Fields = dict[str, Property]
"""Fields by their folded names."""


@dataclass(frozen=True, slots=True)
class Method:
    """A method: the messages of its bodies, and its parameters."""

    request: str | None
    response: str | None
    parameters: Fields


@dataclass(slots=True)
class Document:
    """Messages, enums (values by `Message.field`) and methods (by id without the name of the API)."""

    messages: dict[str, Fields] = field(default_factory=dict)
    enums: dict[str, tuple[str, ...]] = field(default_factory=dict)
    methods: dict[str, Method] = field(default_factory=dict)


def fold(name: str) -> str:
    """`snake_case` and `camelCase` of one name as the same word: RPC pages print the former."""
    return name.replace("_", "").lower()


def load(name: str) -> Document:
    """The document `name`, such as `spanner.v1`."""
    file = Path(googleapiclient.__file__).parent / "discovery_cache/documents" / f"{name}.json"
    return read(json.loads(file.read_text("utf-8")))


def read(told: Node) -> Document:
    """A discovery document from its JSON."""
    reader = _Reader(told.get("schemas", {}))
    for name in reader.schemas:
        if not reader.alias(name):
            reader.message(name, reader.schemas[name])
    for method in _methods(told):
        name = method["id"].partition(".")[2]
        parameters = {
            fold(key): Property(key, reader.type(node, f"{name}.{key}"), deprecated=node.get("deprecated", False))
            for key, node in method.get("parameters", {}).items()
        }
        request, response = (method.get(part, {}).get("$ref") for part in ("request", "response"))
        reader.document.methods[name] = Method(request, response, parameters)
    return reader.document


class _Reader:
    """Schemas to messages and enums. Objects and enums spelled out in place are called `Message.field`."""

    def __init__(self, schemas: Mapping[str, Node]) -> None:
        self.schemas = schemas
        self.document = Document()

    def alias(self, name: str) -> bool:
        """Whether a schema is no message: a value of any type, a list, a map."""
        schema = self.schemas[name]
        plain = schema.get("type") != "object" or isinstance(schema.get("additionalProperties"), dict)
        return plain and not schema.get("properties")

    def message(self, name: str, schema: Node) -> None:
        self.document.messages[name] = {
            fold(key): Property(
                key, self.type(node, f"{name}.{key}"), node.get("readOnly", False), node.get("deprecated", False)
            )
            for key, node in schema.get("properties", {}).items()
        }

    def type(self, node: Node, at: str) -> Type:  # noqa: PLR0911 - a case per kind of type
        """The type of a property at `at`."""
        if node.get("repeated"):
            return ListOf(self.type({**node, "repeated": False}, at))
        if reference := node.get("$ref"):
            known = self.schemas[reference]
            return self.type(known, reference) if self.alias(reference) else Reference("message", reference)
        if node.get("enum") == ["NULL_VALUE"]:
            return Scalar("null")
        if "enum" in node:
            self.document.enums[at] = tuple(dict.fromkeys(node["enum"]))
            return Reference("enum", at)
        if node.get("properties"):
            self.message(at, node)
            return Reference("message", at)
        kind = node.get("type", "any")
        if kind == "array":
            return ListOf(self.type(node.get("items", {}), at))
        if kind == "object":
            return self._object(node.get("additionalProperties"), at)
        return Scalar(_KINDS[kind], _FORMATS.get(node.get("format", "")))

    def _object(self, values: Node | None, at: str) -> Type:
        """A map; `google.protobuf.Any`, which says so in a comment; else a Struct."""
        if not values:
            return Scalar("object")
        if values.get("type", "any") != "any" or "$ref" in values:
            return MapOf(self.type(values, at))
        return Scalar("object", "Any" if "@type" in values.get("description", "") else "Struct")


def _methods(node: Node) -> Iterator[Node]:
    yield from node.get("methods", {}).values()
    for resource in node.get("resources", {}).values():
        yield from _methods(resource)
