"""One method at one URL as an OpenAPI operation: its parameters, bodies and responses.

- A stream travels over HTTP and JSON as one array whose items arrive one by one: the schema says `array`, and
  `x-stream` that it need not be read as a whole.
- A message in a query is given field by field (`options.pageSize`), as HTTP transcoding asks for (AIP-127).
- An error is `{"error": google.rpc.Status}` (AIP-193), where the API has the type.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ir.model import Field, Message, Operation, Reference
from ir.wellknown import RPC_STATUS
from templates.openapi.urls import Route, Variable
from templates.prose import paragraphs
from templates.schema import LOST, Schema, description, type_schema

Node = dict[str, Any]

SCHEMAS = "#/components/schemas/"
OAUTH, TOKEN = "oauth2", "token"
"""The security schemes: scopes that a page states, or a token where it states none."""

_JSON = "application/json"
_ERROR = {"$ref": "#/components/responses/Error"}
_SENTENCE = re.compile(r"(.+?[.。!?])(?:\s|$)")
# A message in a query refers to messages in turn; deeper than this nobody writes.
_DEPTH = 3


def operation_node(
    operation: Operation, name: str, route: Route, types: Mapping[str, Schema], messages: Mapping[str, Message]
) -> Node:
    """`operation`, called `name`, at `route`. `types` are the schemas of the document, `messages` those of the API."""
    node: Node = {"operationId": name, "tags": [resource(operation)], **_summary(operation, name)}
    fields = {variable.field for variable in route.variables}
    if lost := [p.field.name for p in operation.parameters if p.location == "path" and p.field.name not in fields]:
        node["x-parameters-without-place"] = lost
    parameters = [*_path_parameters(operation, route.variables), *_query_parameters(operation, messages)]
    if parameters:
        node["parameters"] = parameters
    if operation.request or route.upload:
        node["requestBody"] = _request(operation, route, types)
    node["responses"] = {"200": _response(operation), "4XX": _ERROR, "5XX": _ERROR}
    node["security"] = [{OAUTH: [scope]} for scope in operation.scopes] or [{TOKEN: []}, {}]
    return node


def resource(operation: Operation) -> str:
    """What a method belongs to: its name without the last part."""
    return operation.name.rpartition(".")[0] or operation.name or "methods"


def error_response(types: Mapping[str, Schema]) -> Node:
    """What comes back when a call fails."""
    error: Node = {"description": "The call failed."}
    if RPC_STATUS.name in types:
        schema = {"type": "object", "properties": {"error": {"$ref": SCHEMAS + RPC_STATUS.name}}}
        error["content"] = {_JSON: {"schema": schema}}
    return error


def _summary(operation: Operation, name: str) -> Node:
    """The first sentence of the page, and all of it where that is more; the id of a method without a text."""
    told = paragraphs(operation.text)
    sentence = _SENTENCE.match(told[0]) if told else None
    summary = sentence[1] if sentence else "".join(told[:1]).partition("\n")[0]
    rest = {} if told == [summary] else description(operation.text)
    return {"summary": summary if summary.strip() else name, **rest}


def _path_parameters(operation: Operation, variables: Sequence[Variable]) -> Iterator[Node]:
    """One per variable of the path; of those of one pattern the first carries the text of the page."""
    rows = {p.field.name: p.field for p in operation.parameters if p.location == "path"}
    told: set[str] = set()
    for variable in variables:
        row = rows.get(variable.field)
        part = f"Part of `{variable.field}`, which is `{variable.pattern}`." if variable.pattern else ""
        text = row.text if row and variable.field not in told else {}
        told.add(variable.field)
        yield {
            "name": variable.name,
            "in": "path",
            "required": True,
            **description(text, part),
            "schema": type_schema(row.type, SCHEMAS) if row and not variable.pattern else {"type": "string"},
        }


def _query_parameters(operation: Operation, messages: Mapping[str, Message]) -> Iterator[Node]:
    """One per parameter of the query, or per field of one that is a message."""
    seen: set[str] = set()
    for parameter in operation.parameters:
        if parameter.location == "query":
            for name, field in _flattened(parameter.field.name, parameter.field, messages, _DEPTH):
                if name not in seen:
                    seen.add(name)
                    yield _query_parameter(name, field)


def _flattened(name: str, field: Field, messages: Mapping[str, Message], depth: int) -> Iterator[tuple[str, Field]]:
    """`field`, or the fields below it when it is a message that the API declares."""
    match field.type:
        case Reference(target="message", name=known) if known in messages:
            for inner in messages[known].fields if depth else ():
                yield from _flattened(f"{name}.{inner.name}", inner, messages, depth - 1)
        case _:
            yield name, field


def _query_parameter(name: str, field: Field) -> Node:
    return {
        "name": name,
        "in": "query",
        **({"required": True} if field.presence == "required" else {}),
        **({"deprecated": True} if "deprecated" in field.behavior else {}),
        **description(field.text, LOST if field.lost else ""),
        "schema": type_schema(field.type, SCHEMAS),
    }


def _request(operation: Operation, route: Route, types: Mapping[str, Schema]) -> Node:
    """The body to send; it may be left away when nothing in it is required."""
    content: Node = {}
    needed = False
    if operation.request:
        content[_JSON] = {"schema": {"$ref": SCHEMAS + operation.request}}
        needed = not {"required", "not"}.isdisjoint(types[operation.request])
    if route.upload:
        content["*/*"] = {}
    return {"required": needed, "content": content}


def _response(operation: Operation) -> Node:
    if operation.response is None:
        return {"description": "The page describes no response body."}
    schema: Schema = {"$ref": SCHEMAS + operation.response}
    told = f"`{operation.response}`"
    if operation.stream:
        schema = {"type": "array", "items": schema, "x-stream": True}
        told = f"A stream of {told}: an array whose items arrive one by one."
    return {"description": told, "content": {_JSON: {"schema": schema}}}
