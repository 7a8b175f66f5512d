"""Where on the pages a part of a document stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from ir.model import Span
from templates.prose import source


def origin(spans: Sequence[Span], urls: Mapping[str, str]) -> dict[str, Any]:
    """The page for people, and page and line; `urls` are those of the pages, by path. {} for what is on no page."""
    if not spans:
        return {}
    url = urls.get(spans[0].page)
    return {**({"externalDocs": {"url": url}} if url else {}), "x-source": source(spans)}
