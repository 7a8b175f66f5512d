"""One API of the IR as the declarations of one TypeScript module."""

from collections.abc import Iterable, Set

from ir.model import Api, Enum, External, Field, Message, TaggedUnion
from templates.typescript.declarations import Alias, Declaration, Interface, Module, OpenEnum, Property, Tagged, Value
from templates.typescript.docs import Docs
from templates.typescript.functions import Functions
from templates.typescript.names import Names
from templates.typescript.shapes import Direction, directions, fields_of, recursive
from templates.typescript.text import Doc
from templates.typescript.types import SHARED, type_text
from templates.typescript.unions import checked, required, with_a_choice


def module(api: Api) -> Module:
    """The declarations of `api`: messages, enums and externals in page order, each next to what is derived from it."""
    return _Builder(api).module()


class _Builder:
    def __init__(self, api: Api) -> None:
        """Decide all names of shapes and imports before any of them is used."""
        self._api = api
        self._docs = Docs(api)
        self._names = Names(api)
        self._directions = directions(api)
        self._recursive = recursive(api)
        self._requests = {
            name: self._names.claim(self._names[name], "Request")
            for name, shapes in self._directions.items()
            if len(shapes) > 1
        }
        self._imports = {name: self._names.claim(name) for name in SHARED}
        self._imported: set[str] = set()
        self._parts: dict[tuple[Property, ...], str] = {}

    def module(self) -> Module:
        declarations: list[Declaration] = []
        for message in self._api.messages:
            self._parts.clear()
            for direction in self._directions.get(message.name, ()):
                declarations += self._message(message, direction)
        for union in self._api.tagged_unions:
            declarations += [self._tagged(union, direction) for direction in self._directions[union.name]]
        declarations += [self._enum(enum) for enum in self._api.enums if enum.role == "declared"]
        declarations += [self._external(external) for external in self._api.externals]
        functions = Functions(self._api, self._names, self._docs)
        declarations += functions.declarations
        imports = tuple(
            name if name == alias else f"{name} as {alias}"
            for name, alias in self._imports.items()
            if name in self._imported
        )
        return Module(
            doc=self._docs.of_module(),
            imports=imports,
            streaming=functions.imports,
            declarations=tuple(declarations),
        )

    def _tagged(self, union: TaggedUnion, direction: Direction) -> Tagged:
        name = self._name(union.name, direction)
        unknown = self._names.claim(f"Unknown{name}")
        return Tagged(
            name=name,
            doc=self._docs.of_tagged(union),
            discriminator=union.discriminator,
            tags=tuple(variant.tag for variant in union.variants),
            variants=tuple(self._name(variant.message, direction) for variant in union.variants),
            unknown=unknown,
            guard=self._names.claim(f"is{unknown}"),
            unlisted=self._shared("UnlistedTag"),
            json=self._shared("JsonValue"),
        )

    def _message(self, message: Message, direction: Direction) -> list[Declaration]:
        """The shape of `message` in `direction`: an interface, or an intersection of interfaces when it has unions."""
        name = self._name(message.name, direction)
        fields = {field.name: field for field in fields_of(message, direction)}
        unions = with_a_choice(message.unions, fields)
        in_unions = {member for union in unions for member in union.members}
        plain = [field for field in fields.values() if field.name not in in_unions]
        properties = self._properties(plain, direction, required(message, fields))
        other = self._other(message.name, direction)
        doc = self._docs.of_message(message, direction, other)
        if not unions:
            return [Interface(name=name, doc=doc, properties=properties, index="" if properties else "never")]
        declarations: list[Declaration] = []
        parts: list[str] = []
        if properties:
            parts.append(self._part(declarations, (name, "Fields"), self._docs.of_plain_fields(name), properties))
        for union, exclusive in zip(unions, checked(unions, nested=message.name in self._recursive), strict=True):
            doc_of_union = self._docs.of_union(union, name, exclusive=exclusive)
            always = set(union.members) if exclusive else set()
            members = self._properties((fields[member] for member in union.members), direction, always)
            part = self._part(declarations, (name, union.name, "Members"), doc_of_union, members)
            helper = "ExactlyOne" if union.required else "AtMostOne"
            parts.append(f"{self._shared(helper)}<{part}>" if exclusive else part)
        return [*declarations, Alias(name=name, doc=doc, parts=tuple(parts))]

    def _part(
        self, declarations: list[Declaration], words: tuple[str, ...], doc: Doc, properties: tuple[Property, ...]
    ) -> str:
        """The name of an interface of `properties`: that of the other shape of the message if it has the same."""
        if properties not in self._parts:
            self._parts[properties] = self._names.claim(*words)
            declarations.append(Interface(name=self._parts[properties], doc=doc, properties=properties))
        return self._parts[properties]

    def _properties(self, fields: Iterable[Field], direction: Direction, always: Set[str]) -> tuple[Property, ...]:
        """`fields` as properties; those named in `always` are not optional."""
        return tuple(
            Property(
                name=field.name,
                type=type_text(field.type, lambda name: self._name(name, direction), self._shared),
                optional=field.name not in always,
                readonly="output_only" in field.behavior,
                doc=self._docs.of_field(field),
            )
            for field in fields
        )

    def _enum(self, enum: Enum) -> OpenEnum:
        values = tuple(Value(name=value.name, doc=self._docs.of_value(value)) for value in enum.values)
        return OpenEnum(name=self._names[enum.name], doc=self._docs.of_enum(enum), values=values)

    def _external(self, external: External) -> Declaration:
        name, doc = self._names[external.name], self._docs.of_external(external)
        if external.target == "enum":
            return Alias(name=name, doc=doc, parts=("string",))
        return Interface(name=name, doc=doc, index=self._shared("JsonValue"))

    def _name(self, name: str, direction: Direction) -> str:
        own = self._names[name]
        return self._requests.get(name, own) if direction == "request" else own

    def _other(self, name: str, direction: Direction) -> str:
        """The name of the shape of the message `name` in the other direction; empty when there is one shape only."""
        if name not in self._requests:
            return ""
        return self._names[name] if direction == "request" else self._requests[name]

    def _shared(self, name: str) -> str:
        self._imported.add(name)
        return self._imports[name]
