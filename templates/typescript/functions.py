"""What runs in a TypeScript module: the reader of its stream, the accumulator and the accessors."""

import json
import re
from collections.abc import Mapping
from typing import Any

from ir.model import Accessor, Api, Scalar, TaggedUnion
from ir.streams import Selection, Stream
from templates.typescript.declarations import Function
from templates.typescript.docs import Docs
from templates.typescript.names import Names
from templates.typescript.text import Doc, literal, object_key

READER = "Reads the events of a stream: bytes that may be cut anywhere, or a `Response`."
BUILDER = "Puts the events of a stream together: `add` each of them, then take the `result`."


class Functions:
    """The functions of the module of `api`, and what they import: (types, values) of `streaming.ts`."""

    def __init__(self, api: Api, names: Names, docs: Docs) -> None:
        self._api = api
        self._names = names
        self._docs = docs
        self._unions = {union.name: union for union in api.tagged_unions}
        self._types: set[str] = set()
        self._values: set[str] = set()
        self.declarations: list[Function] = []
        if api.stream:
            self._streaming(api.stream)
        for accessor in api.accessors:
            if accessor.selection:
                self._accessor(accessor, accessor.selection)

    @property
    def imports(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What the functions need of `streaming.ts`."""
        return tuple(sorted(self._types)), tuple(sorted(self._values))

    def _streaming(self, stream: Stream) -> None:
        events, message = self._names[stream.events], self._names[stream.message]
        steps = self._union_of(stream.folds[0].steps[0]) if stream.folds else None
        step = self._names[steps.name] if steps else "unknown"
        self._types |= {"ByteSource"}
        self._values |= {"readEvents", "StreamAccumulator"}
        builder = f"StreamAccumulator<{message}, {step}, {events}>"
        self.declarations += [
            Function(
                name=self._names.claim("parseEvents"),
                doc=Doc(notes=(READER,)),
                parameter="source: ByteSource",
                returns=f"AsyncGenerator<{events}>",
                body=f"readEvents<{events}>(source, {literal(self._unions[stream.events].discriminator)})",
            ),
            Function(
                name=self._names.claim(f"accumulate{message}"),
                doc=Doc(notes=(BUILDER,)),
                parameter="",
                returns=builder,
                body=f"new {builder}({_object(self._plan(stream, steps))})",
            ),
        ]

    def _plan(self, stream: Stream, steps: TaggedUnion | None) -> dict[str, Any]:
        items = self._unions.get(stream.items)
        return {
            "event": self._unions[stream.events].discriminator,
            **{name: getattr(stream, name) for name in ("start", "delta", "stop", "step", "index", "change")},
            "whole": stream.whole,
            "snapshot": stream.snapshot,
            "steps": stream.steps,
            "folds": {
                fold.delta: {"steps": fold.steps, "target": fold.target, "source": fold.source, "many": fold.many}
                for fold in stream.folds
            },
            "tag": steps.discriminator if steps else "",
            "growths": {
                growth.item: {name: self._join(items, growth.item, name) for name in growth.joined}
                for growth in stream.growths
            },
        }

    def _join(self, items: TaggedUnion | None, tag: str, name: str) -> str:
        """How pieces of the field `name` of the item `tag` are put together."""
        message = next(variant.message for variant in items.variants if variant.tag == tag) if items else ""
        kinds = [f.type for m in self._api.messages if m.name == message for f in m.fields if f.name == name]
        return "base64" if kinds == [Scalar("string", "bytes")] else "text"

    def _accessor(self, accessor: Accessor, selection: Selection) -> None:
        union = self._union_of(selection.step)
        message = self._names[selection.message]
        parts = {"tag": union.discriminator if union else "", "step": selection.step}
        parts |= {"content": selection.content, "item": selection.item}
        chosen = _object({**parts, "before": selection.before})
        steps = f"message[{literal(selection.steps)}]"
        if selection.joined:
            self._values.add("joinedText")
            returns, body = "string", f"joinedText({steps}, {chosen}, {literal(selection.joined)})"
        else:
            self._values.add("lastItem")
            item = self._item(selection)
            returns, body = f"{item} | undefined", f"lastItem<{item}>({steps}, {chosen})"
        self.declarations.append(
            Function(
                name=self._names.claim(_camel(accessor.name)),
                doc=self._docs.of_accessor(accessor),
                parameter=f"message: Pick<{message}, {literal(selection.steps)}>",
                returns=returns,
                body=body,
            )
        )

    def _item(self, selection: Selection) -> str:
        """The type of the selected items."""
        step = self._union_of(selection.step)
        message = next(v.message for v in step.variants if v.tag == selection.step) if step else ""
        fields = (f for m in self._api.messages if m.name == message for f in m.fields if f.name == selection.content)
        union = self._unions[next(iter(fields)).type.items.name]  # type: ignore[union-attr]
        return self._names[next(variant.message for variant in union.variants if variant.tag == selection.item)]

    def _union_of(self, tag: str) -> TaggedUnion | None:
        return next((u for u in self._unions.values() if any(v.tag == tag for v in u.variants)), None)


def _camel(name: str) -> str:
    first, *others = [word for word in re.split(r"[^A-Za-z0-9]+", name) if word]
    return first + "".join(word[:1].upper() + word[1:] for word in others)


def _object(value: Mapping[str, Any], indent: str = "  ") -> str:
    """Plain data as an object literal of several lines."""
    inner = f"{indent}  "
    lines = []
    for key, part in value.items():
        shown = _object(part, inner) if isinstance(part, Mapping) else _flat(part)
        lines.append(f"{inner}{object_key(key)}: {shown},\n")
    return "{\n" + "".join(lines) + indent + "}"


def _flat(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_flat, value))}]"
    return literal(value) if isinstance(value, str) else json.dumps(value)
