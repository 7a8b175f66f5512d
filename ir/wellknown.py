"""Types that every API shares: `google.protobuf` messages by their JSON mapping, and `google.rpc.Status` (AIP-193).

Pages use them by name, and some spell them out. A spelled-out definition is checked against what is known here.
"""

import re

from ir.model import Field, ListOf, MapOf, Message, Scalar, Type

SCALARS: dict[str, Scalar] = {
    "Struct": Scalar("object", "Struct"),
    "Value": Scalar("value", "Value"),
    "ListValue": Scalar("array", "ListValue"),
    "NullValue": Scalar("null", "NullValue"),
    "Timestamp": Scalar("string", "Timestamp"),
    "Duration": Scalar("string", "Duration"),
    "FieldMask": Scalar("string", "FieldMask"),
    "Any": Scalar("object", "Any"),
    "Empty": Scalar("object"),
    "StringValue": Scalar("string"),
    "BytesValue": Scalar("string", "bytes"),
    "BoolValue": Scalar("boolean"),
    "DoubleValue": Scalar("number"),
    "FloatValue": Scalar("number"),
    "Int32Value": Scalar("integer"),
    "UInt32Value": Scalar("integer", "uint32"),
    "Int64Value": Scalar("string", "int64"),
    "UInt64Value": Scalar("string", "uint64"),
}
"""How a use of a well-known type by name travels (protobuf JSON mapping)."""

RPC_STATUS = Message(
    name="GoogleRpcStatus",
    identity="google.rpc.Status",
    titles={"en": "google.rpc.Status"},
    text={"en": ("How a call failed: a code, a message for developers, and details (AIP-193).",)},
    fields=(
        Field(name="code", type=Scalar("integer", "int32"), text={"en": ("A value of google.rpc.Code.",)}),
        Field(name="message", type=Scalar("string"), text={"en": ("What went wrong, in English, for developers.",)}),
        Field(
            name="details",
            type=ListOf(Scalar("object", "Any")),
            text={"en": ("Messages that tell more, each with its `@type`.",)},
        ),
    ),
)
MESSAGES: dict[str, Message] = {"Status": RPC_STATUS}
"""Well-known messages that are emitted like declared ones, by the name pages use."""

_SECONDS: dict[str, Type] = {"seconds": Scalar("string", "int64"), "nanos": Scalar("integer")}
SHAPES: dict[str, dict[str, Type]] = {
    "Value": {
        "nullValue": Scalar("null"),
        "numberValue": Scalar("number"),
        "stringValue": Scalar("string"),
        "boolValue": Scalar("boolean"),
        "structValue": Scalar("object", "Struct"),
        "listValue": Scalar("array", "ListValue"),
    },
    "Struct": {"fields": MapOf(Scalar("value", "Value"))},
    "ListValue": {"values": ListOf(Scalar("value", "Value"))},
    "Timestamp": _SECONDS,
    "Duration": _SECONDS,
}
"""The fields of the well-known types that pages spell out, in order."""

ENUM_SHAPES: dict[str, tuple[str, ...]] = {"NullValue": ("NULL_VALUE",)}

BOUNDS = {"62135596800": "Timestamp", "315576000000": "Duration"}
"""Timestamp and Duration have the same fields; the range of `seconds` that pages state tells them apart."""


def recognise(fields: dict[str, Type], text: tuple[str, ...]) -> str | None:
    """The well-known type with exactly these field names, if any.

    `text` is the prose of the fields: the stated bounds tell Timestamp from Duration, in any language.
    """
    names = [name for name, shape in SHAPES.items() if shape.keys() == fields.keys()]
    if len(names) > 1:
        digits = re.sub(r"[,\u00a0 ]", "", " ".join(text))
        names = [name for bound, name in BOUNDS.items() if bound in digits]
    return names[0] if names else None
