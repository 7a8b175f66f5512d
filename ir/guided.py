"""Types that a wire page declares and no structural page does: contents, deltas, status values, events.

The page lists their tags, and in code words the fields that it speaks of. A field's type is the one that this name has
everywhere else in the API (`usage`), or a tagged union of that name (`delta`), or what a decision says; else the page
leaves it open and the field holds any value, with a caveat.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from ir.decisions import DecidedField
from ir.flatten import Flattener, joined
from ir.model import (
    Accessor,
    Api,
    Const,
    Diagnostic,
    Enum,
    EnumValue,
    Event,
    Field,
    ListOf,
    Message,
    Note,
    Reference,
    Scalar,
    Severity,
    Span,
    Tag,
    TaggedUnion,
    Type,
    UnionReference,
    Variant,
)
from ir.spelling import pascal, snake
from ir.streams import Fold, Growth, Selection, Stream

NO_TYPE = "The pages name this field and do not say what it holds."
NO_FIELDS = "the wire page does not say what this carries"
EVENTS = "StreamEvent"
_WORD = re.compile(r"[a-z][a-z0-9_]*")
_LITERAL = re.compile(r'"(\w+)": "(\w+)"')


def discriminator(tags: Sequence[Tag]) -> str | None:
    """The field that holds the tag: `type`, as the wire page writes `"type": "user_input"` of the tag `user_input`."""
    names = {tag.name for tag in tags}
    shown = [match for tag in tags for mention in tag.mentions if (match := _LITERAL.fullmatch(mention))]
    return next((match[1] for match in shown if match[2] in names), None)


def known_types(api: Api, tags: Mapping[str, Sequence[Tag]]) -> dict[str, Type]:
    """The types that pages use and do not declare, and that the wire page declares by its tags: name -> use.

    `Content` has the tags of the kind `content`; the enum `Status` of an `Interaction` those of the kind `status`.
    """
    known: dict[str, Type] = {}
    for external in api.externals:
        if external.identity.rsplit(".", 1)[-1].lower() in tags:
            enum = external.target == "enum"
            known[external.name] = Reference("enum", external.name) if enum else UnionReference(external.name)
    return known


class Guided:
    """The types that the wire page of an API declares, made from its tags and events.

    What comes of them joins those of the structural pages in `flat`. `key` is the discriminator.
    """

    def __init__(self, flat: Flattener, key: str) -> None:
        self.key = key
        self.api = flat.api
        self.tags = flat.listed
        self.known = flat.known
        self.messages = flat.messages
        self.unions = flat.unions
        self.decisions = flat.decisions
        self.enums: dict[str, Enum] = {}
        self.found: list[Diagnostic] = []
        self.of_kind = {snake(name): name for name in self.unions}
        self.made: dict[tuple[str, str], str] = {}
        self.events = EVENTS
        self.types: dict[str, set[Type]] = {}
        for message in self.messages.values():
            for field in message.fields:
                self.types.setdefault(field.name, set()).add(field.type)

    def run(self) -> None:
        """Makes everything, in the order in which one builds on another."""
        for external in self.api.externals:
            kind = external.identity.rsplit(".", 1)[-1].lower()
            if external.name in self.known and external.target == "enum":
                self._enum(external.name, external.identity, self.tags[kind])
            elif external.name in self.known:
                self._contents(external.name, kind)
        self._deltas()
        self._events()

    def _free(self, name: str, made: tuple[str, str] | None = None) -> str:
        """`name`, or with a number where a structural page declares another type of that name."""
        used = {*self.messages, *self.unions, *(enum.name for enum in self.api.enums)}
        taken = used | {external.name for external in self.api.externals}
        free, number = name, 2
        while free in taken:
            free, number = f"{name}{number}", number + 1
        if made:
            self.made[made] = free
        return free

    def _enum(self, name: str, identity: str, tags: Sequence[Tag]) -> None:
        values = tuple(EnumValue(name=tag.name, text=tag.text, spans=tag.spans) for tag in tags)
        self.enums[name] = Enum(name=name, identity=identity, values=values, spans=_spans(tags))

    def _contents(self, name: str, kind: str) -> None:
        """A tagged union whose variants have the fields that the page mentions."""
        variants = []
        for tag in self.tags[kind]:
            variant = self._free(f"{pascal(tag.name)}{name}", (kind, tag.name))
            fields = self._mentioned(tag, variant, name)
            self._add(variant, self.key, tag, fields, name)
            variants.append(Variant(tag.name, variant))
        self._add_union(name, self.key, variants, self.tags[kind])
        self.of_kind[kind] = name

    def _deltas(self) -> None:
        """A delta of a content is a piece of it, with its fields; one named after a field of its step adds to that."""
        deltas = self.tags.get("delta", ())
        steps = {kind for kind, tags in self.tags.items() for tag in tags if any(tag.name in d.parents for d in deltas)}
        if not deltas:
            return
        name = self._free(f"{pascal(min(steps))}Delta" if len(steps) == 1 else "Delta")
        variants = []
        for tag in deltas:
            variant = self._free(f"{pascal(tag.name)}Delta", ("delta", tag.name))
            piece = self._piece(tag)
            fields = piece.fields[1:] if piece else tuple(self._of_parent(tag))
            self._add(variant, self.key, tag, (*fields, *self._mentioned(tag, variant, name)), name)
            variants.append(Variant(tag.name, variant))
        self._add_union(name, self.key, variants, deltas)
        self.of_kind["delta"] = name

    def _piece(self, tag: Tag) -> Message | None:
        """The content that `tag` is a piece of: the one of the same tag, in a list of each of its steps."""
        for parent in tag.parents:
            for field in self._step_fields(parent):
                item = field.type.items if isinstance(field.type, ListOf) else None
                union = self.unions.get(item.name) if isinstance(item, UnionReference) else None
                found = next((v.message for v in union.variants if v.tag == tag.name), None) if union else None
                if found:
                    return self.messages[found]
        return None

    def _of_parent(self, tag: Tag) -> Iterable[Field]:
        """`thought_signature` of `thought` holds a `signature`, as the step does."""
        target = self._target(tag)
        if target and not isinstance(target.type, ListOf):
            yield replace(target, presence="optional", behavior=(), text={}, spans=tag.spans)

    def _target(self, tag: Tag) -> Field | None:
        fields = {f"{parent}_{field.name}": field for parent in tag.parents for field in self._step_fields(parent)}
        return fields.get(tag.name)

    def _step_fields(self, tag: str) -> tuple[Field, ...]:
        """The fields of the variant `tag` of a structural union."""
        for union in self.unions.values():
            for variant in union.variants:
                if variant.tag == tag:
                    return self.messages[variant.message].fields
        return ()

    def _events(self) -> None:
        self.events = self._free(EVENTS)
        decided = self.decisions.tags(EVENTS)
        key = decided.discriminator if decided else self.key
        if decided:
            place = (*_spans(self.api.events), decided.place)
            self._report("wire-decided", "note", decided.reason, f"{EVENTS}.{key}", place)
        variants = []
        for event in self.api.events:
            variant = self._free(f"{pascal(event.name)}Event", ("event", event.name))
            self._add(variant, key, event, self._mentioned(event, variant, EVENTS), EVENTS)
            variants.append(Variant(event.name, variant))
        if variants:
            self._add_union(self.events, key, variants, self.api.events)

    def _mentioned(self, tag: Tag | Event, owner: str, union: str) -> tuple[Field, ...]:
        """The fields that the page mentions in code, save the discriminator itself, which belongs to what they hold."""
        fields = []
        for word in tag.mentions:
            if _WORD.fullmatch(word) and word != self.key:
                subjects = (f"{owner}.{word}", f"{union}.{word}")
                fields.append(self._field(word, self.decisions.field(*subjects), tag.spans, subjects[0]))
        return tuple(fields)

    def _field(self, name: str, decided: DecidedField | None, spans: tuple[Span, ...], subject: str) -> Field:
        if decided:
            return self._decided(name, decided, spans)
        kinds = (
            {self.use(Reference("message", self.of_kind[name]))}
            if name in self.of_kind
            else self.types.get(name, set())
        )
        if len(kinds) == 1:
            return Field(name=name, type=next(iter(kinds)), spans=spans)
        self._report("wire-unstated", "warning", NO_TYPE, subject, spans)
        return _untyped(name, spans)

    def _decided(self, name: str, decided: DecidedField, spans: tuple[Span, ...]) -> Field:
        """The field `name` as it was decided to be, and a note of that in the report."""
        self._report("wire-decided", "note", decided.reason, decided.subject, (*spans[:1], decided.place))
        return Field(
            name=name,
            type=self.use(decided.type),
            presence="required" if decided.required else "optional",
            behavior=("required",) if decided.required else (),
            caveat=decided.reason,
            spans=spans,
        )

    def use(self, kind: Type) -> Type:
        """The type of a decision, which names tagged unions as if they were messages."""
        match kind:
            case Reference("message", name) if name in self.unions or name in self.known:
                return UnionReference(name)
            case ListOf(items):
                return ListOf(self.use(items))
        return kind

    def _add(self, name: str, key: str, tag: Tag | Event, fields: Sequence[Field], union: str) -> None:
        """The message `name` with its tag, `fields`, and those that decisions add."""
        head = Field(name=key, type=Const(tag.name), presence="required", behavior=("required",), spans=tag.spans)
        kept = {field.name: field for field in (head, *fields)}
        for owner in (union, name):
            for added, decided in self.decisions.added(owner):
                if owner == name or added in kept:
                    kept[added] = self._decided(added, decided, tag.spans)
        if len(kept) == 1:
            self._report("wire-unstated", "warning", NO_FIELDS, name, tag.spans)
        self.messages[name] = Message(
            name=name, identity=name, fields=tuple(kept.values()), text=tag.text, spans=tag.spans
        )

    def _add_union(self, name: str, key: str, variants: Sequence[Variant], tags: Sequence[Tag | Event]) -> None:
        self.unions[name] = TaggedUnion(
            name=name, identity=name, discriminator=key, variants=tuple(variants), spans=_spans(tags)
        )

    def _report(self, id_: str, severity: Severity, message: str, subject: str, spans: tuple[Span, ...]) -> None:
        self.found.append(Diagnostic(id=id_, severity=severity, message=message, subject=subject, spans=spans))

    # Notes, accessors and the stream

    def annotated(self) -> None:
        """Prose of the wire page goes to the fields that it names, of the message that it speaks of."""
        subject: str | None = None
        for note in self.api.notes:
            subject = next((word for word in note.mentions if word in self.messages), subject)
            if subject:
                self.messages[subject] = self._noted(self.messages[subject], note)

    def _noted(self, message: Message, note: Note) -> Message:
        words = dict.fromkeys(word.partition("=")[0] for word in note.mentions)
        fields = list(message.fields)
        decided = dict(self.decisions.added(message.name))
        for word in words:
            place = next((at for at, field in enumerate(fields) if field.name == word), None)
            if place is not None:
                field = fields[place]
                fields[place] = replace(field, text=joined(field.text, note.text), spans=(*field.spans, *note.spans))
            elif word in decided:
                fields.append(replace(self._decided(word, decided[word], note.spans), text=note.text))
            elif any(mention.startswith(f"{word}=") for mention in note.mentions):
                self._report("wire-unstated", "warning", NO_TYPE, f"{message.name}.{word}", note.spans)
                fields.append(replace(_untyped(word, note.spans), text=note.text))
        return replace(message, fields=tuple(fields))

    def accessors(self) -> tuple[Accessor, ...]:
        """The accessors of the page, with what their words select: `output_text` the `text` of `model_output` steps."""
        return tuple(replace(accessor, selection=self._selection(accessor)) for accessor in self.api.accessors)

    def _selection(self, accessor: Accessor) -> Selection | None:
        family, _, item = accessor.name.rpartition("_")
        related = [each for each in self.api.accessors if each.name.startswith(f"{family}_")]
        step = next((w for each in related for w in each.mentions if self._step_fields(w)), None)
        if step is None:
            return None
        home = self._home(step)
        for field in self._step_fields(step):
            piece = self._piece(Tag(kind="delta", name=item, parents=(step,)))
            if home and piece and isinstance(field.type, ListOf):
                own = item if any(each.name == item for each in piece.fields) else None
                message, steps = home
                return Selection(
                    message=message,
                    steps=steps,
                    step=step,
                    content=field.name,
                    item=item,
                    joined=own,
                    before=self._of_others(step),
                )
        return None

    def _of_others(self, step: str) -> tuple[str, ...]:
        """The tags that the page lists in another group than `step`: what users send, among what the model sends."""
        listed = next((tags for tags in self.tags.values() if any(tag.name == step for tag in tags)), ())
        group = next((tag.group for tag in listed if tag.name == step), None)
        return tuple(tag.name for tag in listed if tag.group != group)

    def _home(self, step: str) -> tuple[str, str] | None:
        """The message and its field that hold the list of steps that `step` is one of."""
        names = {union.name for union in self.unions.values() if any(v.tag == step for v in union.variants)}
        return next(
            (
                (message.name, field.name)
                for message in self.messages.values()
                for field in message.fields
                if isinstance(field.type, ListOf)
                and isinstance(field.type.items, UnionReference)
                and field.type.items.name in names
            ),
            None,
        )

    def stream(self) -> Stream | None:
        """How events called `step.start`, `step.delta`, `step.stop` build the steps; None where that is not told."""
        names = {event.name: self.messages[self.made["event", event.name]] for event in self.api.events}
        kind = next((k for k in self.tags if {f"{k}.start", f"{k}.delta", f"{k}.stop"} <= names.keys()), None)
        if kind is None or kind not in self.of_kind or "delta" not in self.of_kind:
            return None
        start, delta, stop = (names[f"{kind}.{part}"] for part in ("start", "delta", "stop"))
        step = _holding(start, UnionReference(self.of_kind[kind]))
        change = _holding(delta, UnionReference(self.of_kind["delta"]))
        shared = {f.name for f in start.fields} & {f.name for f in delta.fields} & {f.name for f in stop.fields}
        index = next((f.name for f in stop.fields if f.name in shared and f.type == Scalar("integer")), None)
        home = self._home(self.unions[self.of_kind[kind]].variants[0].tag)
        if not (step and change and index and home):
            problem = "the pages do not say how the events build the steps"
            self._report("wire-unstated", "warning", problem, EVENTS, _spans(self.api.events))
            return None
        message, steps = home
        folds = tuple(fold for tag in self.tags["delta"] if (fold := self._fold(tag)))
        items = self._items(folds)
        whole = {n: _holding(m, Reference("message", message)) for n, m in names.items()}
        snapshot = next((name for name in whole.values() if name), "")
        return Stream(
            events=self.events,
            message=message,
            steps=steps,
            start=f"{kind}.start",
            delta=f"{kind}.delta",
            stop=f"{kind}.stop",
            step=step,
            index=index,
            change=change,
            whole=tuple(name for name, field in whole.items() if field),
            snapshot=snapshot,
            folds=folds,
            items=items,
            growths=tuple(self._growth(variant) for variant in self.unions[items].variants) if items else (),
        )

    def _growth(self, variant: Variant) -> Growth:
        """What is called like its tag is the text of an item; what is bytes is its data."""
        fields = self.messages[variant.message].fields
        grows = (f.name for f in fields if f.name == variant.tag or f.type == Scalar("string", "bytes"))
        return Growth(variant.tag, tuple(grows))

    def _items(self, folds: Sequence[Fold]) -> str:
        """The tagged union that steps hold lists of, where deltas add to them."""
        for fold in folds:
            for field in self._step_fields(fold.steps[0]):
                if fold.many and field.name == fold.target and isinstance(field.type, ListOf):
                    return field.type.items.name if isinstance(field.type.items, UnionReference) else ""
        return ""

    def _fold(self, tag: Tag) -> Fold | None:
        fields = self.messages[self.made["delta", tag.name]].fields[1:]
        target = self._target(tag)
        if target:
            wanted = target.type.items if isinstance(target.type, ListOf) else target.type
            source = next((field.name for field in fields if field.type == wanted), None)
            many = isinstance(target.type, ListOf)
            return Fold(tag.name, tag.parents, target.name, source, many) if source else None
        for parent in tag.parents:
            for field in self._step_fields(parent):
                if isinstance(field.type, ListOf) and self._piece(tag):
                    return Fold(tag.name, tag.parents, field.name, None, many=True)
        return None


def _untyped(name: str, spans: tuple[Span, ...]) -> Field:
    return Field(name=name, type=Scalar("value", "Value"), caveat=NO_TYPE, spans=spans)


def _holding(message: Message, kind: Type) -> str | None:
    return next((field.name for field in message.fields if field.type == kind), None)


def _spans(entries: Sequence[Tag | Event]) -> tuple[Span, ...]:
    return tuple(dict.fromkeys(span for entry in entries for span in entry.spans))
