"""The well-known types of protobuf that have a JSON form of their own.

`Timestamp`, `Duration` and `FieldMask` are the text that travels, checked when it is made: what arrived goes out
unchanged, to the ninth digit, and compares as the text it is.
"""

import re
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Self, TypeAlias

from ._errors import WireError, checked

JsonValue: TypeAlias = (
    None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]
)
"""Any JSON value."""


class NullValue(Enum):
    """The JSON null of a field whose value may be null; `None` would say that the field is absent."""

    NULL_VALUE = None

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "NULL"


NULL = NullValue.NULL_VALUE
"""JSON null as the value of a field."""

_NANOS = 1_000_000_000
_EPOCH = datetime(1970, 1, 1)
_TIMESTAMP = re.compile(
    r"(\d{4}-\d\d-\d\d)[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?"
    r"([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)",
    re.ASCII,
)
_TIMESTAMP_FORM = (
    "a timestamp from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z"
)
_FIRST = -62_135_596_800
_LAST = 253_402_300_799
_DURATION = re.compile(r"(-?)(\d{1,12})(?:\.(\d{1,9}))?s", re.ASCII)
_DURATION_FORM = 'seconds such as "3.5s", at most 315576000000 either way'
_LONGEST = 315_576_000_000


class Timestamp(str):
    """A point in time as RFC 3339 text with an offset and at most nine digits of a second."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """`text`, if it is between the years 1 and 9999; else a `WireError`."""
        match = _TIMESTAMP.fullmatch(checked(text, _TIMESTAMP_FORM))
        if match is None:
            raise WireError(_TIMESTAMP_FORM, "another string")
        self = str.__new__(cls, text)
        try:
            datetime.fromisoformat(f"{match[1]}T{match[2]}")
        except ValueError:
            raise WireError(_TIMESTAMP_FORM, "another string") from None
        if match[4] not in "Zz" and not _FIRST <= self.nanoseconds // _NANOS <= _LAST:
            raise WireError(_TIMESTAMP_FORM, "another string")
        return self

    @classmethod
    def from_datetime(cls, value: datetime) -> Self:
        """The timestamp of `value`, which must know its offset, in UTC."""
        if value.utcoffset() is None:
            raise ValueError("a timestamp needs a datetime that knows its offset")
        return cls(value.astimezone(UTC).isoformat().replace("+00:00", "Z"))

    def to_datetime(self) -> datetime:
        """A datetime with the offset of the text; digits below a microsecond are cut off."""
        date, clock, fraction, offset = self._parts()
        zone = "+00:00" if offset in "Zz" else offset
        return datetime.fromisoformat(f"{date}T{clock}.{fraction[:6]}{zone}")

    @property
    def nanoseconds(self) -> int:
        """Nanoseconds since 1970-01-01T00:00:00Z, exactly."""
        date, clock, fraction, offset = self._parts()
        since = datetime.fromisoformat(f"{date}T{clock}") - _EPOCH
        seconds = since.days * 86_400 + since.seconds
        if offset not in "Zz":
            minutes = int(offset[1:3]) * 60 + int(offset[4:])
            seconds -= minutes * 60 if offset[0] == "+" else -minutes * 60
        return seconds * _NANOS + int(fraction)

    def _parts(self) -> tuple[str, str, str, str]:
        """Date, time of day, nine digits of a second, offset."""
        match = _TIMESTAMP.fullmatch(self)
        assert match is not None
        return match[1], match[2], (match[3] or "").ljust(9, "0"), match[4]

    def __repr__(self) -> str:
        return f"Timestamp({str.__repr__(self)})"


class Duration(str):
    """A length of time as seconds with at most nine digits and a final `s`."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """`text`, if it is at most 10,000 years either way; else a `WireError`."""
        match = _DURATION.fullmatch(checked(text, _DURATION_FORM))
        if match is None or int(match[2]) > _LONGEST:
            raise WireError(_DURATION_FORM, "another string")
        return str.__new__(cls, text)

    @classmethod
    def from_timedelta(cls, value: timedelta) -> Self:
        """The duration of `value`, exactly."""
        micros = value // timedelta(microseconds=1)
        seconds, rest = divmod(abs(micros), 1_000_000)
        fraction = f".{rest:06}".rstrip("0") if rest else ""
        return cls(f"{'-' if micros < 0 else ''}{seconds}{fraction}s")

    def to_timedelta(self) -> timedelta:
        """A timedelta; digits below a microsecond are cut off."""
        nanos = self.nanoseconds
        micros = abs(nanos) // 1_000
        return timedelta(microseconds=micros if nanos > 0 else -micros)

    @property
    def nanoseconds(self) -> int:
        """The whole length in nanoseconds, exactly."""
        match = _DURATION.fullmatch(self)
        assert match is not None
        nanos = int(match[2]) * _NANOS + int((match[3] or "").ljust(9, "0"))
        return -nanos if match[1] else nanos

    def __repr__(self) -> str:
        return f"Duration({str.__repr__(self)})"


class FieldMask(str):
    """Paths of fields between commas, each by its names on the wire: `"displayName,tool.timeout"`."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """`text` as it is; a `WireError` if it is no string."""
        return str.__new__(cls, checked(text, "paths of fields between commas"))

    @classmethod
    def from_paths(cls, *paths: str) -> Self:
        """The mask of `paths`."""
        return cls(",".join(paths))

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths, in order."""
        return tuple(self.split(",")) if self else ()

    def __repr__(self) -> str:
        return f"FieldMask({str.__repr__(self)})"
