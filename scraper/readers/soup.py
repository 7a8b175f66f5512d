"""HTML text to a tree, by BeautifulSoup over Python's own parser: the one that knows the line of every element.

Most time goes into building the tree, whichever parser feeds it, so a faster parser gains little here.
"""

import re
import warnings
from typing import Any

from bs4 import BeautifulSoup, SoupStrainer, Tag, XMLParsedAsHTMLWarning
from bs4.exceptions import ParserRejectedMarkup

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


_PLACES: tuple[tuple[str | None, dict[str, Any]], ...] = (
    (None, {"class": re.compile(rf"(?:^|\s){ARTICLE}(?:\s|$)")}),
    ("article", {}),
    ("main", {}),
    (None, {"role": "main"}),
    ("body", {}),
)
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
    """What is read of a page that marks its article: the title and the article. Site navigation never becomes a tree."""

    def allow_tag_creation(self, nsprefix: str | None, name: str, attrs: dict[str, str] | None) -> bool:  # type: ignore[override]
        """Whether an element outside the article, or the article itself, is read."""
        return name in ("h1", "title") or (attrs is not None and ARTICLE in attrs.get("class", "").split())

    def allow_string_creation(self, string: str) -> bool:  # noqa: ARG002
        """Text outside of these elements is not read."""
        return False


def parse(text: str) -> Tag:
    """The tree of an HTML text; of a page that marks its article, the title and the article only."""
    only = _Content() if ARTICLE in text else None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", XMLParsedAsHTMLWarning)  # XHTML is read as HTML on purpose
        try:
            return _Soup(text, "html.parser", parse_only=only, multi_valued_attributes=None)
        except ParserRejectedMarkup:  # `<![` without a known keyword; as text it does no harm
            text = text.replace("<![", "&lt;![")
            return _Soup(text, "html.parser", parse_only=only, multi_valued_attributes=None)


def find_article(soup: Tag) -> Tag:
    """The element that holds the content: the marked article, or what comes closest."""
    for name, attributes in _PLACES:
        if found := soup.find(name, attributes):
            return found
    return soup


def find_title(soup: Tag) -> Tag | None:
    """The heading with the page's title: the one the site marks, or the first."""
    return soup.find("h1", class_="devsite-page-title") or soup.find("h1")
