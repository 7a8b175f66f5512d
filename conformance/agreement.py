"""An API as we read it beside its discovery document, compared by structure and not by what types are called.

Methods that both sides know give the first pairs of messages (their bodies), then messages of the same name do; what
the fields of a pair refer to is the next pair. So `Neighbor` of a page is compared with `ExplanationNeighbor` because
`Explanation` uses it. What no page declares is opaque: all that can be compared is its name.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Literal

from conformance.discovery import Document, Fields, Property, fold
from ir.model import Api, Field, ListOf, MapOf, Message, Operation, Reference, Scalar, Span, Type

Kind = Literal[
    "type", "field-only-on-page", "field-only-in-discovery", "value-only-on-page", "value-only-in-discovery",
    "message-only-on-page", "method-only-on-page", "parameter-only-on-page", "parameter-only-in-discovery",
    "read-only", "deprecated",
]  # fmt: skip


@dataclass(frozen=True, slots=True, order=True)
class Disagreement:
    """One thing that the sides tell differently: `subject` by our names, `where` it stands, and what each side says."""

    kind: Kind
    subject: str
    where: str
    told: str = ""


@dataclass(slots=True)
class Comparison:
    """What was compared, and the disagreements, each once."""

    messages: set[str] = field(default_factory=set)
    fields: set[str] = field(default_factory=set)
    opaque: set[str] = field(default_factory=set)
    wrong_types: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    methods: set[str] = field(default_factory=set)
    parameters: set[str] = field(default_factory=set)
    disagreements: set[Disagreement] = field(default_factory=set)


def compare(api: Api, document: Document, prefixes: Sequence[str]) -> Comparison:
    """All that `api` and `document` disagree in. `prefixes` are what discovery puts before the names that pages use."""
    comparer = _Comparer(api, document)
    comparer.operations()
    for message in api.messages:
        comparer.same_name(message, prefixes)
    return comparer.found


class _Comparer:
    """Walks pairs of messages; each pair once."""

    def __init__(self, api: Api, document: Document) -> None:
        self.api = api
        self.document = document
        self.messages = {message.name: message for message in api.messages if message.role == "declared"}
        self.enums = {enum.name: enum for enum in api.enums}
        self.externals = {external.name: external.identity.rpartition(".")[2] for external in api.externals}
        self.compact = {fold(name): name for name in document.messages}
        self.pairs: set[tuple[str, str]] = set()
        self.found = Comparison()

    def operations(self) -> None:
        """Pairs the bodies and parameters of the methods that both sides know."""
        for operation in self.api.operations:
            name = method_name(operation)
            method = self.document.methods.get(name)
            if method is None:
                if operation.method != "RPC":
                    self._differ("method-only-on-page", name, operation.spans)
                continue
            self.found.methods.add(name)
            for ours, theirs in ((operation.request, method.request), (operation.response, method.response)):
                if ours in self.messages and theirs in self.document.messages:
                    self._pair(ours, theirs)
            self._parameters(name, operation, method.parameters)

    def same_name(self, message: Message, prefixes: Sequence[str]) -> None:
        """Pairs a message that is part of no pair with one of the same name; one without a partner is a finding."""
        if message.name not in self.messages or message.name in self.found.messages:
            return
        names = (message.name, message.identity.partition("~")[0].replace(".", ""))
        for name in (prefix + name for name in names for prefix in (*prefixes, "")):
            if theirs := self.compact.get(fold(name)):
                self._pair(message.name, theirs)
                return
        if message.spans:
            self._differ("message-only-on-page", message.name, message.spans)

    def _pair(self, ours: str, theirs: str) -> None:
        waiting = [(ours, theirs)]
        while waiting:
            pair = waiting.pop()
            if pair in self.pairs:
                continue
            self.pairs.add(pair)
            self.found.messages.add(pair[0])
            waiting += self._fields(self.messages[pair[0]], self.document.messages[pair[1]])

    def _fields(self, message: Message, theirs: Fields) -> Iterator[tuple[str, str]]:
        ours = {fold(row.name): row for row in message.fields}
        for name in theirs.keys() - ours.keys():
            self._differ("field-only-in-discovery", f"{message.name}.{theirs[name].name}", message.spans)
        for name, row in ours.items():
            at = f"{message.name}.{row.name}"
            if name not in theirs:
                self._differ("field-only-on-page", at, row.spans)
                continue
            self.found.fields.add(at)
            self._flags(at, row, theirs[name])
            yield from self._types(at, row, row.type, theirs[name].type)

    def _flags(self, at: str, row: Field, theirs: Property) -> None:
        if ("output_only" in row.behavior) != theirs.read_only:
            self._differ("read-only", at, row.spans, f"read-only in discovery: {theirs.read_only}")
        if ("deprecated" in row.behavior) != theirs.deprecated:
            self._differ("deprecated", at, row.spans, f"deprecated in discovery: {theirs.deprecated}")

    def _types(self, at: str, row: Field, ours: Type, theirs: Type) -> Iterator[tuple[str, str]]:
        match _plain(ours), _plain(theirs):
            case Reference(target="message", name=mine), Reference(target="message", name=other) if (
                mine in self.externals
            ):
                self.found.opaque.add(at)
                if not fold(other).endswith(fold(self.externals[mine])):
                    self._wrong(at, row, ours, theirs)
            case Reference(target="enum", name=mine), Reference(target="enum") if mine in self.externals:
                self.found.opaque.add(at)
            case ListOf(items=mine), ListOf(items=other):
                yield from self._types(at, row, mine, other)
            case MapOf(values=mine), MapOf(values=other):
                yield from self._types(at, row, mine, other)
            case Reference(target="enum", name=mine), Reference(target="enum", name=other):
                self._values(mine, self.document.enums[other])
            case Reference(target="message", name=mine), Reference(target="message", name=other):
                yield mine, other
            case mine, other if mine != other:
                self._wrong(at, row, ours, theirs)

    def _wrong(self, at: str, row: Field, ours: Type, theirs: Type) -> None:
        self.found.wrong_types.add(at)
        self._differ("type", at, row.spans, f"{describe(ours)}, in discovery {describe(theirs)}")

    def _values(self, name: str, theirs: tuple[str, ...]) -> None:
        ours = {value.name: value for value in self.enums[name].values}
        for value in theirs:
            if value in ours:
                self.found.values.add(f"{name}.{value}")
            else:
                self._differ("value-only-in-discovery", f"{name}.{value}", self.enums[name].spans)
        for value in ours.keys() - set(theirs):
            self._differ("value-only-on-page", f"{name}.{value}", ours[value].spans)

    def _parameters(self, method: str, operation: Operation, theirs: Fields) -> None:
        ours = [spread for p in operation.parameters for spread in self._spread(p.field.name, p.field)]
        for name, row in ours:
            at = f"{method}?{name}"
            if fold(name) not in theirs:
                self._differ("parameter-only-on-page", at, row.spans)
                continue
            self.found.parameters.add(at)
            for _ in self._types(at, row, row.type, theirs[fold(name)].type):
                pass  # a message in a query is compared field by field
        for name in theirs.keys() - {fold(name) for name, _ in ours}:
            self._differ("parameter-only-in-discovery", f"{method}?{theirs[name].name}", operation.spans)

    def _spread(self, name: str, row: Field) -> Iterator[tuple[str, Field]]:
        """A parameter that is a message as its fields, as discovery gives it."""
        match row.type:
            case Reference(target="message", name=known) if known in self.messages:
                for inner in self.messages[known].fields:
                    yield f"{name}.{inner.name}", inner
            case _:
                yield name, row

    def _differ(self, kind: Kind, subject: str, spans: tuple[Span, ...], told: str = "") -> None:
        where = f"{spans[0].page}:{spans[0].first}" if spans else ""
        self.found.disagreements.add(Disagreement(kind, subject, where, told))


def method_name(operation: Operation) -> str:
    """The id of a method: the page of `projects.list` is `projects/list.md`, below the folder of the version."""
    page = PurePath(operation.spans[0].page)
    return f"{page.parent.name}.{page.stem}"


def _plain(kind: Type) -> Type:
    """A type without what one side never states: 32 bits, and whether a list of any values is one value."""
    match kind:
        case Scalar(name=name, format="int32" | "float" | "double"):
            return Scalar(name)
        case Scalar(name="array"):
            return ListOf(Scalar("value"))
        case Scalar(name="value" | "null" as name):
            return Scalar(name)
    return kind


def describe(kind: Type) -> str:
    """A type in a few words."""
    match kind:
        case Scalar(name=name, format=form):
            return f"{name} ({form})" if form else name
        case ListOf(items=items):
            return f"list of {describe(items)}"
        case MapOf(values=values):
            return f"map of {describe(values)}"
        case Reference(target=target, name=name):
            return f"{target} {name}"
    return str(kind)
