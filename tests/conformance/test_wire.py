"""What travels, as the pages say it, against the SDK's models: the parts of the comparison, and that it sees faults."""

from typing import Any, Literal

import pytest

from conformance.fields import Compared, Comparison, Entry, judge, rates
from conformance.shapes import Sdk, Shape
from ir.model import (
    Api,
    Const,
    Field,
    ListOf,
    MapOf,
    Message,
    OneOf,
    Reference,
    Scalar,
    TaggedUnion,
    UnionReference,
    Variant,
)


class Info:
    """As much of a pydantic field as the comparison reads."""

    def __init__(self, annotation: Any, default: object = None) -> None:
        self.annotation, self.default, self.alias = annotation, default, None


def model(tag: str = "", **fields: Any) -> Any:
    """A stand-in for a model of the SDK."""
    infos = {name: Info(annotation) for name, annotation in fields.items()}
    return type("Model", (), {"model_fields": infos | ({"type": Info(Literal[tag], tag)} if tag else {})})


def message(name: str, **types: Any) -> Message:
    return Message(name=name, identity=name, fields=tuple(Field(name=n, type=t) for n, t in types.items()))


TEXT = Scalar("string")
SHAPES = [
    (str | None, {"string"}),
    (int, {"integer"}),
    (bool, {"boolean"}),
    (list[str] | str, {"array", "string"}),
    (dict[str, Any], {"object"}),
    (dict[str, str], {"map"}),
    (Any, {"any"}),
    (Literal["a", "b"], {"string"}),
]


@pytest.mark.parametrize(("annotation", "kinds"), SHAPES)
def test_shape_of_an_annotation(annotation: Any, kinds: set[str]) -> None:
    assert Sdk().shape(annotation).kinds == kinds


FIELDS = [
    (TEXT, str, "agrees"),
    (TEXT, str | None, "agrees"),
    (Scalar("string", "bytes"), str, "agrees"),
    (Scalar("string", "int64"), int, "other type"),
    (Scalar("integer"), float, "other type"),
    (TEXT, str | list[str], "narrower"),
    (OneOf((TEXT, ListOf(TEXT))), str, "wider"),
    (OneOf((TEXT, ListOf(TEXT))), str | list[str], "agrees"),
    (ListOf(TEXT), list[int], "other type"),
    (MapOf(TEXT), dict[str, str], "agrees"),
    (Scalar("value", "Value"), str, "agrees"),
    (Const("a"), Literal["a"], "agrees"),
    (Const("a"), Literal["b"], "other values"),
    (Reference("message", "Outside"), dict[str, Any], "agrees"),
]


@pytest.mark.parametrize(("ours", "theirs", "want"), FIELDS)
def test_a_field(ours: Any, theirs: Any, want: str) -> None:
    comparison = Comparison(Api(name="a", title="A", messages=(message("M", f=ours),)))
    comparison.message("M", (model(f=theirs),))
    assert [(one.subject, one.finding) for one in comparison.found] == [("M.f", want)]


def test_variants_are_found_by_their_tags_and_messages_below_by_where_they_stand() -> None:
    api = Api(
        name="a",
        title="A",
        messages=(
            message("A", type=Const("a"), below=ListOf(Reference("message", "B"))),
            message("B", x=TEXT, y=TEXT),
        ),
        tagged_unions=(TaggedUnion(name="U", identity="U", discriminator="type", variants=(Variant("a", "A"),)),),
    )
    comparison = Comparison(api)
    comparison.union("U", model("z", x=int) | model("a", below=list[model(x=str, z=str)]))  # type: ignore[misc]
    assert {one.subject: one.finding for one in comparison.found} == {
        "A.type": "agrees",
        "A.below": "agrees",
        "B.x": "agrees",
        "B.y": "only in the pages",
        "B.z": "only in the sdk",
    }
    assert list(rates(comparison.found)) == [("U", 3, 3, 5)]


def test_the_ledger_explains_and_goes_stale() -> None:
    found = [Compared("R", "M.a", "agrees"), Compared("R", "M.b", "narrower"), Compared("R", "M.c", "only in the sdk")]
    ledger = [Entry("narrower", ("M.b", "M.a"), "why"), Entry("only in the pages", ("M.c",), "wrong side")]
    assert judge(found, ledger) == ([found[2]], ["M.a (narrower)", "M.c (only in the pages)"])


def test_uses_of_unions_and_of_opaque_types_are_objects() -> None:
    api = Api(
        name="a",
        title="A",
        messages=(message("M", u=UnionReference("U"), o=Reference("message", "Outside")),),
        tagged_unions=(TaggedUnion(name="U", identity="U", discriminator="type", variants=(Variant("m", "M"),)),),
    )
    shapes = Comparison(api).pages.fields("M")
    assert shapes == {
        "u": Shape(frozenset({"object"}), objects={"m": "M"}),
        "o": Shape(frozenset({"object"})),
    }
