"""Strategies for the JSON values that the IR of an API allows, after the protobuf JSON mapping."""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from datetime import date
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ir.model import Const, Field, ListOf, MapOf, Message, OneOf, Reference, Scalar, Type, UnionReference
from templates.typescript.shapes import Direction
from tests.proof.known import Known, unions
from tests.proof.subjects import Subject

_V = TypeVar("_V")

DEPTH = 3
"""How many messages inside each other are drawn; below, only what is required."""

MORE = 4
"""How many optional fields a message has at most, so that values stay small."""

_WORD = st.text(max_size=6)
JSON: SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | _WORD,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(_WORD, inner, max_size=2),
    max_leaves=4,
)
_OBJECT = st.dictionaries(_WORD, JSON, max_size=2)


def _whole(first: int, last: int) -> SearchStrategy[int]:
    return st.sampled_from([first, last, 0]) | st.integers(first, last)


def _base64(data: bytes, encode: Callable[[bytes], bytes], padded: bool) -> str:
    text = encode(data).decode()
    return text if padded else text.rstrip("=")


_FRACTION = st.text("0123456789", max_size=9).map(lambda digits: f".{digits}" if digits else "")
_TIMESTAMP = st.sampled_from(
    ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "2000-02-29T00:00:00+00:00"]
) | st.builds(
    lambda day, t, time, fraction, offset: f"{day}{t}{time:%H:%M:%S}{fraction}{offset}",
    st.dates(date(1, 1, 2), date(9999, 12, 30)),
    st.sampled_from("Tt"),
    st.times(),
    _FRACTION,
    st.sampled_from(["Z", "z", "+00:00", "+05:30", "-00:00", "-23:59", "+23:59"]),
)
_DURATION = st.sampled_from(["0s", "-0s", "315576000000.999999999s", "-315576000000s"]) | st.builds(
    lambda sign, seconds, fraction: f"{sign}{seconds}{fraction}s",
    st.sampled_from(["", "-"]),
    st.integers(0, 315_576_000_000),
    _FRACTION,
)
_BYTES = st.builds(_base64, st.binary(max_size=4), st.sampled_from([b64encode, urlsafe_b64encode]), st.booleans())
_NUMBER = st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**53), 2**53)

_SCALARS: dict[tuple[str, str | None], SearchStrategy[Any]] = {
    ("string", None): _WORD,
    ("string", "int64"): _whole(-(2**63), 2**63 - 1).map(str),
    ("string", "uint64"): _whole(0, 2**64 - 1).map(str),
    ("string", "bytes"): _BYTES,
    ("string", "Timestamp"): _TIMESTAMP,
    ("string", "Duration"): _DURATION,
    ("string", "FieldMask"): st.lists(st.sampled_from(["name", "tool.timeout", "displayName"]), max_size=3).map(
        ",".join
    ),
    ("integer", None): _whole(-(2**31), 2**31 - 1),
    ("integer", "uint32"): _whole(0, 2**32 - 1),
    ("number", None): _NUMBER,
    ("number", "float"): st.floats(width=32, allow_nan=False, allow_infinity=False),
    ("boolean", None): st.booleans(),
    ("null", None): st.none(),
    ("object", None): _OBJECT,
    ("object", "Any"): st.builds(
        lambda kind, rest: rest | {"@type": kind}, st.just("type.googleapis.com/x.Y"), _OBJECT
    ),
    ("array", None): st.lists(JSON, max_size=2),
    ("value", None): JSON,
}
"""By word and format of the page; a format without a row of its own draws as its word says."""


class Values:
    """The values of the types of an API in one direction."""

    def __init__(self, known: Known, direction: Direction) -> None:
        """`direction` leaves out the fields that never travel that way."""
        self._known = known
        self._direction = direction
        self._made: dict[tuple[str, int], SearchStrategy[dict[str, Any]]] = {}

    def of(  # noqa: PLR0911 - one for each kind of type
        self, type_: Type, depth: int = DEPTH, *, some: bool = False
    ) -> SearchStrategy[Any]:
        """Values of `type_`; with `some`, lists and maps have elements."""
        match type_:
            case Scalar():
                return _SCALARS.get((type_.name, type_.format), _SCALARS[type_.name, None])
            case Const():
                return st.just(type_.value)
            case OneOf():
                return st.one_of([self.of(option, depth, some=some) for option in type_.options])
            case ListOf() if depth or some:
                return st.lists(self.of(type_.items, depth, some=some), min_size=some, max_size=2)
            case MapOf() if depth or some:
                return st.dictionaries(_WORD, self.of(type_.values, depth, some=some), min_size=some, max_size=2)
            case ListOf():
                return st.just([])
            case MapOf():
                return st.just({})
            case UnionReference():
                names = [variant.message for variant in self._known.tagged[type_.name].variants]
                return st.sampled_from(names).flatmap(lambda name: self.message(name, depth))
            case Reference(target="enum"):
                enum = self._known.enums.get(type_.name)
                return st.sampled_from([value.name for value in enum.values]) if enum else _WORD
            case Reference():
                return _OBJECT if type_.name in self._known.externals else self.message(type_.name, depth)
        raise AssertionError(type_)

    def message(self, name: str, depth: int = DEPTH) -> SearchStrategy[dict[str, Any]]:
        """Values of a message, each with some of its optional fields."""
        if (name, depth) not in self._made:
            self._made[name, depth] = st.deferred(lambda: self._message(self._known.messages[name], depth, ""))
        return self._made[name, depth]

    def having(self, name: str, field: str) -> SearchStrategy[dict[str, Any]]:
        """Values of a message that all have `field`."""
        return self._message(self._known.messages[name], DEPTH, field)

    def _message(self, message: Message, depth: int, wanted: str) -> SearchStrategy[dict[str, Any]]:
        fields = self._known.fields(message, self._direction)
        always = {name: field for name, field in fields.items() if field.presence == "required" and not field.union}
        alone = [name for name, field in fields.items() if not field.union and name not in always]
        choices: list[tuple[str, ...]] = [(name,) for name in alone]
        demanded: list[tuple[str, ...]] = []
        for union, members in unions(message, fields):
            if wanted in members:
                demanded.append((wanted,))
            else:
                (demanded if union.required else choices).append(members)
        if wanted in fields and not fields[wanted].union:
            always[wanted] = fields[wanted]
            choices = [names for names in choices if names != (wanted,)]
        if not depth:
            choices = [kept for names in choices if (kept := tuple(n for n in names if not self._nests(fields[n])))]
        values = {name: self.of(field.type, max(depth - 1, 0), some=name == wanted) for name, field in fields.items()}

        @st.composite
        def drawn(draw: st.DrawFn) -> dict[str, Any]:
            more = st.lists(st.sampled_from(choices), max_size=MORE, unique=True) if choices else st.just([])
            chosen = [*always, *(draw(st.sampled_from(names)) for names in [*demanded, *draw(more)])]
            return {name: draw(values[name]) for name in chosen}

        return drawn()

    def _nests(self, field: Field) -> bool:
        """Whether a value of `field` always holds a message."""
        match field.type:
            case Reference(target="message", name=name):
                return name in self._known.messages
            case UnionReference():
                return True
            case OneOf(options=options):
                return all(not isinstance(option, Scalar | ListOf) for option in options)
            case _:
                return False


def strategies(subject: Subject) -> list[SearchStrategy[Any]]:
    """Values of `subject` as a whole, and for each of its fields those that have it."""
    values = Values(subject.known, subject.direction)
    return [values.of(subject.type), *(values.having(subject.name, field) for field in subject.fields)]


def every(strategy: SearchStrategy[_V], count: int, check: Callable[[_V], None]) -> None:
    """Calls `check` with `count` values, always the same. Where it raises, raises for the smallest value found."""
    phases = [Phase.generate, Phase.shrink]
    settings(max_examples=count, phases=phases, suppress_health_check=[HealthCheck.too_slow])(given(strategy)(check))()


def samples(strategy: SearchStrategy[_V], count: int) -> list[_V]:
    """At most `count` values, always the same."""
    found: list[_V] = []

    def keep(value: _V) -> None:
        found.append(value)

    every(strategy, count, keep)
    return found
