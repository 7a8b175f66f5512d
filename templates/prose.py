"""How the text of pages is laid out for every target: English first, one line per paragraph, and where it stands."""

from collections.abc import Sequence

from ir.model import Span, Text


def paragraphs(text: Text) -> list[str]:
    """All paragraphs of `text`, English before the other languages (those in alphabetical order)."""
    languages = sorted(text, key=lambda language: (language != "en", language))
    return [paragraph for language in languages for paragraph in text[language]]


def source(spans: Sequence[Span]) -> str:
    """`page:line` of the first of `spans`; empty when there is none."""
    return f"{spans[0].page}:{spans[0].first}" if spans else ""
