"""What stands where in a value: each part with its type, and values with one part changed."""

from base64 import b64encode, urlsafe_b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ir.model import Field, ListOf, MapOf, Message, OneOf, Reference, Scalar, Type, UnionReference
from tests.proof.known import Known

Path = tuple[str | int, ...]

ABSENT = object()
"""Stands for the value of a field that is not there."""


@dataclass(frozen=True)
class Site:
    """A part of a value: at `path`, of `type`, and the field that it is, unless it is an element or the whole.

    `where` is its place in the reference: `Tool.timeout`, and `Tool.items[]` for elements.
    """

    path: Path
    type: Type
    value: Any
    where: str
    field: Field | None = None


def sites(known: Known, type_: Type, value: Any) -> Iterator[Site]:
    """Every part of `value`, which is of `type_`, from the outside in. Of unknown fields and variants, none."""
    yield from _all(known, Site((), type_, value, ""))


def _all(known: Known, site: Site) -> Iterator[Site]:
    yield site
    yield from _below(known, site)


def _below(known: Known, site: Site) -> Iterator[Site]:
    match site.type:
        case _ if site.value is None:
            return
        case ListOf(items=type_):
            for place, item in enumerate(site.value):
                yield from _all(known, Site((*site.path, place), type_, item, f"{site.where}[]"))
        case MapOf(values=type_):
            for key, item in site.value.items():
                yield from _all(known, Site((*site.path, key), type_, item, f"{site.where}[]"))
        case OneOf(options=options):
            fitting = [option for option in options if shape(option) is type(site.value)]
            if len(fitting) == 1:
                yield from _below(known, Site(site.path, fitting[0], site.value, site.where))
        case _:
            message = message_of(known, site.type, site.value)
            for field in message.fields if message else ():
                if message and field.name in site.value:
                    path, where = (*site.path, field.name), f"{message.name}.{field.name}"
                    yield from _all(known, Site(path, field.type, site.value[field.name], where, field))


def message_of(known: Known, type_: Type, value: Any) -> Message | None:
    """The message that `value` is, if `type_` says so and it is known."""
    match type_:
        case Reference(target="message", name=name):
            return known.messages.get(name)
        case UnionReference(name=name):
            union = known.tagged[name]
            return known.variant(union, value.get(union.discriminator))
        case _:
            return None


_SHAPES: dict[str, type] = {"array": list, "object": dict, "boolean": bool, "integer": int, "number": float}


def shape(type_: Type) -> type:
    """The Python type of the JSON of `type_`, where it has one shape."""
    match type_:
        case ListOf():
            return list
        case MapOf() | UnionReference() | Reference(target="message"):
            return dict
        case Scalar(name=name):
            return _SHAPES.get(name, str)
        case _:
            return str


def is_nullable(type_: Type) -> bool:
    """Whether null is a value of `type_` like any other."""
    return isinstance(type_, Scalar) and type_.name in ("value", "null")


def changed(value: Any, path: Path, new: Any) -> Any:
    """A copy of `value` with `new` at `path`; with `ABSENT`, without what is there."""
    if not path:
        return new
    step, *rest = path
    if isinstance(value, list):
        return [changed(item, tuple(rest), new) if place == step else item for place, item in enumerate(value)]
    if not rest and new is ABSENT:
        return {name: item for name, item in value.items() if name != step}
    return value | {step: changed(value.get(step), tuple(rest), new)}


def at(value: Any, path: Path) -> Any:
    """What stands at `path` of `value`."""
    for step in path:
        value = value[step]
    return value


def canonical(known: Known, type_: Type, value: Any) -> Any:
    """`value` with bytes in the standard alphabet, padded: what a decoder that makes bytes of them gives back."""
    for site in sites(known, type_, value):
        if site.type == Scalar("string", "bytes") and site.value is not None:
            value = changed(value, site.path, _standard(site.value))
    return value


def _standard(text: str) -> str:
    padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
    return b64encode(urlsafe_b64decode(padded.replace("+", "-").replace("/", "_"))).decode()
