"""A paragraph of HTML while it is collected: its text with Markdown marks, its bare text, the lines it stands on."""

from collections.abc import Callable
from typing import NamedTuple

from scraper.readers.characters import INVISIBLE

BREAK = "\0"
"""A line break inside a paragraph; no page holds this character."""


class Place(NamedTuple):
    """A place in a paragraph: how many pieces were there, and the number of the paragraph."""

    text: int
    bare: int
    paragraph: int


class Paragraph:
    """Pieces of text in order. Blanks at its edges and runs of blanks are dropped when it is taken."""

    def __init__(self) -> None:
        self.first = 0
        self.last = 0
        self._text: list[str] = []
        self._bare: list[str] = []
        self._number = 0

    def add(self, text: str, first: int, last: int) -> None:
        """Adds text of the page. `first` and `last` are the lines of its words."""
        if not text.isspace():
            self.first = self.first or first
            self.last = last
        self.add_blank(text)

    def add_blank(self, text: str) -> None:
        """Adds what is no word of the page: a blank between cells, a line break."""
        if self.first:
            self._text.append(text)
            self._bare.append(text)

    def place(self) -> Place:
        """Where the next piece goes."""
        return Place(len(self._text), len(self._bare), self._number)

    def mark(self, place: Place, change: Callable[[str], str]) -> None:
        """Changes the text from `place` on, leaving the blanks around it."""
        if place.paragraph == self._number:
            self._text[place.text :] = [inside("".join(self._text[place.text :]), change)]

    def mean(self, place: Place, change: Callable[[str], str]) -> None:
        """Changes the bare text from `place` on, leaving the blanks around it."""
        if place.paragraph == self._number:
            self._bare[place.bare :] = [inside("".join(self._bare[place.bare :]), change)]

    def take(self) -> tuple[str, str, int, int]:
        """(text, bare text, first line, last line); the next paragraph begins. Lines are 0 where there is no word."""
        lines = "".join(self._text).translate(INVISIBLE).split(BREAK)
        text = "\n".join(" ".join(line.split()) for line in lines).strip()
        bare = " ".join("".join(self._bare).translate(INVISIBLE).replace(BREAK, " ").split())
        found = (text, bare, self.first, self.last)
        self._text, self._bare, self.first, self.last = [], [], 0, 0
        self._number += 1
        return found


def inside(text: str, change: Callable[[str], str]) -> str:
    """`text` changed, the blanks around it as they are."""
    kept = text.strip()
    if not kept:
        return text
    lead, _, trail = text.partition(kept)
    return lead + change(kept) + trail
