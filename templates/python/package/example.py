"""A message of an API as it is read and written: the example of the README."""

import re
from dataclasses import dataclass
from json import dumps

from ir.model import Api, Const, Enum, Field, Message, Reference, Scalar
from templates.python import names
from templates.python.literals import literal

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_FEW = 3


@dataclass(frozen=True, kw_only=True)
class Example:
    """What a user types and sees, as Python code: what is `received`, how an `attribute` is `shown`, what is `sent`."""

    title: str
    api: str
    cls: str
    received: str
    attribute: str
    shown: str
    sent: str


def example(api: Api) -> Example | None:
    """The first message of `api` with an enum among a few plain fields, else the first with any; None without such."""
    enums = {enum.name: enum for enum in api.enums if enum.role == "declared"}
    messages = [message for message in api.messages if message.role == "declared" and _WORD.fullmatch(message.name)]
    plain = [(message, fields) for message in messages if (fields := _fields(message, enums))]
    if not plain:
        return None
    message, fields = next((each for each in plain if any(map(_is_enum, each[1]))), plain[0])
    told = next(filter(_is_enum, fields), fields[-1])
    values = {field.name: _value(field, enums) for field in fields}
    return Example(
        title=api.title,
        api=api.name,
        cls=names.classes(api)[message.name],
        received=literal(dumps(values)),
        attribute=names.attributes(message)[told.name],
        shown=_shown(api, told, enums),
        sent=literal(dumps(values, separators=(",", ":"))),
    )


def _fields(message: Message, enums: dict[str, Enum]) -> list[Field]:
    """The fields to show, in page order: what `message` cannot be without, and some; [] where that is not plain."""
    needed = [field.name for field in message.fields if field.presence == "required" or isinstance(field.type, Const)]
    plain = {field.name: field for field in message.fields if field.union is None and _value(field, enums)}
    if any(union.required for union in message.unions) or not plain.keys() >= set(needed):
        return []
    wanted = sorted(plain, key=lambda name: (name not in needed, not _is_enum(plain[name])))[: max(_FEW, len(needed))]
    return [field for name, field in plain.items() if name in wanted]


def _is_enum(field: Field) -> bool:
    return isinstance(field.type, Reference)


def _value(field: Field, enums: dict[str, Enum]) -> str:
    """A value of `field`, empty where it is not plain: only words stand in it, so that no text needs to be quoted."""
    value = ""
    match field.type:
        case Scalar(name="string", format=None):
            value = f"some {names.snake(field.name).replace('_', ' ')}"
        case Const(value=value):
            pass
        case Reference(name=name) if name in enums:
            members = [each.name for each in enums[name].values if not each.deprecated]
            value = next((each for each in members if not each.endswith("UNSPECIFIED")), "")
    words = [field.name, *value.split(" ")]
    return value if all(map(_WORD.fullmatch, words)) and "deprecated" not in field.behavior else ""


def _shown(api: Api, field: Field, enums: dict[str, Enum]) -> str:
    """What the interpreter shows of the value of `field`."""
    value = _value(field, enums)
    if not isinstance(field.type, Reference):
        return repr(value)
    enum = enums[field.type.name]
    return f"<{names.classes(api)[enum.name]}.{names.members(enum)[value]}: {value!r}>"
