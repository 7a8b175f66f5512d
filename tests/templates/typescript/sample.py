"""An API made up for the tests: one of each construct that the TypeScript target knows."""

from ir.model import (
    Api,
    Enum,
    EnumValue,
    External,
    Field,
    ListOf,
    MapOf,
    Message,
    Page,
    Reference,
    Scalar,
    Span,
    Tool,
    Union,
)

PAGE = "post/parcel.en.txt"


def at(line: int) -> tuple[Span, ...]:
    return (Span(PAGE, line, line),)


def ref(name: str) -> Reference:
    return Reference("message", name)


STRING = Scalar("string")

POST = Api(
    name="post",
    title="Post",
    pages=(Page(path=PAGE, url="https://example.com/parcel", language="en", format="text", lines=9, accounted=9),),
    messages=(
        Message(
            name="SendParcelRequest",
            identity="SendParcelRequest",
            text={"en": ("What `sendParcel` takes.",)},
            fields=(Field(name="parcel", type=ref("Parcel"), presence="required", behavior=("required",)),),
            spans=at(1),
        ),
        Message(
            name="Parcel",
            identity="Parcel",
            text={"ja": ("小包。",), "en": ("A parcel.", "Lists:\n\n  - one\n  - two")},
            fields=(
                Field(
                    name="id",
                    type=STRING,
                    presence="required",
                    behavior=("required", "output_only"),
                    text={"en": ("Required. Output only. Who it is.",)},
                    spans=at(12),
                ),
                Field(name="state", type=Reference("enum", "State"), behavior=("output_only",), spans=at(13)),
                Field(name="pin", type=STRING, presence="required", behavior=("required", "input_only")),
                Field(name="grams", type=Scalar("string", "int64")),
                Field(name="count", type=Scalar("integer"), behavior=("deprecated",), text={"en": ("Old.",)}),
                Field(name="ratio", type=Scalar("number", "double")),
                Field(name="seal", type=Scalar("string", "bytes")),
                Field(name="sent", type=Scalar("string", "Timestamp")),
                Field(name="labels", type=MapOf(ListOf(STRING))),
                Field(name="inner", type=ListOf(ref("Parcel"))),
                Field(name="extra", type=Scalar("value", "Value")),
                Field(name="stamp", type=ref("Stamp"), lost=True),
                Field(name="zone", type=Reference("enum", "Zone")),
                Field(name="home", type=ref("Address"), union="target", presence="optional"),
                Field(name="box", type=STRING, union="target"),
                Field(name="locker", type=STRING, union="target", behavior=("output_only",)),
                Field(name="cash", type=Scalar("integer"), union="payment"),
                Field(name="card", type=STRING, union="payment"),
                Field(name="alone", type=STRING, union="single"),
            ),
            unions=(
                Union(name="target", members=("home", "box", "locker"), required=True, text={"en": ("Where to.",)}),
                Union(name="payment", members=("cash", "card"), spans=at(40)),
                Union(name="single", members=("alone",)),
            ),
            spans=at(10),
        ),
        Message(name="Address", identity="Address", fields=(Field(name="street", type=STRING),)),
        Message(name="Nothing", identity="Nothing"),
        Message(
            name="Kept",
            identity="Kept",
            fields=(Field(name="made", type=Scalar("string", "Timestamp"), behavior=("output_only",)),),
        ),
        Message(
            name="Choice",
            identity="Choice",
            fields=(Field(name="a", type=ref("Nothing"), union="u"), Field(name="b", type=ref("Choice"), union="u")),
            unions=(Union(name="u", members=("a", "b")),),
        ),
        Message(
            name="Envelope",
            identity="Envelope",
            fields=(Field(name="letter", type=STRING, union="content"),),
            unions=(Union(name="content", members=("letter",), required=True),),
        ),
        Message(name="Struct", identity="Struct", role="well_known", fields=(Field(name="fields", type=STRING),)),
    ),
    enums=(
        Enum(
            name="State",
            identity="Parcel.State",
            text={"en": ("How far it is.",)},
            values=(
                EnumValue(name="STATE_UNSPECIFIED"),
                EnumValue(name="SENT", text={"en": ("On its way.",)}, spans=at(60)),
                EnumValue(name="LOST", deprecated=True, text={"en": ("Deprecated: see `SENT`.",)}),
                EnumValue(name="Etc/UTC+1"),
            ),
            spans=at(58),
        ),
        Enum(name="NullValue", identity="NullValue", role="well_known", values=(EnumValue(name="NULL_VALUE"),)),
    ),
    externals=(
        External(name="Stamp", identity="Stamp", target="message", reason="Declared by another product."),
        External(name="Zone", identity="Zone", target="enum", reason="Its values stand nowhere."),
    ),
    tools=(Tool(name="send_parcel", input="SendParcelRequest", output="Parcel"),),
)
