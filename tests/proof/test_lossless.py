"""What a newer server sends comes out again as it came, at every depth."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from ir.model import Const, Message, Reference, Scalar, Type, UnionReference
from templates.python.names import snake
from tests.proof.draw import JSON, Values, every
from tests.proof.known import Known
from tests.proof.sites import ABSENT, at, canonical, changed, is_nullable, message_of, sites
from tests.proof.subjects import SUBJECTS, Subject
from tests.proof.targets import Targets

COUNT = 4

Load = Callable[[str], Targets]

OWN = ("unknown_fields", "from_dict", "__class__", "self", "model_config", "model_extra", "")
"""Names that a reader could take for its own."""


def names(message: Message | None) -> st.SearchStrategy[str]:
    """Names of fields that `message` does not have, among them what Python calls those that it has."""
    known = {field.name for field in message.fields} if message else set()
    spelled = [each for name in sorted(known) for each in (snake(name), f"{name}_", name.upper())]
    return (st.sampled_from([*OWN, *spelled]) | st.text(max_size=4)).filter(lambda name: name not in known)


def objects(known: Known, type_: Type, value: Any) -> list[tuple[tuple[str | int, ...], Message]]:
    """Where messages stand in `value`, from the inside out."""
    found = [(site.path, message_of(known, site.type, site.value)) for site in sites(known, type_, value)]
    return [(path, message) for path, message in reversed(found) if message]


@st.composite
def with_unknown_fields(draw: st.DrawFn, subject: Subject) -> Any:
    """A value of `subject` with fields in each of its messages that the pages do not know."""
    value = draw(Values(subject.known, subject.direction).of(subject.type))
    for path, message in objects(subject.known, subject.type, value):
        more = draw(st.dictionaries(names(message), JSON, min_size=1, max_size=2))
        value = changed(value, path, {**at(value, path), **more})
    return value


NEWER: dict[Scalar, Any] = {
    Scalar("string", "Timestamp"): "2014-10-02T15:01:23.045123456+05:30",
    Scalar("string", "Duration"): "-3.000000001s",
    Scalar("string", "int64"): "-9223372036854775808",
}
"""What loses digits in a datetime, a timedelta, a double."""


@st.composite
def newer(draw: st.DrawFn, subject: Subject) -> Any:
    """A value with unknown enum values, tags and nulls besides unknown fields, and with all nine digits of a second."""
    known = subject.known
    value = draw(with_unknown_fields(subject))
    for site in reversed(list(sites(known, subject.type, value))):
        match site.type:
            case Reference(target="enum"):
                value = changed(value, site.path, draw(st.sampled_from(["NEW_IN_2030", "", "mro"])))
            case UnionReference(name=name) if draw(st.booleans()):
                tagged = {**at(value, site.path), known.tagged[name].discriminator: "new_in_2030"}
                value = changed(value, site.path, tagged)
            case Scalar() if site.type in NEWER:
                value = changed(value, site.path, NEWER[site.type])
    for path, message in objects(known, subject.type, value):
        here = at(value, path)
        optional = [field for field in message.fields if field.presence != "required" and not is_nullable(field.type)]
        absent = [field.name for field in optional if field.name not in here]
        if absent:
            value = changed(value, path, {**here, draw(st.sampled_from(absent)): None})
    return value


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_unknown_fields_come_back(subject: Subject, targets: Load) -> None:
    of = targets(subject.api)

    def check(value: Any) -> None:
        assert of.schemas.accepts(subject, value)
        assert of.dataclasses.returned(subject, value) == canonical(subject.known, subject.type, value)
        assert of.pydantic.returned(subject, value) == value

    every(with_unknown_fields(subject), COUNT, check)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_whatever_is_new_comes_back(subject: Subject, targets: Load) -> None:
    of = targets(subject.api).dataclasses

    def check(value: Any) -> None:
        assert of.returned(subject, value) == canonical(subject.known, subject.type, value)

    every(newer(subject), COUNT, check)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_answers_without_what_is_required_come_back(subject: Subject, targets: Load) -> None:
    of = targets(subject.api).dataclasses

    def check(value: Any) -> None:
        for site in reversed(list(sites(subject.known, subject.type, value))):
            if site.field and site.field.presence == "required" and not isinstance(site.field.type, Const):
                value = changed(value, site.path, ABSENT)
        assert of.returned(subject, value, partial=True) == canonical(subject.known, subject.type, value)

    every(Values(subject.known, subject.direction).of(subject.type), COUNT, check)
