"""Names for types that a page gives none: the body of a method, the schema of a tool, the page's own type."""

import re
from collections.abc import Sequence
from pathlib import PurePosixPath

from ir.declaration import Declaration, OperationDeclaration, ToolDeclaration
from ir.names import capitalised
from scraper.grammar.outline import Outline

_OWN_SCHEMA = re.compile(r"/([A-Za-z]\w*)#SCHEMA_REPRESENTATION\)")
"""A table of contents links the representation of the page's own type by the page's name."""


def name_body(page: Outline, half: int, operation: OperationDeclaration) -> str:
    """The name of a body declared in place: the method's name and what it is (`TabledataInsertAllRequest`)."""
    part = next(label.part for label in page.found if label.at == page.halves[half - 1])
    return camel(".".join(operation.name.split(".")[-2:])) + part.capitalize()


def name_schema(half: int, tool: ToolDeclaration) -> str:
    """The name of a tool's schema: `ListShelfIdsRequest`, `ListShelfIdsResponse`."""
    return camel(tool.name) + ("Request" if half == tool.input_half else "Response")


def linked_name(page: Outline) -> str | None:
    """The name by which the page's table of contents links its own type."""
    return next((match[1] for block in page.blocks if (match := _OWN_SCHEMA.search(block.text))), None)


def page_name(url: str, path: str) -> str:
    """The name of the page's own type after its address, or its file."""
    return camel(PurePosixPath(url.split("?", maxsplit=1)[0] or path.split(".", maxsplit=1)[0]).name)


def is_first(half: int, before: Sequence[Declaration]) -> bool:
    """Whether nothing is declared yet in a schema."""
    return all(declaration.half != half for declaration in before)


def camel(text: str) -> str:
    """The words of `text` as one Pascal-case identifier: `list_shelf_ids` is `ListShelfIds`."""
    name = capitalised(text)
    return f"Type{name}" if not name or name[0].isdigit() else name
