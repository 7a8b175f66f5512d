"""Values as deep as one likes, of messages that can hold themselves."""

from collections.abc import Iterable
from typing import Any

from ir.model import ListOf, MapOf, OneOf, Reference, Type, UnionReference
from tests.proof.draw import Values, samples
from tests.proof.known import Known
from tests.proof.subjects import Subject

Step = tuple[str, str, str]
"""A message, a field of it, and the message that the field can hold."""


def recursive(subjects: Iterable[Subject]) -> list[Subject]:
    """Those `subjects` that are messages and can hold themselves."""
    return [subject for subject in subjects if subject.name in subject.known.messages and _loop(subject)]


def chain(subject: Subject, depth: int) -> Any:
    """A value of `subject`, which can hold itself, inside itself `depth` times over."""
    steps = _loop(subject)
    values = Values(subject.known, subject.direction)
    around = [samples(values.having(message, field), 1)[0] for message, field, _ in steps]
    value = samples(values.message(subject.name, 0), 1)[0]
    for _ in range(depth):
        for (message, field, inner), outer in zip(reversed(steps), reversed(around), strict=True):
            type_ = subject.known.fields(subject.known.messages[message], subject.direction)[field].type
            value = outer | {field: _holding(subject.known, type_, inner, value)}
    return value


def _loop(subject: Subject) -> list[Step]:
    """The shortest way from a message back to itself; empty if there is none."""
    ways: list[list[Step]] = [[]]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        name = way[-1][2] if way else subject.name
        message = subject.known.messages[name]
        for field in subject.known.fields(message, subject.direction).values():
            for inner in _held(subject.known, field.type):
                if inner == subject.name:
                    return [*way, (name, field.name, inner)]
                if inner not in seen:
                    seen.add(inner)
                    ways.append([*way, (name, field.name, inner)])
    return []


def _held(known: Known, type_: Type) -> list[str]:
    match type_:
        case Reference(target="message", name=name):
            return [name] if name in known.messages else []
        case UnionReference(name=name):
            return [variant.message for variant in known.tagged[name].variants]
        case ListOf(items=inner) | MapOf(values=inner):
            return _held(known, inner)
        case OneOf(options=options):
            return [name for option in options for name in _held(known, option)]
        case _:
            return []


def _holding(known: Known, type_: Type, name: str, value: Any) -> Any:
    """A value of `type_` that holds `value`, of the message `name`."""
    match type_:
        case ListOf(items=inner):
            return [_holding(known, inner, name, value)]
        case MapOf(values=inner):
            return {"key": _holding(known, inner, name, value)}
        case OneOf(options=options):
            option = next(option for option in options if name in _held(known, option))
            return _holding(known, option, name, value)
        case _:
            return value
