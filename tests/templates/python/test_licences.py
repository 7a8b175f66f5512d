import re
from itertools import pairwise
from pathlib import Path

import pytest

from ir.model import Page
from templates.python.package.licences import by_licence


def page(path: str, url: str) -> Page:
    return Page(path=path, url=url, language="en", format="text", lines=1, accounted=1)


@pytest.mark.parametrize(
    ("url", "work", "terms"),
    [
        ("https://docs.cloud.google.com/a/reference/rest/v1/B", "Documentation by Google LLC", "Attribution 4.0"),
        ("https://ai.google.dev/api/caching", "Documentation by Google LLC", "Attribution 4.0"),
        ("https://github.com/google/skills/blob/main/a.md", "Google skills, by Google LLC", "Apache License"),
        ("https://github.com/google/skills-of-others/a.md", "Pages of other publishers", "their publishers state"),
        ("https://docs.cloud.google.com.example.org/", "Pages of other publishers", "their publishers state"),
        ("", "Pages of other publishers", "their publishers state"),
    ],
)
def test_a_licence_is_known_by_the_place_of_the_page(url: str, work: str, terms: str) -> None:
    ((licence, pages),) = by_licence([page("a", url)]).items()
    assert licence.work == work
    assert terms in licence.terms
    assert pages == [page("a", url)]


def test_unknown_licences_come_last_and_pages_keep_their_order() -> None:
    pages = [
        page("a", ""),
        page("b", "https://developers.google.com/x"),
        page("c", "https://github.com/google/skills/y"),
        page("d", "https://cloud.google.com/z"),
    ]
    groups = by_licence(pages).values()
    assert [[page.path for page in group] for group in groups] == [["b", "d"], ["c"], ["a"]]


def test_the_checkout_says_the_same_of_its_pages(root: Path) -> None:
    """NOTICE is written by hand: a paragraph says whose text it is, the indented one below it lists the pages."""
    _, *paragraphs = (root / "NOTICE").read_text(encoding="utf-8").split("\n\n")
    listed = [
        (said, page(*found))
        for said, pages in pairwise(paragraphs)
        for found in re.findall(r"^    (\S+)\n        (\S+)$", pages, re.MULTILINE)
    ]
    assert len(listed) >= 4
    for said, one in listed:
        (licence,) = by_licence([one])
        terms = re.sub(r"\s+", " ", licence.terms)
        assert terms in re.sub(r"\s+", " ", said)
