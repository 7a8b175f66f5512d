"""Markdown pages (`*.md`): CommonMark with tables, by markdown-it. Inline marks stay in the text."""

from markdown_it import MarkdownIt
from markdown_it.token import Token

from scraper.blocks import Block

PARSER = MarkdownIt("commonmark").enable("table").disable("inline", ignoreInvalid=True)


def read(lines: list[str]) -> list[Block]:
    """The blocks of a Markdown page. Wrapped lines are joined; a table row is one block with its cells."""
    tokens = PARSER.parse("\n".join(lines))
    blocks: list[Block] = []
    lists = 0
    opened = False  # the next paragraph opens a list item
    for at, token in enumerate(tokens):
        if token.type.endswith("list_open"):
            lists += 1
        elif token.type.endswith("list_close"):
            lists -= 1
        elif token.type == "list_item_open":
            opened = True
        elif token.type == "heading_open":
            blocks.append(_block("heading", tokens[at + 1], level=int(token.tag[1:])))
        elif token.type == "paragraph_open":
            blocks.append(_block("item" if opened else "line", tokens[at + 1], level=lists))
            opened = False
        elif token.type in ("fence", "code_block", "html_block"):
            blocks.append(_block("code", token))
        elif token.type == "tr_open":
            blocks.append(_row(tokens, at))
    return blocks


def _span(token: Token) -> tuple[int, int]:
    first, after = token.map or (0, 0)
    return first + 1, after


def _block(kind: str, token: Token, level: int = 0) -> Block:
    first, last = _span(token)
    text = token.content.rstrip("\n") if kind == "code" else " ".join(token.content.split())
    return Block(kind=kind, text=text, first=first, last=last, gap=True, level=level)  # type: ignore[arg-type]


def _row(tokens: list[Token], at: int) -> Block:
    """The table row that opens at token `at`; the first row takes the delimiter line below it with it."""
    cells = []
    header = False
    for token in tokens[at + 1 :]:
        if token.type == "tr_close":
            break
        header = header or token.type == "th_open"
        if token.type == "inline":
            cells.append(" ".join(token.content.split()))
    first, last = _span(tokens[at])
    return Block(
        kind="cells", text=" | ".join(cells), first=first, last=last + header, gap=header, level=0, cells=tuple(cells)
    )
