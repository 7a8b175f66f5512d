"""Pipe tables that hold a declaration (the `.md.txt` pages): made into the lines that other formats give."""

import re

from msgspec.structs import replace

from scraper.blocks import Block, BlockKind
from scraper.grammar.outline import DECLARING
from scraper.labels import Labels
from scraper.readers.markdown import bare

_FENCED = re.compile(r"```\s*(?P<code>\{.*\})\s*```", re.DOTALL)
_CODE = re.compile(r"(?P<ticks>`+)(?P<code>.*?)(?P=ticks)(?!`)\s*(?P<rest>.*)", re.DOTALL)


def flatten(blocks: list[Block], labels: Labels) -> list[Block]:
    """`blocks` with tables that open with a declaring label as lines: label, name, type, text. Others stay rows."""
    flat: list[Block] = []
    declaring = False
    for block in blocks:
        if block.kind != "cells":
            flat.append(block)
            continue
        if block.gap:  # the header row
            declaring = labels.part(bare(block.cells[0])) in DECLARING
        flat += _lines(block) if declaring else [block]
    return flat


def _lines(block: Block) -> list[Block]:
    """A row as lines. A cell that opens with code and goes on is two: the type, and the text.

    The first of several cells is marked as one, as what stands in it is a name.
    """
    cells = [cell for cell in block.cells if cell]
    if len(cells) == 1 and (fenced := _FENCED.fullmatch(cells[0])):
        return [_block(block, "code", fenced["code"], fenced["code"], gap=False)]
    found = []
    for place, cell in enumerate(cells):
        match = _CODE.fullmatch(cell) if place else None
        parts = [match["ticks"] + match["code"] + match["ticks"], match["rest"]] if match else [cell]
        lines = [_block(block, "line", part, bare(part), gap=True) for part in parts if part]
        found += lines if place or len(cells) == 1 else [replace(lines[0], cells=(lines[0].words,))]
    return found


def _block(row: Block, kind: BlockKind, text: str, words: str, *, gap: bool) -> Block:
    return Block(kind=kind, text=text, bare=words, first=row.first, last=row.last, gap=gap)
