"""Tagged unions, constants and values of several shapes in the generated Python."""

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import black
import pytest
from msgspec.structs import replace

from ir.model import Const, ListOf, MapOf, OneOf, Scalar, TaggedUnion, Type, UnionReference, Variant
from templates.python.target import render_api
from tests import vendored
from tests.conftest import Run
from tests.templates.python.package import load, write
from tests.templates.python.sample import ALIEN, GAUGE, LEVEL, MODE, SAMPLE, STRING, at, field, message, prose

SHAPE = UnionReference("Shape")
HOSTILE_TAG = 'a"]: """\\'


def tagged(name: str, discriminator: str, **variants: str) -> TaggedUnion:
    found = tuple(Variant(tag, message_) for message_, tag in variants.items())
    return TaggedUnion(
        name=name, identity=name, discriminator=discriminator, variants=found, text=prose("One."), spans=at(2)
    )


def variant(name: str, discriminator: str, tag: str, *types: Type) -> Any:
    return message(
        name,
        [
            field(discriminator, Const(tag), "required", presence="required"),
            *(field(f"f{place}", type_) for place, type_ in enumerate(types)),
        ],
    )


FIELDS: dict[str, tuple[Type, list[Any]]] = {
    "one": (SHAPE, [{"kind": "dot"}, {"kind": "new", "a": [None]}, {"no": "kind"}]),
    "many": (ListOf(SHAPE), [[], [{"kind": "dot"}, {"kind": HOSTILE_TAG, "f0": "x"}]]),
    "named": (MapOf(SHAPE), [{}, {"a": {"kind": "dot"}}]),
    "deep": (ListOf(ListOf(SHAPE)), [[[{"kind": "dot"}], []]]),
    "fixed": (Const("always"), ["always"]),
    "all_fixed": (ListOf(Const("always")), [["always", "always"]]),
    "word_or_gauge": (OneOf((STRING, GAUGE)), ["a", "", {"name": "g"}]),
    "level_or_list": (OneOf((LEVEL, ListOf(LEVEL))), ["LOW", "newer", ["LOW", "newer"]]),
    "shape_or_shapes": (OneOf((ListOf(SHAPE), SHAPE)), [[{"kind": "dot"}], {"kind": "dot"}]),
    "truth_or_number": (OneOf((Scalar("boolean"), Scalar("number"))), [True, False, 1.5, 2]),
    "map_or_word": (OneOf((MapOf(STRING), STRING)), [{"a": "b"}, "c"]),
    "alien_or_list": (OneOf((ALIEN, ListOf(MODE))), [{"x": 1}, ["m"]]),
    "bytes_or_gauges": (OneOf((Scalar("string", "bytes"), MapOf(GAUGE))), ["YQ==", {"g": {"name": "h"}}]),
    "list_of_either": (ListOf(OneOf((STRING, GAUGE))), [["a", {"name": "g"}]]),
    "two_objects": (OneOf((GAUGE, UnionReference("Shape"))), [{"name": "g"}]),
}
EVERY = replace(
    SAMPLE,
    messages=(
        *SAMPLE.messages,
        message("Every", [field(name, type_) for name, (type_, _) in FIELDS.items()]),
        variant("Dot", "kind", "dot"),
        variant("Hostile", "kind", HOSTILE_TAG, STRING),
    ),
    tagged_unions=(tagged("Shape", "kind", Dot="dot", Hostile=HOSTILE_TAG),),
)
EVERY_MODULE: Any = load(EVERY)
VALUES = [(name, value) for name, (_, values) in FIELDS.items() for value in values]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_values_come_back(name: str, value: Any) -> None:
    read = EVERY_MODULE.Every.from_dict({name: value})
    assert read.to_dict() == {name: value}
    assert json.loads(read.to_json()) == {name: value}
    assert EVERY_MODULE.Every.from_json(read.to_json()) == read
    assert copy.deepcopy(read) == pickle.loads(pickle.dumps(read)) == read


FAULTS = [
    ("one", [], "$.one: expected an object, found an array"),
    ("one", {"kind": 1}, "$.one.kind: expected a string, found an integer"),
    ("many", [{"kind": "dot"}, 1], "$.many[1]: expected an object, found an integer"),
    ("named", {"a": 1}, "$.named.a: expected an object, found an integer"),
    ("fixed", "never", '$.fixed: expected "always", found another string'),
    ("fixed", 1, '$.fixed: expected "always", found an integer'),
    ("word_or_gauge", 1, "$.word_or_gauge: expected a string or an object, found an integer"),
    ("word_or_gauge", {}, "$.word_or_gauge.name: expected a value, as the field is required, found nothing"),
    ("level_or_list", [1], "$.level_or_list[0]: expected a string, found an integer"),
    ("map_or_word", {"a": 1}, "$.map_or_word.a: expected a string, found an integer"),
    ("list_of_either", ["a", None], "$.list_of_either[1]: expected a string or an object, found null"),
]


@pytest.mark.parametrize(("name", "value", "problem"), FAULTS)
def test_faults_say_where_they_are(name: str, value: Any, problem: str) -> None:
    with pytest.raises(ValueError, match="expected") as caught:
        EVERY_MODULE.Every.from_dict({name: value})
    assert str(caught.value) == problem


WRITTEN = [
    ("one", 1, "$.one: expected a message of the union, found an integer"),
    ("many", [EVERY_MODULE.Dot(), EVERY_MODULE.Empty()], "$.many[1]: expected a message of the union"),
    ("word_or_gauge", EVERY_MODULE.Dot(), "$.word_or_gauge: expected a string or an object"),
    ("fixed", "never", '$.fixed: expected "always", found another string'),
]


@pytest.mark.parametrize(("name", "value", "problem"), WRITTEN)
def test_what_is_written_is_checked(name: str, value: Any, problem: str) -> None:
    every = EVERY_MODULE.Every()
    setattr(every, name, value)
    for write_ in (every.to_dict, every.to_json):
        with pytest.raises(ValueError, match="expected") as caught:
            write_()
        assert str(caught.value).startswith(problem)


def test_the_union_is_a_type_that_patterns_match() -> None:
    dot = EVERY_MODULE.parse_shape({"kind": "dot"})
    assert isinstance(dot, EVERY_MODULE.Shape)
    match EVERY_MODULE.parse_shape({"kind": "new", "x": 1}):
        case EVERY_MODULE.UnknownShape(kind="new", unknown_fields={"x": found}):
            assert found == 1
        case _:
            pytest.fail("the pattern does not match")
    assert get_type_hints(EVERY_MODULE.Every)["one"] == EVERY_MODULE.Shape | None
    assert {"Shape", "UnknownShape", "parse_shape"} <= set(EVERY_MODULE.__all__)


def test_a_tag_needs_not_be_given() -> None:
    assert EVERY_MODULE.Dot().kind == "dot"
    assert EVERY_MODULE.Hostile(f0="x").to_dict() == {"kind": HOSTILE_TAG, "f0": "x"}


DISCRIMINATORS = ["kind", "type", "class", "self", "@type", "a b", "to_dict", "日本"]


@pytest.mark.parametrize("name", DISCRIMINATORS)
def test_discriminators_may_be_called_anything(name: str) -> None:
    given = replace(SAMPLE, messages=(variant("Dot", name, "dot"),), tagged_unions=(tagged("Shape", name, Dot="dot"),))
    module: Any = load(given)
    assert type(module.parse_shape({name: "dot"})) is module.Dot
    assert type(module.parse_shape({name: "new"})) is module.UnknownShape
    source = render_api(given)["python/refgen_types/demo.py"]
    assert black.format_str(source, mode=black.Mode()) == source


NAMES = ["Message", "Unknown", "Read", "Iterator", "parse_shape", "Any", "str", "VeryLong" * 9]


@pytest.mark.parametrize("name", NAMES)
def test_unions_may_be_called_like_what_the_module_says(name: str) -> None:
    given = replace(
        SAMPLE,
        messages=(variant("Dot", "kind", "dot"), message("Top", [field("all", ListOf(UnionReference(name)))])),
        tagged_unions=(tagged(name, "kind", Dot="dot"),),
    )
    module: Any = load(given)
    data = {"all": [{"kind": "dot"}, {"kind": "new"}]}
    assert module.Top.from_dict(data).to_dict() == data
    source = render_api(given)["python/refgen_types/demo.py"]
    assert black.format_str(source, mode=black.Mode()) == source


def test_checkers_are_content(tmp_path: Path, pyright: Run) -> None:
    apis = [EVERY, vendored.api("interactions_wire").api]
    for given in apis:
        source = render_api(given)[f"python/refgen_types/{given.name}.py"]
        assert black.format_str(source, mode=black.Mode()) == source
    write(tmp_path / "refgen_types", apis)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "refgen_types"]
    mypy = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert mypy.stdout.startswith("Success"), mypy.stdout
    (tmp_path / "pyrightconfig.json").write_text(
        '{"typeCheckingMode": "strict", "include": ["refgen_types"], "pythonVersion": "3.11"}'
    )
    found = pyright("--pythonpath", sys.executable, cwd=tmp_path)
    assert "0 errors, 0 warnings" in found.stdout, found.stdout
