"""What every message can do."""

import copy
import dataclasses
import json
import pickle
import sys
import typing
from typing import Any

import pytest

from tests.templates.python.package import load, runtime
from tests.templates.python.sample import SAMPLE, api, field, message

DEMO = load(SAMPLE)
WireError = runtime(DEMO).WireError
Gauge: Any = DEMO.Gauge
Choice, Empty, Everything, Level = DEMO.Choice, DEMO.Empty, DEMO.Everything, DEMO.Level


def refused(*path: str | int, says: str, data: Any, of: Any = Gauge) -> None:
    with pytest.raises(WireError) as caught:
        of.from_dict(data)
    assert caught.value.path == path
    assert says in str(caught.value)


def test_it_is_a_dataclass() -> None:
    assert dataclasses.is_dataclass(DEMO.Gauge)
    assert [each.name for each in dataclasses.fields(Gauge)] == [*Gauge.__wire_names__.values(), "unknown_fields"]
    assert not hasattr(Gauge(name="x"), "__dict__")
    with pytest.raises(TypeError):
        Gauge("x")


def test_what_the_constructor_asks_for() -> None:
    with pytest.raises(TypeError, match="name"):
        Gauge()
    assert Gauge(name="x").id is None, "only a server can fill it in"


def test_required_fields() -> None:
    refused("name", says="required", data={})
    refused("child", "name", says="required", data={"name": "x", "child": {}})
    partial = Gauge.from_dict({"child": {}}, partial=True)
    assert partial.child.name is None
    assert partial.to_dict(partial=True) == {"child": {}}
    assert partial.to_json(partial=True) == '{"child":{}}'
    for encode in (partial.to_dict, partial.to_json):
        with pytest.raises(WireError, match=r"\$\.name: .* required"):
            encode()


def test_unions() -> None:
    assert Gauge(name="x").which_kind() is None
    assert Gauge.from_dict({"name": "x", "c": None}).which_kind() == "c"
    refused("b", says="both a and b", data={"name": "x", "a": "1", "b": {"name": "y"}})
    both = Gauge(name="x", a="1", b=Gauge(name="y"))
    for encode in (both.which_kind, both.to_dict, both.to_json):
        with pytest.raises(WireError, match="both a and b"):
            encode()
    both.a = None
    assert both.which_kind() == "b"


def test_required_unions() -> None:
    refused(says="one of left, right (union side)", data={"other": "x"}, of=Choice)
    assert Choice.from_dict({}, partial=True).to_dict(partial=True) == {}
    for encode in (Choice().to_dict, Choice().to_json):
        with pytest.raises(WireError, match="union side"):
            encode()
    assert Choice(right=0).to_dict() == {"right": 0}, "zero is not absence"


def test_presence() -> None:
    assert Gauge.from_dict({"name": "x"}).minimum is None
    assert Gauge.from_dict({"name": "x", "minimum": 0}).minimum == 0
    null = Gauge.from_dict({"name": "x", "minimum": None})
    assert null.minimum is None
    assert null.to_dict() == {"name": "x", "minimum": None}
    null.minimum = 5
    assert null.to_dict() == {"name": "x", "minimum": 5}
    assert json.loads(null.to_json()) == {"name": "x", "minimum": 5}


def test_unknown_fields_are_kept() -> None:
    data = {"name": "x", "later": {"a": [1, None]}, "child": {"name": "y", "new": True}}
    found = Gauge.from_dict(data)
    assert found.unknown_fields == {"later": {"a": [1, None]}}
    assert found.to_dict() == data
    assert json.loads(found.to_json()) == data
    assert found != Gauge.from_dict({"name": "x", "child": data["child"]})
    assert Empty.from_dict({"x": 1}).to_json() == '{"x":1}'
    assert Empty.from_dict({}).unknown_fields is None


def test_input_is_not_changed_and_lists_are_not_shared() -> None:
    data = {"name": "x", "stringList": ["a"]}
    found = Everything.from_dict({"stringList": data["stringList"]})
    found.string_list.append("b")
    assert data["stringList"] == ["a"]


def test_errors_name_the_place() -> None:
    refused(
        "b",
        "child",
        "name",
        says="$.b.child.name: expected a string, found an integer",
        data={"name": "x", "b": {"name": "y", "child": {"name": 5}}},
    )
    refused(
        "messageList",
        1,
        "name",
        says="$.messageList[1].name",
        of=Everything,
        data={"messageList": [{"name": "x"}, {"name": 1}]},
    )
    refused(
        "messageMap",
        "a b",
        "name",
        says="$.messageMap['a b'].name",
        of=Everything,
        data={"messageMap": {"a b": {"name": 1}}},
    )
    refused(
        "deep",
        "k",
        0,
        1,
        "name",
        says="$.deep.k[0][1].name",
        of=Everything,
        data={"deep": {"k": [[{"name": "x"}, {"name": []}]]}},
    )
    refused("levels", 0, "a", says="expected a string, found a boolean", of=Everything, data={"levels": [{"a": True}]})
    refused(says="expected an object, found an array", data=[])
    refused("stringMap", says="expected an object", data={"stringMap": []}, of=Everything)


def test_errors_when_encoding_name_the_place() -> None:
    given = Everything(message_list=[Gauge(name="x"), Gauge(name=typing.cast("str", 1))])
    for encode in (given.to_dict, given.to_json):
        with pytest.raises(WireError, match=r"\$\.messageList\[1\]\.name: expected a string, found an integer"):
            encode()
    given = Everything(deep={"k": [[Gauge(name="x", minimum=typing.cast("float", "y"))]]})
    for encode in (given.to_dict, given.to_json):
        with pytest.raises(WireError, match=r"\$\.deep\.k\[0\]\[0\]\.minimum: expected a number"):
            encode()


def test_errors_never_hold_the_payload() -> None:
    secret = "do-not-show-me"
    for data in ({"bytes": f"{secret}!"}, {"timestamp": secret}, {"int64": secret}, {"messageList": secret}):
        with pytest.raises(WireError) as caught:
            Everything.from_dict(data)
        assert secret not in str(caught.value) + repr(caught.value)


def test_errors_can_be_pickled() -> None:
    with pytest.raises(WireError) as caught:
        Gauge.from_dict({"name": 1})
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.path, str(again)) == (("name",), str(caught.value))


def test_any_depth_that_python_allows() -> None:
    def chain(depth: int) -> dict[str, Any]:
        data: dict[str, Any] = {"name": "x"}
        for _ in range(depth):
            data = {"name": "x", "child": data}
        return data

    # What can be read can be written: each level takes one frame both ways.
    deep = chain(sys.getrecursionlimit() * 3 // 4)
    found = Gauge.from_dict(deep)
    assert found.to_json() == Gauge.from_dict(found.to_dict()).to_json()
    refused_data = chain(sys.getrecursionlimit() * 3)
    with pytest.raises(WireError, match="recursion limit") as caught:
        Gauge.from_dict(refused_data)
    assert len(str(caught.value)) < 250
    built = Gauge(name="x")
    for _ in range(sys.getrecursionlimit() * 3):
        built = Gauge(name="x", child=built)
    for encode in (built.to_dict, built.to_json):
        with pytest.raises(WireError, match="recursion limit"):
            encode()


def test_copies() -> None:
    given = Gauge.from_dict({"name": "x", "child": {"name": "y"}, "later": 1})
    assert pickle.loads(pickle.dumps(given)) == given
    assert copy.deepcopy(given) == given
    assert copy.deepcopy(given).child is not given.child
    changed = dataclasses.replace(given, name="z")
    assert changed.to_dict() == {"name": "z", "child": {"name": "y"}, "later": 1}
    if sys.version_info >= (3, 13):
        assert copy.replace(given, name="z") == changed


def test_well_known_types_can_be_copied() -> None:
    kinds = runtime(DEMO)
    for value in (kinds.Timestamp("2020-01-01T00:00:00Z"), kinds.Duration("1s"), kinds.FieldMask("a"), kinds.NULL):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert type(again) is type(value)
        assert copy.deepcopy(value) == value
    assert pickle.loads(pickle.dumps(kinds.NULL)) is kinds.NULL


def test_equality() -> None:
    assert Gauge(name="x") == Gauge(name="x")
    assert Gauge(name="x") != Gauge(name="y")
    assert Empty() != Choice()
    assert Gauge(name="x") != {"name": "x"}
    with pytest.raises(TypeError, match="unhashable"):
        hash(Gauge(name="x"))


def test_repr_shows_what_is_set() -> None:
    given = Gauge(name="x", child=Gauge(name="y", minimum=0))
    assert repr(given) == "Gauge(name='x', child=Gauge(name='y', minimum=0))"
    given.child = given
    assert repr(given) == "Gauge(name='x', child=...)"


def test_patterns() -> None:
    assert Gauge.__match_args__ == ()
    match Gauge(name="x", minimum=1.5):
        case Gauge(name="x", minimum=float(minimum)):
            assert minimum == 1.5
        case _:
            pytest.fail("a keyword pattern does not match")


def test_enums_are_strings() -> None:
    assert Level.LOW == "LOW"
    assert hash(Level.LOW) == hash("LOW")
    assert {Level.LOW: 1}["LOW"] == 1
    assert type(Everything(enum=Level.LOW).to_dict()["enum"]) is str
    assert Everything(enum="LOW") == Everything(enum=Level.LOW)


def test_subclasses() -> None:
    class MyGauge(Gauge):  # type: ignore[misc]
        """A gauge with a method."""

    found = MyGauge.from_dict({"name": "x"})
    assert type(found) is MyGauge
    assert Everything(message=found).to_dict() == {"message": {"name": "x"}}
    assert json.loads(Everything(message_list=[found]).to_json()) == {"messageList": [{"name": "x"}]}


def test_type_hints_resolve() -> None:
    hints = typing.get_type_hints(Everything)
    assert hints["string_list"] == list[str] | None
    assert hints["message_map"] == dict[str, Gauge] | None
    assert hints["enum"] == Level | str | None


def test_other_mappings_are_read() -> None:
    from collections import ChainMap, OrderedDict

    assert Gauge.from_dict(OrderedDict(name="x")) == Gauge(name="x")
    assert Gauge.from_dict(ChainMap({"name": "x"})) == Gauge(name="x")


def test_text_can_be_written_piece_by_piece() -> None:
    pieces: list[str] = []
    given = Everything(string="x", message=Gauge(name="y"), message_list=[], message_map={})
    given.write_json(pieces.append)
    assert "".join(pieces) == given.to_json()
    assert json.loads(given.to_json()) == given.to_dict()


def test_documentation_reads_back() -> None:
    docs = runtime(DEMO, "docs")
    assert docs.documentation(Gauge) == ("A gauge.\n\nSamples:\n  • one # two\n  • three\n\nSource: demo/page.en.txt:3")
    told = docs.member_documentation(Gauge)
    assert told["name"] == "Required. The name.\n\nSource: demo/page.en.txt:7"
    assert told["display_name"] == "Deprecated.\nWire name: displayName\nSource: demo/page.en.txt:7"
    assert told["cut"].startswith("Cut.\n\nThe page no longer shows the whole type of this field.")
    assert told["a"].startswith("Member of the union `kind`.")
    assert docs.member_documentation(Level)["LOW"] == "Little.\n\nDeprecated.\nSource: demo/page.en.txt:6"


@pytest.mark.parametrize("name", ["from", "class", "self", "None", "list", "type", "field", "to_dict", "unknownFields"])
def test_any_wire_name_works(name: str) -> None:
    module = load(api([message("M", [field(name), field("more")])]))
    data = {name: "a", "more": "b"}
    assert module.M.from_dict(data).to_dict() == data
    assert json.loads(module.M.from_dict(data).to_json()) == data
    assert module.M.from_dict(data).unknown_fields is None
