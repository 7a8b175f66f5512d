"""Objects spelled out in place become messages of their own.

Pages write the rows of such an object with dots: `rows[]`, `rows[].insertId`. The message `Request` with these gets a
field `rows`, a list of the message `RequestRows`, which has the field `insertId`.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from ir.model import Field, ListOf, Message, Reference, Scalar, Type, Union


def nest(message: Message) -> list[Message]:
    """`message` without dots in its field names, and the messages that its dotted fields made."""
    if not any("." in field.name for field in message.fields):
        return [message]
    inner: dict[str, list[Field]] = {}
    order: list[str] = []
    whole: dict[str, Field] = {}
    for field in message.fields:
        head, dot, rest = field.name.partition(".")
        name = head.removesuffix("[]")
        if name not in order:
            order.append(name)
        if dot:
            inner.setdefault(name, []).append(replace(field, name=rest))
            whole.setdefault(name, Field(name=name, type=_object(repeated=head.endswith("[]")), spans=field.spans[:1]))
        else:
            whole[name] = field
    fields, made = [], []
    for name in order:
        field = whole[name]
        if name in inner and not isinstance(_element(field.type), Reference):
            part = Message(
                name=message.name + _camel(name),
                identity=f"{message.identity}.{name}",
                titles={},
                fields=tuple(inner[name]),
                unions=_within(message.unions, name),
                spans=field.spans,
            )
            reference = Reference("message", part.identity)
            field = replace(field, type=ListOf(reference) if isinstance(field.type, ListOf) else reference)
            made += nest(part)
        fields.append(field)
    unions = tuple(union for union in message.unions if not any("." in member for member in union.members))
    return [replace(message, fields=tuple(fields), unions=unions), *made]


def _within(unions: Sequence[Union], name: str) -> tuple[Union, ...]:
    """The unions of the object `name`, seen from inside."""
    heads = (f"{name}.", f"{name}[].")
    return tuple(
        replace(union, members=tuple(member.split(".", 1)[1] for member in union.members))
        for union in unions
        if union.members and all(member.startswith(heads) for member in union.members)
    )


def _object(*, repeated: bool) -> Type:
    return ListOf(Scalar("object")) if repeated else Scalar("object")


def _element(kind: Type) -> Type:
    return kind.items if isinstance(kind, ListOf) else kind


def _camel(name: str) -> str:
    return name[:1].upper() + name[1:]
