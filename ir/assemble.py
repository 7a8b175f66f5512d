"""An API from the declarations of its pages: link, reconcile, name."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ir.declaration import Body, OperationDeclaration, PageDeclarations, Row, ToolDeclaration
from ir.link import Linked, link
from ir.model import Api, Diagnostic, Field, Message, Operation, Parameter, Reference, Scalar, Text, Tool
from ir.names import FlatNames, Nameable, Pins, choose, pins, rename, renamed
from ir.onesided import one_sided
from ir.reconcile import reconcile
from ir.resolve import ExternalRule
from ir.uses import leaves, resolve
from ir.wellknown import MESSAGES


class Assembled(Struct, frozen=True, kw_only=True):
    """An API, everything its pages disagree in, and the names it publishes (`ir/names.json`)."""

    api: Api
    diagnostics: tuple[Diagnostic, ...]
    pins: dict[str, str]


def assemble(
    name: str,
    title: str,
    pages: Sequence[PageDeclarations],
    externals: Sequence[ExternalRule] = (),
    published: Pins | None = None,
) -> Assembled:
    """The API `name` from its pages. `externals` are the decisions for it, `published` its names so far."""
    linked = link(pages, externals)
    messages, enums, disagreements = reconcile(linked.types)
    messages += _well_known(messages)
    flat = choose(_nameables(linked, messages), published or {})
    tools = tuple(_tool(tool, page, linked, flat) for page in pages for tool in page.tools)
    api = Api(
        name=name,
        title=title,
        pages=tuple(page.page for page in pages),
        messages=_with_tool_texts(tuple(rename(message, flat) for message in messages), tools),
        enums=tuple(rename(enum, flat) for enum in enums),
        externals=tuple(rename(external, flat) for external in linked.externals),
        tools=tools,
        operations=tuple(_operation(o, page, linked, flat) for page in pages for o in page.operations),
        tags=tuple(tag for page in pages for tag in page.tags),
        events=tuple(event for page in pages for event in page.events),
        accessors=tuple(accessor for page in pages for accessor in page.accessors),
        notes=tuple(note for page in pages for note in page.notes),
    )
    read = tuple(diagnostic for page in pages for diagnostic in (*page.diagnostics, *one_sided(page)))
    return Assembled(api=api, diagnostics=(*read, *linked.diagnostics, *disagreements), pins=pins(flat))


def _well_known(messages: Sequence[Message]) -> tuple[Message, ...]:
    """The well-known messages that fields use, to be emitted like declared ones."""
    used = {reference.name for m in messages for field in m.fields for reference in leaves(field.type)}
    return tuple(message for message in MESSAGES.values() if message.identity in used)


def _nameables(linked: Linked, messages: Sequence[Message]) -> list[Nameable]:
    """All that is emitted, in page order: declared types, objects spelled out in place, well-known ones, externals."""
    declared = [
        Nameable(kind.kind, kind.name, kind.identity, () if kind.root else kind.owners)
        for kind in linked.types
        if kind.role == "declared"
    ]
    known = {kind.identity for kind in linked.types if kind.kind == "message"}
    made = [Nameable("message", m.name, m.identity, ()) for m in messages if m.identity not in known]
    outside = [Nameable(e.target, e.name, e.identity, linked.owners[e.identity]) for e in linked.externals]
    return declared + made + outside


def _root(page: PageDeclarations, half: int | None, linked: Linked, flat: FlatNames) -> str | None:
    """The flat name of the first message of a page's half."""
    first = next((d for d in page.declarations if d.half == half), None)
    kind = linked.by_place.get(first.span) if first else None
    return flat.get((kind.kind, kind.identity)) if kind else None


def _prose(page: PageDeclarations, text: tuple[str, ...]) -> Text:
    return {page.page.language: text} if text else {}


def _tool(tool: ToolDeclaration, page: PageDeclarations, linked: Linked, flat: FlatNames) -> Tool:
    """A tool with the names of its input and output: the first message of each half of its page."""
    return Tool(
        name=tool.name,
        endpoint=tool.endpoint,
        sample=tool.sample,
        input=_root(page, tool.input_half, linked, flat),
        output=_root(page, tool.output_half, linked, flat),
        annotations=tool.annotations,
        text=_prose(page, tool.text),
        input_text=_prose(page, tool.input_text),
        output_text=_prose(page, tool.output_text),
        spans=(tool.span,),
    )


def _operation(operation: OperationDeclaration, page: PageDeclarations, linked: Linked, flat: FlatNames) -> Operation:
    """A method with the names of its bodies: a type that a sentence names, or the message declared in place."""
    uses = linked.operations[operation.span]

    def body(part: Body | None) -> str | None:
        if part is None:
            return None
        if part.name is None:
            return _root(page, part.half, linked, flat)
        kind = renamed(resolve(Reference("message", part.name), uses), flat)
        return kind.name if isinstance(kind, Reference) else None

    def parameter(location: Literal["path", "query"], row: Row) -> Parameter:
        field = Field(
            name=row.name,
            type=renamed(resolve(row.type, uses), flat) if row.type else Scalar("value"),
            presence="required" if location == "path" or "required" in row.behavior else "optional",
            behavior=row.behavior,
            union=row.union,
            lost=row.type is None,
            text=_prose(page, row.text),
            spans=(row.span,),
        )
        return Parameter(location=location, field=field)

    path = operation.path.rows if operation.path else ()
    query = operation.query.rows if operation.query else ()
    return Operation(
        name=operation.name,
        method=operation.method,
        urls=operation.urls,
        parameters=(*(parameter("path", row) for row in path), *(parameter("query", row) for row in query)),
        request=body(operation.request),
        response=body(operation.response),
        stream=operation.response is not None and operation.response.stream,
        scopes=operation.scopes,
        text=_prose(page, operation.text),
        spans=(operation.span,),
    )


def _with_tool_texts(messages: tuple[Message, ...], tools: Sequence[Tool]) -> tuple[Message, ...]:
    """On tool pages the prose above a schema is the description of its first message."""
    texts = {tool.output: tool.output_text for tool in tools} | {tool.input: tool.input_text for tool in tools}
    return tuple(
        replace(message, text=texts[message.name]) if message.name in texts and not message.text else message
        for message in messages
    )
