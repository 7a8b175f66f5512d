"""The vendored pages, read once: what tests count, compare with and edit."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from ir.assemble import Assembled, assemble
from ir.declaration import EnumDeclaration, MessageDeclaration, PageDeclarations
from ir.judge import judge
from ir.model import Diagnostic, Enum, Field, Message
from ir.wire import wire
from scraper.grammar.page import declare
from scraper.overrides import Overrides, read_overrides
from scraper.readers import lines
from scraper.sources import ApiSource, PageSource, read_sources

SOURCES = Path(__file__).parent.parent / "scraper/sources.toml"

STEP = "interactions/step.en.txt"
INTERACTION = "interactions/interaction.en.txt"
DATA_MODEL = "interactions/data_model.en.md"
CREATE_TOOL = "ces/create_tool.ja.txt"


@cache
def _apis() -> dict[str, ApiSource]:
    return {api.name: api for api in read_sources(SOURCES)}


@cache
def _overrides() -> dict[str, Overrides]:
    return read_overrides(SOURCES.parent / "overrides.toml", list(_apis()))


@cache
def _source(path: str) -> tuple[ApiSource, PageSource]:
    return next((api, page) for api in _apis().values() for page in api.pages if page.path == path)


def source(path: str) -> PageSource:
    """The entry of `sources.toml` for a page."""
    return _source(path)[1]


@cache
def text(path: str) -> tuple[str, ...]:
    """The lines of a page, as its reader gets them."""
    return tuple(lines(path, _source(path)[1].file.read_bytes()))


@cache
def page(path: str) -> PageDeclarations:
    """What a page declares."""
    return declare(_source(path)[1], list(text(path)))


def messages_of(path: str, half: int | None = None) -> list[MessageDeclaration]:
    """The messages that a page declares; of one of its halves only, where `half` names it."""
    found = page(path).declarations
    return [d for d in found if isinstance(d, MessageDeclaration) and half in (None, d.half)]


def enums_of(path: str, half: int | None = None) -> list[EnumDeclaration]:
    """The enums that a page declares; of one of its halves only, where `half` names it."""
    found = page(path).declarations
    return [d for d in found if isinstance(d, EnumDeclaration) and half in (None, d.half)]


@cache
def api(name: str) -> Assembled:
    """An API of the vendored pages."""
    return _assemble(_apis()[name], {})


def _assemble(source: ApiSource, edited: Mapping[str, Sequence[str]]) -> Assembled:
    if source.wire_of:
        return wire(api(source.wire_of).api, source.name, source.title, _overrides()[source.name].wire)
    pages = [declare(one, list(edited[one.path])) if one.path in edited else page(one.path) for one in source.pages]
    rules = [placed.rule for placed in _overrides()[source.name].externals]
    return assemble(source.name, source.title, pages, rules)


def findings(edited: Mapping[str, Sequence[str]]) -> list[Diagnostic]:
    """What fails a run over the API whose pages are `edited` (path to lines): errors that no decision covers."""
    source = _source(next(iter(edited)))[0]
    result = _assemble(source, edited)
    decided = _overrides()[source.name]
    judged = judge(result.diagnostics, decided.tolerated, decided.externals, result.api.externals)
    return [found.diagnostic for found in judged if found.reason is None]


def messages_on(path: str) -> list[Message]:
    """The messages of the IR that a page declares."""
    found = api(_source(path)[0].name).api.messages
    return [m for m in found if any(span.page == path for span in m.spans)]


def enums_on(path: str) -> list[Enum]:
    """The enums of the IR that a page declares."""
    found = api(_source(path)[0].name).api.enums
    return [e for e in found if any(span.page == path for span in e.spans)]


def fields_on(path: str) -> Iterator[tuple[Message, Field]]:
    """Every field that a page declares, with its message."""
    return ((message, field) for message in messages_on(path) for field in message.fields)


def message(api_name: str, name: str) -> Message:
    """The message called `name`."""
    return next(m for m in api(api_name).api.messages if m.name == name)


def field(api_name: str, path: str) -> Field:
    """The field at `Message.field`."""
    owner, _, name = path.rpartition(".")
    return next(f for f in message(api_name, owner).fields if f.name == name)


def enum(api_name: str, name: str) -> Enum:
    """The enum called `name`."""
    return next(e for e in api(api_name).api.enums if e.name == name)
