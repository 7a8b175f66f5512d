"""HTML elements to blocks. Every piece of text goes into exactly one block; what is left away is named here.

Tables with one header cell hold a declaration: they give the lines that other formats give (label, name, type, text). Inline
marks are kept as Markdown: code in ticks, emphasis, links that lead outside of the site.
"""

import re
from collections.abc import Callable
from itertools import takewhile
from typing import ClassVar

from bs4 import Tag
from bs4.element import PreformattedString
from msgspec.structs import replace

from scraper.blocks import Block, BlockKind
from scraper.readers.characters import INVISIBLE
from scraper.readers.links import heading_name, linked_name, table_id

FURNITURE = frozenset(
    [
        "script",
        "style",
        "template",
        "noscript",
        "nav",
        "button",
        "form",
        "input",
        "select",
        "textarea",
        "svg",
        "iframe",
        "object",
        "head",
        "title",
    ]
)
CONTENT = frozenset({"devsite-code", "devsite-expandable", "devsite-selector", "devsite-content", "devsite-filter"})
"""The site's own elements that hold content; the others (`devsite-feedback`, `devsite-toc` ...) are furniture."""

DEEPEST = 100
"""Elements nested deeper than this are read as plain text, so that no page exhausts the stack."""

_BREAK = "\0"
"""A line break inside a paragraph; no page holds this character."""

_TYPE = re.compile(r"`.*|[a-z]\w*(?:\s*\(.*\))?", re.DOTALL)
"""How the paragraph of a row that holds its type begins: as code, or it is nothing but a type expression."""


class Walker:
    """Goes through a tree in document order and collects blocks.

    `shift` is the number of lines before the text that the tree was made from.
    """

    def __init__(self, shift: int = 0) -> None:
        self.blocks: list[Block] = []
        self._shift = shift
        self._line = shift + 1
        self._depth = 0
        # The paragraph being collected: its text with and without marks, and the lines it stands on.
        self._text: list[str] = []
        self._bare: list[str] = []
        self._first = 0
        self._last = 0
        self._flushed = 0
        # What it stands in.
        self._kind: BlockKind = "line"
        self._lists: list[Tag] = []
        self._bullet = ""
        self._quotes = 0
        self._code = 0
        self._flat = 0
        self._type_follows = False
        # Where the page is.
        self._heading: int | None = None
        self._tables = 0

    def walk(self, tag: Tag) -> None:
        """Collects the blocks of what stands inside `tag`."""
        self._children(tag)
        self._flush()

    def heading(self, tag: Tag) -> None:
        """A heading; `h1` is the page's title, of level 0. Inside a description it stays text."""
        level = int(tag.name[1])
        if self._flat or self._kind == "prose":
            self._block_of(tag, "#" * level + " ")
            return
        self._flush()
        self._line_of(tag)
        self._heading, self._tables = len(self.blocks), 0
        text, bare, first, last = self._gathered(tag)
        name = heading_name(bare, str(tag.get("id") or ""))
        kept = Block(kind="heading", text=text, bare=name, first=first, last=last, gap=True, level=level % 6 and level)
        self.blocks.append(replace(kept, level=0 if level == 1 else level))

    # Text

    def _children(self, tag: Tag) -> None:
        self._depth += 1
        for child in tag.contents:
            if isinstance(child, Tag):
                self._element(child)
            elif isinstance(child, PreformattedString):
                self._line += child.count("\n")  # comments and declarations are no text
            else:
                self._string(child)
        self._depth -= 1

    def _element(self, tag: Tag) -> None:
        name = tag.name
        self._line_of(tag)
        if name in FURNITURE or (name.startswith("devsite-") and name not in CONTENT):
            return
        if self._depth > DEEPEST:
            for text in tag.strings:
                self._string(text)
            return
        self._ELEMENTS.get(name, Walker._children)(self, tag)

    def _line_of(self, tag: Tag) -> None:
        if tag.sourceline is not None:
            self._line = tag.sourceline + self._shift

    def _string(self, text: str) -> None:
        if "\n" in text:
            first = self._line + (len(text) - len(text.lstrip()) and text[: len(text) - len(text.lstrip())].count("\n"))
            self._line += text.count("\n")
            last = self._line - (len(text) - len(text.rstrip()) and text[len(text.rstrip()) :].count("\n"))
        else:
            first = last = self._line
        if not text.isspace():
            self._first = self._first or first
            self._last = last
        if self._first:
            self._text.append(text)
            self._bare.append(text)

    def _mark(self, text: str) -> None:
        """Adds characters that no text of the page is, such as a blank between two cells."""
        if self._first:
            self._text.append(text)
            self._bare.append(text)

    def _taken(self) -> tuple[str, str, int, int]:
        """(text, text without marks, first line, last line) of the paragraph collected; it begins anew."""
        text = "\n".join(" ".join(line.split()) for line in "".join(self._text).split(_BREAK)).strip()
        bare = " ".join("".join(self._bare).replace(_BREAK, " ").split())
        found = (text.translate(INVISIBLE), bare.translate(INVISIBLE), self._first, self._last)
        self._text, self._bare, self._first, self._last = [], [], 0, 0
        self._flushed += 1
        return found

    def _gathered(self, tag: Tag) -> tuple[str, str, int, int]:
        """All text of `tag` as one paragraph, whatever stands in it. Without any, its lines are that of the tag."""
        self._flush()
        line = self._line
        self._flat += 1
        self._children(tag)
        self._flat -= 1
        text, bare, first, last = self._taken()
        return text, bare, first or line, last or line

    def _flush(self) -> None:
        """Ends the paragraph, as one block; in a flat context blanks are all that is left of paragraphs."""
        if self._flat:
            self._mark(" ")
            return
        if not self._first:
            return
        text, bare, first, last = self._taken()
        if not text:
            return
        kind = self._kind
        if self._type_follows:
            self._type_follows = False
            kind = "line" if _TYPE.fullmatch(text) else kind
        level = len(self._lists)
        indent = "  " * (level - 1) if self._bullet else "  " * level
        lead = "> " * self._quotes + indent
        text = lead + self._bullet + text.replace("\n", "\n" + lead + " " * len(self._bullet))
        if level:
            kind = "item" if self._bullet else "prose"
            self._bullet = ""
        self._add(Block(kind=kind, text=text, bare=bare, first=first, last=last, gap=True, level=level))

    def _add(self, block: Block) -> None:
        self.blocks.append(block)

    # Inline elements

    def _wrapped(self, tag: Tag, before: str, after: str) -> None:
        """The text of `tag` between marks, blanks outside of them; the bare text without."""
        start, flushed = len(self._text), self._flushed
        self._children(tag)
        if flushed != self._flushed or self._code:
            return
        inner = "".join(self._text[start:])
        if kept := inner.strip():
            lead, _, trail = inner.partition(kept)
            self._text[start:] = [lead + before + kept + after + trail]

    def _strong(self, tag: Tag) -> None:
        self._wrapped(tag, "**", "**")

    def _emphasis(self, tag: Tag) -> None:
        self._wrapped(tag, "*", "*")

    def _code_span(self, tag: Tag) -> None:
        typed = self._type_follows and not self._code and "apitype" in str(tag.get("class") or "")
        if typed:
            self._flush()
        start, flushed = len(self._text), self._flushed
        self._code += 1
        self._children(tag)
        self._code -= 1
        if flushed == self._flushed and not self._code:
            inner = "".join(self._text[start:]).replace(_BREAK, " ")
            if kept := inner.strip():
                lead, _, trail = inner.partition(kept)
                ticks = "``" if "`" in kept else "`"
                self._text[start:] = [lead + ticks + " ".join(kept.split()) + ticks + trail]
        if typed:
            self._flush()

    def _link(self, tag: Tag) -> None:
        """A link: a Markdown link where it leads outside; what its target names decides the bare text."""
        href = str(tag.get("href") or "")
        start, bare, flushed = len(self._text), len(self._bare), self._flushed
        outside = href.startswith(("https://", "http://")) and not re.search(r"[\s()<>]", href)
        self._wrapped(tag, "[" if outside else "", f"]({href})" if outside else "")
        if flushed != self._flushed or len(self._text) == start:
            return
        inner = "".join(self._bare[bare:])
        if kept := inner.strip():
            lead, _, trail = inner.partition(kept)
            self._bare[bare:] = [lead + linked_name(kept, href, code=self._code > 0) + trail]

    def _raised(self, tag: Tag) -> None:
        """`10<sup>3</sup>` is 10^3, `a<sub>i</sub>` is a_i."""
        sign = "^" if tag.name == "sup" else "_"
        start, bare, flushed = len(self._text), len(self._bare), self._flushed
        self._children(tag)
        if flushed != self._flushed:
            return
        for pieces, at in ((self._text, start), (self._bare, bare)):
            inner = "".join(pieces[at:]).strip()
            if inner:
                pieces[at:] = [sign + (inner if re.fullmatch(r"\w+|\W", inner) else f"({inner})")]

    def _line_break(self, _: Tag) -> None:
        self._mark(_BREAK)

    def _image(self, tag: Tag) -> None:
        if text := str(tag.get("alt") or "").strip():
            self._string(text)

    def _nothing(self, _: Tag) -> None:
        """`<wbr>` and `<hr>` say nothing."""

    # Block elements

    def _container(self, tag: Tag) -> None:
        self._flush()
        self._children(tag)
        self._flush()

    def _block_of(self, tag: Tag, mark: str) -> None:
        """A paragraph of its own that begins with a mark."""
        self._flush()
        self._wrapped(tag, mark, "")
        self._flush()

    def _quote(self, tag: Tag) -> None:
        self._flush()
        self._quotes += 1
        self._container(tag)
        self._quotes -= 1

    def _list(self, tag: Tag) -> None:
        self._flush()
        if self._is_contents(tag):
            return
        self._lists.append(tag)
        self._children(tag)
        self._flush()
        self._lists.pop()

    def _is_contents(self, tag: Tag) -> bool:
        """Whether a list is the page's table of contents: above all tables, nothing but links into the page."""
        if self._kind == "prose" or self._lists or self._tables:
            return False
        links = tag.find_all("a", href=True)
        shown = "".join(str(text) for link in links for text in link.strings)
        inside = all(str(link["href"]).startswith("#") for link in links)
        return bool(links) and inside and "".join(shown.split()) == "".join("".join(tag.strings).split())

    def _item(self, tag: Tag) -> None:
        self._flush()
        outside = not self._lists
        if outside:
            self._lists.append(tag)
        place = 1
        if self._lists[-1].name == "ol":
            place += sum(sibling.name == "li" for sibling in tag.previous_siblings if isinstance(sibling, Tag))
        self._bullet = f"{place}. " if self._lists[-1].name == "ol" else "- "
        self._children(tag)
        self._flush()
        self._bullet = ""
        if outside:
            self._lists.pop()

    def _preformatted(self, tag: Tag) -> None:
        """Code with its line breaks. What links in it refer to stands in the bare text."""
        if self._flat:
            self._code_span(tag)
            return
        self._flush()
        shown: list[str] = []
        meant: list[str] = []
        line = self._line
        for part in _pieces(tag, self):
            shown.append(part[0])
            meant.append(part[1])
        text = "".join(shown).translate(INVISIBLE)
        opening = text[: len(text) - len(text.lstrip("\n"))]
        content = _lines(text)
        if not content:
            return
        first = line + len(opening)
        last = max(first, self._line - (len(text) - len(text.rstrip()) and text[len(text.rstrip()) :].count("\n")))
        fence = "```"
        while fence in content:
            fence += "`"
        bare = _lines("".join(meant).translate(INVISIBLE))
        self._type_follows, self._bullet = False, ""
        self._add(Block(kind="code", text=f"{fence}\n{content}\n{fence}", bare=bare, first=first, last=last, gap=True))

    # Tables

    def _table(self, tag: Tag) -> None:
        self._flush()
        if self._flat:
            self._children(tag)
            return
        line = self._line
        rows = [(row, _cells(row)) for row in _rows(tag, self)]
        self._line = line
        header = list(
            takewhile(lambda cells: all(c.name == "th" for c in cells), (cells for _, cells in rows if cells))
        )
        ident = table_id(str(tag.get("id") or ""))
        named = [cell for cells in header[:1] for cell in cells if cell.get_text(strip=True)]
        listing = ident.owner is not None or "properties" in str(tag.get("class") or "").split()
        wide = any(len(cells) > 1 for _, cells in rows)
        if self._kind == "prose" or self._lists:
            self._grid(rows, len(header)) if wide else self._flattened(rows, 0, fields=False, values=True)
        elif len(named) == 1 or listing or not wide:
            if ident.owner:
                self._owned(ident.owner)
            self._tables += 1
            enum = ident.values or "enum" in str(tag.get("class") or "").split()
            self._flattened(rows, len(header), fields=listing and not enum, values=enum)
        else:
            self._tables += 1
            self._grid(rows, len(header))
        self._flush()

    def _owned(self, owner: str) -> None:
        """Sees to it that a table whose id names a type stands under a heading of that name.

        Bodies of methods have no heading of their own, translated titles another word.
        """
        last = self.blocks[self._heading] if self._heading is not None else None
        words = last.words if last else ""
        if re.search(rf"(?:^|[\s:：]){re.escape(owner)}$", words):
            return
        title = last is not None and last.level == 0 and not re.search("[:：]", words)
        if last and self._heading is not None and not self._tables and (title or owner.endswith("." + words)):
            self.blocks[self._heading] = replace(last, bare=owner)
            return
        level = last.level + 1 if last else 2
        line = self._line
        self._heading = len(self.blocks)
        self._add(Block(kind="heading", text=owner, bare=owner, first=line, last=line, gap=True, level=level))

    def _flattened(self, rows: list[tuple[Tag, list[Tag]]], header: int, *, fields: bool, values: bool) -> None:
        """Rows as lines: the header cell; a row of one cell as it stands; else name, type, text."""
        for number, (row, cells) in enumerate(rows):
            self._line_of(row)
            if not cells:
                self._container(row)
            elif number < header or len(cells) == 1:
                for cell in cells:
                    self._line_of(cell)
                    self._container(cell)
            else:
                self._row(cells, fields=fields, values=values)

    def _row(self, cells: list[Tag], *, fields: bool, values: bool) -> None:
        name, *rest = cells
        kind = self._kind
        self._line_of(name)
        if name.find(_is_heading):
            self._container(name)
        else:
            text, bare, first, last = self._gathered(name)
            text = f"`{bare}`" if text == bare and " " not in bare else text
            own = (bare,) if fields else ()
            if bare:
                self._add(Block(kind="line", text=text, bare=bare, first=first, last=last, gap=True, cells=own))
        for number, cell in enumerate(rest):
            self._line_of(cell)
            self._type_follows = not number and not values
            self._kind = "prose"
            self._container(cell)
            self._type_follows = False
        self._kind = kind

    def _grid(self, rows: list[tuple[Tag, list[Tag]]], header: int) -> None:
        """Rows as a Markdown table, a block each; inside a description they are one paragraph."""
        for number, (row, cells) in enumerate(rows):
            self._line_of(row)
            found = []
            for cell in cells:
                self._line_of(cell)
                found.append(self._gathered(cell))
            if not found:
                self._container(row)
                continue
            texts = tuple(text.replace("\n", " ") for text, *_ in found)
            line = "| " + " | ".join(text.replace("|", r"\|") for text in texts) + " |"
            if number == 0:
                line += "\n|" + " --- |" * len(texts)
            prose = self._kind == "prose" or bool(self._lists)
            self._add(
                Block(
                    kind="prose" if prose else "cells",
                    text=line,
                    bare=" ".join(bare for _, bare, *_ in found),
                    first=min(first for *_, first, _ in found),
                    last=max(last for *_, last in found),
                    gap=number < max(header, 1),
                    cells=() if prose else texts,
                )
            )

    _ELEMENTS: ClassVar[dict[str, Callable[["Walker", Tag], None]]] = {
        **dict.fromkeys(("h1", "h2", "h3", "h4", "h5", "h6"), heading),
        **dict.fromkeys(("b", "strong"), _strong),
        **dict.fromkeys(("i", "em"), _emphasis),
        **dict.fromkeys(("code", "tt", "samp", "kbd"), _code_span),
        **dict.fromkeys(("sub", "sup"), _raised),
        **dict.fromkeys(("wbr", "hr", "col", "colgroup"), _nothing),
        **dict.fromkeys(("ul", "ol", "menu"), _list),
        **dict.fromkeys(("aside", "blockquote"), _quote),
        **dict.fromkeys(
            [
                "p",
                "div",
                "section",
                "article",
                "main",
                "center",
                "figure",
                "figcaption",
                "details",
                "summary",
                "address",
                "fieldset",
                "header",
                "footer",
                "dl",
                "dt",
                "dd",
                "caption",
                "thead",
                "tbody",
                "tfoot",
                "tr",
                "td",
                "th",
                "body",
                "html",
                "devsite-code",
                "devsite-expandable",
                "devsite-selector",
                "devsite-content",
                "devsite-filter",
            ],
            _container,
        ),
        "a": _link,
        "br": _line_break,
        "img": _image,
        "li": _item,
        "pre": _preformatted,
        "table": _table,
    }
