"""A page file to its declarations."""

from msgspec.structs import replace

from ir.declaration import PageDeclarations
from ir.model import Diagnostic, Span
from scraper.errors import Unusable
from scraper.grammar.page import declare
from scraper.readers import lines
from scraper.sources import PageSource


def read_page(source: PageSource) -> PageDeclarations:
    """What the page declares; one that declares nothing is a finding. Raises `Unusable` where it is unreadable."""
    try:
        data = source.file.read_bytes()
    except OSError as error:
        raise Unusable(source.path, f"cannot be read ({error.strerror})", "Check the file.") from error
    page = declare(source, lines(source.path, data))
    if page.declarations or page.tools or page.operations or page.tags or page.events or page.accessors:
        return page
    message = (
        "the page declares nothing; check that it is a reference page, and its language and format in sources.toml"
    )
    found = Diagnostic(
        id="no-declaration", severity="error", message=message, subject="", spans=(Span(source.path, 1, 1),)
    )
    return replace(page, diagnostics=(*page.diagnostics, found))
