"""One section of a page, a heading and what stands below it, to the message or enum that it declares."""

from collections.abc import Callable

from ir.declaration import Declaration, EnumDeclaration, MessageDeclaration
from ir.model import Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.enums import read_values
from scraper.grammar.outline import Outline, Section
from scraper.grammar.representation import read_representation
from scraper.grammar.rows import read_rows

Report = Callable[[str, str, str, Span], None]
"""Reports a diagnostic: id, message, subject, place."""


def read_section(
    outline: Outline, section: Section, half: int, name: str | None, claims: Claims, *, report: Report
) -> Declaration:
    """The declaration under one heading. Claims its blocks; what it cannot read stays unclaimed, or is reported.

    `name` is what the page calls the type, None where it gives it no name; `half` numbers the schema it stands in.
    """
    blocks, labels, page = outline.blocks, outline.labels, outline.page
    if section.heading is not None:
        claims.claim([blocks[section.heading]])
    bounds = [label.at for label in section.labels] + [section.end]
    parts: dict[str, list[Block]] = {}
    for label, stop in zip(section.labels, bounds[1:], strict=True):
        claims.claim([blocks[label.at]])
        parts[label.part] = blocks[label.at + 1 : stop]
        if label.at + 1 == len(blocks) and label.part != "empty":
            at = Span(page, blocks[label.at].first, blocks[label.at].last)
            report("page-truncated", "nothing stands below this label: the page is cut off", name or "", at)
    first = section.labels[0].at
    start = section.heading + 1 if section.heading is not None else first
    text = blocks[start:first] + parts.get("empty", [])
    claims.claim(text)
    span = Span(page, blocks[section.start].first, blocks[section.end - 1].last)
    if "enums" in parts:
        values, left = read_values(parts["enums"], labels, page)
        claims.claim(parts["enums"], but=left)
        return EnumDeclaration(heading=name, text=paragraphs(text), half=half, values=values, span=span)
    rows = None
    if parts.get("fields"):
        rows, left = read_rows(parts["fields"], labels, page)
        claims.claim(parts["fields"], but=left)
    representation = None
    shown = next((label.at + 1 for label in section.labels if label.part == "representation"), None)
    if shown is not None and shown < len(blocks):
        block = blocks[shown]
        representation = read_representation(block, page)
        claims.claim([block])
        if not representation.complete:
            message = "the JSON representation is cut off, or holds something that is no JSON representation"
            report("representation-truncated", message, name or "", Span(page, block.last, block.last))
    return MessageDeclaration(
        heading=name, text=paragraphs(text), half=half, list=rows, representation=representation, span=span
    )
