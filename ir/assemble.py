"""An API from the declarations of its pages: link, reconcile, name."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from ir.declaration import PageDeclarations, ToolDeclaration
from ir.link import ExternalRule, Linked, leaves, link
from ir.model import Api, Diagnostic, Message, Text, Tool
from ir.names import Nameable, Pins, choose, pins, rename
from ir.onesided import one_sided
from ir.reconcile import reconcile
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
    """All that is emitted, in page order: messages, enums, externals."""
    declared = [
        Nameable(kind.kind, kind.name, kind.identity, kind.owners) for kind in linked.types if kind.role == "declared"
    ]
    known = [Nameable("message", m.name, m.identity, ()) for m in messages if m in MESSAGES.values()]
    outside = [Nameable(e.target, e.name, e.identity, linked.owners[e.identity]) for e in linked.externals]
    return declared + known + outside


def _tool(
    tool: ToolDeclaration, page: PageDeclarations, linked: Linked, flat: dict[tuple[str, str], str]
) -> Tool:
    """A tool with the names of its input and output: the first message of each half of its page."""

    def root(half: int | None) -> str | None:
        first = next((d for d in page.declarations if d.half == half), None)
        for kind in linked.types:
            if any(declared.declaration is first for declared in kind.declarations):
                return flat.get((kind.kind, kind.identity))
        return None

    language = page.page.language

    def text(prose: tuple[str, ...]) -> Text:
        return {language: prose} if prose else {}

    return Tool(
        name=tool.name,
        endpoint=tool.endpoint,
        sample=tool.sample,
        input=root(tool.input_half),
        output=root(tool.output_half),
        annotations=tool.annotations,
        text=text(tool.text),
        input_text=text(tool.input_text),
        output_text=text(tool.output_text),
        spans=(tool.span,),
    )


def _with_tool_texts(messages: tuple[Message, ...], tools: Sequence[Tool]) -> tuple[Message, ...]:
    """On tool pages the prose above a schema is the description of its first message."""
    texts = {tool.output: tool.output_text for tool in tools} | {tool.input: tool.input_text for tool in tools}
    return tuple(
        replace(message, text=texts[message.name]) if message.name in texts and not message.text else message
        for message in messages
    )
