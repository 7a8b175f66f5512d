"""The declarations of an API by name."""

from dataclasses import dataclass
from functools import cached_property

from ir.model import Api, Enum, External, Field, Message, TaggedUnion, Union
from templates.typescript.shapes import Direction

_ABSENT = {"response": "input_only", "request": "output_only"}


@dataclass(frozen=True)
class Known:
    """`api`, to look things up in."""

    api: Api

    @cached_property
    def messages(self) -> dict[str, Message]:
        return {message.name: message for message in self.api.messages if message.role == "declared"}

    @cached_property
    def enums(self) -> dict[str, Enum]:
        return {enum.name: enum for enum in self.api.enums if enum.role == "declared"}

    @cached_property
    def tagged(self) -> dict[str, TaggedUnion]:
        return {union.name: union for union in self.api.tagged_unions}

    @cached_property
    def externals(self) -> dict[str, External]:
        return {external.name: external for external in self.api.externals}

    def fields(self, message: Message, direction: Direction) -> dict[str, Field]:
        """Fields by wire name, without those that are never there in `direction` (AIP-203)."""
        return {field.name: field for field in message.fields if _ABSENT[direction] not in field.behavior}

    def variant(self, union: TaggedUnion, tag: object) -> Message | None:
        """The message of `union` that travels under `tag`."""
        return next((self.messages[variant.message] for variant in union.variants if variant.tag == tag), None)


def unions(message: Message, fields: dict[str, Field]) -> list[tuple[Union, tuple[str, ...]]]:
    """The unions of `message` that have members among `fields`, each with these."""
    present = [(union, tuple(member for member in union.members if member in fields)) for union in message.unions]
    return [(union, members) for union, members in present if members]
