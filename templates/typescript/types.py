"""Types of the IR as TypeScript: what each looks like in JSON under the protobuf JSON mapping."""

from collections.abc import Callable

from ir.model import ListOf, MapOf, Reference, Scalar, Type

_SCALARS = {
    ("string", None): "string",
    ("string", "int64"): "Int64String",
    ("string", "uint64"): "Uint64String",
    ("string", "bytes"): "Base64String",
    ("string", "Timestamp"): "Timestamp",
    ("string", "Duration"): "Duration",
    ("string", "FieldMask"): "FieldMask",
    ("integer", None): "Integer",
    ("number", None): "Float",
    ("boolean", None): "boolean",
    ("null", None): "null",
    ("object", None): "JsonObject",
    ("object", "Any"): "AnyObject",
    ("array", None): "JsonArray",
    ("value", None): "JsonValue",
}
"""By word and format; a format that has no row of its own travels as its word says."""

_BUILT_IN = frozenset({"string", "boolean", "null"})

SHARED = tuple(sorted({*_SCALARS.values(), "AtMostOne", "ExactlyOne"} - _BUILT_IN))
"""What a module may need of `protobuf-json.ts`."""


def type_text(type_: Type, declared: Callable[[str], str], shared: Callable[[str], str]) -> str:
    """`type_` as TypeScript.

    `declared` gives the name for the flat name of a declaration, `shared` the name under which the module knows an
    export of `protobuf-json.ts`.
    """
    match type_:
        case Reference(name=name):
            return declared(name)
        case ListOf(items=items):
            return f"{type_text(items, declared, shared)}[]"
        case MapOf(values=values):
            return f"{{ [key: string]: {type_text(values, declared, shared)} }}"
        case Scalar(name=name, format=format_):
            text = _SCALARS.get((name, format_)) or _SCALARS[name, None]
            return text if text in _BUILT_IN else shared(text)
