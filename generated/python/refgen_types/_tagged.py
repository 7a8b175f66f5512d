"""Objects that a tag tells apart, and values of several shapes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from ._errors import WireError, found
from ._json import Write, decoded, json_text
from ._wellknown import JsonValue
from ._wire import Message, list_value, mapping

_T = TypeVar("_T")
_U = TypeVar("_U", bound="Unknown")

Read: TypeAlias = Callable[[dict[str, Any], bool], _T]
"""What makes a message of a JSON object."""


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class Unknown(Message):
    """An object with a tag that the pages do not list: all of it is in `unknown_fields`, and is written back."""

    unknown_fields: dict[str, JsonValue] | None = None

    @classmethod
    def from_dict(cls: type[_U], data: dict[str, Any], partial: bool = False) -> _U:
        """The object as it is."""
        return cls(unknown_fields=mapping(data))

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The object as it came."""
        return dict(self.unknown_fields or {})

    @classmethod
    def from_json(
        cls: type[_U], text: str | bytes | bytearray, partial: bool = False
    ) -> _U:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return json_text(self.to_dict(partial))

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        write(self.to_json(partial))


def tag_of(message: Unknown, key: str) -> str:
    """The tag of `message`, which is empty if it came without."""
    tag = (message.unknown_fields or {}).get(key)
    return tag if isinstance(tag, str) else ""


def variant(
    reads: Mapping[str, Read[_T]],
    other: Read[_T],
    key: str,
    data: dict[str, Any],
    partial: bool,
) -> _T:
    """The message that `data` is by its tag, the field `key`; that of `other` where no tag of `reads` is there."""
    if type(data) is not dict:
        data = mapping(data)
    tag = data.get(key)
    if isinstance(tag, str):
        return reads.get(tag, other)(data, partial)
    if tag is None:
        return other(data, partial)
    raise WireError("a string", found(tag)).within(key)


def constant(value: object, wanted: str) -> str:
    """`value`, which must be the tag `wanted`."""
    if value == wanted:
        return wanted
    other = "another string" if isinstance(value, str) else found(value)
    raise WireError(f'"{wanted}"', other)


def implied(wanted: _T, partial: bool) -> _T:
    """The tag of an object that came without, which is an error unless `partial`."""
    if not partial:
        raise WireError(f'"{wanted}"', "nothing")
    return wanted


def one_of(kinds: Any, value: Any) -> Any:
    """`value`, which must be of the union `kinds`."""
    if isinstance(value, kinds):
        return value
    raise WireError("a message of the union", found(value))


def write_variant(kinds: Any, value: object, partial: bool) -> dict[str, Any]:
    """The JSON object of a message of the union `kinds`."""
    message: dict[str, Any] = one_of(kinds, value).to_dict(partial)
    return message


def write_variants(kinds: Any, value: object, write: Write, partial: bool) -> None:
    """The text of a list of messages of the union `kinds`."""
    items: list[Any] = value if type(value) is list else list_value(value)
    before = "["
    place = 0
    # To ask whether a class belongs to a large union takes a while: once for each is enough.
    known: set[type] = set()
    try:
        for place, item in enumerate(items):
            write(before)
            before = ","
            if type(item) not in known:
                known.add(type(one_of(kinds, item)))
            item.write_json(write, partial)
    except WireError as error:
        raise error.within(place) from None
    write("]" if before == "," else "[]")


Shape: TypeAlias = tuple[type, Callable[[Any], Any]]
"""A kind of value, and what converts it."""


def shape(kind: type, convert: Callable[[Any], Any]) -> Shape:
    """One of the shapes that a value can have."""
    return kind, convert


def shaped(value: object, *shapes: Shape) -> Any:
    """`value`, converted as the first of `shapes` says whose kind it is."""
    for kind, convert in shapes:
        if isinstance(value, kind):
            return convert(value)
    kinds = dict.fromkeys(_WORDS.get(kind, "an object") for kind, _ in shapes)
    raise WireError(" or ".join(kinds), found(value))


_WORDS = {
    str: "a string",
    list: "an array",
    bool: "a boolean",
    int: "an integer",
    float: "a number",
}
