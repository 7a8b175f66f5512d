"""Examples of README files: which message they take, and that they are what the interpreter shows."""

import doctest

import pytest

from ir.model import Api, Const, EnumValue, Field, ListOf, Message, Reference, Scalar, Union
from templates.python.package.distribution import render
from templates.python.package.example import example
from tests.templates.python.package import load
from tests.templates.python.sample import GAUGE, LEVEL, SAMPLE, STRING, api, enum, field, message

LEVELS = enum("Level", "LEVEL_UNSPECIFIED", EnumValue(name="OLD", deprecated=True), "HIGH")


def needed(name: str, type_: Scalar | Reference | Const = STRING) -> Field:
    return field(name, type_, presence="required")


@pytest.mark.parametrize(
    ("messages", "received"),
    [
        # What is needed, and the first others, in page order.
        (
            [message("A", [field("a"), field("inB"), field("c"), needed("d")])],
            '{"a": "some a", "inB": "some in b", "d": "some d"}',
        ),
        # An enum before other fields and other messages; its first value that may be sent.
        (
            [message("A", [field("a")]), message("B", [*map(field, "abc"), field("level", LEVEL)])],
            '{"a": "some a", "b": "some b", "level": "HIGH"}',
        ),
        # All that is needed.
        (
            [message("A", [*map(needed, "abcd"), field("e")])],
            '{"a": "some a", "b": "some b", "c": "some c", "d": "some d"}',
        ),
        # A tag.
        (
            [message("A", [field("x", ListOf(STRING)), field("type", Const("a")), field("b")])],
            '{"type": "a", "b": "some b"}',
        ),
        # Messages that need more than that are passed over: of another type, a member of a union.
        ([message("A", [needed("a", GAUGE), field("b")]), message("B", [field("b")])], '{"b": "some b"}'),
        (
            [
                message("A", [field("a", union="u"), field("b")], [Union(name="u", members=("a",), required=True)]),
                message("B", [field("b", union="u"), field("c")], [Union(name="u", members=("b",))]),
            ],
            '{"c": "some c"}',
        ),
        # So are names and values that are no words.
        (
            [message("A", [field("a-b"), field("Größe"), field("x"), field("y", STRING, "deprecated")])],
            '{"x": "some x"}',
        ),
        ([message("ツール", [field("a")]), message("B", [field("b")])], '{"b": "some b"}'),
    ],
)
def test_the_message_taken(messages: list[Message], received: str) -> None:
    found = example(api(messages, [LEVELS]))
    assert found
    assert found.received == f"'{received}'"


@pytest.mark.parametrize(
    "described",
    [
        api(),
        api([message("A")]),
        api([message("A", [field("a", GAUGE)])]),
        api([message("A", [field("level", LEVEL)])], [enum("Level", "LEVEL_UNSPECIFIED", "c`d")]),
    ],
)
def test_none_is_better_than_a_bad_one(described: Api) -> None:
    assert example(described) is None


@pytest.mark.parametrize(
    "described",
    [
        SAMPLE,
        api([message("A", [field("class"), field("level", LEVEL)])], [LEVELS]),
        api([message("A", [field("level", LEVEL)])], [enum("Level", "None")]),
        api([message("None", [field("self")])]),
    ],
)
def test_it_is_what_the_interpreter_shows(described: Api) -> None:
    package = load(described).__name__.rpartition(".")[0]
    readme = render([described])["python/README.md"].replace("refgen_types.demo", f"{package}.demo")
    test = doctest.DocTestParser().get_doctest(readme.replace("```", ""), {}, "README", None, None)
    assert len(test.examples) == 4
    assert doctest.DocTestRunner().run(test).failed == 0
