"""A small API by hand that has one of everything, and texts that mean something to YAML, Python or JSON."""

from collections.abc import Iterable

from ir.model import (
    Annotations,
    Api,
    Behavior,
    Enum,
    EnumValue,
    External,
    Field,
    ListOf,
    MapOf,
    Message,
    Page,
    Presence,
    Reference,
    Scalar,
    Span,
    Text,
    Tool,
    Type,
    Union,
)

STRING = Scalar("string")


def at(line: int) -> tuple[Span, ...]:
    return (Span(page="demo/page.en.txt", first=line, last=line),)


def field(
    name: str,
    type_: Type = STRING,
    *behavior: Behavior,
    presence: Presence = "optional",
    union: str | None = None,
    lost: bool = False,
    text: Text | None = None,
) -> Field:
    return Field(
        name=name,
        type=type_,
        behavior=behavior,
        presence=presence,
        union=union,
        lost=lost,
        text=text or {},
        spans=at(1),
    )


def message(
    name: str, fields: Iterable[Field] = (), unions: Iterable[Union] = (), text: Text | None = None, line: int = 1
) -> Message:
    return Message(
        name=name, identity=name, fields=tuple(fields), unions=tuple(unions), text=text or {}, spans=at(line)
    )


def api(
    messages: Iterable[Message] = (),
    enums: Iterable[Enum] = (),
    externals: Iterable[External] = (),
    tools: Iterable[Tool] = (),
) -> Api:
    page = Page(
        path="demo/page.en.txt", url="https://example.com/demo", language="en", format="text", lines=1, accounted=1
    )
    return Api(
        name="demo",
        title="Demo: the API",
        pages=(page,),
        messages=tuple(messages),
        enums=tuple(enums),
        externals=tuple(externals),
        tools=tuple(tools),
    )


FIELDS = (
    field(
        "name", STRING, "required", presence="required", text={"en": ("Required. The name.",), "ja": ("必須。名前。",)}
    ),
    field("id", STRING, "required", "output_only", presence="required"),
    field("secret", STRING, "input_only"),
    field("size", Scalar("string", "int64")),
    field("count", Scalar("string", "uint64")),
    field("small", Scalar("integer", "int32")),
    field("unsigned", Scalar("integer", "uint32")),
    field("ratio", Scalar("number")),
    field("flag", Scalar("boolean")),
    field("data", Scalar("string", "bytes")),
    field("created", Scalar("string", "Timestamp"), "output_only"),
    field("timeout", Scalar("string", "Duration")),
    field("mask", Scalar("string", "FieldMask")),
    field("raw", Scalar("value", "Value")),
    field("extra", Scalar("object", "Struct")),
    field("anything", Scalar("object", "Any")),
    field("rows", ListOf(Scalar("array", "ListValue"))),
    field("nothing", Scalar("null", "NullValue")),
    field("level", Reference("enum", "Level"), "deprecated"),
    field("levels", ListOf(Reference("enum", "Level"))),
    field("levelBySite", MapOf(Reference("enum", "Level"))),
    field("child", Reference("message", "Gauge"), text={"en": ("A gauge below.",)}),
    field("alien", Reference("message", "Alien")),
    field("mode", Reference("enum", "AlienMode")),
    field("cut", STRING, lost=True, text={"en": ("Cut.",)}),
    field("class"),
    field("_private"),
    field("@type"),
    field("model_config"),
    field("a", Reference("message", "Empty"), union="kind"),
    field("b", STRING, "required", presence="required", union="kind"),
    field("c", Scalar("number"), union="kind"),
    field("d", Scalar("integer"), union="style"),
    field("e", Scalar("boolean"), union="style"),
)

API = api(
    messages=[
        message(
            "Gauge",
            FIELDS,
            [
                Union(name="kind", members=("a", "b", "c"), required=True, text={"en": ("What it is.",)}),
                Union(name="style", members=("d", "e")),
            ],
            {"en": ("A gauge.", "Samples:\n  • one # two\n  • three")},
            line=3,
        ),
        message("Empty", line=9),
        Message(name="Timestamp", identity="Timestamp", role="well_known", fields=(field("seconds"),)),
        message("CreateGauge", [field("gauge", Reference("message", "Gauge"), "required", presence="required")]),
    ],
    enums=[
        Enum(
            name="Level",
            identity="Level",
            values=(
                EnumValue(name="OFF", text={"en": ("Not in use.",)}),
                EnumValue(name="mro"),
                EnumValue(name="1E6", deprecated=True),
                EnumValue(name="OFF"),
            ),
            text={"en": ("Levels.",)},
            spans=at(12),
        ),
        Enum(name="NullValue", identity="NullValue", role="well_known", values=(EnumValue(name="NULL_VALUE"),)),
    ],
    externals=[
        External(name="Alien", identity="Alien", target="message", reason="Another API declares it."),
        External(name="AlienMode", identity="Alien.Mode", target="enum", reason="Another API declares it."),
    ],
    tools=[
        Tool(
            name="create_gauge",
            endpoint="https://demo.example.com/mcp",
            input="CreateGauge",
            output="Gauge",
            annotations=Annotations(destructive=True, idempotent=False, read_only=None, open_world=False),
            text={"en": ("Creates a gauge.",)},
            input_text={"en": ("Request of create_gauge.",)},
            output_text={"en": ("What was made.",)},
            spans=at(2),
        ),
        Tool(name="ping"),
    ],
)

HOSTILE = (
    "", " ", "~", "-", "?", ":", "=", "<<", "|", ">", "%", "1E6", "25921e05", "012", "0o7", "0x1F", "0b1", "1_000",
    "+1", ".5", ".inf", "-.INF", ".NaN", "NO", "off", "Y", "true", "Null", "10:00", "2024-01-15",
    "2024-01-15T00:00:00Z", "- x", "? x", "{a: b}", "[a]", "%YAML 1.1", "@handle and `tick`", "Values: ",
    "Kept # not a comment", "x: y", "&a", "*a", "!t", "---", "...", "a\n---\nb", "a\n...\nb", "# x\n# y", "  lead",
    "trail  ", "\nlead", "trail\n", "x \n y", "a\n\n\nb", "a\r\nb", "a\tb", "\ta\nb", "D:\\", "\\N{x} \\u0041 \\x4",
    '"', "'", "it's", '"""', "'''", 'ends with "', "x\\\ny", "*/", "${x}", "{{ x }}", "{% x %}", "{# x #}",
    "</script>", "\x00\x07\x1b\x1c", "\x7f\x85\xa0", "\u2028\u2029", "\u200b\u202e", "\ufeffx", "\ufffe\uffff", "😀",
    "日本語　全角", "\U0010ffff",
)  # fmt: skip
"""Texts that some reader of YAML or Python takes for something else."""
