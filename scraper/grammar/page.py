"""A whole page: its blocks to its declarations, every non-blank line accounted for or reported."""

import re

from msgspec.structs import replace

from ir.declaration import Declaration, OperationDeclaration, PageDeclarations, ToolDeclaration
from ir.model import Diagnostic, Page, Span
from scraper.blocks import Block
from scraper.grammar import nameless
from scraper.grammar.claims import Claims
from scraper.grammar.guide import read_guide
from scraper.grammar.notes import read_notes
from scraper.grammar.operations import read_calls, read_operation
from scraper.grammar.outline import Section, lost_headings, outline
from scraper.grammar.sections import read_section
from scraper.grammar.tables import flatten
from scraper.grammar.tools import read_tool
from scraper.labels import Labels, load, narrow
from scraper.readers import reader
from scraper.sources import PageSource

_PACKAGE = re.compile(r"Package [a-z][\w.]*")


def declare(source: PageSource, lines: list[str]) -> PageDeclarations:
    """What the page `source`, given by its lines, declares.

    Lines that belong to nothing are reported as `unclaimed-line`, cut representations as `representation-truncated`.
    """
    return _PageReader(source, lines).read()


class _PageReader:
    """Reads one page: labels and headings first, then what stands below them, then what is left."""

    def __init__(self, source: PageSource, lines: list[str]) -> None:
        blocks = reader(source.format)(lines)
        labels = _dialect(load(source.language), blocks)
        blocks = flatten(blocks, labels)
        page = [block for block in blocks if not _is_furniture(block, labels)]
        self.source = source
        self.lines = lines
        self.claims = Claims(blocks)
        self.claims.claim(blocks, but=page)
        self.outline = outline(page, labels, source.path)
        self.diagnostics: list[Diagnostic] = []

    def read(self) -> PageDeclarations:
        """All declarations of the page."""
        page, claims = self.outline, self.claims
        tool = read_tool(page, claims)
        operation = read_operation(page, claims)
        calls = read_calls(page, claims) if page.labels.rpc else ()
        declarations: list[Declaration] = []
        for section in page.sections:
            if section.doubts:
                self._doubt(section)
            half = sum(section.labels[0].at > at for at in page.halves)
            name = section.name
            if name is None and nameless.is_first(half, declarations):
                name = self._name(section, half, tool, operation)
            declarations.append(read_section(page, section, half, name, claims, report=self._report))
        for at in lost_headings(page):
            block = page.blocks[at]
            message = f"`{block.words}` reads like the heading of a type, and nothing below it declares one"
            self._report("lost-heading", message, block.words, Span(page.page, block.first, block.last))
        guide = None
        if not (page.sections or tool or operation or calls):
            guide = read_guide(page.blocks, page.labels, page.page, self.source.language)
            claims.claim(page.blocks)
        return PageDeclarations(
            notes=guide.notes if guide else read_notes(page, claims, self.source.language),
            page=self._page(),
            rpc=page.labels.rpc,
            declarations=tuple(declarations),
            tools=(tool,) if tool else (),
            operations=(operation,) if operation else calls,
            tags=guide.tags if guide else (),
            events=guide.events if guide else (),
            accessors=guide.accessors if guide else (),
            diagnostics=tuple(self.diagnostics),
        )

    def _name(
        self, section: Section, half: int, tool: ToolDeclaration | None, operation: OperationDeclaration | None
    ) -> str:
        """A name for the first type of a schema that has no heading; reported unless the layout gives it none."""
        page = self.outline
        if operation and half:
            return nameless.name_body(page, half, operation)
        if linked := nameless.linked_name(page):
            return linked
        own = nameless.page_name(self.source.url, self.source.path)
        name = nameless.name_schema(half, tool) if tool and half else own
        first = page.blocks[section.start]
        message = f"no heading names this type; it is called `{name}` after its page"
        self._report("type-without-name", message, name, Span(page.page, first.first, first.last))
        return name

    def _page(self) -> Page:
        """The page's account; each non-blank line that nothing claimed is reported."""
        left = self.claims.unaccounted(self.lines)
        for number in left:
            message = f"this line belongs to no declaration: {self.lines[number - 1].strip()[:80]!r}"
            self._report("unclaimed-line", message, "", Span(self.source.path, number, number))
        lines = sum(bool(line.strip()) for line in self.lines)
        return Page(
            path=self.source.path,
            url=self.source.url,
            language=self.source.language,
            format=self.source.format,
            lines=lines,
            accounted=lines - len(left),
        )

    def _doubt(self, section: Section) -> None:
        lines = [self.outline.blocks[at] for at in (*section.doubts, section.heading or 0)]
        message = "more than one line could be the heading: " + ", ".join(repr(block.words) for block in lines)
        span = Span(self.source.path, lines[-1].first, lines[-1].last)
        self._report("ambiguous-heading", message, lines[-1].words, span)

    def _report(self, rule: str, message: str, subject: str, span: Span) -> None:
        self.diagnostics.append(Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=(span,)))


def _dialect(labels: Labels, blocks: list[Block]) -> Labels:
    """The labels, knowing whether the page is an RPC package: those print types as protobuf does."""
    title = next((block.words for block in blocks if block.kind != "furniture"), "")
    return replace(labels, rpc=_PACKAGE.fullmatch(title) is not None)


def _is_furniture(block: Block, labels: Labels) -> bool:
    """Whether a line belongs to the site around the page: navigation, licence, feedback."""
    if block.kind != "line":
        return block.kind == "furniture"
    return any(pattern.fullmatch(narrow(block.words)) for pattern in labels.furniture)
