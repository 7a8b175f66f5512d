"""A small API that has what the vendored pages lack: with it, every kind of type and of fault is met."""

from msgspec.structs import replace

from ir.model import Const, ListOf, MapOf, OneOf, Reference, Scalar, TaggedUnion, UnionReference, Variant
from tests.templates.python.sample import SAMPLE, field, message

SHAPE = UnionReference("Shape")

API = replace(
    SAMPLE,
    messages=(
        *SAMPLE.messages,
        message("Circle", [field("kind", Const("circle"), presence="required"), field("radius", Scalar("number"))]),
        message("Group", [field("kind", Const("group"), presence="required"), field("shapes", ListOf(SHAPE))]),
        message(
            "Drawing",
            [
                field("shape", SHAPE, presence="required"),
                field("named", MapOf(SHAPE)),
                field("any", OneOf((Scalar("string"), ListOf(SHAPE), SHAPE))),
                field("level", OneOf((Reference("enum", "Level"), Reference("message", "Gauge")))),
                field("secret", Scalar("string"), "input_only"),
            ],
        ),
    ),
    tagged_unions=(
        TaggedUnion(
            name="Shape",
            identity="Shape",
            discriminator="kind",
            variants=(Variant("circle", "Circle"), Variant("group", "Group")),
        ),
    ),
)
