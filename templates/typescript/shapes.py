"""Which messages look different when they are sent and when they come back.

A field that is output only is never sent, one that is input only never comes back (AIP-203). A message that has such a
field, directly or below, has two shapes. Events of a stream only ever come, and have one.
"""

from typing import Literal

from ir.model import Api, Field, ListOf, MapOf, Message, OneOf, Reference, Type, UnionReference

Direction = Literal["response", "request"]

_ABSENT: dict[Direction, str] = {"response": "input_only", "request": "output_only"}


def fields_of(message: Message, direction: Direction) -> tuple[Field, ...]:
    """The fields of `message` that may be present in `direction`, in page order."""
    return tuple(field for field in message.fields if _ABSENT[direction] not in field.behavior)


def directions(api: Api) -> dict[str, tuple[Direction, ...]]:
    """For each emitted message and tagged union of `api` by flat name: the shapes it needs, one where both are alike.

    The input of a tool that nothing else uses is only ever sent: its one shape is that of the request.
    """
    messages = [message for message in api.messages if message.role == "declared"]
    variants = _variants(api)
    events = {api.stream.events, *variants.get(api.stream.events, ())} if api.stream else set()
    two_faced = _two_faced(messages, variants) - events
    used = set().union(*(_references(message) for message in messages)) | {tool.output for tool in api.tools}
    sent_only = {tool.input for tool in api.tools} - used
    shapes: dict[str, tuple[Direction, ...]] = {}
    for name in [*(message.name for message in messages), *variants]:
        if name not in two_faced:
            shapes[name] = ("response",)
        elif name in sent_only:
            shapes[name] = ("request",)
        else:
            shapes[name] = ("response", "request")
    return shapes


def recursive(api: Api) -> set[str]:
    """The flat names of the emitted messages of `api` that can hold themselves, directly or below."""
    uses = {message.name: _references(message) for message in api.messages if message.role == "declared"}
    uses |= _variants(api)
    return {name for name in uses if name in _reachable(uses, name)}


def _reachable(uses: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    queue = [start]
    while queue:
        new = uses.get(queue.pop(), set()) - found
        found |= new
        queue.extend(new)
    return found


def _variants(api: Api) -> dict[str, set[str]]:
    """The messages of each tagged union."""
    return {union.name: {variant.message for variant in union.variants} for union in api.tagged_unions}


def _two_faced(messages: list[Message], variants: dict[str, set[str]]) -> set[str]:
    users: dict[str, set[str]] = {}
    for union, members in variants.items():
        for name in members:
            users.setdefault(name, set()).add(union)
    for message in messages:
        for name in _references(message):
            users.setdefault(name, set()).add(message.name)
    found = {message.name for message in messages if any(_one_way(field) for field in message.fields)}
    return found.union(*(_reachable(users, name) for name in found))


def _one_way(field: Field) -> bool:
    return "output_only" in field.behavior or "input_only" in field.behavior


def _references(message: Message) -> set[str]:
    return {name for field in message.fields for name in _names(field.type)}


def _names(type_: Type) -> tuple[str, ...]:
    match type_:
        case Reference(target="message", name=name) | UnionReference(name=name):
            return (name,)
        case OneOf(options=options):
            return tuple(name for option in options for name in _names(option))
        case ListOf(items=inner) | MapOf(values=inner):
            return _names(inner)
        case _:
            return ()
