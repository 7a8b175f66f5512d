"""Labels that carry a text: `Method: demo.read`."""

import pytest

from scraper.labels import load

OPENERS = [
    ("Package google.demo.v1", ("title", "google.demo.v1")),
    ("PackageSpec", None),
    ("Method: demo.read", ("method", "demo.read")),
    ("Method:demo.read", ("method", "demo.read")),
    ("METHOD : demo.read", None),
]


@pytest.mark.parametrize(("words", "opener"), OPENERS)
def test_opener(words: str, opener: tuple[str, str] | None) -> None:
    assert load("en").opener(words) == opener
