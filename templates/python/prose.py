"""What a docstring says: the text of the page, what else there is to know, and where it stands."""

from collections.abc import Iterable

from ir.model import Span, Text
from templates.prose import paragraphs, source


def told(text: Text, *notes: str, first: str = "", spans: Iterable[Span] = ()) -> str:
    """The paragraphs of the page with a blank line between, then, as one paragraph, `notes` and where it stands."""
    place = source(list(spans))
    end = "\n".join([*notes, *([f"Source: {place}"] if place else [])])
    return "\n\n".join(part for part in (first, *paragraphs(text), end) if part) or "Without text."
