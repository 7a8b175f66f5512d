"""A page file to its declarations."""

from ir.declaration import PageDeclarations
from scraper.errors import Unusable
from scraper.grammar.page import declare
from scraper.readers import lines
from scraper.sources import PageSource


def read_page(source: PageSource) -> PageDeclarations:
    """What the page declares. Raises `Unusable` where it is unreadable, or declares nothing at all."""
    try:
        data = source.file.read_bytes()
    except OSError as error:
        raise Unusable(source.path, f"cannot be read ({error.strerror})", "Check the file.") from error
    page = declare(source, lines(source.path, data))
    if not (page.declarations or page.tools or page.tags or page.events or page.accessors):
        remedy = "Check that this is a reference page, and that its language and format in sources.toml are right."
        raise Unusable(source.path, "the page declares nothing", remedy)
    return page
