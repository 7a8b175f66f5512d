"""A whole page: its blocks to its declarations, every non-blank line accounted for or reported."""

import re
from pathlib import PurePosixPath

from msgspec.structs import replace

from ir.declaration import Declaration, OperationDeclaration, PageDeclarations, ToolDeclaration
from ir.model import Diagnostic, Note, Page, Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.guide import read_guide
from scraper.grammar.operations import read_calls, read_operation
from scraper.grammar.outline import Label, Section, find_labels, find_sections, lost_headings, regions
from scraper.grammar.sections import read_section
from scraper.grammar.tables import flatten
from scraper.grammar.tools import read_tool
from scraper.labels import Labels, load, narrow
from scraper.readers import READERS
from scraper.sources import PageSource

_OWN_SCHEMA = re.compile(r"/([A-Za-z]\w*)#SCHEMA_REPRESENTATION\)")
"""A table of contents links the representation of the page's own type by the page's name."""

_PACKAGE = re.compile(r"Package [a-z][\w.]*")

HALVES = frozenset({"input", "output", "request", "response"})
"""The labels that each open a schema of its own. A page without them is one schema, number 0."""


def declare(source: PageSource, lines: list[str]) -> PageDeclarations:
    """What the page `source`, given by its lines, declares.

    Lines that belong to nothing are reported as `unclaimed-line`, cut representations as `representation-truncated`.
    """
    return _PageReader(source, lines).read()


class _PageReader:
    """Reads one page: labels and headings first, then what stands below them, then what is left."""

    def __init__(self, source: PageSource, lines: list[str]) -> None:
        self.source = source
        self.lines = lines
        self.blocks = READERS[source.format](lines)
        self.claims = Claims(self.blocks)
        self.labels = _dialect(load(source.language), self.blocks)
        self.diagnostics: list[Diagnostic] = []

    def read(self) -> PageDeclarations:
        """All declarations of the page."""
        path, blocks, labels, claims = self.source.path, self.blocks, self.labels, self.claims
        claims.claim(block for block in blocks if _is_furniture(block, labels))
        blocks = self.blocks = flatten([block for block in blocks if not _is_furniture(block, labels)], labels)
        found = find_labels(blocks, labels)
        sections = find_sections(blocks, found, labels)
        below = regions(blocks, found, sections)
        halves = [label.at for label in found if label.part in HALVES]
        tool = read_tool(blocks, found, below, halves, labels, claims, path)
        operation = read_operation(blocks, found, below, halves, labels, claims, path)
        calls = read_calls(blocks, claims, path) if labels.rpc else ()
        declarations = []
        for section in sections:
            if section.doubts:
                self._doubt(section)
            half = sum(section.labels[0].at > at for at in halves)
            name = section.name or self._missing_name(tool, operation, half, section, declarations, found, halves)
            declarations.append(read_section(blocks, section, half, name, labels, claims, path, self._report))
        for at in lost_headings(blocks, found, sections, labels):
            message = f"`{blocks[at].words}` reads like the heading of a type, and nothing below it declares one"
            self._report("lost-heading", message, blocks[at].words, Span(path, blocks[at].first, blocks[at].last))
        guide = None
        if not (sections or tool or operation):
            guide = read_guide(blocks, labels, path, self.source.language)
            claims.claim(blocks)
        notes = guide.notes if guide else self._notes(found, sections)
        return PageDeclarations(
            page=self._page(),
            rpc=labels.rpc,
            declarations=tuple(declarations),
            tools=(tool,) if tool else (),
            operations=(operation,) if operation else calls,
            tags=guide.tags if guide else (),
            events=guide.events if guide else (),
            accessors=guide.accessors if guide else (),
            notes=notes,
            diagnostics=tuple(self.diagnostics),
        )

    def _missing_name(
        self,
        tool: ToolDeclaration | None,
        operation: OperationDeclaration | None,
        half: int,
        section: Section,
        before: list[Declaration],
        found: list[Label],
        halves: list[int],
    ) -> str | None:
        """A name for a type that the page gives none: a body's, a tool's schema's, or that of the page itself.

        None for any other type: linking finds the use that it answers to.
        """
        if any(declaration.half == half for declaration in before):
            return None
        if operation and half:
            part = next(label.part for label in found if label.at == halves[half - 1])
            return camel(".".join(operation.name.split(".")[-2:])) + part.capitalize()
        if linked := next((m for block in self.blocks if (m := _OWN_SCHEMA.search(block.text))), None):
            return linked[1]
        if tool and half:
            name = camel(tool.name) + ("Request" if half == tool.input_half else "Response")
        else:
            name = camel(PurePosixPath(self.source.url.split("?")[0] or self.source.path.split(".")[0]).name)
        first = self.blocks[section.start]
        message = f"no heading names this type; it is called `{name}` after its page"
        self._report("type-without-name", message, name, Span(self.source.path, first.first, first.last))
        return name

    def _notes(self, found: list[Label], sections: list[Section]) -> tuple[Note, ...]:
        """What is left and is prose: above the first type, below headings and labels that declare nothing."""
        first = min([section.start for section in sections], default=len(self.blocks))
        plain = {label.at for label in found if label.part in ("methods", "title", "host", "index")}
        left = {block.first for block in self.claims.left()}
        notes: list[Note] = []
        title: str | None = None
        run: list[Block] = []
        for at, block in enumerate(self.blocks):
            if block.first not in left:
                notes += self._note(title, run)
                title, run = None, []
            elif block.kind == "heading" or at in plain:
                notes += self._note(title, run)
                title, run = block.words.strip(), [block]
            elif run or at < first:
                run.append(block)
        return tuple(notes + self._note(title, run))

    def _note(self, title: str | None, run: list[Block]) -> list[Note]:
        """A note of `run`, whose first block is the title where there is one."""
        self.claims.claim(run)
        body = [block for block in (run[1:] if title else run) if not _is_contents(block)]
        if not body:
            return []
        spans = (Span(self.source.path, run[0].first, run[-1].last),)
        return [Note(title=title, text={self.source.language: paragraphs(body)}, spans=spans)]

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
        lines = [self.blocks[at] for at in (*section.doubts, section.heading or 0)]
        message = "more than one line could be the heading: " + ", ".join(repr(block.words) for block in lines)
        span = Span(self.source.path, lines[-1].first, lines[-1].last)
        self._report("ambiguous-heading", message, lines[-1].words, span)

    def _report(self, rule: str, message: str, subject: str, span: Span) -> None:
        self.diagnostics.append(Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=(span,)))


def camel(text: str) -> str:
    """The words of `text` as one Pascal-case identifier: `list_shelf_ids` is `ListShelfIds`."""
    name = "".join(word[:1].upper() + word[1:] for word in re.findall(r"[A-Za-z0-9]+", text))
    return f"Type{name}" if not name or name[0].isdigit() else name


def _dialect(labels: Labels, blocks: list[Block]) -> Labels:
    """The labels, knowing whether the page is an RPC package: those print types as protobuf does."""
    title = blocks[0].words if blocks else ""
    return replace(labels, rpc=_PACKAGE.fullmatch(title) is not None)


def _is_furniture(block: Block, labels: Labels) -> bool:
    """Whether a line belongs to the site around the page: navigation, licence, feedback."""
    return block.kind == "line" and any(pattern.fullmatch(narrow(block.words)) for pattern in labels.furniture)


def _is_contents(block: Block) -> bool:
    """Whether a list item is a line of the page's table of contents: nothing but a link into a page."""
    return block.kind == "item" and re.fullmatch(r"- \[[^\]]*\]\([^)]*#[^)]*\)", block.text) is not None
