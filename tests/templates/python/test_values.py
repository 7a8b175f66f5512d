"""What each type makes of a JSON value, and what it gives back."""

import json
import math
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.templates.python.package import load, runtime
from tests.templates.python.sample import SAMPLE

DEMO = load(SAMPLE)
WIRE = runtime(DEMO)
NULL, Timestamp, Duration, FieldMask, WireError = (
    getattr(WIRE, name) for name in ("NULL", "Timestamp", "Duration", "FieldMask", "WireError")
)
Everything, Level = DEMO.Everything, DEMO.Level

KEPT: list[tuple[str, Any, Any]] = [
    ("string", "", ""),
    ("string", "日本語 \x00 \U0001f600", "日本語 \x00 \U0001f600"),
    ("boolean", False, False),
    ("integer", 0, 0),
    ("integer", 2**70, 2**70),
    ("int32", -(2**31), -(2**31)),
    ("uint32", 2**32 - 1, 2**32 - 1),
    ("int64", "-9223372036854775808", -(2**63)),
    ("int64", "0", 0),
    ("uint64", "18446744073709551615", 2**64 - 1),
    ("number", 1.5, 1.5),
    ("number", 3, 3),
    ("double", "Infinity", math.inf),
    ("number", "-Infinity", -math.inf),
    ("bytes", "", b""),
    ("bytes", "AAECAw==", b"\x00\x01\x02\x03"),
    ("timestamp", "2014-10-02T15:01:23.045123456Z", "2014-10-02T15:01:23.045123456Z"),
    ("duration", "-0.000000001s", "-0.000000001s"),
    ("fieldMask", "displayName,tool.timeout", "displayName,tool.timeout"),
    ("object", {"a": [1, None, {"b": "NaN"}]}, {"a": [1, None, {"b": "NaN"}]}),
    ("struct", {}, {}),
    ("packed", {"@type": "type.googleapis.com/x", "value": 1}, {"@type": "type.googleapis.com/x", "value": 1}),
    ("array", [None, [], "x"], [None, [], "x"]),
    ("listValue", [], []),
    ("value", "NaN", "NaN"),
    ("value", False, False),
    ("value", 0, 0),
    ("value", None, NULL),
    ("null", None, NULL),
    ("enum", "LOW", Level.LOW),
    ("enum", "NEW_IN_2030", "NEW_IN_2030"),
    ("message", {"name": "x"}, DEMO.Gauge(name="x")),
    ("external", {"anything": [1]}, {"anything": [1]}),
    ("externalEnum", "WHATEVER", "WHATEVER"),
]


def texts(message: Any) -> tuple[Any, Any]:
    """What both ways of encoding give."""
    return message.to_dict(), json.loads(message.to_json())


@pytest.mark.parametrize(("name", "wire", "want"), KEPT)
def test_kept(name: str, wire: Any, want: Any) -> None:
    attribute = Everything.__wire_names__[name]
    message = Everything.from_dict({name: wire})
    found = getattr(message, attribute)
    assert found == want
    assert type(found) is type(want) or isinstance(want, str)
    assert texts(message) == ({name: wire}, {name: wire})
    assert message.unknown_fields is None
    assert Everything.from_json(json.dumps({name: wire})) == message


@pytest.mark.parametrize(("name", "wire", "want"), KEPT)
def test_kept_in_lists_and_maps(name: str, wire: Any, want: Any) -> None:
    element = None if want is NULL else want
    data = {f"{name}List": [wire, wire], f"{name}Map": {"": wire, "a b": wire}}
    message = Everything.from_dict(data)
    names = Everything.__wire_names__
    assert getattr(message, names[f"{name}List"]) == [element, element]
    assert getattr(message, names[f"{name}Map"]) == {"": element, "a b": element}
    assert texts(message) == (data, data)


@pytest.mark.parametrize("name", [name for name, _, _ in KEPT])
def test_empty_is_not_absent(name: str) -> None:
    data: dict[str, Any] = {f"{name}List": [], f"{name}Map": {}}
    assert texts(Everything.from_dict(data)) == (data, data)


CANONICAL: list[tuple[str, Any, Any, Any]] = [
    ("int64", 5, 5, "5"),
    ("int64", 5.0, 5, "5"),
    ("int64", "007", 7, "7"),
    ("uint64", 2**64 - 1, 2**64 - 1, str(2**64 - 1)),
    ("int32", 5.0, 5, 5),
    ("bytes", "-_8=", b"\xfb\xff", "+/8="),
    ("bytes", "-_8", b"\xfb\xff", "+/8="),
    ("bytes", "+_8", b"\xfb\xff", "+/8="),
    ("bytes", "AA", b"\x00", "AA=="),
]


@pytest.mark.parametrize(("name", "wire", "want", "back"), CANONICAL)
def test_other_spellings_of_a_value(name: str, wire: Any, want: Any, back: Any) -> None:
    message = Everything.from_dict({name: wire})
    assert getattr(message, Everything.__wire_names__[name]) == want
    assert texts(message) == ({name: back}, {name: back})


REFUSED: list[tuple[str, list[Any]]] = [
    ("string", [1, True, [], {}]),
    ("boolean", [0, "true", []]),
    ("integer", [True, 1.5, "1", [], math.inf]),
    ("int32", [2**31, -(2**31) - 1, True, "1", 1.5]),
    ("uint32", [-1, 2**32]),
    ("int64", [2**63, -(2**63) - 1, str(2**63), "1.5", "", "-", "+1", " 1", "1_0", "٣", "9" * 5000, 1.5, True]),
    ("uint64", [-1, "-1", 2**64]),
    ("number", ["1", "nan", "inf", "", True, [], math.nan, math.inf]),
    ("bytes", ["A", "AA=", "====", "A A=", "AAA%", "é", "AA==AA==", 1, b"x"]),
    (
        "timestamp",
        [
            *("2014-10-02", "2014-10-02T15:01:23", "2014-10-02 15:01:23Z", "2014-13-02T15:01:23Z"),
            *("2014-02-30T15:01:23Z", "2014-10-02T24:00:00Z", "2014-10-02T15:01:60Z", "2014-10-02T15:01:23.Z"),
            *("2014-10-02T15:01:23.0123456789Z", "0000-01-01T00:00:00Z", "2014-10-02T15:01:23+24:00"),
            *("0001-01-01T00:00:00+05:30", "9999-12-31T23:59:59-00:01", "２０14-10-02T15:01:23Z", "", 0),
        ],
    ),
    ("duration", ["3.5", "3.5 s", "PT3.5S", "s", ".5s", "1.s", "+1s", "315576000001s", "1.0123456789s", 3, "-"]),
    ("fieldMask", [1, ["a"]]),
    ("object", [[], "x", 1]),
    ("array", [{}, "x", 1]),
    ("listValue", [{}]),
    ("null", [0, "null", False]),
    ("enum", [1, ["LOW"], {}]),
    ("message", ["x", [], 1, {"name": 1}, {}]),
    ("external", ["x", []]),
    ("externalEnum", [1]),
]
CASES = [(name, value) for name, values in REFUSED for value in values]


@pytest.mark.parametrize(("name", "value"), CASES)
def test_refused(name: str, value: Any) -> None:
    for data in ({name: value}, {f"{name}List": [value]}, {f"{name}Map": {"k": value}}):
        with pytest.raises(WireError) as caught:
            Everything.from_dict(data)
        steps = {"List": (0,), "Map": ("k",)}.get(next(iter(data)).removeprefix(name), ())
        assert caught.value.path[: 1 + len(steps)] == (next(iter(data)), *steps)


def test_null_is_refused_where_there_is_no_absence() -> None:
    for name in ("string", "int64", "enum", "message", "struct"):
        for data in ({f"{name}List": [None]}, {f"{name}Map": {"k": None}}):
            with pytest.raises(WireError, match="found null"):
                Everything.from_dict(data)


WRONG: list[tuple[str, Any]] = [
    ("string", 1),
    ("boolean", 1),
    ("int32", 2**31),
    ("int64", "5"),
    ("int64", 2**63),
    ("uint64", -1),
    ("number", "1"),
    ("bytes_", "AAAA"),
    ("timestamp", "yesterday"),
    ("duration", "3.5"),
    ("field_mask", 1),
    ("struct", []),
    ("array", {}),
    ("enum", 1),
    ("message", {"name": "x"}),
    ("message", DEMO.Empty()),
    ("message_list", [DEMO.Empty()]),
    ("message_map", {"k": DEMO.Empty()}),
    ("string_list", "x"),
    ("string_list", [1]),
    ("value", object()),
    ("struct", {"a": math.nan}),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_what_a_caller_gets_wrong(name: str, value: Any) -> None:
    message = Everything(**{name: value})
    with pytest.raises(WireError) as caught:
        message.to_json()
    assert str(caught.value).startswith("$.")
    if name not in ("value", "struct") or isinstance(value, list):
        with pytest.raises(WireError):
            message.to_dict()


def test_nan() -> None:
    message = Everything.from_dict({"number": "NaN", "doubleList": ["NaN"]})
    assert math.isnan(message.number)
    assert texts(message) == ({"number": "NaN", "doubleList": ["NaN"]},) * 2


def test_timestamps_give_datetimes() -> None:
    moment = Timestamp("2014-10-02T15:01:23.045123456+05:30")
    assert moment.to_datetime() == datetime(2014, 10, 2, 15, 1, 23, 45123, timezone(timedelta(hours=5, minutes=30)))
    assert moment.nanoseconds == 1_412_242_283_045_123_456
    assert Timestamp("1969-12-31T23:59:59.5Z").nanoseconds == -500_000_000
    assert Timestamp.from_datetime(datetime(2020, 1, 2, 3, 4, 5, 6000, UTC)) == "2020-01-02T03:04:05.006000Z"
    with pytest.raises(ValueError, match="offset"):
        Timestamp.from_datetime(datetime(2020, 1, 2))  # noqa: DTZ001 - refused for that
    assert repr(moment) == "Timestamp('2014-10-02T15:01:23.045123456+05:30')"


@given(st.datetimes(timezones=st.just(UTC)))
def test_datetimes_come_back(moment: datetime) -> None:
    assert Timestamp.from_datetime(moment).to_datetime() == moment


def test_durations_give_timedeltas() -> None:
    assert Duration("-3.500000001s").to_timedelta() == timedelta(seconds=-3.5)
    assert Duration("-3.500000001s").nanoseconds == -3_500_000_001
    assert Duration("315576000000.999999999s").nanoseconds == 315_576_000_000_999_999_999
    assert Duration.from_timedelta(timedelta(microseconds=-1500)) == "-0.0015s"
    assert repr(Duration("0s")) == "Duration('0s')"


@given(st.timedeltas(timedelta(days=-3_000_000), timedelta(days=3_000_000)))
def test_timedeltas_come_back(length: timedelta) -> None:
    assert Duration.from_timedelta(length).to_timedelta() == length


def test_field_masks_give_paths() -> None:
    assert FieldMask("displayName,tool.timeout").paths == ("displayName", "tool.timeout")
    assert FieldMask("").paths == ()
    assert FieldMask.from_paths("a", "b.c") == "a,b.c"


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_value_survives(value: Any) -> None:
    message = Everything.from_dict({"value": value})
    assert texts(message) == ({"value": value},) * 2
    assert Everything.from_json(message.to_json()) == message


BAD_TEXT = [
    ("{", "line 1"),
    ("", "line 1"),
    ('{"number": NaN}', "NaN"),
    ('{"number": -Infinity}', "Infinity"),
    (b"\xff", "UTF-8"),
    ("[" * 200_000, "nesting"),
    ("1" * 5000, "digits"),
    ("[]", "an array"),
    ("null", "null"),
]


@pytest.mark.parametrize(("text", "want"), BAD_TEXT)
def test_text_that_is_no_message(text: str | bytes, want: str) -> None:
    with pytest.raises(WireError, match=want) as caught:
        Everything.from_json(text)
    assert caught.value.path == ()
    assert caught.value.__cause__ is None
    assert len(str(caught.value)) < 200, "never the payload"
