"""Data model guides: the tags, events and accessors of an API in bullet lists and tables; what is left is notes.

An entry opens with one or more code words (``* `text`: Text content``, a table row, a bold term with a list of code
words). What kind of entries they are, the heading above says.
"""

import re

from msgspec import Struct

from ir.model import Accessor, Event, Note, Span, Tag, TagKind, Text
from scraper.blocks import Block
from scraper.labels import Labels, fold

_CODE = re.compile(r"`([^`]+)`")
_TERMS = re.compile(r"((?:`[^`]+`(?:\s*[/,]\s*)?)+)\s*(?::\s*(.*))?", re.DOTALL)
_BOLD = re.compile(r"\*\*([^*]+?):?\*\*:?\s*(.*)", re.DOTALL)


class Guide(Struct, frozen=True, kw_only=True):
    """What a data model guide says, in page order."""

    tags: tuple[Tag, ...]
    events: tuple[Event, ...]
    accessors: tuple[Accessor, ...]
    notes: tuple[Note, ...]


def read_guide(blocks: list[Block], labels: Labels, page: str, language: str) -> Guide:
    """The entries and notes of a guide. Prose, and lists under headings that announce nothing, become notes."""
    reader = _Reader(labels, page, language)
    for block in blocks:
        reader.read(block)
    return Guide(
        tags=tuple(reader.tags),
        events=tuple(reader.events),
        accessors=tuple(reader.accessors),
        notes=tuple(reader.notes),
    )


class _Reader:
    """Goes through the blocks with the heading and the group in force."""

    def __init__(self, labels: Labels, page: str, language: str) -> None:
        self.labels = labels
        self.page = page
        self.language = language
        self.title: str | None = None
        self.kind: str | None = None
        self.group: str | None = None
        self.tags: list[Tag] = []
        self.events: list[Event] = []
        self.accessors: list[Accessor] = []
        self.notes: list[Note] = []

    def read(self, block: Block) -> None:
        if block.kind == "heading":
            self.title, self.group = block.text, None
            self.kind = self._announced(block.text)
        elif block.kind == "cells":
            self._row(block)
        elif block.kind == "item" and self.kind:
            self._item(block)
        elif (bold := _BOLD.fullmatch(block.text)) and block.kind == "line":
            self._bold(block, bold[1], bold[2])
        else:
            self._note(block, self.title)

    def _announced(self, text: str) -> str | None:
        """The kind of entries that a heading announces: its longest beginning that is a known label."""
        words = fold(text)
        known = [label for label in self.labels.guide if words.startswith(label)]
        return self.labels.guide[max(known, key=len)] if known else None

    def _item(self, block: Block) -> None:
        match = _TERMS.fullmatch(block.text.removeprefix("- "))
        if match:
            self._entries(self.kind, match[1], match[2] or "", block)
        else:
            self._note(block, self.title)

    def _row(self, block: Block) -> None:
        terms = _CODE.findall(block.cells[0]) if block.cells else []
        if not terms or not self.kind:
            if not block.gap:  # the header row of a table says nothing of the API
                self._note(block, self.title)
            return
        middle = block.cells[1:-1]
        parents = tuple(word for cell in middle for word in _CODE.findall(cell))
        self._entries(self.kind, block.cells[0], block.cells[-1], block, parents)

    def _bold(self, block: Block, term: str, rest: str) -> None:
        """`**User steps:**` groups the entries below; `**Status values:** a, b` lists them itself."""
        kind = self._announced(term)
        if kind and rest:
            self._entries(kind, rest, "", block)
        elif not rest:
            self.group = term
        else:
            self._note(block, term)

    def _entries(self, kind: str | None, terms: str, text: str, block: Block, parents: tuple[str, ...] = ()) -> None:
        span = (Span(self.page, block.first, block.last),)
        prose: Text = {self.language: (text,)} if text else {}
        mentions = tuple(dict.fromkeys(_CODE.findall(text)))
        for name in _CODE.findall(terms):
            if kind == "events":
                self.events.append(Event(name=name, mentions=mentions, text=prose, spans=span))
            elif kind == "accessors":
                self.accessors.append(Accessor(name=name, mentions=mentions, text=prose, spans=span))
            else:
                tag: TagKind = kind  # type: ignore[assignment]
                self.tags.append(
                    Tag(
                        kind=tag,
                        name=name,
                        group=self.group,
                        parents=parents,
                        mentions=mentions,
                        text=prose,
                        spans=span,
                    )
                )

    def _note(self, block: Block, title: str | None) -> None:
        span = Span(self.page, block.first, block.last)
        mentions = tuple(dict.fromkeys(_CODE.findall(block.text)))
        last = self.notes[-1] if self.notes else None
        if last and last.title == title:
            text = (*last.text[self.language], block.text)
            mentions = tuple(dict.fromkeys(last.mentions + mentions))
            self.notes[-1] = Note(title=title, mentions=mentions, text={self.language: text}, spans=(*last.spans, span))
        else:
            self.notes.append(Note(title=title, mentions=mentions, text={self.language: (block.text,)}, spans=(span,)))
