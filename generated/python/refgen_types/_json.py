"""JSON text: strict in what is read, quick in what is written."""

from collections.abc import Callable
from json import JSONDecodeError, JSONDecoder
from json.encoder import encode_basestring as quoted
from math import isfinite
from typing import Any, NoReturn, Protocol, cast

from ._errors import WireError, found
from ._wire import Message, instance, list_value, string, struct

__all__ = [
    "Write",
    "decoded",
    "joined",
    "json_text",
    "quoted",
    "quoted_list",
    "rest_text",
    "write_list",
    "write_map",
]

Write = Callable[[str], object]
"""What takes the pieces of a text, one after the other."""

_DEEP = "deeper nesting than the recursion limit of Python"


class Writable(Protocol):
    """A message, as far as its text goes."""

    def write_json(self, write: Write, partial: bool = False) -> None: ...


def decoded(text: str | bytes | bytearray) -> Any:
    """The value of a JSON text; bytes are UTF-8."""
    try:
        return _DECODER.decode(text if isinstance(text, str) else text.decode("utf-8"))
    except JSONDecodeError as error:
        problem = f"{error.msg} at line {error.lineno}, column {error.colno}"
    except UnicodeDecodeError as error:
        problem = f"a byte that is not UTF-8 at position {error.start}"
    except ValueError as error:
        problem = str(error)
    except RecursionError:
        problem = _DEEP
    # Raised here and not above, where the context would hold the text.
    raise WireError("JSON", problem)


def joined(message: Writable, partial: bool) -> str:
    """The JSON text of `message`."""
    pieces: list[str] = []
    message.write_json(pieces.append, partial)
    return "".join(pieces)


def json_text(value: Any) -> str:
    """The text of any JSON value."""
    if type(value) is str:
        return quoted(value)
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, float) and isfinite(value):
        return float.__repr__(value)
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        pairs = [f"{quoted(name)}:{json_text(item)}" for name, item in fields.items()]
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        items = cast("list[object]", value)
        return "[" + ",".join([json_text(item) for item in items]) + "]"
    raise WireError("a JSON value", found(value))


def quoted_list(value: list[str]) -> str:
    """The text of a list of strings."""
    return "[" + ",".join([quoted(item) for item in value]) + "]"


def write_list(cls: type[Writable], value: object, write: Write, partial: bool) -> None:
    """The text of a list of `cls`."""
    items: list[Any] = list_value(value)
    before = "["
    place = 0
    try:
        for place, item in enumerate(items):
            write(before)
            before = ","
            if type(item) is not cls:
                item = instance(cls, item)
            item.write_json(write, partial)
    except WireError as error:
        raise error.within(place) from None
    write("]" if before == "," else "[]")


def write_map(cls: type[Writable], value: object, write: Write, partial: bool) -> None:
    """The text of a map of `cls`."""
    items: dict[str, Any] = struct(value)
    before = "{"
    key = ""
    try:
        for key, item in items.items():
            write(f"{before}{quoted(key)}:")
            before = ","
            if type(item) is not cls:
                item = instance(cls, item)
            item.write_json(write, partial)
    except WireError as error:
        raise error.within(key) from None
    write("}" if before == "," else "{}")


def rest_text(message: Message) -> str:
    """The text of the unknown fields of `message`, a comma behind each."""
    names = message.__wire_names__
    text = ""
    for name, value in (message.unknown_fields or {}).items():
        if name not in names or getattr(message, names[name]) is None:
            text += f"{quoted(string(name))}:{json_text(value)},"
    return text


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"a bare {constant}")


_DECODER = JSONDecoder(parse_constant=_refuse)
