"""Declarations as a page wrote them: what the grammar hands to the passes, nothing linked, nothing compared.

Names in `Reference`s are those printed on the page. Field list and JSON representation of a message are kept apart.
"""

from msgspec import Struct

from ir.model import Accessor, Annotations, Behavior, Diagnostic, Event, Note, Page, Span, Tag, Type


class Row(Struct, frozen=True, kw_only=True):
    """A row of a field list. `type` is None where the page lost it; `union` is the header that the row stands under."""

    name: str
    type: Type | None
    union: str | None
    behavior: tuple[Behavior, ...]
    text: tuple[str, ...]
    span: Span


class Member(Struct, frozen=True, kw_only=True):
    """A key of a JSON representation; `union` is the group it stands in.

    Where the page is `lost` in the middle of the value, `type` is the most that it still shows.
    """

    name: str
    type: Type | None
    union: str | None
    lost: bool = False
    span: Span


class UnionMark(Struct, frozen=True, kw_only=True):
    """A union header of a field list, or the comment that opens a union in a JSON representation."""

    name: str
    required: bool
    text: tuple[str, ...]
    span: Span


class FieldList(Struct, frozen=True, kw_only=True):
    """The field list of a message."""

    rows: tuple[Row, ...]
    unions: tuple[UnionMark, ...]
    span: Span


class Representation(Struct, frozen=True, kw_only=True):
    """The JSON representation of a message. `complete` is False when the page cuts it."""

    members: tuple[Member, ...]
    unions: tuple[UnionMark, ...]
    complete: bool
    span: Span


class MessageDeclaration(Struct, frozen=True, kw_only=True, tag="message", tag_field="is"):
    """A message as declared under one heading. `half` numbers the schemas of a page (an MCP tool has two).

    Neither list nor representation: the page says that the type has no fields.
    """

    heading: str | None
    text: tuple[str, ...]
    half: int
    list: FieldList | None
    representation: Representation | None
    span: Span


class ValueDeclaration(Struct, frozen=True, kw_only=True):
    """One value of an enum."""

    name: str
    deprecated: bool
    text: tuple[str, ...]
    span: Span


class EnumDeclaration(Struct, frozen=True, kw_only=True, tag="enum", tag_field="is"):
    """An enum as declared under one heading; `half` as in `MessageDeclaration`."""

    heading: str | None
    text: tuple[str, ...]
    half: int
    values: tuple[ValueDeclaration, ...]
    span: Span


Declaration = MessageDeclaration | EnumDeclaration


class ToolDeclaration(Struct, frozen=True, kw_only=True):
    """An MCP tool as its page describes it; `halves` are the numbers of the input and output schema."""

    name: str
    endpoint: str | None
    sample: str | None
    text: tuple[str, ...]
    input_text: tuple[str, ...]
    output_text: tuple[str, ...]
    input_half: int | None
    output_half: int | None
    annotations: Annotations
    span: Span


class Body(Struct, frozen=True, kw_only=True):
    """A request or response body: the message it is, by name or as declared in place (`half`), neither when empty."""

    name: str | None = None
    half: int | None = None
    stream: bool = False
    span: Span


class OperationDeclaration(Struct, frozen=True, kw_only=True):
    """A method as its page describes it."""

    name: str
    method: str
    urls: tuple[str, ...]
    path: FieldList | None
    query: FieldList | None
    request: Body | None
    response: Body | None
    scopes: tuple[str, ...]
    text: tuple[str, ...]
    span: Span


class PageDeclarations(Struct, frozen=True, kw_only=True):
    """All that one page declares, in page order. An `rpc` page prints protobuf types, without the kind of a name."""

    page: Page
    rpc: bool = False
    declarations: tuple[Declaration, ...] = ()
    tools: tuple[ToolDeclaration, ...] = ()
    operations: tuple[OperationDeclaration, ...] = ()
    tags: tuple[Tag, ...] = ()
    events: tuple[Event, ...] = ()
    accessors: tuple[Accessor, ...] = ()
    notes: tuple[Note, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
