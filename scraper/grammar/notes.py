"""Notes: prose that belongs to no declaration, above the first type and below headings that declare nothing."""

import re

from ir.model import Note, Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.outline import Outline

PLAIN = frozenset({"methods", "title", "host", "index"})
"""The labels below which there is prose."""

_CONTENTS = re.compile(r"- \[[^\]]*\]\([^)]*#[^)]*\)")
"""A line of the page's table of contents: a list item that is nothing but a link into a page."""


def read_notes(page: Outline, claims: Claims, language: str) -> tuple[Note, ...]:
    """The notes that the unclaimed blocks of a page are, each under its heading. Claims them."""
    first = min([section.start for section in page.sections], default=len(page.blocks))
    plain = {label.at for label in page.found if label.part in PLAIN}
    runs: list[list[Block]] = [[]]
    for at, block in enumerate(page.blocks):
        titled = block.kind == "heading" or at in plain
        if not claims.is_left(block):
            runs.append([])
        elif titled:
            runs.append([block])
        elif runs[-1] or at < first:
            runs[-1].append(block)
    titles = {id(page.blocks[at]) for at in plain} | {id(block) for block in page.blocks if block.kind == "heading"}
    notes = []
    for run in filter(None, runs):
        claims.claim(run)
        titled = id(run[0]) in titles
        body = [block for block in (run[1:] if titled else run) if not _is_contents(block)]
        if body:
            span = Span(page.page, run[0].first, run[-1].last)
            title = run[0].words.strip() if titled else None
            notes.append(Note(title=title, text={language: paragraphs(body)}, spans=(span,)))
    return tuple(notes)


def _is_contents(block: Block) -> bool:
    return block.kind == "item" and _CONTENTS.fullmatch(block.text) is not None
