"""What a field can hold in JSON, said alike of the pages' types and of the SDK's annotations."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from ir.model import Api, Const, ListOf, MapOf, OneOf, Reference, Scalar, Type, UnionReference


@dataclass(frozen=True)
class Shape:
    """The JSON kinds of a value (`any` is all of them), and what is known below it.

    `values` are the strings that are listed. `objects` are the messages or models that an object can be, by tag ("" if
    it has none), `items` is the shape of what a list or map holds.
    """

    kinds: frozenset[str]
    values: frozenset[str] = frozenset()
    objects: Mapping[str, Any] = field(default_factory=dict)
    items: "Shape | None" = None


ANY = Shape(frozenset({"any"}))


def joined(shapes: list[Shape]) -> Shape:
    """A value of any of `shapes`; of objects that no tag tells apart the first counts."""
    items = [shape.items for shape in shapes if shape.items]
    return Shape(
        frozenset().union(*(shape.kinds for shape in shapes)),
        frozenset().union(*(shape.values for shape in shapes)),
        {tag: one for shape in reversed(shapes) for tag, one in shape.objects.items()},
        joined(items) if items else None,
    )


class Pages:
    """Shapes of the types of an API of the IR."""

    def __init__(self, api: Api) -> None:
        self.messages = {message.name: message for message in api.messages}
        self.unions = {union.name: union for union in api.tagged_unions}
        self.enums = {enum.name: enum for enum in api.enums}

    def fields(self, message: str) -> dict[str, Shape]:
        """The fields of `message` by wire name."""
        return {field.name: self.shape(field.type) for field in self.messages[message].fields}

    def shape_of_union(self, name: str) -> Shape:
        """What a value of the tagged union `name` is."""
        return self.shape(UnionReference(name))

    def shape(self, type_: Type) -> Shape:  # noqa: PLR0911 - one for each kind of type
        """What a value of `type_` is."""
        match type_:
            case Const(value):
                return Shape(frozenset({"string"}), frozenset({value}))
            case OneOf(options):
                return joined([self.shape(option) for option in options])
            case ListOf(items):
                return Shape(frozenset({"array"}), items=self.shape(items))
            case MapOf(values):
                return Shape(frozenset({"map"}), items=self.shape(values))
            case UnionReference(name):
                variants = self.unions[name].variants
                return Shape(frozenset({"object"}), objects={variant.tag: variant.message for variant in variants})
            case Reference("enum", name):
                listed = self.enums[name].values if name in self.enums else ()
                return Shape(frozenset({"string"}), frozenset(value.name for value in listed))
            case Reference(_, name):
                return Shape(frozenset({"object"}), objects={"": name} if name in self.messages else {})
            case Scalar("value", _):
                return ANY
            case Scalar(name, _):
                return Shape(frozenset({name}))
        raise AssertionError(type_)


_UNIONS = (Union, UnionType)
_WORDS = {str: "string", int: "integer", bool: "boolean", float: "number", dict: "object", list: "array"}


class Sdk:
    """Shapes of the SDK's pydantic models."""

    def fields(self, models: tuple[Any, ...]) -> dict[str, Shape]:
        """The fields of `models` by wire name; what several of them have is joined."""
        found: dict[str, list[Shape]] = {}
        for model in models:
            for name, info in model.model_fields.items():
                found.setdefault(info.alias or name, []).append(self.shape(info.annotation))
        return {name: joined(shapes) for name, shapes in found.items()}

    def shape(self, annotation: Any) -> Shape:
        """What a value of `annotation` is. An absent value is no value."""
        return joined([self._one(part) for part in parts(annotation)])

    def _one(self, annotation: Any) -> Shape:
        origin, arguments = get_origin(annotation), get_args(annotation)
        if annotation is Any:
            return ANY
        if origin is Literal:
            return Shape(frozenset({"string"}), frozenset(map(str, arguments)))
        if origin is list:
            return Shape(frozenset({"array"}), items=self.shape(arguments[0]))
        if origin is dict:
            inner = self.shape(arguments[1])
            return Shape(frozenset({"object"})) if inner == ANY else Shape(frozenset({"map"}), items=inner)
        if hasattr(annotation, "model_fields"):
            return Shape(frozenset({"object"}), objects={tag_of(annotation): annotation})
        kinds = [word for kind, word in _WORDS.items() if isinstance(annotation, type) and issubclass(annotation, kind)]
        return Shape(frozenset(kinds[-1:] or {"any"}))


def tag_of(model: Any) -> str:
    """The tag that `model` always has; "" if it has none."""
    for name in ("type", "event_type"):
        info = model.model_fields.get(name)
        if info is not None and isinstance(info.default, str):
            return info.default
    return ""


def parts(annotation: Any, *, deep: bool = True) -> Iterator[Any]:
    """The members of a union, without None, and without the classes that keep what the SDK does not know.

    What is annotated otherwise (base64) comes without that if `deep`, else with it.
    """
    while hasattr(annotation, "__value__"):
        annotation = annotation.__value__
    origin, arguments = get_origin(annotation), get_args(annotation)
    inner = get_origin(arguments[0]) if hasattr(annotation, "__metadata__") else None
    if origin in _UNIONS or inner in _UNIONS:
        for argument in arguments if origin in _UNIONS else get_args(arguments[0]):
            yield from parts(argument, deep=deep)
    elif hasattr(annotation, "__metadata__") and (deep or hasattr(arguments[0], "model_fields")):
        yield from parts(arguments[0], deep=deep)
    elif annotation is not type(None) and "is_unknown" not in getattr(annotation, "model_fields", {}):
        yield annotation
