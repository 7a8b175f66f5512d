"""A page as its format shows it: a stream of blocks, before anything is known of fields."""

from typing import Literal

from msgspec import Struct

BlockKind = Literal["line", "prose", "item", "code", "heading", "cells", "furniture"]


class Block(Struct, frozen=True, kw_only=True):
    """A piece of a page and the lines it stands on.

    `line` is a line of prose (text pages) or a paragraph (formats that wrap), `item` a list item, `code` a JSON
    representation or sample with its line breaks, `heading` what the format itself marks as one, `cells` a table row.
    `prose` is a paragraph of which the format says that it is text: never a label, name or type. `furniture` are lines
    of the site around the page, and lines that hold nothing but markup. `bare` is the text without the format's inline
    marks, where it has any: labels, names and types are read from it, and descriptions keep the marks. `gap` says that
    a blank line, or the format's paragraph boundary, stands before it. `level` is the depth of a heading or item.
    """

    kind: BlockKind
    text: str
    first: int
    last: int
    gap: bool
    level: int = 0
    cells: tuple[str, ...] = ()
    bare: str | None = None

    @property
    def words(self) -> str:
        """The text without inline marks."""
        return self.text if self.bare is None else self.bare


def paragraphs(blocks: list[Block]) -> tuple[str, ...]:
    """The prose of `blocks`: blocks without a gap between them stay one paragraph, on lines of its own."""
    found: list[str] = []
    for block in blocks:
        if found and not block.gap:
            found[-1] += "\n" + block.text
        else:
            found.append(block.text)
    return tuple(found)
