"""HTML elements to blocks. Every word goes into exactly one block; what is left away is named here.

Inline marks are kept as Markdown: code in ticks, emphasis, links that lead outside. Tables are read in `tables.py`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from bs4 import Tag
from bs4.element import PreformattedString

from scraper.blocks import Block, BlockKind
from scraper.readers.characters import INVISIBLE
from scraper.readers.links import heading_name, linked_name
from scraper.readers.paragraph import BREAK, Paragraph, inside

FURNITURE = frozenset(
    ["button", "footer", "form", "head", "header", "iframe", "input", "nav", "noscript", "object", "script", "select"]
) | {"style", "svg", "template", "textarea", "title"}
"""Elements around the content, and those of scripts."""

CONTENT = frozenset({"devsite-code", "devsite-expandable", "devsite-selector", "devsite-content", "devsite-filter"})
"""The site's own elements that hold content; the others (`devsite-feedback`, `devsite-toc` ...) are furniture."""

DEEPEST = 100
"""Elements nested deeper than this are read as plain text, so that no page exhausts the stack."""

_SECTIONS = ("article", "body", "div", "html", "main", "section", *sorted(CONTENT))
_PARAGRAPHS = ("address", "caption", "center", "details", "fieldset", "figcaption", "figure", "p", "summary")
_TERMS = ("dd", "dl", "dt")
_TABLE_PARTS = ("table", "tbody", "td", "tfoot", "th", "thead", "tr")

_TYPE = re.compile(r"`.*|[a-z]\w*(?:\s*\(.*\))?", re.DOTALL)
"""The paragraph beside a name can be a type when it begins as code, or is nothing but an expression."""

_OUTSIDE = re.compile(r"https?://[^\s()<>]+")


class Walker:
    """Goes through a tree in document order and collects blocks. `shift` is the number of lines above its text."""

    def __init__(self, shift: int = 0) -> None:
        self.blocks: list[Block] = []
        self._shift = shift
        self._line = shift + 1
        self._depth = 0
        self._paragraph = Paragraph()
        # What the paragraph stands in.
        self._kind: BlockKind = "line"
        self._lists: list[Tag] = []
        self._bullet = ""
        self._quotes = 0
        self._code = 0
        self._flat = 0
        self._type_follows = False
        # The last heading, as an index into the blocks, and the tables below it.
        self._heading: int | None = None
        self._tables = 0

    def walk(self, tag: Tag) -> list[Block]:
        """The blocks of what stands inside `tag`, behind those collected before."""
        self._container(tag)
        return self.blocks

    def heading(self, tag: Tag) -> None:
        """A heading; `h1` is the page's title, of level 0. Inside a description it stays text."""
        level = int(tag.name[1])
        self._line_of(tag)
        if self._flat or self._kind == "prose":
            self._flush()
            self._wrapped(tag, "#" * level + " ", "")
            self._flush()
            return
        text, bare, first, last = self._gathered(tag)
        name = heading_name(bare, str(tag.get("id") or ""))
        if name:
            self._heading, self._tables = len(self.blocks), 0
            self._add("heading", text, name, first, last, level=0 if level == 1 else level)

    # Text

    def _children(self, tag: Tag) -> None:
        self._depth += 1
        for child in tag.contents:
            if isinstance(child, Tag):
                self._element(child)
            elif isinstance(child, PreformattedString):
                self._line += child.count("\n")  # a comment or a declaration
            else:
                self._string(str(child))
        self._depth -= 1

    def _element(self, tag: Tag) -> None:
        self._line_of(tag)
        if is_furniture(tag):
            return
        if self._depth > DEEPEST:
            for text in tag.strings:
                self._string(text)
            return
        self.ELEMENTS.get(tag.name, Walker._children)(self, tag)

    def _line_of(self, tag: Tag) -> None:
        if tag.sourceline is not None:
            self._line = tag.sourceline + self._shift

    def _string(self, text: str) -> None:
        first = last = self._line
        if "\n" in text:
            lead, trail = _line_ends(text)
            self._line += text.count("\n")
            first, last = first + lead, self._line - trail
        self._paragraph.add(text, first, last)

    def _gathered(self, tag: Tag) -> tuple[str, str, int, int]:
        """All text of `tag` as one paragraph, whatever stands in it. Without any, its lines are those of the tag."""
        self._flush()
        line = self._line
        self._flat += 1
        self._children(tag)
        self._flat -= 1
        text, bare, first, last = self._paragraph.take()
        return text, bare, first or line, last or line

    def _flush(self) -> None:
        """Ends the paragraph, which becomes a block. In a flat context a blank is all that stays of its end."""
        if self._flat:
            self._paragraph.add_blank(" ")
            return
        if not self._paragraph.first:
            return
        text, bare, first, last = self._paragraph.take()
        if not text:
            return
        kind = self._kind
        if self._type_follows:
            self._type_follows = False
            kind = "line" if _TYPE.fullmatch(text) else kind
        level = len(self._lists)
        if level:
            kind = "item" if self._bullet else "prose"
        lead = "> " * self._quotes + "  " * (level - bool(self._bullet))
        text = lead + self._bullet + text.replace("\n", "\n" + lead + " " * len(self._bullet))
        self._bullet = ""
        self._add(kind, text, bare, first, last, level=level)

    def _add(self, kind: BlockKind, text: str, bare: str, first: int, last: int, **more: Any) -> None:
        """A block that begins a paragraph, unless `more` says otherwise."""
        self.blocks.append(Block(kind=kind, text=text, bare=bare, first=first, last=last, **{"gap": True, **more}))

    # Inline elements

    def _wrapped(self, tag: Tag, before: str, after: str) -> None:
        """The text of `tag` between marks; the bare text without. Code holds no marks."""
        place = self._paragraph.place()
        self._children(tag)
        if not self._code:
            self._paragraph.mark(place, lambda text: before + text + after)

    def _strong(self, tag: Tag) -> None:
        self._wrapped(tag, "**", "**")

    def _emphasis(self, tag: Tag) -> None:
        self._wrapped(tag, "*", "*")

    def _code_span(self, tag: Tag) -> None:
        """Code, in ticks. The type of a row is a paragraph of its own, whatever follows it."""
        typed = self._type_follows and not self._code and "apitype" in str(tag.get("class") or "")
        if typed:
            self._flush()
        place = self._paragraph.place()
        self._code += 1
        self._children(tag)
        self._code -= 1
        if not self._code:
            self._paragraph.mark(place, _ticked)
        if typed:
            self._flush()

    def _link(self, tag: Tag) -> None:
        """A link: a Markdown link where it leads outside; its bare text is what its target names."""
        href = str(tag.get("href") or "")
        place = self._paragraph.place()
        if _OUTSIDE.fullmatch(href):
            self._wrapped(tag, "[", f"]({href})")
        else:
            self._children(tag)
        self._paragraph.mean(place, lambda text: linked_name(text, href, code=self._code > 0))

    def _raised(self, tag: Tag) -> None:
        """`10<sup>3</sup>` is 10^3, `x<sub>i + 1</sub>` is x_(i + 1)."""
        sign = "^" if tag.name == "sup" else "_"
        place = self._paragraph.place()
        self._children(tag)
        for change in (self._paragraph.mark, self._paragraph.mean):
            change(place, lambda text: sign + (text if re.fullmatch(r"\w+|\W", text) else f"({text})"))

    def _line_break(self, _: Tag) -> None:
        self._paragraph.add_blank(BREAK)

    def _image(self, tag: Tag) -> None:
        self._paragraph.add(str(tag.get("alt") or "") or " ", self._line, self._line)

    def _nothing(self, tag: Tag) -> None:
        """Elements without text of their own (`<wbr>`, `<hr>`)."""

    # Block elements

    def _container(self, tag: Tag) -> None:
        self._flush()
        self._children(tag)
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
        self._container(tag)
        self._lists.pop()

    def _is_contents(self, tag: Tag) -> bool:
        """Whether a list is the page's table of contents: above all tables, nothing but links into the page."""
        if self._kind == "prose" or self._lists or self._tables:
            return False
        links = [link for link in tag.find_all("a") if str(link.get("href") or "").startswith("#")]
        linked = "".join(link.get_text() for link in links)
        return bool(links) and "".join(linked.split()) == "".join(tag.get_text().split())

    def _item(self, tag: Tag) -> None:
        self._flush()
        ordered = bool(self._lists) and self._lists[-1].name == "ol"
        place = 1 + len(tag.find_previous_siblings("li")) if ordered else 0
        outside = [] if self._lists else [tag]
        self._lists += outside
        self._bullet = f"{place}. " if ordered else "- "
        self._container(tag)
        self._bullet = ""
        del self._lists[len(self._lists) - len(outside) :]

    def _preformatted(self, tag: Tag) -> None:
        """Code with its line breaks: the text as shown, fenced; the bare text with what links in it refer to."""
        if self._flat:
            self._code_span(tag)
            return
        self._flush()
        self._type_follows, self._bullet = False, ""
        line = self._line
        pieces = list(self._pieces(tag, ""))
        shown = "".join(shown for shown, _ in pieces)
        lead, trail = _line_ends(shown)
        first = line + lead
        last = max(first, self._line - trail)
        content = _code_lines(shown)
        if content:
            fence = "```"
            while fence in content:
                fence += "`"
            bare = _code_lines("".join(meant for _, meant in pieces))
            self._add("code", f"{fence}\n{content}\n{fence}", bare, first, last)

    def _pieces(self, tag: Tag, href: str) -> Iterator[tuple[str, str]]:
        """The strings inside preformatted text: as shown, and as what the link around them (`href`) refers to."""
        self._depth += 1
        for child in tag.contents:
            if isinstance(child, Tag):
                self._line_of(child)
                if child.name == "br":
                    yield "\n", "\n"
                elif self._depth > DEEPEST:
                    yield child.get_text(), child.get_text()
                elif not is_furniture(child):
                    yield from self._pieces(child, str(child.get("href") or href))
            else:
                text = str(child)
                self._line += text.count("\n")
                if not isinstance(child, PreformattedString):
                    meaning = partial(linked_name, href=href, code=True)
                    yield text, inside(text, meaning) if href else text
        self._depth -= 1

    # How each element is read; any other is read as what stands inside it.
    ELEMENTS: ClassVar[Mapping[str, Callable[[Any, Tag], None]]] = {
        **dict.fromkeys(("h1", "h2", "h3", "h4", "h5", "h6"), heading),
        **dict.fromkeys(("b", "strong"), _strong),
        **dict.fromkeys(("i", "em"), _emphasis),
        **dict.fromkeys(("code", "tt", "samp", "kbd"), _code_span),
        **dict.fromkeys(("sub", "sup"), _raised),
        **dict.fromkeys(("wbr", "hr", "col", "colgroup"), _nothing),
        **dict.fromkeys(("ul", "ol", "menu"), _list),
        **dict.fromkeys(("aside", "blockquote"), _quote),
        **dict.fromkeys((*_SECTIONS, *_PARAGRAPHS, *_TERMS, *_TABLE_PARTS), _container),
        "a": _link,
        "br": _line_break,
        "img": _image,
        "li": _item,
        "pre": _preformatted,
    }


def is_furniture(tag: Tag) -> bool:
    """Whether an element belongs to the site around the page, or to its machinery."""
    return tag.name in FURNITURE or (tag.name.startswith("devsite-") and tag.name not in CONTENT)


def _ticked(text: str) -> str:
    """`text` as a Markdown code span."""
    text = " ".join(text.replace(BREAK, " ").split())
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _line_ends(text: str) -> tuple[int, int]:
    """How many lines end before the first word of `text`, and behind its last."""
    body = text.strip()
    lead, _, trail = text.partition(body) if body else (text, "", "")
    return lead.count("\n"), trail.count("\n")


def _code_lines(text: str) -> str:
    """Code without blank lines around it and blanks at the ends of lines."""
    lines = [line.rstrip() for line in text.translate(INVISIBLE).split("\n")]
    return "\n".join(lines).strip("\n")
