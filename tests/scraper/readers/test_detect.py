"""The format of a page by how it begins."""

from pathlib import Path

import pytest

from scraper.readers import detect

BEGINNINGS = [
    ("page.txt", "Thing\n\nA thing.\n", "text"),
    ("page.md", "Thing\n\nA thing.\n", "markdown"),
    ("page.rst", "Thing\n", None),
    ("page.txt", "# Thing\n\nA thing.\n", "markdown"),
    ("page.txt", "---\ntitle: Thing\n---\n", "markdown"),
    ("page.txt", "#hashtag\n", "text"),
    ("page.txt", "<!DOCTYPE html>\n<html>", "html"),
    ("page.txt", '\n <h2 id="Thing">Thing</h2>\n', "html"),
    ("page.md", "<article>\n<p>A thing.</p>\n", "html"),
    ("page.txt", "<thing> is a thing.\n", "text"),
    ("page.txt", "<parent>/things/<thing>\n", "text"),
]


@pytest.mark.parametrize(("name", "page", "want"), BEGINNINGS)
def test_detect(name: str, page: str, want: str | None, tmp_path: Path) -> None:
    (tmp_path / name).write_text(page, encoding="utf-8")
    assert detect(tmp_path / name) == want


def test_a_page_that_is_still_to_be_fetched_is_told_by_its_ending(tmp_path: Path) -> None:
    assert detect(tmp_path / "page.html") == "html"
