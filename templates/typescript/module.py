"""One API of the IR as the declarations of one TypeScript module."""

from collections.abc import Iterable, Mapping, Sequence, Set

from msgspec.structs import replace

from ir.model import Api, Enum, External, Field, Message, Span, Text, Union
from templates.prose import paragraphs, source
from templates.typescript.declarations import Alias, Declaration, Interface, Module, OpenEnum, Property, Value
from templates.typescript.names import Names
from templates.typescript.shapes import Direction, directions, fields_of
from templates.typescript.text import Doc
from templates.typescript.types import SHARED, type_text

MAX_VARIANTS = 1_000
"""The compiler multiplies out the unions of a message. Beyond this many combinations the last unions of the message
become plain optional properties, of which two together then compile."""


def module(api: Api) -> Module:
    """The declarations of `api`: messages, enums and externals in page order, each next to what is derived from it."""
    return _Builder(api).module()


class _Builder:
    def __init__(self, api: Api) -> None:
        """Decide all names before any of them is used."""
        self._api = api
        self._names = Names(api)
        self._directions = directions(api)
        self._requests = {
            name: self._names.claim(self._names[name], "Request")
            for name, shapes in self._directions.items()
            if len(shapes) > 1
        }
        self._imports = {name: self._names.claim(name) for name in SHARED}
        self._imported: set[str] = set()
        self._urls = {page.path: page.url for page in api.pages}

    def module(self) -> Module:
        declarations: list[Declaration] = []
        for message in self._api.messages:
            for direction in self._directions.get(message.name, ()):
                declarations += self._message(message, direction)
        declarations += [self._enum(enum) for enum in self._api.enums if enum.role == "declared"]
        declarations += [self._external(external) for external in self._api.externals]
        imports = tuple(
            name if name == alias else f"{name} as {alias}"
            for name, alias in self._imports.items()
            if name in self._imported
        )
        return Module(doc=self._module_doc(), imports=imports, declarations=tuple(declarations))

    def _message(self, message: Message, direction: Direction) -> list[Declaration]:
        """The shape of `message` in `direction`: an interface, or an intersection of interfaces when it has unions."""
        name = self._name(message.name, direction)
        fields = {field.name: field for field in fields_of(message, direction)}
        unions = _with_a_choice(message.unions, fields)
        in_unions = {member for union in unions for member in union.members}
        plain = [field for field in fields.values() if field.name not in in_unions]
        required = _required(message, fields)
        doc = self._doc(message.text, message.spans, notes=self._shape_notes(message, direction), see=True)
        if not unions:
            return [self._interface(name, doc, plain, direction, required)]
        declarations: list[Declaration] = []
        parts: list[str] = []
        if plain:
            parts.append(self._names.claim(name, "Fields"))
            doc_of_plain = Doc(notes=(f"The fields of {{@link {name}}} outside of its unions.",))
            declarations.append(self._interface(parts[0], doc_of_plain, plain, direction, required))
        variants = 1
        for union in unions:
            members = self._names.claim(name, union.name, "Members")
            variants *= len(union.members) + (not union.required)
            exclusive = variants <= MAX_VARIANTS
            parts.append(f"{self._shared(_union_type(union))}<{members}>" if exclusive else members)
            fields_of_union = [fields[member] for member in union.members]
            set_alone = set(union.members) if exclusive else set()
            doc_of_union = self._union_doc(union, name, exclusive=exclusive)
            declarations.append(self._interface(members, doc_of_union, fields_of_union, direction, set_alone))
        return [*declarations, Alias(name=name, doc=doc, parts=tuple(parts))]

    def _interface(
        self, name: str, doc: Doc, fields: Iterable[Field], direction: Direction, required: Set[str]
    ) -> Interface:
        properties = tuple(self._property(field, direction, optional=field.name not in required) for field in fields)
        return Interface(name=name, doc=doc, properties=properties, index="" if properties else "never")

    def _property(self, field: Field, direction: Direction, *, optional: bool) -> Property:
        lost = ("The reference does not show this type in full.",) if field.lost else ()
        return Property(
            name=field.name,
            type=type_text(field.type, lambda name: self._name(name, direction), self._shared),
            optional=optional,
            readonly="output_only" in field.behavior,
            doc=self._doc(field.text, field.spans, notes=lost, deprecated="deprecated" in field.behavior),
        )

    def _enum(self, enum: Enum) -> OpenEnum:
        values = tuple(
            Value(name=value.name, doc=self._doc(value.text, value.spans, deprecated=value.deprecated))
            for value in enum.values
        )
        return OpenEnum(name=self._names[enum.name], doc=self._doc(enum.text, enum.spans, see=True), values=values)

    def _external(self, external: External) -> Declaration:
        name = self._names[external.name]
        note = "Opaque: the reference uses this type and does not declare it."
        doc = Doc(text=(external.reason,), notes=(note,), source=source(external.spans))
        if external.target == "enum":
            return Alias(name=name, doc=doc, parts=("string",))
        return Interface(name=name, doc=doc, index=self._shared("JsonValue"))

    def _name(self, name: str, direction: Direction) -> str:
        own = self._names[name]
        return self._requests.get(name, own) if direction == "request" else own

    def _shared(self, name: str) -> str:
        self._imported.add(name)
        return self._imports[name]

    def _module_doc(self) -> Doc:
        pages = "\n".join(["Read from:", *(f"- {page.path}: {page.url}" for page in self._api.pages)])
        return Doc(
            text=(f"{self._api.title}: types of what travels as JSON.", pages),
            notes=("Generated by refgen. Do not edit.", "@packageDocumentation"),
        )

    def _doc(
        self,
        text: Text,
        spans: Sequence[Span],
        *,
        notes: Sequence[str] = (),
        see: bool = False,
        deprecated: bool = False,
    ) -> Doc:
        return Doc(
            text=tuple(paragraphs(text)),
            notes=tuple(notes),
            source=source(spans),
            see=self._urls.get(spans[0].page, "") if see and spans else "",
            deprecated=deprecated,
        )

    def _shape_notes(self, message: Message, direction: Direction) -> tuple[str, ...]:
        if message.name not in self._requests:
            return ()
        if direction == "request":
            return (f"What may be sent; {{@link {self._names[message.name]}}} is what comes back.",)
        return (f"What comes back; {{@link {self._requests[message.name]}}} is what may be sent.",)

    def _union_doc(self, union: Union, owner: str, *, exclusive: bool) -> Doc:
        count = "exactly one" if union.required else "at most one"
        note = f"The members of a union of {{@link {owner}}}: {count} is set."
        if not exclusive:
            note += " The type does not check it: the unions of the message have too many combinations."
        return self._doc(union.text, union.spans, notes=(note,))


def _union_type(union: Union) -> str:
    return "ExactlyOne" if union.required else "AtMostOne"


def _with_a_choice(unions: Iterable[Union], fields: Mapping[str, Field]) -> list[Union]:
    """The unions that leave a choice among `fields`, with those members only; a union of one member is a field."""
    present = [replace(union, members=tuple(filter(fields.__contains__, union.members))) for union in unions]
    return [union for union in present if len(union.members) > 1]


def _required(message: Message, fields: Mapping[str, Field]) -> set[str]:
    """The names of those `fields` of `message` that must be set; one may be all that a required union leaves."""
    present = [[member for member in union.members if member in fields] for union in message.unions if union.required]
    left_alone = {members[0] for members in present if len(members) == 1}
    return left_alone | {name for name, field in fields.items() if field.presence == "required"}
