"""Markdown pages (`*.md`): CommonMark with tables, by markdown-it. Inline marks stay in the text.

The exports of reference pages hold front matter (the page's title), HTML tables with JSON representations and samples,
and code spans around names and types. A code span with blanks inside its ticks is a link's text, never a name of its
own.
"""

import html
import re

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec.structs import replace

from scraper.blocks import Block, BlockKind

PARSER = MarkdownIt("commonmark").enable("table").disable("inline")

_TITLE = re.compile(r"title:\s*(?P<quote>['\"]?)(?P<title>.*)(?P=quote)\s*")
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_LINK = re.compile(r"\[([^\[\]]*)\]\([^()\s]*\)")
_LINKED_WORD = re.compile(r"`\s[^`]*`|`[^`]*\s`")
_EXPORTED = re.compile(
    r"\s*<table>.*?<th>(?P<label>[^<]*)</th>.*?<td><pre[^>]*><code>(?P<code>.*?)</code></pre></td>\s*</tr>\s*"
    r"</tbody>\s*</table>\s*",
    re.DOTALL,
)
"""A table of one header and one code cell, as the exports write representations and samples."""

_BLANK = "\f"
"""Stands for a blank line in a table while the page is parsed: Markdown ends a block of HTML at a blank line."""


def read(lines: list[str]) -> list[Block]:
    """The blocks of a Markdown page. Wrapped lines are joined; a table row is one block with its cells.

    The front matter is one heading of level 0 with the page's title.
    """
    body, blocks = _front_matter(lines)
    tokens = PARSER.parse("\n".join(_unbroken(body)))
    lists = quotes = quote = 0
    opened = False  # the next paragraph opens a list item
    for at, token in enumerate(tokens):
        kind = token.type
        if kind.endswith("list_open"):
            lists += 1
        elif kind.endswith("list_close"):
            lists -= 1
        elif kind == "blockquote_open":
            quotes += 1
            quote = len(blocks)
        elif kind == "blockquote_close":
            quotes -= 1
            blocks[quote:] = _closed(blocks[quote:])
        elif kind == "list_item_open":
            opened = True
        elif kind == "heading_open":
            blocks.append(_block("heading", tokens[at + 1], level=int(token.tag[1:])))
        elif kind == "paragraph_open":
            blocks.append(_block("item" if opened else "line", tokens[at + 1], level=lists, quoted=bool(quotes)))
            opened = False
        elif kind in ("fence", "code_block"):
            blocks.append(_fence(token))
            opened = False
        elif kind == "html_block":
            blocks += _html(token)
        elif kind == "tr_open":
            blocks.append(_row(tokens, at))
    return blocks


def bare(text: str) -> str:
    """`text` without code ticks, links and escapes. One that begins with a link's text keeps a blank before it."""
    linked = " " if _LINKED_WORD.match(text) else ""
    return linked + " ".join(_ESCAPE.sub(r"\1", _LINK.sub(r"\1", text).replace("`", "")).split())


def _front_matter(lines: list[str]) -> tuple[list[str], list[Block]]:
    """(lines with the front matter blanked out, the block that it is)."""
    if not lines or lines[0] != "---" or "---" not in lines[1:]:
        return lines, []
    end = lines.index("---", 1)
    title = next((match["title"] for line in lines[1:end] if (match := _TITLE.fullmatch(line))), "")
    block = Block(kind="heading", text=title, first=1, last=end + 1, gap=True, level=0)
    return [""] * (end + 1) + lines[end + 1 :], [block]


def _unbroken(lines: list[str]) -> list[str]:
    """`lines` with a mark on the blank ones inside of tables of HTML."""
    kept = list(lines)
    opened: int | None = None
    for at, line in enumerate(lines):
        if line.startswith(("<table", "#")):
            opened = at if line.startswith("<") else None
        elif opened is not None and line.startswith("</table>"):
            kept[opened:at] = [inner or _BLANK for inner in lines[opened:at]]
            opened = None
    return kept


def _span(token: Token) -> tuple[int, int]:
    first, after = token.map or (0, 0)
    return first + 1, after


def _block(kind: BlockKind, token: Token, level: int = 0, *, quoted: bool = False) -> Block:
    first, last = _span(token)
    text = " ".join(token.content.split())
    mark = "> " if quoted else "- " if kind == "item" else ""
    return Block(kind=kind, text=mark + text, bare=bare(text), first=first, last=last, gap=True, level=level)


def _closed(quoted: list[Block]) -> list[Block]:
    """The blocks of a quote, each up to the next: the lines between hold nothing but the quote's mark."""
    nexts = [block.first for block in quoted[1:]]
    return [replace(block, last=after - 1) for block, after in zip(quoted, nexts, strict=False)] + quoted[-1:]


def _fence(token: Token) -> Block:
    """A code block; its text keeps the fence, so that it stays code inside a description."""
    first, last = _span(token)
    content = token.content.rstrip("\n")
    text = f"```{token.info.strip()}\n{content}\n```"
    return Block(kind="code", text=text, bare=content, first=first, last=last, gap=True)


def _html(token: Token) -> list[Block]:
    """An HTML block: an exported code table as its label and its code, anything else as the HTML reader reads it."""
    first, last = _span(token)
    content = token.content.replace(_BLANK, "").rstrip("\n")
    last = first + content.count("\n")
    match = _EXPORTED.fullmatch(content)
    if not match:
        from scraper.readers.html import read_fragment  # few pages need its parser

        return read_fragment(content, first)
    start = first + content.count("\n", 0, match.start("code"))
    code = html.unescape(match["code"])
    label = html.unescape(match["label"]).strip()
    return [
        Block(kind="line", text=label, first=first, last=start - 1 if start > first else first, gap=True),
        Block(kind="code", text=code, first=start, last=last, gap=False),
    ]


def _row(tokens: list[Token], at: int) -> Block:
    """The table row that opens at token `at`; the header row takes the delimiter line below it with it."""
    cells = []
    header = False
    for token in tokens[at + 1 :]:
        if token.type == "tr_close":
            break
        header = header or token.type == "th_open"
        if token.type == "inline":
            cells.append(" ".join(token.content.split()))
    first, last = _span(tokens[at])
    return Block(kind="cells", text=" | ".join(cells), first=first, last=last + header, gap=header, cells=tuple(cells))
