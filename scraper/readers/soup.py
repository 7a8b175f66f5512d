"""HTML text to a tree, by BeautifulSoup over Python's own parser: the one that knows the line of every element.

Most time goes into building the tree, whichever parser feeds it, so a faster parser gains little here.
"""

import warnings
from typing import Any

from bs4 import BeautifulSoup, Tag, XMLParsedAsHTMLWarning
from bs4.exceptions import ParserRejectedMarkup
from bs4.filter import SoupStrainer

ARTICLE = "devsite-article-body"
"""The class of the element that holds a page's content; all around it is the site's."""

_CELLS = frozenset({"td", "th"})
_TABLES = frozenset({"table"})
_LISTS = frozenset({"ul", "ol", "menu"})
_IMPLIED: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "li": (frozenset({"li"}), _LISTS),
    "dt": (frozenset({"dt", "dd"}), frozenset({"dl"})),
    "dd": (frozenset({"dt", "dd"}), frozenset({"dl"})),
    "td": (_CELLS, _TABLES),
    "th": (_CELLS, _TABLES),
    "tr": (frozenset({"tr"}), _TABLES),
    "tbody": (frozenset({"thead", "tbody"}), _TABLES),
    "tfoot": (frozenset({"thead", "tbody"}), _TABLES),
}
"""Elements whose end tag may be left away (HTML, 13.1.2.4): what each start tag ends, and what bounds the search."""


_PLACES = (f".{ARTICLE}", "article", "main", "[role=main]", "body")
"""Where the content is, the surest first."""


class _Soup(BeautifulSoup):
    """BeautifulSoup with the end tags that HTML lets pages leave away; the parser below it supplies none."""

    def handle_starttag(self, name: str, *args: Any, **kwargs: Any) -> Tag | None:
        """Opens an element, closing what it ends."""
        if implied := _IMPLIED.get(name):
            ended, bounds = implied
            for tag in reversed(self.tagStack):
                if tag.name in ended:
                    self.handle_endtag(tag.name)
                    break
                if tag.name in bounds:
                    break
        return super().handle_starttag(name, *args, **kwargs)


class _Content(SoupStrainer):
    """What is read of a page that marks its article: its title and the article. Navigation never becomes a tree."""

    def allow_tag_creation(self, _: str | None, name: str, attrs: Any) -> bool:
        """Whether an element outside of these is one of these."""
        return name in ("h1", "title") or ARTICLE in (attrs or {}).get("class", "").split()

    def allow_string_creation(self, _: str) -> bool:
        """Text outside of these is not read."""
        return False


def parse(text: str) -> Tag:
    """The tree of an HTML text; of a page that marks its article, the title and the article only."""
    if ARTICLE in text:
        soup = _parse(text, _Content())
        if soup.select_one(_PLACES[0]):
            return soup
    return _parse(text, None)


def _parse(text: str, only: SoupStrainer | None) -> Tag:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", XMLParsedAsHTMLWarning)  # XHTML is read as HTML on purpose
        try:
            return _Soup(text, "html.parser", parse_only=only, multi_valued_attributes=None)
        except ParserRejectedMarkup:  # `<![` without a known keyword; as text it does no harm
            text = text.replace("<![", "&lt;![")
            return _Soup(text, "html.parser", parse_only=only, multi_valued_attributes=None)


def find_article(soup: Tag) -> Tag:
    """The element that holds the content: the marked article, or what comes closest."""
    return next((found for place in _PLACES if (found := soup.select_one(place))), soup)


def find_title(soup: Tag) -> Tag | None:
    """The heading with the page's title: the one the site marks, or the first."""
    return soup.select_one("h1.devsite-page-title") or soup.find("h1")
