"""One small page for each fault that was there once, and what is to be reported of it: the page tells what happened."""

from pathlib import Path

import pytest

from tests.snippets import assembled, findings, read

FOLDER = Path(__file__).parent / "text"

Finding = tuple[str, str, int]

WANTED: dict[str, list[Finding]] = {
    "list_lost": [("list-missing", "Thing", 14)],
    "enum_label_lost": [
        ("lost-heading", "Format", 34),
        ("unreferenced-type", "Color", 29),
    ],
    "heading_lost_before_struct": [("type-without-name", "Video", 16)],
    "label_at_the_end": [("page-truncated", "Format", 12)],
    "neighbours_joined": [("list-missing", "First", 8)],
    "prose_only_list": [("unclaimed-line", "", 8), ("field-only-in-representation", "Thing.id", 5)],
    "row_twice": [("duplicate-field", "Thing.id", 5)],
    "presence_of_two_words": [],
}


def test_every_fragment_is_expected() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(WANTED)


@pytest.mark.parametrize(("name", "wanted"), WANTED.items())
def test_fragment(name: str, wanted: list[Finding]) -> None:
    page = read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert findings(assembled(page)) == wanted
