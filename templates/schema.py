"""IR -> JSON Schema 2020-12, as plain dicts that the OpenAPI and the MCP target share.

What a validator enforces and what a generator reads are the same plain schemas. The choices behind them:

- **Wire formats** follow the protobuf JSON mapping. 64-bit integers are strings with `format: int64` or `uint64`;
  bytes are base64 in either alphabet, padded or not; a Timestamp is `date-time`; a FieldMask is `google-fieldmask`. A
  Duration is seconds with a final `s`, so its format is `google-duration` and never `duration`, which is ISO 8601
  (`PT3.5S`). Patterns stand beside the formats because most validators check no format. `number` stays a number: the
  strings `"NaN"`, `"Infinity"` and `"-Infinity"` of the mapping are refused, so that generators see a plain number.
- **Unions**: every member is a plain property. `dependentSchemas` whose `properties` are `false` forbid two members;
  `not` over `properties` that are all `false` demands one of a required union. `oneOf` of `required` would say the same
  and make generators split the message into one type per member.
- **Tagged unions** are `oneOf` with a `discriminator`; the tag of each variant is a `const`, so that validators, which
  know no discriminators, choose by it too. A field of several shapes is `anyOf`.
- **Required**: the page's word, save for fields that are also output only. One schema serves both directions, and
  nobody who builds a request may be asked for what only a server can fill in; `readOnly` and the text still say so.
- **Enums are closed** (`enum`): the schema says what is documented, so that a typo in a request is found and generators
  write members. A server may send newer values; a reader of answers takes `reading=True`, where enums are open.
- **Unknown properties** are allowed everywhere, as the protobuf JSON mapping adds fields without notice.
"""

from collections.abc import Iterable
from typing import Any

from ir.model import (
    Api,
    Const,
    Enum,
    EnumValue,
    External,
    Field,
    ListOf,
    MapOf,
    Message,
    OneOf,
    Reference,
    Scalar,
    TaggedUnion,
    Text,
    Type,
    Union,
    UnionReference,
)
from templates.prose import paragraphs

Schema = dict[str, Any]

LOST = "The page no longer shows the whole type of this field."

_INTEGER = "^-?[0-9]+$"
_UNSIGNED = "^[0-9]+$"
_BASE64 = "^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
# Years 0001 to 9999, at most nanoseconds, and an offset: what google.protobuf.Timestamp can hold.
_TIMESTAMP = (
    "^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
    "[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,9})?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
)
# At most 315576000000 seconds either way, at most nanoseconds: what google.protobuf.Duration can hold.
_DURATION = (
    "^-?(?:[0-9]{1,11}|[0-2][0-9]{11}|30[0-9]{10}|31[0-4][0-9]{9}|315[0-4][0-9]{8}|3155[0-6][0-9]{7}|31557[0-5][0-9]{6}"
    "|315576000000)(?:[.][0-9]{1,9})?s$"
)

_PLAIN: dict[str, Schema] = {
    "string": {"type": "string"},
    "integer": {"type": "integer"},
    "number": {"type": "number"},
    "boolean": {"type": "boolean"},
    "null": {"type": "null"},
    "object": {"type": "object", "additionalProperties": True},
    "array": {"type": "array", "items": {}},
    "value": {},
}
_FORMATS: dict[str, Schema] = {
    "int64": {"format": "int64", "pattern": _INTEGER},
    "uint64": {"format": "uint64", "pattern": _UNSIGNED},
    "int32": {"format": "int32", "minimum": -(2**31), "maximum": 2**31 - 1},
    "uint32": {"format": "uint32", "minimum": 0, "maximum": 2**32 - 1},
    "float": {"format": "float"},
    "double": {"format": "double"},
    "bytes": {"format": "byte", "pattern": _BASE64},
    "Timestamp": {"format": "date-time", "pattern": _TIMESTAMP},
    "Duration": {"format": "google-duration", "pattern": _DURATION},
    "FieldMask": {"format": "google-fieldmask"},
    "Any": {"format": "google-any"},
}


def schemas(api: Api, prefix: str, *, reading: bool = False) -> dict[str, Schema]:
    """One schema per declared message, tagged union, declared enum and external of `api`, by flat name, in page order.

    References are `prefix` + name. With `reading` the schemas describe what a server sends, which may be newer than
    the pages and leaves out what has its default value: no field or union is required and enums are open.
    """
    types: dict[str, Schema] = {}
    for message in api.messages:
        if message.role == "declared":
            types[message.name] = _message(message, prefix, reading=reading)
    for union in api.tagged_unions:
        types[union.name] = _tagged(union, prefix, reading=reading)
    for enum in api.enums:
        if enum.role == "declared":
            types[enum.name] = _enum(enum, reading=reading)
    for external in api.externals:
        types[external.name] = _external(external)
    return types


def description(text: Text, *more: str) -> Schema:
    """`{"description": ...}` with the paragraphs of `text` and `more`, a blank line between; {} if there is none."""
    prose = "\n\n".join([*paragraphs(text), *(paragraph for paragraph in more if paragraph)])
    return {"description": prose} if prose else {}


def _message(message: Message, prefix: str, *, reading: bool) -> Schema:
    schema: Schema = {"type": "object", **description(message.text, *map(_union_prose, message.unions))}
    # A reader is not asked for more than the tag, which no server leaves out.
    needed = (field for field in message.fields if not reading or isinstance(field.type, Const))
    if required := [field.name for field in needed if _is_required(field)]:
        schema["required"] = required
    if message.fields:
        schema["properties"] = {field.name: _field(field, prefix) for field in message.fields}
    return schema | _exclusive(message.unions) | ({} if reading else _demanded(message))


def _field(field: Field, prefix: str) -> Schema:
    schema = type_schema(field.type, prefix) | description(field.text, LOST if field.lost else "", field.caveat or "")
    if "output_only" in field.behavior:
        schema["readOnly"] = True
    if "input_only" in field.behavior:
        schema["writeOnly"] = True
    if "deprecated" in field.behavior:
        schema["deprecated"] = True
    return schema


def type_schema(type_: Type, prefix: str) -> Schema:
    """The schema of a value of `type_`; references are `prefix` + name."""
    match type_:
        case Reference(name=name) | UnionReference(name=name):
            return {"$ref": prefix + name}
        case Const(value=value):
            return {"type": "string", "const": value}
        case OneOf(options=options):
            return {"anyOf": [type_schema(option, prefix) for option in options]}
        case ListOf(items=items):
            return {"type": "array", "items": type_schema(items, prefix)}
        case MapOf(values=values):
            return {"type": "object", "additionalProperties": type_schema(values, prefix)}
        case Scalar(name=name, format=form):
            return _PLAIN[name] | _FORMATS.get(form or "", {})
    raise AssertionError(type_)


def _tagged(union: TaggedUnion, prefix: str, *, reading: bool) -> Schema:
    """One of the variants, by its tag; for a reader also whatever has another tag."""
    variants: list[Schema] = [{"$ref": prefix + variant.message} for variant in union.variants]
    tags = {variant.tag: prefix + variant.message for variant in union.variants}
    if reading:
        other = {"type": "string", "not": {"enum": list(tags)}}
        variants.append({"type": "object", "properties": {union.discriminator: other}})
    return {
        **description(union.text),
        "oneOf": variants,
        "discriminator": {"propertyName": union.discriminator, "mapping": tags},
    }


def _is_required(field: Field) -> bool:
    """Whether a caller must send `field`; a member of a union never, as its union decides."""
    return field.presence == "required" and field.union is None and "output_only" not in field.behavior


def _union_prose(union: Union) -> str:
    members = ", ".join(f"`{member}`" for member in union.members)
    limit = "Exactly" if union.required else "At most"
    return " ".join([f"{limit} one of {members} is set (union `{union.name}`).", *paragraphs(union.text)])


def _exclusive(unions: Iterable[Union]) -> Schema:
    """Each member forbids those after it, which is enough to forbid every pair."""
    rivals = {
        member: {"properties": dict.fromkeys(later, False)}
        for union in unions
        for place, member in enumerate(union.members)
        if (later := union.members[place + 1 :])
    }
    return {"dependentSchemas": rivals} if rivals else {}


def _demanded(message: Message) -> Schema:
    """Refuse an object that has no member of a required union."""
    empty = [{"properties": dict.fromkeys(union.members, False)} for union in message.unions if union.required]
    if not empty:
        return {}
    return {"not": empty[0] if len(empty) == 1 else {"anyOf": empty}}


def _enum(enum: Enum, *, reading: bool) -> Schema:
    values: dict[str, EnumValue] = {}
    for value in enum.values:
        values.setdefault(value.name, value)
    schema: Schema = {"type": "string", **description(enum.text)}
    if values:
        known = {"enum": list(values)}
        schema |= {"anyOf": [known, {"type": "string"}]} if reading else known
    texts = ["\n\n".join(paragraphs(value.text)) for value in values.values()]
    if any(texts):
        schema["x-enum-descriptions"] = texts
    deprecated = [name for name, value in values.items() if value.deprecated]
    if deprecated:
        schema["x-enum-deprecated"] = deprecated
    return schema


def _external(external: External) -> Schema:
    kind = "object" if external.target == "message" else "string"
    return {"type": kind, "description": f"`{external.identity}` is declared on no page of this API. {external.reason}"}
