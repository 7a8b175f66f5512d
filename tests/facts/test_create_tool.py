"""What a right reading of `create_tool.ja.txt` gives, counted by hand: each half, and both as one."""

import pytest

from ir.model import Annotations, ListOf, MapOf, Reference, Scalar
from ir.uses import references
from tests.facts import count
from tests.vendored import (
    CREATE_TOOL,
    api,
    enum,
    enums_of,
    enums_on,
    field,
    fields_on,
    message,
    messages_of,
    messages_on,
    page,
)

INPUT, OUTPUT = 1, 2


def test_every_line_is_accounted_for() -> None:
    assert (page(CREATE_TOOL).page.lines, page(CREATE_TOOL).page.accounted) == (3260, 3260)


def test_messages() -> None:
    assert [len(messages_of(CREATE_TOOL, half)) for half in (INPUT, OUTPUT)] == [61, 60]
    assert len(messages_on(CREATE_TOOL)) == 61
    assert [m.name for m in messages_on(CREATE_TOOL) if not m.fields] == []


def test_fields() -> None:
    assert [count.rows(CREATE_TOOL, half) for half in (INPUT, OUTPUT)] == [232, 229]
    assert [count.fields(CREATE_TOOL, half) for half in (INPUT, OUTPUT)] == [232, 229]
    fields = [field for _, field in fields_on(CREATE_TOOL)]
    assert len(fields) == 232
    assert all(field.sides == ("list", "representation") for field in fields)
    assert sum("deprecated" in field.behavior for field in fields) == 1
    assert sum(isinstance(field.type, ListOf) for field in fields) == 26
    assert sum(isinstance(field.type, MapOf) for field in fields) == 5
    assert sum("required" in field.behavior for field in fields) == 58
    assert sum("output_only" in field.behavior for field in fields) == 12
    assert sum(not field.text for field in fields) == 10


@pytest.mark.parametrize(
    ("behavior", "input", "output"), [("deprecated", 1, 1), ("required", 58, 56), ("output_only", 12, 12)]
)
def test_behaviors_of_the_halves(behavior: str, input: int, output: int) -> None:
    assert count.behaviors(CREATE_TOOL, INPUT, behavior) == input
    assert count.behaviors(CREATE_TOOL, OUTPUT, behavior) == output


def test_enums() -> None:
    assert [len(enums_of(CREATE_TOOL, half)) for half in (INPUT, OUTPUT)] == [17, 17]
    assert [sum(len(e.values) for e in enums_of(CREATE_TOOL, half)) for half in (INPUT, OUTPUT)] == [67, 67]
    assert len(enums_on(CREATE_TOOL)) == 17
    assert sum(len(e.values) for e in enums_on(CREATE_TOOL)) == 67


def test_unions() -> None:
    for half in (INPUT, OUTPUT):
        names = count.unions(CREATE_TOOL, half)
        assert len(names) == 11
        assert [name for name in names if name.startswith("_")] == ["_minimum", "_maximum", "_temperature"]
        assert count.union_members(CREATE_TOOL, half) == {"list": 34, "representation": 34}
    assert [(m.name, u.name, len(u.members)) for m in messages_on(CREATE_TOOL) for u in m.unions] == [
        ("Tool", "tool_type", 12),
        ("Value", "kind", 6),
        ("ApiAuthentication", "auth_config", 5),
        ("Action", "action_spec", 2),
        ("EndUserAuthConfig", "auth_config", 2),
        ("DataStoreTool", "search_source", 2),
        ("WidgetTool", "input", 1),
        ("ToolFakeConfig", "tool_response", 1),
    ]


@pytest.mark.parametrize("path", ["Schema.minimum", "Schema.maximum", "ModelSettings.temperature"])
def test_explicit_presence_is_no_union(path: str) -> None:
    assert (field("ces", path).presence, field("ces", path).union) == ("explicit", None)
    assert sum(f.presence == "explicit" for _, f in fields_on(CREATE_TOOL)) == 3


@pytest.mark.parametrize(
    ("path", "union"), [("WidgetTool.parameters", "input"), ("ToolFakeConfig.codeBlock", "tool_response")]
)
def test_a_union_of_one_member_is_a_union(path: str, union: str) -> None:
    assert (field("ces", path).presence, field("ces", path).union) == ("optional", union)


TRANSLATED = [
    ("ツール", "message", "Tool", "declared"),
    ("スキーマ", "message", "Schema", "declared"),
    ("アクション", "message", "Action", "declared"),
    ("状態", "enum", "McpTool.State", "declared"),
    ("モード", "enum", "DataMapping.Mode", "declared"),
    ("タイプ", "enum", "Schema.Type", "declared"),
    ("タイプ", "enum", "TextResponseConfig.Type", "declared"),
    ("値", "message", "Value", "well_known"),
    ("構造体", "message", "Struct", "well_known"),
    ("タイムスタンプ", "message", "Timestamp", "well_known"),
    ("所要時間", "message", "Duration", "well_known"),
]


def test_translated_headings_get_their_name_back() -> None:
    messages = [(m.titles["ja"], "message", m.identity, m.role) for m in messages_on(CREATE_TOOL)]
    enums = [(e.titles["ja"], "enum", e.identity, e.role) for e in enums_on(CREATE_TOOL)]
    translated = [row for row in messages + enums if not row[0].isascii()]
    assert sorted(translated) == sorted(TRANSLATED)
    assert len(translated) == 11


@pytest.mark.parametrize(
    ("path", "flat", "values"),
    [
        ("Schema.type", "SchemaType", 7),
        ("TextResponseConfig.type", "TextResponseConfigType", 4),
        ("McpTool.state", "State", 4),
        ("DataMapping.mode", "Mode", 3),
    ],
)
def test_a_translated_enum_is_the_one_its_user_means(path: str, flat: str, values: int) -> None:
    assert field("ces", path).type == Reference("enum", flat)
    assert len(enum("ces", flat).values) == values


def test_the_headings_of_the_schemas_are_no_types() -> None:
    headings = {declaration.heading for declaration in page(CREATE_TOOL).declarations}
    assert headings & {"入力スキーマ", "出力スキーマ"} == set()


@pytest.mark.parametrize("name", ["Value", "Struct", "Timestamp", "Duration", "ListValue"])
def test_well_known_types_are_spelled_out_and_never_used_by_name(name: str) -> None:
    used = {reference.name for m in messages_of(CREATE_TOOL) for _, reference, _ in references(m)}
    assert name not in used
    assert message("ces", name).role == "well_known"


def test_the_output_half_repeats_the_input_half() -> None:
    assert api("ces").diagnostics == ()
    assert {len(m.spans) for m in messages_on(CREATE_TOOL) if m.name != "CreateToolRequest"} == {2}
    assert {len(e.spans) for e in enums_on(CREATE_TOOL)} == {2}
    (span,) = message("ces", "CreateToolRequest").spans
    assert (span.first, span.last) == (30, 55)


def test_names_declared_on_no_row() -> None:
    translated = {name.rsplit(".")[-1] for _, _, name, role in TRANSLATED if role == "declared"}
    undeclared = {(kind, name) for kind, name in count.undeclared(CREATE_TOOL) if name not in translated}
    assert undeclared == {("message", "ServiceAgentIdTokenAuthConfig")}
    assert [external.name for external in api("ces").api.externals] == ["ServiceAgentIdTokenAuthConfig"]


def test_a_yaml_sample_is_text() -> None:
    text = field("ces", "Schema.ref").text["ja"]
    assert any("type: object" in paragraph for paragraph in text)
    assert [f.name for f in message("ces", "Schema").fields][12:16] == ["ref", "defs", "title", "minItems"]


def test_a_shell_sample_is_text() -> None:
    text = field("ces", "CaCert.cert").text["ja"]
    assert any("openssl" in paragraph for paragraph in text)
    assert [f.name for f in message("ces", "CaCert").fields] == ["displayName", "cert"]


def test_fields_named_like_words_of_the_targets() -> None:
    names = [f.name for f in message("ces", "Schema").fields]
    assert {"enum", "default", "required", "type", "ref", "defs"} <= set(names)
    assert field("ces", "Schema.default").type == Scalar("value", "Value")


def test_values_that_want_quotes() -> None:
    values = {value.name for e in enums_on(CREATE_TOOL) for value in e.values}
    assert {"NONE", "NULL_VALUE"} <= values


@pytest.mark.parametrize(
    ("entry", "path", "values"),
    [
        ("PropertiesEntry", "Schema.properties", Reference("message", "Schema")),
        ("DefsEntry", "Schema.defs", Reference("message", "Schema")),
        ("FieldsEntry", "Struct.fields", Scalar("value", "Value")),
        ("CustomHeadersEntry", "McpTool.customHeaders", Scalar("string")),
        ("FieldMappingsEntry", "DataMapping.fieldMappings", Scalar("string")),
    ],
)
def test_map_entries_are_no_types(entry: str, path: str, values: object) -> None:
    assert message("ces", entry).role == "map_entry"
    assert field("ces", path).type == MapOf(values)  # type: ignore[arg-type]


def test_what_is_emitted_uses_only_what_is_emitted() -> None:
    hidden = {m.name for m in messages_on(CREATE_TOOL) if m.role != "declared"}
    assert len(hidden) == 10
    used = {f.type.name for m, f in fields_on(CREATE_TOOL) if m.role == "declared" and isinstance(f.type, Reference)}
    assert used & hidden == set()


def test_the_tool() -> None:
    (tool,) = api("ces").api.tools
    assert (tool.name, tool.endpoint) == ("create_tool", "https://ces.googleapis.com/mcp")
    assert (tool.input, tool.output) == ("CreateToolRequest", "Tool")
    assert tool.annotations == Annotations(destructive=True, idempotent=False, read_only=False, open_world=False)
    assert tool.text == {"ja": ("指定されたアプリに新しいツールを作成します。",)}
    assert tool.sample is not None
    assert tool.sample.split("\n")[0] == "curl --location 'https://ces.googleapis.com/mcp' \\"
    assert tool.sample.split("\n")[-1] == "}'"


def test_flags_in_the_middle_of_prose_are_words() -> None:
    assert field("ces", "Tool.name").behavior == ("identifier",)
    assert field("ces", "Tool.displayName").behavior == ("output_only",)
