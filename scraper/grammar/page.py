"""A whole page: its blocks to its declarations, every non-blank line accounted for or reported."""

from ir.declaration import (
    Declaration,
    EnumDeclaration,
    MessageDeclaration,
    PageDeclarations,
    ToolDeclaration,
)
from ir.model import Annotations, Diagnostic, Note, Page, Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.enums import read_values
from scraper.grammar.guide import read_guide
from scraper.grammar.outline import Label, Section, find_labels, find_sections
from scraper.grammar.representation import read_representation
from scraper.grammar.rows import read_rows
from scraper.grammar.tools import endpoint, read_annotations, read_sample
from scraper.labels import load
from scraper.readers import READERS
from scraper.sources import PageSource


def declare(source: PageSource, lines: list[str]) -> PageDeclarations:
    """What the page `source`, given by its lines, declares.

    Lines that belong to nothing are reported as `unclaimed-line`, cut representations as `representation-truncated`.
    """
    return _PageReader(source, lines).read()


class _PageReader:
    """Reads one page; `unclaimed` starts as all its blocks and shrinks as constructs claim them."""

    def __init__(self, source: PageSource, lines: list[str]) -> None:
        self.source = source
        self.path = source.path
        self.language = source.language
        self.lines = lines
        self.blocks = READERS[source.format](lines)
        self.labels = load(source.language)
        self.unclaimed = set(range(len(self.blocks)))
        self.diagnostics: list[Diagnostic] = []
        self.notes: list[Note] = []

    def read(self) -> PageDeclarations:
        """All declarations of the page."""
        found = find_labels(self.blocks, self.labels)
        sections = find_sections(self.blocks, found, self.labels)
        halves = _halves(found)
        declarations = tuple(self._section(section, halves) for section in sections)
        tools = self._tools(found, sections)
        guide = None
        if not sections and not tools:
            guide = read_guide(self.blocks, self.labels, self.path, self.language)
            self.unclaimed.clear()
        self._prose(sections[0].start if sections else len(self.blocks))
        lines, unclaimed = self._account()
        page = Page(
            path=self.path,
            url=self.source.url,
            language=self.language,
            format=self.source.format,
            lines=lines,
            accounted=lines - unclaimed,
        )
        return PageDeclarations(
            page=page,
            declarations=declarations,
            tools=tools,
            tags=guide.tags if guide else (),
            events=guide.events if guide else (),
            accessors=guide.accessors if guide else (),
            notes=guide.notes if guide else tuple(self.notes),
            diagnostics=tuple(self.diagnostics),
        )

    def _section(self, section: Section, halves: list[int]) -> Declaration:
        heading = None
        if section.heading is not None:
            heading = self.blocks[section.heading].text
            self.unclaimed.discard(section.heading)
        if section.doubts:
            self._doubt(section)
        half = sum(section.labels[0].at > at for at in halves)
        bounds = [label.at for label in section.labels] + [section.end]
        parts: dict[str, list[Block]] = {}
        for label, stop in zip(section.labels, bounds[1:], strict=True):
            self.unclaimed.discard(label.at)
            parts[label.part] = self.blocks[label.at + 1 : stop]
        text = self._claim_text(section, parts)
        first = self.blocks[section.start]
        span = Span(self.path, first.first, self.blocks[section.end - 1].last)
        if "enums" in parts:
            values, left = read_values(parts["enums"], self.labels, self.path)
            self._claim(parts["enums"], left)
            return EnumDeclaration(heading=heading, text=text, half=half, values=values, span=span)
        rows = None
        if parts.get("fields"):
            rows, left = read_rows(parts["fields"], self.labels, self.path)
            self._claim(parts["fields"], left)
        representation = None
        if "representation" in parts:
            block, *left = parts["representation"]
            representation = read_representation(block, self.path)
            self._claim([block], [])
            if not representation.complete:
                self._truncated(block, heading or "")
        return MessageDeclaration(
            heading=heading, text=text, half=half, list=rows, representation=representation, span=span
        )

    def _claim_text(self, section: Section, parts: dict[str, list[Block]]) -> tuple[str, ...]:
        """The description: between heading and first label, or below the label where it says the type is empty."""
        first = section.labels[0].at
        start = section.heading + 1 if section.heading is not None else first
        text = self.blocks[start:first] + parts.get("empty", [])
        self._claim(text, [])
        return paragraphs(text)

    def _claim(self, blocks: list[Block], left: list[Block]) -> None:
        """Claims `blocks` but for those `left`; both are runs of the page's blocks."""
        kept = {block.first for block in left}
        lines = {block.first for block in blocks} - kept
        self.unclaimed = {at for at in self.unclaimed if self.blocks[at].first not in lines}

    def _tools(self, found: list[Label], sections: list[Section]) -> tuple[ToolDeclaration, ...]:
        """The tool that the page describes, if it is a tool page."""
        opener = next((label for label in found if label.part == "tool"), None)
        if opener is None:
            return ()
        edges = [label.at for label in found] + [section.start for section in sections] + [len(self.blocks)]

        def region(label: Label) -> list[Block]:
            return self.blocks[label.at + 1 : min(at for at in edges if at > label.at)]

        parts = {label.part: label for label in found}
        halves = [label.part for label in found if label.part in ("input", "output")]
        for label in found:
            if label.part in ("host", "tool", "sample", "input", "output", "annotations"):
                self.unclaimed.discard(label.at)
        request = region(parts["sample"]) if "sample" in parts else []
        sample, end = read_sample(request)
        self._claim(request[:end], [])
        hints = region(parts["annotations"]) if "annotations" in parts else []
        annotations = read_annotations(hints, self.labels)
        if annotations:
            self._claim(hints, [])
        texts = {}
        for part in ("tool", "input", "output"):
            blocks = region(parts[part]) if part in parts else []
            self._claim(blocks, [])
            texts[part] = paragraphs(blocks)
        if "sample" in parts and texts["tool"] and "curl" in texts["tool"][-1]:
            texts["tool"] = texts["tool"][:-1]  # announces the sample, says nothing of the tool
        tool = ToolDeclaration(
            name=opener.carried,
            endpoint=endpoint(sample) if sample else None,
            sample=sample,
            text=texts["tool"],
            input_text=texts["input"],
            output_text=texts["output"],
            input_half=halves.index("input") + 1 if "input" in halves else None,
            output_half=halves.index("output") + 1 if "output" in halves else None,
            annotations=annotations or Annotations(),
            span=Span(self.path, self.blocks[opener.at].first, self.blocks[-1].last),
        )
        return (tool,)

    def _prose(self, end: int) -> None:
        """Prose above the first declaration becomes a note."""
        left = [self.blocks[at] for at in sorted(self.unclaimed) if at < end]
        if left:
            spans = tuple(Span(self.path, block.first, block.last) for block in left)
            self.notes.append(Note(text={self.language: paragraphs(left)}, spans=spans))
            self._claim(left, [])

    def _account(self) -> tuple[int, int]:
        """(non-blank lines, those among them that nothing claimed); each of the latter is reported."""
        claimed = {
            line
            for at, block in enumerate(self.blocks)
            if at not in self.unclaimed
            for line in range(block.first, block.last + 1)
        }
        written = [number for number, line in enumerate(self.lines, 1) if line.strip()]
        left = [number for number in written if number not in claimed]
        for number in left:
            message = f"this line belongs to no declaration: {self.lines[number - 1].strip()[:80]!r}"
            self._report("unclaimed-line", message, "", Span(self.path, number, number))
        return len(written), len(left)

    def _truncated(self, block: Block, subject: str) -> None:
        message = "the JSON representation is cut off, or holds something that is no JSON representation"
        self._report("representation-truncated", message, subject, Span(self.path, block.last, block.last))

    def _doubt(self, section: Section) -> None:
        lines = [self.blocks[at] for at in (*section.doubts, section.heading or 0)]
        message = "more than one line could be the heading: " + ", ".join(repr(block.text) for block in lines)
        span = Span(self.path, lines[-1].first, lines[-1].last)
        self._report("ambiguous-heading", message, lines[-1].text, span)

    def _report(self, rule: str, message: str, subject: str, span: Span) -> None:
        self.diagnostics.append(
            Diagnostic(id=rule, severity="error", message=message, subject=subject, spans=(span,))
        )


def _halves(found: list[Label]) -> list[int]:
    """Where the schemas of a page begin: its input and output labels. A page without them is one schema, number 0."""
    return [label.at for label in found if label.part in ("input", "output")]

