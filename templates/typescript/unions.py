"""Unions (oneofs) of a message among the fields that one shape of it has."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from ir.model import Field, Message, Union

MAX_VARIANTS = 500
MAX_VARIANTS_NESTED = 30
"""A compiler multiplies out the unions of a message, and looks at a nested object once for each combination that its
parent may be: a power of the depth where a message can hold itself, hence the lower number for these. The unions of a
message that would exceed it become plain optional properties, of which two together then compile."""


def with_a_choice(unions: Iterable[Union], fields: Mapping[str, Field]) -> list[Union]:
    """The unions that leave a choice among `fields`, with those members only; a union of one member is a field."""
    present = [replace(union, members=tuple(filter(fields.__contains__, union.members))) for union in unions]
    return [union for union in present if len(union.members) > 1]


def checked(unions: Sequence[Union], *, nested: bool) -> list[bool]:
    """For each of `unions` whether its type refuses two members.

    They are taken in page order as long as there is room for their combinations; the first always is. `nested` says
    that their message can hold itself.
    """
    limit = MAX_VARIANTS_NESTED if nested else MAX_VARIANTS
    variants = 1
    answers: list[bool] = []
    for union in unions:
        more = variants * (len(union.members) + (not union.required))
        answers.append(more <= limit or variants == 1)
        variants = more if answers[-1] else variants
    return answers


def required(message: Message, fields: Mapping[str, Field]) -> set[str]:
    """The names of those `fields` of `message` that must be set; one may be all that a required union leaves."""
    present = [[member for member in union.members if member in fields] for union in message.unions if union.required]
    left_alone = {members[0] for members in present if len(members) == 1}
    return left_alone | {name for name, field in fields.items() if field.presence == "required"}
