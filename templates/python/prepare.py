"""An `Api` as the plain data that `module.py.jinja` shows: every name chosen, every statement laid out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ir.model import Api, Const, Enum, External, Field, Message, Union
from templates.python import layout, names, types
from templates.python.layout import Either, assign, call
from templates.python.literals import docstring, literal
from templates.python.prose import told
from templates.python.scope import Scope
from templates.python.tagged import Tagged
from templates.python.text import text

_ALWAYS = (
    "Any",
    "ClassVar",
    "Write",
    "rest_text",
    "JsonValue",
    "Message",
    "Self",
    "dataclass",
    "decoded",
    "joined",
    "mapping",
    "new",
)
_WITH_FIELDS = ("WireError", "at", "rest")


@dataclass(frozen=True, kw_only=True)
class _UnionData:
    """A union of a message: the method that tells its member, and the local variable that holds it meanwhile."""

    local: str
    literal: str
    signature: str
    doc: str
    conflict: str
    empty: str
    required: bool
    members: list[str]


@dataclass(frozen=True, kw_only=True)
class _AttributeData:
    """A field of a message: its declaration, and the statements that read and write it."""

    name: str
    declaration: str
    doc: str
    parameter: str
    initial: str
    key: str
    inner_key: str
    arrived: str
    held: str
    store: str
    absent: str
    reading: list[str]
    writing: list[str]
    text: list[str]
    nullable: bool
    required: bool
    tag: bool
    union: _UnionData | None


def module(api: Api) -> dict[str, Any]:
    """What the template shows for `api`: `doc`, `imports`, `exports`, `messages`, `enums`, `externals`, and `n`.

    `n` tells how the module calls what it imports.
    """
    messages = [message for message in api.messages if message.role == "declared"]
    enums = [enum for enum in api.enums if enum.role == "declared"]
    classes = names.classes(api)
    scope = Scope(frozenset(classes.values()))
    functions = names.functions(api, classes.values())
    members = names.constants(classes[enum.name] for enum in enums)
    known = types.Names(
        classes=classes,
        members={enum.name: members[classes[enum.name]] for enum in enums},
        opaque={each.name: "struct" if each.target == "message" else "string" for each in api.externals},
        unions=functions,
    )
    tagged = Tagged(api, known, scope)
    data = {
        "doc": docstring(_module_text(api), 0),
        "exports": layout.listed(map(literal, [*classes.values(), *tagged.exports]), 0),
        "messages": [
            _message(message, known, scope) | {"accessors": tagged.accessors(message)} for message in messages
        ],
        "unions": tagged.unions(),
        "stream": tagged.stream(),
        "enums": [_enum(enum, known, scope) for enum in enums],
        "externals": [_external(external, known, scope) for external in api.externals],
        "n": _fixed(messages, scope),
    }
    imports = [[layout.import_from(home, found) for home, found in group] for group in scope.imports()]
    return data | {"imports": imports}


def _fixed(messages: Sequence[Message], scope: Scope) -> dict[str, str]:
    """The imports that the template itself says, as far as it will."""
    wanted = [*_ALWAYS] if messages else []
    if any(message.fields for message in messages):
        wanted += _WITH_FIELDS
    if any(message.unions for message in messages):
        wanted.append("chosen")
    if any(_is_required(field) for message in messages for field in message.fields):
        wanted.append("absent")
    return {name: scope(name) for name in wanted}


def _is_required(field: Field) -> bool:
    """Whether a message cannot be without `field`: not if only a server can fill it in, nor in a union."""
    if "output_only" in field.behavior or field.union is not None or _is_tag(field):
        return False
    return field.presence == "required"


def _is_tag(field: Field) -> bool:
    """Whether every object of the message has `field`, and always the same in it: nobody needs to give it."""
    return isinstance(field.type, Const) and field.presence == "required"


def _message(message: Message, known: types.Names, scope: Scope) -> dict[str, Any]:
    annotations = {field.name: types.annotation(field.type, known, scope) for field in message.fields}
    attributes = types.attributes(message, known, scope)
    methods = names.which_methods(message)
    unions = {union.name: _union(union, attributes, methods[union.name], scope) for union in message.unions}
    wire_names = [f"{literal(wire)}: {literal(name)}" for wire, name in attributes.items()]
    return {
        "header": layout.heading(known.classes[message.name], scope("Message")),
        "doc": docstring(told(message.text, *_headings(message), spans=message.spans), 4),
        "wire_names": layout.entries(wire_names, 4),
        "attributes": [
            _attribute(field, attributes[field.name], annotations[field.name], unions, known, scope)
            for field in message.fields
        ],
        "unions": list(unions.values()),
    }


def _attribute(  # noqa: PLR0917
    field: Field,
    name: str,
    annotation: layout.Annotation,
    unions: Mapping[str, _UnionData],
    known: types.Names,
    scope: Scope,
) -> _AttributeData:
    required = _is_required(field)
    optional = Either((*(annotation.choices if isinstance(annotation, Either) else (annotation,)), "None"))
    kind, default = (annotation, "") if required else (optional, "None")
    absent = f"{scope('absent')}(partial)" if required else "None"
    if isinstance(field.type, Const) and _is_tag(field):
        kind, default = annotation, literal(field.type.value)
        absent = f"{scope('implied')}({default}, partial)"
    notes = [f"Member of the union `{field.union}`."] if field.union else []
    if field.caveat:
        notes.append(field.caveat)
    if field.lost:
        notes.append("The page no longer shows the whole type of this field.")
    if "deprecated" in field.behavior:
        notes.append("Deprecated.")
    if name != field.name:
        notes.append(f"Wire name: {field.name}")
    return _AttributeData(
        name=name,
        declaration=layout.attribute(name, kind, 4, default),
        doc=docstring(told(field.text, *notes, spans=field.spans), 4),
        parameter=layout.parameter(name, kind, 8, default),
        initial=assign(f"self.{name}", name, 8),
        key=assign("key", literal(field.name), 12),
        inner_key=assign("key", literal(field.name), 16),
        arrived=layout.arrived(literal(field.name), 12),
        held=layout.held(f"self.{name}", 12, always=required or _is_tag(field)),
        store=assign(f"message.{name}", "value", 16),
        absent=assign(f"message.{name}", absent, 16),
        reading=types.reading(field.type, known, scope, 16),
        writing=types.writing(field.type, known, scope, 16),
        text=text(field.name, field.type, known, scope, 16),
        nullable=types.is_nullable(field.type),
        required=required,
        tag=_is_tag(field),
        union=unions.get(field.union or ""),
    )


def _union(union: Union, attributes: Mapping[str, str], method: str, scope: Scope) -> _UnionData:
    members = list(map(literal, union.members))
    title = f"The wire name of the member of the union `{union.name}` that is set; a `WireError` if two are."
    conflict = call(f"raise {scope('conflict')}", [literal(union.name), method, "key"], 20)
    return _UnionData(
        local=method,
        literal=literal(union.name),
        signature=layout.literal_method(method, scope("Literal"), members, 4),
        doc=docstring(told(union.text, first=title, spans=union.spans), 8),
        conflict=conflict,
        empty=call(f"raise {scope('empty')}", [literal(union.name), *members], 12) if union.required else "",
        required=union.required,
        members=[layout.pair(literal(member), f"self.{attributes[member]}", 12) for member in union.members],
    )


def _enum(enum: Enum, known: types.Names, scope: Scope) -> dict[str, Any]:
    values = {value.name: value for value in reversed(enum.values)}
    name = known.classes[enum.name]
    return {
        "header": layout.heading(name, scope("StrEnum")),
        "doc": docstring(told(enum.text, *_headings(enum), spans=enum.spans), 4),
        "members": [
            {
                "declaration": assign(member, literal(wire), 4),
                "doc": docstring(
                    told(
                        values[wire].text,
                        *(["Deprecated."] if values[wire].deprecated else []),
                        spans=values[wire].spans,
                    ),
                    4,
                ),
            }
            for wire, member in names.members(enum).items()
        ],
        "by_value": call(f"{known.members[enum.name]} = {scope('by_value')}", [name], 0),
    }


def _external(external: External, known: types.Names, scope: Scope) -> dict[str, str]:
    name = known.classes[external.name]
    shape = f"dict[str, {scope('JsonValue')}]" if external.target == "message" else "str"
    kind = "object" if external.target == "message" else "string"
    title = f"Opaque: any {kind}, as no page of this API declares {external.identity}."
    text = told({}, external.reason, first=title, spans=external.spans)
    return {
        "declaration": assign(f"{name}: {scope('TypeAlias')}", shape, 0),
        "doc": docstring(text, 0),
    }


def _headings(declaration: Message | Enum) -> list[str]:
    """The headings under which a type stands, where they are not its name."""
    found = dict.fromkeys(title for title in declaration.titles.values() if title != declaration.name)
    return [f"Heading: {title}" for title in found]


def _module_text(api: Api) -> str:
    pages = [f"- {page.path} ({page.url})" if page.url else f"- {page.path}" for page in api.pages]
    about = f"{api.title}: the types of its reference pages."
    return "\n".join([about, "", "Read from:", "", *pages] if pages else [about])
