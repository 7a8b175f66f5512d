"""What every message needs to read and write the JSON of an API, after the protobuf JSON mapping.

`read_` functions take a value as `json.loads` gives it, `write_` functions take the value of an attribute; those named
after a type alone serve both ways. Each raises `WireError` where the value is not of its type.
"""

from binascii import a2b_base64, b2a_base64
from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import StrEnum
from math import inf, isfinite, nan
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, cast

from ._errors import WireError, found
from ._wellknown import Duration, FieldMask, JsonValue, NullValue, Timestamp

_T = TypeVar("_T")
_V = TypeVar("_V", bound=StrEnum)
_L = TypeVar("_L", bound=str)

_NOT_FINITE = {"NaN": nan, "Infinity": inf, "-Infinity": -inf}
_INT32 = range(-(2**31), 2**31)
_UINT32 = range(2**32)
_INT64 = range(-(2**63), 2**63)
_UINT64 = range(2**64)
_STANDARD = str.maketrans("-_", "+/")

new = object.__new__
"""A message without attributes, which its `from_dict` sets one by one."""


class Message:
    """What all messages share: they are equal if all attributes are, and their `repr` shows those that are set.

    Patterns match by keyword (`case Tool(name=name)`); by position they match nothing, as pages may reorder fields.
    """

    __slots__ = ()
    __wire_names__: ClassVar[dict[str, str]] = {}

    if TYPE_CHECKING:
        unknown_fields: dict[str, JsonValue] | None

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        names = [field.name for field in fields(self)]  # type: ignore[arg-type]
        return all(getattr(self, name) == getattr(other, name) for name in names)

    @recursive_repr()
    def __repr__(self) -> str:
        values = [(field.name, getattr(self, field.name)) for field in fields(self)]  # type: ignore[arg-type]
        shown = ", ".join(
            f"{name}={value!r}" for name, value in values if value is not None
        )
        return f"{type(self).__qualname__}({shown})"


class Writable(Protocol):
    """What has a JSON object to give."""

    def to_dict(self, partial: bool = False) -> dict[str, Any]: ...


def at(error: WireError | RecursionError, key: str) -> WireError:
    """The error as the message sees it whose field `key` was being read or written."""
    if isinstance(error, RecursionError):
        error = WireError(
            "nesting within the recursion limit of Python", "deeper nesting"
        )
    return error.within(key)


def absent(partial: bool) -> Any:
    """None for a required field that is absent, which is an error unless `partial`."""
    if not partial:
        raise WireError("a value, as the field is required", "nothing")
    return None


def conflict(union: str, one: str, other: str) -> WireError:
    """Two members of a union are set."""
    return WireError(f"one member of the union {union}", f"both {one} and {other}")


def chosen(union: str, *members: tuple[_L, object]) -> _L | None:
    """The wire name of the one member that is not None; a `WireError` if there are two."""
    names = [name for name, value in members if value is not None]
    if len(names) > 1:
        raise conflict(union, names[0], names[1])
    return names[0] if names else None


def empty(union: str, *members: str) -> WireError:
    """No member of a required union is set."""
    return WireError(f"one of {', '.join(members)} (union {union})", "none of them")


def rest(message: Message, data: Mapping[str, Any]) -> dict[str, Any] | None:
    """What of `data` no attribute of `message` holds: fields that are unknown, and nulls that mean absence."""
    names = message.__wire_names__
    kept = {
        key: value
        for key, value in data.items()
        if key not in names or (value is None and getattr(message, names[key]) is None)
    }
    return kept or None


def mapping(value: object) -> dict[str, Any]:
    """A JSON object, also from another kind of mapping."""
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, Any]", value))
    raise WireError("an object", found(value))


def string(value: object) -> str:
    if isinstance(value, str):
        return str(value)
    raise WireError("a string", found(value))


def boolean(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise WireError("a boolean", found(value))


def integer(value: object) -> int:
    """An integer of any size; JSON writes it `3` or `3.0`."""
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    raise WireError("an integer", found(value))


def int32(value: object) -> int:
    return _within(integer(value), _INT32)


def uint32(value: object) -> int:
    return _within(integer(value), _UINT32)


def read_int64(value: Any) -> int:
    if type(value) is str and len(value) < 19 and value.isascii() and value.isdigit():
        return int(value)
    return _within(_whole(value), _INT64)


def read_uint64(value: object) -> int:
    return _within(_whole(value), _UINT64)


def write_int64(value: object) -> str:
    if type(value) is int and value in _INT64:
        return str(value)
    return str(_within(integer(value), _INT64))


def write_uint64(value: object) -> str:
    return str(_within(value if type(value) is int else integer(value), _UINT64))


def _whole(value: Any) -> int:
    """A 64-bit integer, as JSON has it: digits in a string; a number is accepted."""
    if type(value) is not str:
        return integer(value)
    if len(value) <= 20 and value.isascii():
        digits = value[1:] if value[:1] == "-" else value
        if digits.isdigit():
            return int(value)
    raise WireError("an integer in a string", "another string")


def _within(value: int, bounds: range) -> int:
    if value in bounds:
        return value
    raise WireError(f"an integer from {bounds[0]} to {bounds[-1]}", "one beyond")


def read_number(value: Any) -> float:
    """A number; `NaN` and the infinities are strings in JSON."""
    if type(value) is int or (type(value) is float and isfinite(value)):
        return value
    if isinstance(value, str) and value in _NOT_FINITE:
        return _NOT_FINITE[value]
    if isinstance(value, float) and not isfinite(value):
        raise WireError("a number that a double can hold", "one beyond")
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    raise WireError('a number, "NaN", "Infinity" or "-Infinity"', found(value))


def write_number(value: object) -> float | str:
    if type(value) is float:
        if isfinite(value):
            return value
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
    if isinstance(value, float):
        return write_number(float(value))
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    raise WireError("a number", found(value))


def read_bytes(value: object) -> bytes:
    """Base64 in the standard or the URL-safe alphabet, with or without padding."""
    if not isinstance(value, str):
        raise WireError("base64 in a string", found(value))
    try:
        return a2b_base64(value, strict_mode=True)
    except ValueError:
        text = value.translate(_STANDARD)
    try:
        padding = "" if "=" in text else "=" * (-len(text) % 4)
        return a2b_base64(text + padding, strict_mode=True)
    except ValueError:
        pass
    raise WireError("base64 in a string", "another string")


def write_bytes(value: object) -> str:
    if isinstance(value, (bytes, bytearray)):
        return b2a_base64(value, newline=False).decode("ascii")
    raise WireError("bytes", found(value))


def read_timestamp(value: Any) -> Timestamp:
    return Timestamp(value)


def read_duration(value: Any) -> Duration:
    return Duration(value)


def read_field_mask(value: Any) -> FieldMask:
    return FieldMask(value)


def write_timestamp(value: Any) -> str:
    return str(value if type(value) is Timestamp else Timestamp(value))


def write_duration(value: Any) -> str:
    return str(value if type(value) is Duration else Duration(value))


def struct(value: Any) -> dict[str, JsonValue]:
    """A JSON object without a declared shape; it is shared, not copied."""
    if not isinstance(value, dict):
        raise WireError("an object", found(value))
    return cast("dict[str, JsonValue]", value)


def list_value(value: Any) -> list[JsonValue]:
    """A JSON array of anything; it is shared, not copied."""
    if not isinstance(value, list):
        raise WireError("an array", found(value))
    return cast("list[JsonValue]", value)


def anything(value: Any) -> Any:
    """Any JSON value."""
    return value


def null(value: object) -> Any:
    """JSON null, as an element of a list or map and in JSON: None."""
    if value is not None and not isinstance(value, NullValue):
        raise WireError("null", found(value))
    return None


def read_null(value: object) -> NullValue:
    null(value)
    return NullValue.NULL_VALUE


def read_value(value: Any) -> Any:
    return NullValue.NULL_VALUE if value is None else value


def write_value(value: Any) -> Any:
    return None if isinstance(value, NullValue) else value


class _Members(dict[str, _V]):
    """The members of an enum by what travels; a value that the pages do not know stays a string."""

    def __missing__(self, value: str) -> Any:
        return value


def by_value(enum: type[_V]) -> dict[str, _V]:
    """The members of an enum by what travels, and any other string by itself."""
    return _Members({member.value: member for member in enum})


def read_enum(members: dict[str, _V], value: object) -> _V | str:
    """The member of that value; a value that the pages do not know stays a string."""
    return members[string(value)]


def strings(value: object) -> list[str]:
    """A list of strings, as a new list."""
    values: list[Any] = value if type(value) is list else list_value(value)
    for item in values:
        if type(item) is not str:
            return each(string, value)
    return values[:]


def each(convert: Callable[[Any], _T], value: object) -> list[_T]:
    """A list with each element converted."""
    values = list_value(value)
    items: list[_T] = []
    try:
        for item in values:
            items.append(convert(item))
    except WireError as error:
        raise error.within(len(items)) from None
    return items


def each_value(convert: Callable[[Any], _T], value: object) -> dict[str, _T]:
    """A map with each value converted."""
    values = struct(value)
    items: dict[str, _T] = {}
    key = ""
    try:
        for key, item in values.items():
            items[key if type(key) is str else string(key)] = convert(item)
    except WireError as error:
        raise error.within(str(key)) from None
    return items


def read_list(
    read: Callable[[Any, bool], _T], value: object, partial: bool
) -> list[_T]:
    """A list of messages, each read by `read`."""
    values: list[Any] = value if type(value) is list else list_value(value)
    items: list[_T] = []
    try:
        for item in values:
            items.append(read(item, partial))
    except WireError as error:
        raise error.within(len(items)) from None
    return items


def read_map(
    read: Callable[[Any, bool], _T], value: object, partial: bool
) -> dict[str, _T]:
    """A map of messages, each read by `read`."""
    values: dict[str, Any] = value if type(value) is dict else struct(value)
    items: dict[str, _T] = {}
    key = ""
    try:
        for key, item in values.items():
            items[key if type(key) is str else string(key)] = read(item, partial)
    except WireError as error:
        raise error.within(str(key)) from None
    return items


def instance(cls: type[_T], value: object) -> _T:
    """`value`, which must be a `cls`."""
    if isinstance(value, cls):
        return value
    raise WireError(f"a {cls.__name__}", found(value))


def write_message(cls: type[Writable], value: object, partial: bool) -> dict[str, Any]:
    """The JSON object of a message, which must be a `cls`."""
    return instance(cls, value).to_dict(partial)


def write_dicts(
    cls: type[Writable], value: object, partial: bool
) -> list[dict[str, Any]]:
    """The JSON objects of a list of `cls`."""
    values: list[Any] = list_value(value)
    items: list[dict[str, Any]] = []
    try:
        for item in values:
            if type(item) is not cls:
                item = instance(cls, item)
            items.append(item.to_dict(partial))
    except WireError as error:
        raise error.within(len(items)) from None
    return items


def write_dict_map(
    cls: type[Writable], value: object, partial: bool
) -> dict[str, dict[str, Any]]:
    """The JSON objects of a map of `cls`."""
    values: dict[str, Any] = struct(value)
    items: dict[str, dict[str, Any]] = {}
    key = ""
    try:
        for key, item in values.items():
            if type(item) is not cls:
                item = instance(cls, item)
            items[string(key)] = item.to_dict(partial)
    except WireError as error:
        raise error.within(str(key)) from None
    return items
