"""HTML tables to blocks.

A table with one header cell holds a declaration: it gives the lines that other formats give (label, then name, type and
text of each row). Any other is a table of text: a block of `cells` a row, inside a description a Markdown table.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any, ClassVar

from bs4 import Tag
from bs4.element import PreformattedString
from msgspec.structs import replace

from scraper.blocks import BlockKind
from scraper.readers.links import table_id, type_name
from scraper.readers.markup import Walker

_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_CELLS = ("td", "th")
_ROW_GROUPS = ("thead", "tbody", "tfoot")

Row = tuple[Tag, ...]
"""The cells of a row. A caption, or what else stands between rows, is a row of one."""


class PageWalker(Walker):
    """A walker that reads tables."""

    def _table(self, tag: Tag) -> None:
        self._flush()
        if self._flat:
            self._children(tag)
            return
        line = self._line
        for astray in _astray(tag):
            self._string(astray)
            self._flush()
        rows = list(_rows(tag))
        header = len(list(takewhile(lambda row: all(cell.name != "td" for cell in row), rows)))
        named = [cell for row in rows[:header] for cell in row if cell.name == "th" and cell.get_text(strip=True)]
        wide = any(len(row) > 1 for row in rows)
        described = self._kind == "prose" or bool(self._lists)
        ident = table_id(str(tag.get("id") or ""))
        classes = str(tag.get("class") or "").split()
        enum = ident.values or "enum" in classes
        fields = not enum and (ident.owner is not None or "properties" in classes)
        if wide and (described or not (len(named) == 1 or fields or enum)):
            self._grid(rows, header, "prose" if described else "cells")
            return
        if ident.owner and not described:
            self._own(ident.owner, line)
        self._tables += 1
        start = len(self.blocks)
        for number, row in enumerate(rows):
            if number < header or len(row) == 1:
                self._cells(row)
            else:
                self._named_row(row, typed=not enum)
        for at in range(start, min(start + 2, len(self.blocks)) if fields else start):
            self.blocks[at] = replace(self.blocks[at], gap=False)  # the label stands right above the first row

    def _cells(self, row: Row) -> None:
        for cell in row:
            self._element(cell)
            self._flush()

    def _own(self, owner: str, line: int) -> None:
        """Sees to it that a table whose id names the type `owner` stands under a heading of that name.

        Bodies of methods have no heading of their own, and the title of a page may be translated.
        """
        last = self.blocks[self._heading] if self._heading is not None else None
        words = last.words if last else ""
        if re.search(rf"(?:^|[\s:：]){re.escape(owner)}$", words):
            return
        title = last is not None and last.level == 0 and not type_name(words) and not re.search("[:：]", words)
        if last and self._heading is not None and not self._tables and (title or owner.endswith("." + words)):
            self.blocks[self._heading] = replace(last, bare=owner)
            return
        self._heading, self._tables = len(self.blocks), 0
        self._add("heading", owner, owner, line, line, level=last.level + 1 if last else 2)

    def _named_row(self, row: Row, *, typed: bool) -> None:
        """A row of name and text. A field's text begins with its type; all else is prose, whatever it looks like."""
        name, *rest = row
        self._line_of(name)
        if name.find(_HEADINGS):
            self._container(name)
        else:
            text, bare, first, last = self._gathered(name)
            if text.startswith("`") or " " not in bare:
                text = f"`{bare}`"
            if bare:
                self._add("line", text, bare, first, last, cells=(bare,))
        kind = self._kind
        for number, cell in enumerate(rest):
            self._line_of(cell)
            self._kind, self._type_follows = "prose", number == 0 and typed
            self._container(cell)
        self._kind, self._type_follows = kind, False

    def _grid(self, rows: list[Row], header: int, kind: BlockKind) -> None:
        """Rows as those of a Markdown table, a block each. As prose they are one paragraph."""
        for number, row in enumerate(rows):
            if row[0].name not in _CELLS:
                self._cells(row)
                continue
            found = []
            for cell in row:
                self._line_of(cell)
                found.append(self._gathered(cell))
            cells = tuple(text.replace("\n", " ") for text, *_ in found)
            text = "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"
            if number == 0:
                text += "\n|" + " --- |" * len(cells)
            self._add(
                kind,
                text,
                " ".join(bare for _, bare, *_ in found),
                found[0][2],
                max(last for *_, last in found),
                gap=number < max(header, 1),
                cells=cells if kind == "cells" else (),
            )

    ELEMENTS: ClassVar[Mapping[str, Callable[[Any, Tag], None]]] = {**Walker.ELEMENTS, "table": _table}


def _rows(tag: Tag) -> Iterator[Row]:
    for child in tag.contents:
        if not isinstance(child, Tag):
            continue
        if child.name in _ROW_GROUPS:
            yield from _rows(child)
        elif child.name != "tr":
            yield (child,)
        elif cells := tuple(cell for cell in child.contents if isinstance(cell, Tag) and cell.name in _CELLS):
            yield cells


def _astray(tag: Tag) -> Iterator[str]:
    """Text that stands in a table and in none of its cells."""
    for child in tag.contents:
        if isinstance(child, Tag):
            if child.name == "tr" or child.name in _ROW_GROUPS:
                yield from _astray(child)
            elif tag.name == "tr" and child.name not in _CELLS:
                yield child.get_text()
        elif not isinstance(child, PreformattedString):
            yield str(child)
