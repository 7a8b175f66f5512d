"""A small API by hand that has one of every type and every kind of field."""

from collections.abc import Iterable

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
    Page,
    Presence,
    Reference,
    Scalar,
    Span,
    Text,
    Type,
    Union,
)

STRING = Scalar("string")
PAGE = "demo/page.en.txt"


def at(line: int) -> tuple[Span, ...]:
    return (Span(page=PAGE, first=line, last=line),)


def prose(*paragraphs: str) -> Text:
    return {"en": paragraphs} if paragraphs else {}


def field(
    name: str,
    type_: Type = STRING,
    *behavior: Behavior,
    presence: Presence = "optional",
    union: str | None = None,
    text: Text | None = None,
    lost: bool = False,
) -> Field:
    return Field(
        name=name,
        type=type_,
        behavior=behavior,
        presence=presence,
        union=union,
        text=text or {},
        spans=at(7),
        lost=lost,
    )


def message(name: str, fields: Iterable[Field] = (), unions: Iterable[Union] = (), text: Text | None = None) -> Message:
    return Message(name=name, identity=name, fields=tuple(fields), unions=tuple(unions), text=text or {}, spans=at(3))


def enum(name: str, *values: str | EnumValue) -> Enum:
    found = tuple(EnumValue(name=each, spans=at(5)) if isinstance(each, str) else each for each in values)
    return Enum(name=name, identity=name, values=found, spans=at(4))


def api(
    messages: Iterable[Message] = (), enums: Iterable[Enum] = (), externals: Iterable[External] = (), name: str = "demo"
) -> Api:
    page = Page(path=PAGE, url="https://example.com/demo", language="en", format="text", lines=9, accounted=9)
    return Api(
        name=name,
        title="Demo",
        pages=(page,),
        messages=tuple(messages),
        enums=tuple(enums),
        externals=tuple(externals),
    )


LEVEL = Reference("enum", "Level")
GAUGE = Reference("message", "Gauge")
ALIEN = Reference("message", "Alien")
MODE = Reference("enum", "AlienMode")

TYPES: dict[str, Type] = {
    "string": STRING,
    "boolean": Scalar("boolean"),
    "integer": Scalar("integer"),
    "int32": Scalar("integer", "int32"),
    "uint32": Scalar("integer", "uint32"),
    "int64": Scalar("string", "int64"),
    "uint64": Scalar("string", "uint64"),
    "number": Scalar("number"),
    "double": Scalar("number", "double"),
    "bytes": Scalar("string", "bytes"),
    "timestamp": Scalar("string", "Timestamp"),
    "duration": Scalar("string", "Duration"),
    "fieldMask": Scalar("string", "FieldMask"),
    "object": Scalar("object"),
    "struct": Scalar("object", "Struct"),
    "packed": Scalar("object", "Any"),
    "array": Scalar("array"),
    "listValue": Scalar("array", "ListValue"),
    "value": Scalar("value", "Value"),
    "null": Scalar("null", "NullValue"),
    "enum": LEVEL,
    "message": GAUGE,
    "external": ALIEN,
    "externalEnum": MODE,
}
"""Every type that is no list and no map, by the wire name of a field that has it."""

EVERYTHING = message(
    "Everything",
    [
        *(field(name, kind) for name, kind in TYPES.items()),
        *(field(f"{name}List", ListOf(kind)) for name, kind in TYPES.items()),
        *(field(f"{name}Map", MapOf(kind)) for name, kind in TYPES.items()),
        field("deep", MapOf(ListOf(ListOf(GAUGE)))),
        field("levels", ListOf(MapOf(LEVEL))),
    ],
)
"""A message with a field, a list and a map of every type, and some of each other."""

GAUGE_MESSAGE = message(
    "Gauge",
    [
        field("name", STRING, "required", presence="required", text=prose("Required. The name.")),
        field("id", STRING, "required", "output_only", presence="required"),
        field("displayName", STRING, "deprecated"),
        field("minimum", Scalar("number"), presence="explicit"),
        field("child", GAUGE, text=prose("A gauge below.")),
        field("cut", STRING, lost=True, text=prose("Cut.")),
        field("a", STRING, union="kind"),
        field("b", GAUGE, union="kind"),
        field("c", Scalar("value", "Value"), union="kind"),
    ],
    [Union(name="kind", members=("a", "b", "c"), text=prose("What it is."), spans=at(8))],
    text=prose("A gauge.", "Samples:\n  • one # two\n  • three"),
)

CHOICE = message(
    "Choice",
    [field("left", union="side"), field("right", Scalar("integer"), union="side"), field("other")],
    [Union(name="side", members=("left", "right"), required=True, spans=at(8))],
)
"""A message whose union must have a member."""

SAMPLE = api(
    [GAUGE_MESSAGE, EVERYTHING, CHOICE, message("Empty")],
    [enum("Level", "LEVEL_UNSPECIFIED", EnumValue(name="LOW", deprecated=True, text=prose("Little."), spans=at(6)))],
    [
        External(name="Alien", identity="Alien", target="message", reason="Another API has it."),
        External(name="AlienMode", identity="AlienMode", target="enum", reason="Another API has it."),
    ],
)
