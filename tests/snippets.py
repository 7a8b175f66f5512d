"""Small pages: what they declare, and the API that they make."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

from ir.assemble import Assembled, assemble
from ir.declaration import EnumDeclaration, FieldList, MessageDeclaration, PageDeclarations, Representation
from ir.model import Enum, Field, Message
from ir.resolve import ExternalRule
from scraper.blocks import Block
from scraper.grammar.page import declare
from scraper.readers import lines, text
from scraper.sources import PageSource


def source(path: str = "page.txt", language: str = "en", format: str = "text") -> PageSource:
    """An entry of `sources.toml`."""
    return PageSource(path=path, file=Path(path), url="", language=language, format=format)


def read(page: str, language: str = "en", *, path: str = "page.txt", format: str = "text") -> PageDeclarations:
    """What the page with the text `page` declares. Its lines may be indented alike."""
    return declare(source(path, language, format), lines(path, dedent(page).strip("\n").encode()))


def blocks(page: str) -> list[Block]:
    """The blocks of a text page."""
    return text.read(lines("page.txt", dedent(page).strip("\n").encode()))


def message(page: str, language: str = "en") -> MessageDeclaration:
    """The one message that `page` declares."""
    (declaration,) = read(page, language).declarations
    assert isinstance(declaration, MessageDeclaration)
    return declaration


def enum(page: str, language: str = "en") -> EnumDeclaration:
    """The one enum that `page` declares."""
    (declaration,) = read(page, language).declarations
    assert isinstance(declaration, EnumDeclaration)
    return declaration


def field_list(page: str, language: str = "en") -> FieldList:
    """The field list of the one message that `page` declares."""
    found = message(page, language).list
    assert found
    return found


def representation(page: str) -> Representation:
    """The JSON representation of the one message that `page` declares."""
    found = message(page).representation
    assert found
    return found


def assembled(*pages: str | PageDeclarations, externals: Sequence[ExternalRule] = ()) -> Assembled:
    """The API that `pages` make, in English where only a text is given."""
    read_pages = [
        read(page, path=f"page{number}.txt") if isinstance(page, str) else page for number, page in enumerate(pages, 1)
    ]
    return assemble("small", "Small API", read_pages, externals)


def findings(result: Assembled) -> list[tuple[str, str, int]]:
    """(id, subject, line) of each diagnostic."""
    return [(found.id, found.subject, found.spans[0].first) for found in result.diagnostics]


def the_message(result: Assembled, name: str) -> Message:
    """The message called `name`."""
    return next(found for found in result.api.messages if found.name == name)


def the_enum(result: Assembled, name: str) -> Enum:
    """The enum called `name`."""
    return next(found for found in result.api.enums if found.name == name)


def the_field(result: Assembled, path: str) -> Field:
    """The field at `Message.field`."""
    owner, _, name = path.rpartition(".")
    return next(found for found in the_message(result, owner).fields if found.name == name)
