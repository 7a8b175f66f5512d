"""JSON text: strict in what is read, quick in what is written."""

from collections.abc import Callable, Iterable
from json import JSONDecodeError, JSONDecoder, JSONEncoder, encoder
from json.encoder import encode_basestring as quoted
from math import isfinite
from typing import Any, NoReturn, Protocol, cast

from ._errors import WireError
from ._wellknown import NullValue
from ._wire import Message, instance, list_value, string, strings, struct, write_number

__all__ = [
    "Write",
    "decoded",
    "joined",
    "json_text",
    "number_text",
    "quoted",
    "rest_text",
    "strings_text",
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


def json_text(value: object) -> str:
    """The text of any JSON value."""
    if isinstance(value, str):
        return quoted(value)
    if value is True:
        return "true"
    if value is False:
        return "false"
    try:
        return "".join(_PIECES(value, 0))
    except (TypeError, ValueError):
        raise WireError("a JSON value", "NaN, Infinity or a Python object") from None


def number_text(value: object) -> str:
    """The text of a number, or of the string that stands for one that is not finite."""
    if type(value) is float and isfinite(value):
        return repr(value)
    return json_text(write_number(value))


def strings_text(value: object) -> str:
    """The text of a list of strings."""
    items: list[Any] = value if type(value) is list else list_value(value)
    try:
        return f"[{','.join(map(quoted, items))}]"
    except TypeError:
        return strings_text(strings(value))


def write_list(cls: type[Writable], value: object, write: Write, partial: bool) -> None:
    """The text of a list of `cls`."""
    items: list[Any] = value if type(value) is list else list_value(value)
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
    items: dict[str, Any] = value if type(value) is dict else struct(value)
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


def _null(value: object) -> None:
    if not isinstance(value, NullValue):
        raise TypeError


_DECODER = JSONDecoder(parse_constant=_refuse)
_ENCODER = JSONEncoder(
    ensure_ascii=False,
    check_circular=False,
    allow_nan=False,
    separators=(",", ":"),
    default=_null,
)

_Pieces = Callable[[object, int], Iterable[str]]


def _pieces() -> _Pieces:
    """The function behind `_ENCODER.encode`, which that makes anew for each value, slower than it writes a small one."""
    make = getattr(encoder, "c_make_encoder", None)
    if make is None:
        return lambda value, _: _ENCODER.iterencode(value)
    return cast(
        "_Pieces", make(None, _null, quoted, None, ":", ",", False, False, False)
    )


_PIECES = _pieces()
