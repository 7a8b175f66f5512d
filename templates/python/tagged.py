"""Tagged unions, streams and accessors of an `Api` as the plain data that the templates show."""

from collections.abc import Sequence

from ir.model import Api, Field, ListOf, Message, TaggedUnion, UnionReference
from ir.streams import Fold, Selection, Stream
from templates.python import layout, names
from templates.python.layout import Expression, call
from templates.python.literals import docstring, literal
from templates.python.prose import told
from templates.python.scope import Scope
from templates.python.types import Names, attributes


class Tagged:
    """What the module of `api` holds besides messages and enums."""

    def __init__(self, api: Api, known: Names, scope: Scope) -> None:
        self._api = api
        self._known = known
        self._scope = scope
        self._unions = {union.name: union for union in api.tagged_unions}
        self._messages = {message.name: message for message in api.messages}
        self._tables = names.constants(known.classes[name] for name in self._unions)

    @property
    def exports(self) -> list[str]:
        """The names that the module offers besides its types."""
        functions = [self._known.unions[name] for name in self._unions]
        if not self._api.stream:
            return functions
        parse = self._known.unions[""]
        return [*functions, parse, f"{parse}_async", self._accumulator(self._api.stream), self._scope("StreamError")]

    def unions(self) -> list[dict[str, str]]:
        """A class for the unknown, the alias, the table by tag and the function that reads, for each union."""
        return [self._union(union) for union in self._unions.values()]

    def _union(self, union: TaggedUnion) -> dict[str, str]:
        scope, classes = self._scope, self._known.classes
        name, unknown = classes[union.name], classes[names.unknown(union.name)]
        variants = [classes[variant.message] for variant in union.variants]
        reads = [
            f"{literal(variant.tag)}: {class_}.from_dict"
            for variant, class_ in zip(union.variants, variants, strict=True)
        ]
        table, key = self._tables[name], literal(union.discriminator)
        return {
            "name": name,
            "header": layout.heading(unknown, scope("Unknown")),
            "doc_of_unknown": docstring(f"A `{name}` with a tag that the page does not list, as it came.", 4),
            "discriminator": self._discriminator(union),
            "tag": f"return {scope('tag_of')}(self, {key})",
            "alias": layout.alias(f"{name}: {scope('TypeAlias')}", [*variants, unknown]),
            "doc": docstring(told(union.text, spans=union.spans), 0),
            "table": layout.table(table, f"str, {scope('Read')}[{name}]", reads),
            "parse": self._known.unions[union.name],
            "doc_of_parse": docstring(f"The `{name}` that a JSON object is by its `{union.discriminator}`.", 4),
            "body": call(f"return {scope('variant')}", [table, f"{unknown}.from_dict", key, "data", "partial"], 4),
        }

    def _discriminator(self, union: TaggedUnion) -> str:
        """The attribute of the tag: that of the variants, as far as they are of one mind."""
        variants = [self._messages[variant.message] for variant in union.variants]
        wire = union.discriminator
        found = [self._attribute(each, wire) for each in variants if any(field.name == wire for field in each.fields)]
        return found[0] if found else names.snake(wire, "tag")

    def accessors(self, message: Message) -> list[dict[str, str]]:
        """The accessors of `message`, as properties."""
        return [
            self._accessor(message, accessor.selection)
            | {
                "name": names.snake(accessor.name),
                "doc": docstring(told(accessor.text, spans=accessor.spans), 8),
            }
            for accessor in self._api.accessors
            if accessor.selection and accessor.selection.message == message.name
        ]

    def _accessor(self, message: Message, selection: Selection) -> dict[str, str]:
        step = self._variant(selection.step)
        content = next(field for field in step.fields if field.name == selection.content)
        item = self._item(content, selection.item)
        steps = self._attribute(message, selection.steps)
        parts: list[Expression] = [f"self.{steps}", self._known.classes[step.name]]
        parts += [literal(self._attribute(step, selection.content)), self._known.classes[item.name]]
        before = _tuple([self._class(self._variant(tag)) for tag in selection.before])
        if selection.joined is None:
            body = call(f"return {self._scope('last_item')}", [*parts, before], 8)
            return {"returns": f"{self._known.classes[item.name]} | None", "body": body}
        parts += [literal(self._attribute(item, selection.joined)), before]
        return {"returns": "str", "body": call(f"return {self._scope('joined_text')}", parts, 8)}

    def stream(self) -> dict[str, str] | None:
        """The functions that read the stream of the API, and the class that puts its message together."""
        stream, scope, classes = self._api.stream, self._scope, self._known.classes
        if stream is None:
            return None
        union = self._unions[stream.events]
        parts = ["source", self._known.unions[stream.events], literal(union.discriminator)]
        events, message = classes[stream.events], classes[stream.message]
        step = classes[self._union_of(stream.folds[0].steps[0]).name] if stream.folds else scope("Any")
        base = f"{scope('Accumulator')}[{message}, {step}]"
        return {
            "parse": self._known.unions[""],
            "source": f"bytes | {scope('Iterable')}[bytes | str]",
            "events": f"{scope('Iterator')}[{events}]",
            "body": call(f"return {scope('read_events')}", parts, 4),
            "source_async": f"{scope('AsyncIterable')}[bytes | str]",
            "events_async": f"{scope('AsyncIterator')}[{events}]",
            "body_async": call(f"return {scope('read_events_async')}", parts, 4),
            "header": layout.heading(self._accumulator(stream), base),
            "plan_type": f"{scope('ClassVar')}[{scope('Plan')}]",
            "plan": self._plan(stream),
        }

    def _accumulator(self, stream: Stream) -> str:
        name = f"{self._known.classes[stream.message]}Accumulator"
        return f"{name}_" if name in self._known.classes.values() else name

    def _plan(self, stream: Stream) -> str:
        events = {variant.tag: self._messages[variant.message] for variant in self._unions[stream.events].variants}
        start, delta, stop = events[stream.start], events[stream.delta], events[stream.stop]
        whole = [events[tag] for tag in stream.whole]
        folds = [self._fold(fold) for fold in stream.folds]
        items = self._unions[stream.items].variants if stream.items else ()
        grown = {growth.item: growth.joined for growth in stream.growths}
        growths = [
            f"{self._class(self._messages[item.message])}: "
            + _tuple([literal(self._attribute(self._messages[item.message], name)) for name in grown[item.tag]])
            for item in items
        ]
        arguments = {
            "message": self._known.classes[stream.message],
            "steps": literal(self._attribute(self._messages[stream.message], stream.steps)),
            "start": self._class(start),
            "delta": self._class(delta),
            "stop": self._class(stop),
            "step": literal(self._attribute(start, stream.step)),
            "index": literal(self._attribute(delta, stream.index)),
            "change": literal(self._attribute(delta, stream.change)),
            "whole": _tuple(list(map(self._class, whole))),
            "snapshot": literal(self._attribute(whole[-1], stream.snapshot)),
            "folds": layout.entries(folds, 8),
            "growths": layout.entries(growths, 8),
        }
        lines = "".join(f"        {name}={value},\n" for name, value in arguments.items())
        return f"{self._scope('Plan')}(\n{lines}    )"

    def _fold(self, fold: Fold) -> str:
        steps = [self._variant(tag) for tag in fold.steps]
        delta = self._variant(fold.delta, of=fold)
        target = next(field for field in steps[0].fields if field.name == fold.target)
        parts = [_tuple(list(map(self._class, steps))), literal(self._attribute(steps[0], fold.target)), str(fold.many)]
        if fold.source:
            parts.append(f"source={literal(self._attribute(delta, fold.source))}")
        else:
            parts.append(f"item={self._class(self._item(target, fold.delta))}")
        return call(f"{self._class(delta)}: {self._scope('Fold')}", parts, 12, used=1)

    def _variant(self, tag: str, of: Fold | None = None) -> Message:
        """The message under `tag`: that of a step, or with `of` that of a delta."""
        assert self._api.stream or of is None
        name = self._deltas() if of else self._union_of(tag).name
        return next(self._messages[v.message] for v in self._unions[name].variants if v.tag == tag)

    def _deltas(self) -> str:
        """The union that the deltas of the stream are of."""
        stream = self._api.stream
        assert stream is not None
        events = self._unions[stream.events].variants
        event = next(self._messages[variant.message] for variant in events if variant.tag == stream.delta)
        change = next(field.type for field in event.fields if field.name == stream.change)
        assert isinstance(change, UnionReference)
        return change.name

    def _union_of(self, tag: str) -> TaggedUnion:
        return next(union for union in self._unions.values() if any(v.tag == tag for v in union.variants))

    def _item(self, field: Field, tag: str) -> Message:
        """The message under `tag` in the list that `field` is."""
        assert isinstance(field.type, ListOf)
        assert isinstance(field.type.items, UnionReference)
        variants = self._unions[field.type.items.name].variants
        return next(self._messages[variant.message] for variant in variants if variant.tag == tag)

    def _class(self, message: Message) -> str:
        return self._known.classes[message.name]

    def _attribute(self, message: Message, wire: str) -> str:
        return attributes(message, self._known, self._scope)[wire]


def _tuple(parts: Sequence[str]) -> str:
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
