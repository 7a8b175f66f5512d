"""Values drawn at random, from the SDK's models and from the types of the pages. Every seed gives the same values."""

from base64 import b64encode
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, get_args, get_origin

from conformance.shapes import parts, tag_of
from ir.model import Api, Const, ListOf, MapOf, OneOf, Reference, Scalar, Type, UnionReference

DEPTH = 4
_TEXTS = ("", "a", "Grüße", "日本語", "line\nbreak", '"quoted"\\', "\u2028", "🙂")


def base64(random: Random) -> str:
    """Some bytes in base64."""
    return b64encode(random.randbytes(random.randrange(6))).decode()


def _any(random: Random) -> Any:
    values: list[Any] = [random.choice(_TEXTS), random.randrange(-5, 5), 0.5, True, [1, "a", {}], {"a": {"b": [None]}}]
    return random.choice(values)


Held = Literal["string", "base64", "absent", "present"]
"""What is drawn for a field instead of all that its type allows."""


def _held(held: Held | None, random: Random) -> str:
    return base64(random) if held == "base64" else random.choice(_TEXTS)


class FromSdk:
    """Draws JSON that the SDK's models stand for. `held` (`Model.field` -> `Held`) narrows what is drawn."""

    def __init__(self, seed: int, held: Mapping[str, Held]) -> None:
        self.random = Random(seed)
        self.held = held

    def model(self, model: Any, depth: int = 0) -> dict[str, Any]:
        """The JSON of an instance of `model`: its required fields, and some of the others."""
        drawn: dict[str, Any] = {}
        for name, info in model.model_fields.items():
            held = self.held.get(f"{model.__name__}.{name}")
            if tag_of(model) and info.default == tag_of(model):
                drawn[info.alias or name] = info.default
            elif held != "absent" and (info.is_required() or (depth < DEPTH and self.random.random() < 0.5)):
                value = self.value(info.annotation, depth + 1)
                drawn[info.alias or name] = _held(held, self.random) if held else value
        return drawn

    def value(self, annotation: Any, depth: int) -> Any:
        """The JSON of a value of `annotation`."""
        annotation = self.random.choice(list(parts(annotation, deep=False)))
        origin, arguments = get_origin(annotation), get_args(annotation)
        if hasattr(annotation, "__metadata__"):
            return base64(self.random)
        if origin is Literal:
            return self.random.choice(arguments)
        if origin is list:
            return [self.value(arguments[0], depth + 1) for _ in range(self.random.randrange(3))]
        if origin is dict:
            return {key: self.value(arguments[1], depth + 1) for key in self.random.sample(("a", "B c", "é"), k=2)}
        if hasattr(annotation, "model_fields"):
            return self.model(annotation, depth)
        return self._plain(annotation)

    def _plain(self, annotation: Any) -> Any:
        plain: dict[Any, Callable[[], Any]] = {
            str: lambda: self.random.choice(_TEXTS),
            int: lambda: self.random.randrange(100),
            float: lambda: self.random.choice((0.25, 1.5, -2.75)),
            bool: lambda: self.random.random() < 0.5,
        }
        if annotation in plain:
            return plain[annotation]()
        return self.random.choice(("newer", "value")) if issubclass_of_str(annotation) else _any(self.random)


def issubclass_of_str(annotation: Any) -> bool:
    """Whether `annotation` is a class of strings: how the SDK takes values that it does not list."""
    return isinstance(annotation, type) and issubclass(annotation, str)


class FromPages:
    """Draws JSON of the types of `api`. `held` is as with the SDK's models."""

    def __init__(self, seed: int, held: Mapping[str, Held], api: Api) -> None:
        self.random = Random(seed)
        self.held = held
        self.messages = {message.name: message for message in api.messages}
        self.unions = {union.name: union for union in api.tagged_unions}
        self.enums = {enum.name: enum for enum in api.enums}

    def message(self, name: str, depth: int = 0) -> dict[str, Any]:
        """The JSON of the message `name`: its required fields, and some of the others, one of each union."""
        drawn: dict[str, Any] = {}
        taken: set[str] = set()
        for field in self.messages[name].fields:
            if field.union in taken or self.held.get(f"{name}.{field.name}") == "absent":
                continue
            held = self.held.get(f"{name}.{field.name}")
            if held or field.presence == "required" or (depth < DEPTH and self.random.random() < 0.5):
                taken |= {field.union} if field.union else set()
                value = self.value(field.type, depth + 1)
                drawn[field.name] = value if held in (None, "present") else _held(held, self.random)
        return drawn

    def value(self, type_: Type, depth: int = 0) -> Any:  # noqa: PLR0911 - one for each kind of type
        """The JSON of a value of `type_`."""
        match type_:
            case Const(value):
                return value
            case OneOf(options):
                return self.value(self.random.choice(options), depth)
            case ListOf(items):
                return [self.value(items, depth + 1) for _ in range(self.random.randrange(3))]
            case MapOf(values):
                return {"a": self.value(values, depth + 1)}
            case UnionReference(name):
                return self.message(self.random.choice(self.unions[name].variants).message, depth)
            case Reference("enum", name) if name in self.enums:
                return self.random.choice(self.enums[name].values).name
            case Reference("message", name):
                return self.message(name, depth) if name in self.messages else {}
            case Reference():
                return "text"
            case Scalar():
                return self._scalar(type_)
        raise AssertionError(type_)

    def _scalar(self, scalar: Scalar) -> Any:
        formats: dict[str | None, Callable[[], Any]] = {
            "bytes": lambda: base64(self.random),
            "Duration": lambda: "3.5s",
            "int64": lambda: "7",
        }
        if scalar.format in formats:
            return formats[scalar.format]()
        drawn: dict[str, Any] = {
            "string": self.random.choice(_TEXTS),
            "integer": self.random.randrange(100),
            "number": self.random.choice((0.25, 1.5)),
            "boolean": self.random.random() < 0.5,
            "object": {"a": _any(self.random)} | ({"@type": "type.example/X"} if scalar.format == "Any" else {}),
            "array": [_any(self.random)],
            "value": _any(self.random),
        }
        return drawn[scalar.name]
