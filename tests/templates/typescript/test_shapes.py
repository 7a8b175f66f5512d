import pytest

from ir.model import Api, Behavior, Field, ListOf, MapOf, Message, Reference, Scalar, Tool, Type
from templates.typescript.shapes import Direction, directions, fields_of

STRING = Scalar("string")


def message(name: str, *types: Type, behavior: tuple[Behavior, ...] = ()) -> Message:
    fields = tuple(Field(name=f"f{number}", type=type_, behavior=behavior) for number, type_ in enumerate(types))
    return Message(name=name, identity=name, fields=fields)


def uses(name: str) -> Reference:
    return Reference("message", name)


@pytest.mark.parametrize(
    ("behavior", "response", "request_"),
    [
        ((), ["f0"], ["f0"]),
        (("required",), ["f0"], ["f0"]),
        (("immutable", "identifier"), ["f0"], ["f0"]),
        (("required", "output_only"), ["f0"], []),
        (("input_only",), [], ["f0"]),
    ],
)
def test_fields_of(behavior: tuple[Behavior, ...], response: list[str], request_: list[str]) -> None:
    given = message("A", STRING, behavior=behavior)
    assert [field.name for field in fields_of(given, "response")] == response
    assert [field.name for field in fields_of(given, "request")] == request_


OUT = message("Out", STRING, behavior=("output_only",))
BOTH: tuple[Direction, ...] = ("response", "request")
ONE: tuple[Direction, ...] = ("response",)


@pytest.mark.parametrize(
    ("messages", "tools", "want"),
    [
        ([message("A", STRING)], [], {"A": ONE}),
        ([OUT], [], {"Out": BOTH}),
        ([message("In", STRING, behavior=("input_only",))], [], {"In": BOTH}),
        ([message("A", uses("Out")), OUT], [], {"A": BOTH, "Out": BOTH}),
        (
            [message("A", ListOf(uses("B"))), message("B", MapOf(ListOf(uses("Out")))), OUT],
            [],
            {"A": BOTH, "B": BOTH, "Out": BOTH},
        ),
        # recursion, with and without something that is output only below
        ([message("A", uses("B")), message("B", uses("A"))], [], {"A": ONE, "B": ONE}),
        ([message("A", uses("B")), message("B", uses("A"), uses("Out")), OUT], [], {"A": BOTH, "B": BOTH, "Out": BOTH}),
        # an enum of the name of a message is something else
        ([message("A", Reference("enum", "Out")), OUT], [], {"A": ONE, "Out": BOTH}),
        # the input of a tool is only sent, unless it is used elsewhere
        ([message("A", uses("Out")), OUT], [Tool(name="t", input="A", output="Out")], {"A": ("request",), "Out": BOTH}),
        ([message("A", uses("Out")), OUT], [Tool(name="t", input="A", output="A")], {"A": BOTH, "Out": BOTH}),
        ([message("A", uses("A"), uses("Out")), OUT], [Tool(name="t", input="A")], {"A": BOTH, "Out": BOTH}),
        ([message("A", STRING)], [Tool(name="t", input="A")], {"A": ONE}),
    ],
)
def test_directions(messages: list[Message], tools: list[Tool], want: dict[str, tuple[Direction, ...]]) -> None:
    given = Api(name="a", title="A", messages=tuple(messages), tools=tuple(tools))
    assert directions(given) == want


def test_only_what_is_emitted_has_a_shape() -> None:
    known = Message(name="Struct", identity="Struct", role="well_known")
    assert directions(Api(name="a", title="A", messages=(known,))) == {}
