"""Nested objects to flat ones: unions of a structural page become tagged messages, unions of shapes, or plain fields.

The rules, in the order they are tried, each with what shows it on the pages:

1. A union that is named like the wire page's discriminator (`type`) is *tagged*: its members become variants, a message
   within a message hands its fields down (`ToolCallStep.id`), and the tag is the member's name in snake_case
   (`toolCall.functionCall` is `"type": "function_call"`, "with flat `id`, `name`, and `arguments` fields").
   A deprecated member whose tag the wire page does not list is a left-over and does not travel.
2. A union whose members are of different JSON kinds is *one field of several shapes*, under the stem its members share,
   else under its own name (`toolChoiceMode`, `toolChoiceConfig` of `tool_choice`; `input`). A message `XList` with one
   repeated `X` is a list of `X`. Deprecated members do not travel.
3. A union whose members are all kinds of the owner (`ModelInteraction` of `Interaction`) is *folded*: their fields are
   the owner's.
4. Any other union stays as printed. Where its members are printed in snake_case they are printed as they travel;
   else the page does not say how they travel, and neither do we: a caveat says so.

A decision (`[[tags]]` in overrides.toml) can say that a union of rule 4 is tagged too.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ir.decisions import Decisions
from ir.model import (
    Api,
    Behavior,
    Const,
    Diagnostic,
    Field,
    ListOf,
    MapOf,
    Message,
    OneOf,
    Reference,
    Scalar,
    Severity,
    Span,
    Tag,
    TaggedUnion,
    Text,
    Type,
    Union,
    UnionReference,
    Variant,
)
from ir.spelling import pascal, snake, stem

UNTOLD = "The pages do not say how these objects are told apart."
AS_PRINTED = "The pages do not say how this union travels; its members stand here as printed."
_ARRAY = {"en": re.compile(r"`(\w+)` (?:array|list)\b"), "ja": re.compile(r"`(\w+)` ?(?:配列|リスト)")}
"""How a wire page says that a field is a list, whatever the structural page offers: "Contains a `content` array"."""


def references(kind: Type) -> Iterable[Reference | UnionReference]:
    """The uses of declarations in `kind`."""
    match kind:
        case Reference() | UnionReference():
            yield kind
        case ListOf(inner) | MapOf(inner):
            yield from references(inner)
        case OneOf(options):
            for option in options:
                yield from references(option)


class Flat(Struct, frozen=True, kw_only=True):
    """The fields of a message as they travel, and the unions that are left."""

    fields: tuple[Field, ...] = ()
    unions: tuple[Union, ...] = ()


def joined(*texts: Text) -> Text:
    """The paragraphs of all `texts` by language, each once."""
    languages = dict.fromkeys(language for text in texts for language in text)
    return {
        language: tuple(dict.fromkeys(paragraph for text in texts for paragraph in text.get(language, ())))
        for language in languages
    }


class Flattener:
    """Flattens the messages of `api`. `discriminator` is what its wire page shows, `listed` the tags that it lists.

    `messages` and `unions` are what came of it, `found` what there is to report. `known` are the names of types that
    the wire page declares (`Content`), with what stands for a use of each.
    """

    def __init__(
        self,
        api: Api,
        discriminator: str | None,
        listed: Mapping[str, Sequence[Tag]],
        known: Mapping[str, Type],
        decisions: Decisions,
    ) -> None:
        self.api = api
        self.discriminator = discriminator
        self.listed = listed
        self.known = known
        self.decisions = decisions
        self.declared = {message.name: message for message in api.messages if message.role == "declared"}
        self.containers = {name: union for name, message in self.declared.items() if (union := self._tagged(message))}
        self._flat: dict[tuple[str, str | None], Flat] = {}
        self.plain: set[str] = set()
        self.messages: dict[str, Message] = {}
        self.unions: dict[str, TaggedUnion] = {}
        self.found: list[Diagnostic] = []

    def run(self) -> None:
        """Flattens everything, in page order."""
        variants, others = self._uses()
        self.plain = {name for name in self.declared if name not in self.containers and name not in variants - others}
        for name, message in self.declared.items():
            if name in self.containers and name not in variants:
                self._union(message)
            elif name in self.plain:
                flat = self.flat(message)
                self.messages[name] = replace(message, fields=flat.fields, unions=flat.unions)

    def _uses(self) -> tuple[set[str], set[str]]:
        """The types that are used as members of tagged unions, and those that are used in any other way."""
        variants: set[str] = set()
        others: set[str] = set()
        for message in self.declared.values():
            tagged = {union.name for union in message.unions if self.decisions.tags(f"{message.name}.{union.name}")}
            if message.name in self.containers:
                tagged.add(self.containers[message.name].name)
            for field in message.fields:
                used = variants if field.union in tagged else others
                used.update(reference.name for reference in references(field.type) if isinstance(reference, Reference))
        return variants, others

    def type(self, kind: Type) -> Type:
        """`kind` as it travels: uses of tagged messages are uses of their union."""
        match kind:
            case Reference("message", name) if name in self.containers:
                return UnionReference(name)
            case Reference(_, name) if name in self.known:
                return self.known[name]
            case ListOf(items):
                return ListOf(self.type(items))
            case MapOf(values):
                return MapOf(self.type(values))
        return kind

    def report(self, id_: str, severity: Severity, message: str, subject: str, spans: Iterable[Span]) -> None:
        """Notes a finding."""
        self.found.append(Diagnostic(id=id_, severity=severity, message=message, subject=subject, spans=tuple(spans)))

    def _tagged(self, message: Message) -> Union | None:
        return next((union for union in message.unions if union.name == self.discriminator), None)

    # Rule 1

    def _union(self, message: Message) -> None:
        """A message whose union is tagged: the tagged union, and its variants as messages."""
        tags = {tag.name: tag for tag in self.listed.get(snake(message.name), ())}
        variants = tuple(self._variants(message, (), tags, message.name))
        for tag in tags.values():
            if tag.name not in {variant.tag for variant in variants}:
                problem = f"the wire page lists `{tag.name}`, and no member of `{message.name}` is that"
                self.report("wire-tag-undeclared", "error", problem, f"{message.name}.{tag.name}", tag.spans)
        assert self.discriminator is not None
        self.unions[message.name] = TaggedUnion(
            name=message.name,
            identity=message.identity,
            discriminator=self.discriminator,
            variants=variants,
            text=joined(message.text, self.containers[message.name].text),
            spans=message.spans,
        )

    def _variants(
        self, message: Message, outer: tuple[Field, ...], tags: Mapping[str, Tag], top: str
    ) -> Iterable[Variant]:
        """The variants below `message`, which gets `outer` fields from the messages around it."""
        union = self.containers[message.name]
        carried = (*outer, *self.flat(message, skip=union.name).fields)
        for field in message.fields:
            if field.union != union.name:
                continue
            subject, tag = f"{message.name}.{field.name}", snake(field.name)
            if tags and tag not in tags and "deprecated" in field.behavior:
                problem = f"a deprecated member that the wire page does not list; `{tag}` does not travel"
                self.report("wire-legacy-member", "note", problem, subject, field.spans)
            elif not isinstance(field.type, Reference):
                problem = "the member is no message and has no tag; whatever has no known tag is kept as it came"
                self.report("wire-member-without-tag", "note", problem, subject, field.spans)
            elif field.type.name in self.containers:
                yield from self._variants(self.declared[field.type.name], carried, tags, top)
            elif field.type.name in self.declared:
                listed = tags.get(tag)
                variant = self._variant(field, tag, union.name, listed=listed, carried=carried)
                yield self._named(variant, tag, top)
            else:
                problem = f"`{field.type.name}` is declared on no page, so nothing is known of `{tag}` but its tag"
                self.report("wire-unstated", "warning", problem, subject, field.spans)

    def _variant(
        self,
        field: Field,
        tag: str,
        discriminator: str,
        *,
        listed: Tag | None = None,
        carried: tuple[Field, ...] = (),
    ) -> Message:
        """The message of `field` as a variant: its tag first, then what it is handed down, then its own fields."""
        assert isinstance(field.type, Reference)
        message = self.declared[field.type.name]
        flat = self.flat(message)
        own = (self._listed(message.name, each, listed) for each in flat.fields)
        head = Field(
            name=discriminator, type=Const(tag), presence="required", behavior=("required",), spans=field.spans
        )
        return replace(
            message,
            fields=self._distinct(message.name, (head, *carried, *own)),
            unions=flat.unions,
            text=joined(message.text or field.text, listed.text if listed else {}),
            spans=(*message.spans, *(listed.spans if listed else ())),
        )

    def _named(self, variant: Message, tag: str, union: str) -> Variant:
        """Keeps `variant` under its name; one whose message also travels without a tag is named after the tag."""
        taken = self.plain | self.messages.keys()
        own = f"{pascal(tag)}{union}"
        name = next(name for name in (variant.name, own, f"{own}Variant") if name not in taken)
        self.messages[name] = replace(variant, name=name)
        return Variant(tag, name)

    def _listed(self, owner: str, field: Field, tag: Tag | None) -> Field:
        """`field` as the wire page has it: where that calls it an array, the other shapes do not travel."""
        if tag is None or not isinstance(field.type, OneOf):
            return field
        arrays = {
            name
            for language, text in tag.text.items()
            if language in _ARRAY
            for paragraph in text
            for name in _ARRAY[language].findall(paragraph)
        }
        kept = [option for option in field.type.options if isinstance(option, ListOf)]
        if field.name not in arrays or len(kept) != 1:
            return field
        problem = f"the wire page has one array `{field.name}`, where the structural page offers several shapes"
        self.report("wire-disagreement", "warning", problem, f"{owner}.{field.name}", (*tag.spans, *field.spans))
        return replace(field, type=kept[0], spans=(*field.spans, *tag.spans))

    # Rules 2 to 4

    def flat(self, message: Message, skip: str | None = None) -> Flat:
        """The fields and unions of `message` as they travel; its union `skip` is left to the caller."""
        key = (message.name, skip)
        if key not in self._flat:
            self._flat[key] = self._flattened(message, skip)
        return self._flat[key]

    def _flattened(self, message: Message, skip: str | None) -> Flat:
        fields: list[Field] = []
        unions: list[Union] = []
        done: set[str] = set()
        of = {union.name: union for union in message.unions}
        for field in message.fields:
            if field.union is None or field.union not in of:
                fields.append(replace(field, name=snake(field.name), type=self.type(field.type)))
            elif field.union not in done and field.union != skip:
                done.add(field.union)
                members = tuple(each for each in message.fields if each.union == field.union)
                flat = self._member_fields(message, of[field.union], members)
                fields += flat.fields
                unions += flat.unions
        return Flat(fields=self._distinct(message.name, fields), unions=tuple(unions))

    def _member_fields(self, message: Message, union: Union, members: tuple[Field, ...]) -> Flat:
        subject = f"{message.name}.{union.name}"
        if self.decisions.tags(subject):
            return Flat(fields=(self._decided_union(message, union, members),))
        if len({_kind(self.listed_items(member.type) or member.type) for member in members}) > 1:
            return Flat(fields=(self._shapes(message, union, members),))
        if all(self._is_kind_of(message, member.type) for member in members):
            return Flat(fields=tuple(self._folded(members)))
        caveat = None
        if any(isinstance(member.type, Reference) and member.name != snake(member.name) for member in members):
            caveat = AS_PRINTED
            self.report("wire-unstated", "warning", AS_PRINTED, subject, union.spans)
        kept = tuple(
            replace(member, name=snake(member.name), type=self.type(member.type), caveat=caveat) for member in members
        )
        return Flat(fields=kept, unions=(replace(union, members=tuple(field.name for field in kept)),))

    def _decided_union(self, message: Message, union: Union, members: tuple[Field, ...]) -> Field:
        """Rule 4, decided otherwise: a tagged union under the union's name."""
        decided = self.decisions.tags(f"{message.name}.{union.name}")
        assert decided is not None
        name = pascal(union.name)
        name = name if name not in self.declared and name not in self.known else f"{message.name}{name}"
        variants = tuple(
            self._named(self._variant(member, tag, decided.discriminator), tag, name)
            for member in members
            if isinstance(member.type, Reference) and member.type.name in self.declared
            for tag in (decided.tags.get(member.name, snake(member.name)),)
        )
        subject = f"{message.name}.{union.name}"
        self.report("wire-decided", "note", decided.reason, subject, (*union.spans, decided.place))
        self.unions[name] = TaggedUnion(
            name=name,
            identity=f"{message.identity}.{union.name}",
            discriminator=decided.discriminator,
            variants=variants,
            text=union.text,
            spans=union.spans,
        )
        return Field(
            name=snake(union.name),
            type=UnionReference(name),
            presence="required" if union.required else "optional",
            caveat=decided.reason,
            text=union.text,
            spans=union.spans,
        )

    def _shapes(self, message: Message, union: Union, members: tuple[Field, ...]) -> Field:
        name = stem([snake(member.name) for member in members]) or snake(union.name)
        kept = []
        for member in members:
            if "deprecated" in member.behavior:
                problem = f"a deprecated member of `{union.name}` does not travel"
                self.report("wire-legacy-member", "note", problem, f"{message.name}.{member.name}", member.spans)
            else:
                kept.append(member)
        options = tuple(dict.fromkeys(self.listed_items(member.type) or self.type(member.type) for member in kept))
        objects = [option for option in options if _kind(option) == "object"]
        if len(objects) > 1:
            self.report("wire-unstated", "warning", UNTOLD, f"{message.name}.{name}", union.spans)
        return Field(
            name=name,
            type=options[0] if len(options) == 1 else OneOf(options),
            presence="required" if union.required else "optional",
            behavior=_shared(kept),
            caveat=UNTOLD if len(objects) > 1 else None,
            text=joined(union.text, *(member.text for member in kept)),
            spans=(*union.spans, *(span for member in kept for span in member.spans)),
        )

    def listed_items(self, kind: Type) -> ListOf | None:
        """The list that a message `XList` stands for: one repeated `X`, or, where no page declares it, all we know."""
        if not isinstance(kind, Reference) or not kind.name.endswith("List"):
            return None
        item = kind.name.removesuffix("List")
        if kind.name in self.declared:
            fields = self.declared[kind.name].fields
            if len(fields) == 1 and isinstance(fields[0].type, ListOf):
                inner = fields[0].type.items
                return ListOf(self.type(inner)) if isinstance(inner, Reference) and inner.name == item else None
            return None
        return ListOf(self.type(Reference("message", item))) if item in self.declared or item in self.known else None

    def _is_kind_of(self, message: Message, kind: Type) -> bool:
        return (
            isinstance(kind, Reference)
            and kind.name in self.declared
            and kind.name != message.name
            and kind.name.endswith(message.name)
        )

    def _folded(self, members: Sequence[Field]) -> Iterable[Field]:
        """The fields of the members' messages; none is required, as the message is of one kind only."""
        for member in members:
            assert isinstance(member.type, Reference)
            for field in self.flat(self.declared[member.type.name]).fields:
                optional = tuple(each for each in field.behavior if each != "required")
                yield replace(field, presence="optional", behavior=optional)

    def _distinct(self, owner: str, fields: Iterable[Field]) -> tuple[Field, ...]:
        """`fields` with each name once: the outer one stays; a field of the same name and another type is an error."""
        kept: dict[str, Field] = {}
        for field in fields:
            first = kept.setdefault(field.name, field)
            if first.type != field.type:
                problem = f"two fields of the flat object are called `{field.name}`, and their types differ"
                self.report("wire-name-clash", "error", problem, f"{owner}.{field.name}", (*first.spans, *field.spans))
        return tuple(kept.values())


def _kind(kind: Type) -> str:
    """The JSON kind of a type."""
    match kind:
        case Scalar(name, _):
            return name
        case ListOf():
            return "array"
        case Reference("enum", _) | Const():
            return "string"
    return "object"


def _shared(members: Sequence[Field]) -> tuple[Behavior, ...]:
    """The behavior that all of `members` have."""
    return tuple(each for each in members[0].behavior if all(each in member.behavior for member in members))
