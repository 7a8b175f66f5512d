import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from mcp.types import ListToolsResult

from ir.model import Reference, Text, Tool
from templates.mcp.target import META_ENDPOINT, META_SOURCE, render_api, render_package
from tests.templates.openapi.sample import API, HOSTILE, api, field, message


def tools(of: Any = API) -> list[dict[str, Any]]:
    result: dict[str, Any] = json.loads(render_api(of)["mcp/demo.tools.json"])
    return list(result["tools"])


def test_only_an_api_with_tools_has_a_file() -> None:
    assert render_api(api(API.messages)) == {}
    assert render_package([API]) == {}


def test_sdk_reads_it_and_writes_the_same() -> None:
    given = json.loads(render_api(API)["mcp/demo.tools.json"])
    result = ListToolsResult.model_validate(given)
    assert [tool.name for tool in result.tools] == ["create_gauge", "ping"]
    written = result.model_dump(mode="json", by_alias=True, exclude_unset=True)
    assert written == given


def test_tool() -> None:
    tool, ping = tools()
    assert list(tool) == ["name", "description", "inputSchema", "outputSchema", "annotations", "_meta"]
    assert tool["description"] == "Creates a gauge."
    assert tool["annotations"] == {"destructiveHint": True, "idempotentHint": False, "openWorldHint": False}
    assert tool["_meta"] == {META_ENDPOINT: "https://demo.example.com/mcp", META_SOURCE: "demo/page.en.txt:2"}
    assert ping == {
        "name": "ping",
        "inputSchema": {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"},
    }


def test_schemas_stand_alone() -> None:
    tool = tools()[0]
    for side, name in (("inputSchema", "CreateGauge"), ("outputSchema", "Gauge")):
        schema = tool[side]
        Draft202012Validator.check_schema(schema)
        fields = next(message.fields for message in API.messages if message.name == name)
        assert schema["type"] == "object"
        assert list(schema["properties"]) == [field.name for field in fields]
        assert list(schema["$defs"]) == ["Gauge", "Empty", "Level", "Alien", "AlienMode"], "not what nothing refers to"
    assert tool["inputSchema"]["description"] == "Request of create_gauge."
    assert tool["outputSchema"]["description"].startswith("What was made.\n\nA gauge.\n\n")


def test_text_that_tool_and_message_share_is_said_once() -> None:
    text: Text = {"en": ("The request.",)}
    of = api([message("In", text=text)], tools=[Tool(name="t", input="In", input_text=text)])
    assert tools(of)[0]["inputSchema"]["description"] == "The request."


INPUTS: list[tuple[Any, bool]] = [
    ({"gauge": {"name": "x", "a": {}}}, True),
    ({"gauge": {"name": "x", "a": {}, "level": "OFF", "child": {"name": "y", "c": 0.5}}}, True),
    ({}, False),
    ({"gauge": {"name": "x"}}, False),
    ({"gauge": {"a": {}}}, False),
    ({"gauge": {"name": "x", "a": {}, "c": 1}}, False),
    ({"gauge": {"name": "x", "a": {}, "level": "NEW"}}, False),
    ({"gauge": {"name": "x", "a": {}, "child": {"name": "y", "c": "0.5"}}}, False),
]


@pytest.mark.parametrize(("arguments", "valid"), INPUTS)
def test_arguments(arguments: Any, valid: bool) -> None:
    assert Draft202012Validator(tools()[0]["inputSchema"]).is_valid(arguments) is valid


OUTPUTS: list[tuple[Any, bool]] = [
    ({"id": "1", "level": "NEW", "child": {"levels": ["OFF", "NEWER"]}, "added": 1}, True),
    ({"level": 1}, False),
    ({"a": {}, "c": 1}, False),
    ({"size": 1}, False),
]


@pytest.mark.parametrize(("result", "valid"), OUTPUTS)
def test_result(result: Any, valid: bool) -> None:
    assert Draft202012Validator(tools()[0]["outputSchema"]).is_valid(result) is valid


def test_hostile_names_and_texts_come_back() -> None:
    of = api(
        [message("In", [field("$ref", Reference("message", "Out")), *map(field, HOSTILE)]), message("Out")],
        tools=[Tool(name="t", input="In", text={"en": HOSTILE})],
    )
    (tool,) = tools(of)
    assert tool["description"] == "\n\n".join(HOSTILE)
    assert list(tool["inputSchema"]["properties"]) == ["$ref", *HOSTILE]
    assert list(tool["inputSchema"]["$defs"]) == ["Out"]


CREATE_TOOL: list[tuple[Any, bool]] = [
    ({"parent": "projects/p/locations/us/apps/a", "tool": {"systemTool": {"name": "end_session"}}}, True),
    ({"parent": "apps/a", "toolId": "t", "tool": {"mcpTool": {"name": "x", "serverAddress": "https://x/mcp/"}}}, True),
    ({"parent": "apps/a", "tool": {"timeout": "3.5s", "executionType": "ASYNCHRONOUS"}}, True),
    ({"parent": "apps/a"}, False),
    ({"parent": "apps/a", "tool": {"systemTool": {}}}, False),
    ({"parent": "apps/a", "tool": {"systemTool": {"name": "x"}, "agentTool": {"name": "y", "agent": "z"}}}, False),
    ({"parent": "apps/a", "tool": {"timeout": "PT3.5S"}}, False),
    ({"parent": "apps/a", "tool": {"executionType": "SYNC"}}, False),
]


@pytest.mark.parametrize(("arguments", "valid"), CREATE_TOOL)
def test_documented_tool(root: Path, arguments: Any, valid: bool) -> None:
    given = json.loads((root / "generated/mcp/ces.tools.json").read_text(encoding="utf-8"))
    (tool,) = ListToolsResult.model_validate(given).tools
    assert tool.name == "create_tool"
    assert tool.annotations is not None
    assert tool.annotations.model_dump(by_alias=True, exclude_unset=True) == {
        "readOnlyHint": False,
        "destructiveHint": True,
        "idempotentHint": False,
        "openWorldHint": False,
    }
    assert tool.meta is not None
    assert tool.meta[META_ENDPOINT] == "https://ces.googleapis.com/mcp"
    assert tool.output_schema is not None
    Draft202012Validator.check_schema(tool.output_schema)
    assert Draft202012Validator(tool.input_schema).is_valid(arguments) is valid
