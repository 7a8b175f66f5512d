"""MCP: `mcp/<api>.tools.json`, the documented tools of one API as the result of a `tools/list` request.

Each tool stands alone: its two schemas hold the types they reach under `$defs` and refer to nothing else. The input
schema is strict, so that a client can check arguments before it sends them. The output schema describes what a server
sends (`reading`): clients validate results against it, and one that is newer than the page, or that leaves default
values out, must not fail there.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ir.model import Annotations, Api, Text, Tool
from templates.prose import source
from templates.schema import Schema, description, schemas

_DEFS = "#/$defs/"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"

META_ENDPOINT = "refgen/endpoint"
META_SOURCE = "refgen/source"
"""Keys of `_meta`, whose names are reversed domain names and a slash (MCP, "General fields")."""


def render_api(api: Api) -> dict[str, str]:
    """The `tools/list` result of `api` as JSON, by its path below the output folder; {} for an API without tools."""
    if not api.tools:
        return {}
    inputs, outputs = schemas(api, _DEFS), schemas(api, _DEFS, reading=True)
    result = {"tools": [_tool(tool, inputs, outputs) for tool in api.tools]}
    text = msgspec.json.format(msgspec.json.encode(result), indent=2).decode()
    return {f"mcp/{api.name}.tools.json": text + "\n"}


def render_package(apis: Sequence[Api]) -> dict[str, str]:  # noqa: ARG001 - every target has this function
    """Nothing: each file stands alone."""
    return {}


def _tool(tool: Tool, inputs: dict[str, Schema], outputs: dict[str, Schema]) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": tool.name, **description(tool.text)}
    entry["inputSchema"] = _standalone(tool.input, tool.input_text, inputs)
    if tool.output:
        entry["outputSchema"] = _standalone(tool.output, tool.output_text, outputs)
    if hints := _hints(tool.annotations):
        entry["annotations"] = hints
    meta = {META_ENDPOINT: tool.endpoint, META_SOURCE: source(tool.spans)}
    if meta := {key: value for key, value in meta.items() if value}:
        entry["_meta"] = meta
    return entry


def _standalone(name: str | None, text: Text, types: dict[str, Schema]) -> Schema:
    """The schema of the message `name` with all it refers to; any object when the page names no message.

    The message itself is written out at the top, where MCP asks for `type: object` and clients look for `properties`.
    `text` is what the tool's page says of it; it comes before what the message says of itself, if that differs.
    """
    root = types[name] if name else {"type": "object"}
    own, told = root.get("description", ""), description(text).get("description", "")
    schema = {"$schema": _DIALECT, **root}
    if told and not own.startswith(told):
        schema["description"] = f"{told}\n\n{own}" if own else told
    reached = _reachable(root, types)
    return schema | ({"$defs": reached} if reached else {})


def _reachable(root: Schema, types: dict[str, Schema]) -> dict[str, Schema]:
    """All types that `root` refers to, directly or not, in the order of `types`."""
    seen: set[str] = set()
    waiting = [root]
    while waiting:
        for name in _references(waiting.pop()):
            if name not in seen:
                seen.add(name)
                waiting.append(types[name])
    return {name: schema for name, schema in types.items() if name in seen}


def _references(schema: Any) -> Iterator[str]:
    """The names behind every `$ref` of `schema`; a property that is called `$ref` is none."""
    if isinstance(schema, list):
        for item in schema:
            yield from _references(item)
    elif isinstance(schema, dict):
        match schema.get("$ref"):
            case str(reference):
                yield reference.removeprefix(_DEFS)
        for value in schema.values():
            yield from _references(value)


def _hints(annotations: Annotations) -> dict[str, bool]:
    """The behaviour hints that the page gives, as MCP spells them."""
    hints = {
        "readOnlyHint": annotations.read_only,
        "destructiveHint": annotations.destructive,
        "idempotentHint": annotations.idempotent,
        "openWorldHint": annotations.open_world,
    }
    return {name: hint for name, hint in hints.items() if hint is not None}
