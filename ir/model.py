"""The vocabulary of refgen: what the reference pages of an API say, as plain data.

Terms are those of Google's API vocabulary (AIP, the protobuf JSON mapping) and of JSON Schema. Only wire names and
meanings stand here: no spelling of any target language, no method that knows a target.
"""

from typing import Literal

from msgspec import Struct

from ir.streams import Selection, Stream

Text = dict[str, tuple[str, ...]]
"""Prose by language: `{"en": (paragraph, ...)}`. A paragraph may hold line breaks (lists, samples)."""

Severity = Literal["error", "warning", "note"]
"""`error` fails the run unless excepted; `warning` is shown; `note` is only counted in the report."""

TypeKind = Literal["message", "enum"]

ScalarName = Literal["string", "integer", "number", "boolean", "null", "object", "array", "value"]
"""The word a page prints. `value` is any JSON value; `object` and `array` are those without a declared shape."""

ScalarFormat = Literal[
    "int64",
    "uint64",
    "int32",
    "uint32",
    "float",
    "double",
    "bytes",
    "Timestamp",
    "Duration",
    "FieldMask",
    "Struct",
    "Value",
    "ListValue",
    "NullValue",
    "Any",
]
"""How a scalar travels: `string` with `int64`, `bytes`, `Timestamp`, ...; `object` with `Struct` or `Any`."""

Presence = Literal["required", "optional", "explicit"]
"""`explicit` is protobuf's presence tracking (a one-member union named `_x`): absent and zero differ."""

Behavior = Literal["required", "optional", "output_only", "input_only", "immutable", "identifier", "deprecated"]
"""AIP-203 field behavior, and `deprecated`."""

Side = Literal["list", "representation"]
"""The halves of a declaration that name a field: the field list and the JSON representation."""

MessageRole = Literal["declared", "well_known", "map_entry"]
"""`declared` messages are emitted; a spelled-out well-known type or map entry is only checked."""

TagKind = Literal["step", "content", "delta", "status"]


class Span(Struct, frozen=True, order=True):
    """Lines `first` to `last` (from 1, both included) of `page` (its path as in `sources.toml`)."""

    page: str
    first: int
    last: int


class Scalar(Struct, frozen=True, tag="scalar", tag_field="is", omit_defaults=True):
    """A value that needs no declaration, with its wire format where the page states one."""

    name: ScalarName
    format: ScalarFormat | None = None


class Reference(Struct, frozen=True, tag="reference", tag_field="is"):
    """A use of a message or an enum: after linking by the flat name of its declaration or external."""

    target: TypeKind
    name: str


class ListOf(Struct, frozen=True, tag="list", tag_field="is"):
    """A repeated value."""

    items: "Type"


class MapOf(Struct, frozen=True, tag="map", tag_field="is"):
    """A map; on the wire its keys are always strings."""

    values: "Type"


class Const(Struct, frozen=True, tag="const", tag_field="is"):
    """A string that is always the same: the tag of a variant."""

    value: str


class OneOf(Struct, frozen=True, tag="one_of", tag_field="is"):
    """A value of one of several shapes, told apart by its JSON kind: a string, a list, an object."""

    options: tuple["Type", ...]


class UnionReference(Struct, frozen=True, tag="union", tag_field="is"):
    """A use of a tagged union, by its flat name."""

    name: str


Type = Scalar | Reference | ListOf | MapOf | Const | OneOf | UnionReference


class Field(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a message, by its wire name.

    `union` names the union it is a member of; `lost` says that the page no longer shows the whole type, and `type` is
    the most that can be said. `caveat` is what the pages leave open about how the field travels.
    """

    name: str
    type: Type
    presence: Presence = "optional"
    behavior: tuple[Behavior, ...] = ()
    union: str | None = None
    lost: bool = False
    caveat: str | None = None
    sides: tuple[Side, ...] = ("list", "representation")
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Union(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A oneof: at most one of `members` (wire names) is set; exactly one when `required`."""

    name: str
    members: tuple[str, ...]
    required: bool = False
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A declared object type.

    `name` is its flat name, the same in every target. `identity` is what stays the same when names move:
    `Owner.Name` for a type that belongs to another, else the plain name. `titles` are the headings, by language.
    """

    name: str
    identity: str
    titles: dict[str, str] = {}
    role: MessageRole = "declared"
    fields: tuple[Field, ...] = ()
    unions: tuple[Union, ...] = ()
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Variant(Struct, frozen=True):
    """One of the messages of a tagged union, and the tag it travels under."""

    tag: str
    message: str


class TaggedUnion(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A flat object whose field `discriminator` tells which message it is. Tags that are not listed may come too."""

    name: str
    identity: str
    discriminator: str
    variants: tuple[Variant, ...]
    text: Text = {}
    spans: tuple[Span, ...] = ()


class EnumValue(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One value of an enum, by its wire spelling."""

    name: str
    deprecated: bool = False
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Enum(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A declared enum; `name`, `identity`, `titles` and `role` as in `Message`."""

    name: str
    identity: str
    titles: dict[str, str] = {}
    role: MessageRole = "declared"
    values: tuple[EnumValue, ...] = ()
    text: Text = {}
    spans: tuple[Span, ...] = ()


class External(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A type that pages use and no page declares: emitted as an opaque type that says so."""

    name: str
    identity: str
    target: TypeKind
    reason: str
    spans: tuple[Span, ...] = ()


class Annotations(Struct, frozen=True, kw_only=True):
    """The behaviour hints of an MCP tool; None where the page gives none."""

    destructive: bool | None = None
    idempotent: bool | None = None
    read_only: bool | None = None
    open_world: bool | None = None


class Tool(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An MCP tool: what to call, with what (`input`, a flat message name), and what comes back (`output`)."""

    name: str
    endpoint: str | None = None
    sample: str | None = None
    input: str | None = None
    output: str | None = None
    annotations: Annotations = Annotations()
    text: Text = {}
    input_text: Text = {}
    output_text: Text = {}
    spans: tuple[Span, ...] = ()


class Parameter(Struct, frozen=True, kw_only=True):
    """A parameter of a method's URL: `field` by its name as printed (a dotted query parameter keeps its dots)."""

    location: Literal["path", "query"]
    field: Field


class Operation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A method of a REST service or an RPC (`method` is then `RPC`, and `urls` holds `Service.Method`).

    `request` and `response` are flat message names; None means no body, or an empty one. `stream` says that the
    response is a stream of messages.
    """

    name: str
    method: str
    urls: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()
    request: str | None = None
    response: str | None = None
    stream: bool = False
    scopes: tuple[str, ...] = ()
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Tag(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A literal that travels (a step type, content type, delta type or status), as a wire page lists it.

    `group` is the page's own grouping (`User steps`), `parents` the step tags a delta belongs to, `mentions` the
    other code words of its description (field names, mostly).
    """

    kind: TagKind
    name: str
    group: str | None = None
    parents: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A streaming event, as a wire page lists it."""

    name: str
    mentions: tuple[str, ...] = ()
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Accessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A convenience accessor of an SDK, as a wire page describes it; `selection` once its words have a meaning."""

    name: str
    mentions: tuple[str, ...] = ()
    selection: Selection | None = None
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Note(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Prose of a page that belongs to no declaration, kept under its heading."""

    title: str | None = None
    mentions: tuple[str, ...] = ()
    text: Text = {}
    spans: tuple[Span, ...] = ()


class Page(Struct, frozen=True, kw_only=True):
    """A page that was read: where it stands, and how many of its non-blank lines are accounted for."""

    path: str
    url: str
    language: str
    format: str
    lines: int
    accounted: int


class Api(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything the pages of one API say, in page order."""

    name: str
    title: str
    pages: tuple[Page, ...] = ()
    messages: tuple[Message, ...] = ()
    enums: tuple[Enum, ...] = ()
    externals: tuple[External, ...] = ()
    tools: tuple[Tool, ...] = ()
    operations: tuple[Operation, ...] = ()
    tags: tuple[Tag, ...] = ()
    events: tuple[Event, ...] = ()
    accessors: tuple[Accessor, ...] = ()
    notes: tuple[Note, ...] = ()
    tagged_unions: tuple[TaggedUnion, ...] = ()
    stream: Stream | None = None


class Diagnostic(Struct, frozen=True, kw_only=True):
    """Something the pages (or the decisions about them) got wrong: one rule, one `id`, one message.

    `spans` holds the place first, then the other side where there is one. `subject` is a path such as
    `Tool.googleSearch`.
    """

    id: str
    severity: Severity
    message: str
    subject: str
    spans: tuple[Span, ...] = ()
