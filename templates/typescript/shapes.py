"""Which messages look different when they are sent and when they come back.

A field that is output only is never sent, one that is input only never comes back (AIP-203). A message that has such a
field, directly or below, has two shapes.
"""

from typing import Literal

from ir.model import Api, Field, ListOf, MapOf, Message, Reference, Type

Direction = Literal["response", "request"]

_ABSENT: dict[Direction, str] = {"response": "input_only", "request": "output_only"}


def fields_of(message: Message, direction: Direction) -> tuple[Field, ...]:
    """The fields of `message` that may be present in `direction`, in page order."""
    return tuple(field for field in message.fields if _ABSENT[direction] not in field.behavior)


def directions(api: Api) -> dict[str, tuple[Direction, ...]]:
    """For each emitted message of `api` by flat name: the shapes that it needs, one where both are alike.

    The input of a tool that nothing else uses is only ever sent: its one shape is that of the request.
    """
    messages = [message for message in api.messages if message.role == "declared"]
    two_faced = _two_faced(messages)
    used = set().union(*(_references(message) for message in messages)) | {tool.output for tool in api.tools}
    sent_only = {tool.input for tool in api.tools} - used
    shapes: dict[str, tuple[Direction, ...]] = {}
    for message in messages:
        if message.name not in two_faced:
            shapes[message.name] = ("response",)
        elif message.name in sent_only:
            shapes[message.name] = ("request",)
        else:
            shapes[message.name] = ("response", "request")
    return shapes


def _two_faced(messages: list[Message]) -> set[str]:
    users: dict[str, set[str]] = {}
    for message in messages:
        for name in _references(message):
            users.setdefault(name, set()).add(message.name)
    found = {message.name for message in messages if any(_one_way(field) for field in message.fields)}
    queue = list(found)
    while queue:
        new = users.get(queue.pop(), set()) - found
        found |= new
        queue.extend(new)
    return found


def _one_way(field: Field) -> bool:
    return "output_only" in field.behavior or "input_only" in field.behavior


def _references(message: Message) -> set[str]:
    return {name for field in message.fields for name in _names(field.type)}


def _names(type_: Type) -> tuple[str, ...]:
    match type_:
        case Reference(target="message", name=name):
            return (name,)
        case ListOf(items=inner) | MapOf(values=inner):
            return _names(inner)
        case _:
            return ()
