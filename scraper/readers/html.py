"""HTML pages (`*.html`): the site's own markup. Only the article is the page; the rest of the file is furniture."""

import re

from scraper.blocks import Block
from scraper.readers.soup import find_article, find_title, parse
from scraper.readers.tables import PageWalker

_SITE = re.compile(r"\s+[|–-]\s.*", re.DOTALL)
"""What follows the page's name in the title of a browser window."""

_BETWEEN = re.compile(r"(?:<!--.*?-->|<[^>]*>|\s)+", re.DOTALL)
"""What stands between words; most pieces of HTML inside other formats hold nothing else."""


def read(lines: list[str]) -> list[Block]:
    """The blocks of an HTML page. Lines without a word of the article are `furniture`.

    The page's title, or else that of its window, is a heading of level 0. The bare text has names as ids and links say
    them.
    """
    soup = parse("\n".join(lines))
    article = find_article(soup)
    walker = PageWalker()
    title = find_title(soup)
    if title is None and (window := soup.find("title")):
        name = _SITE.sub("", window.get_text()).strip()
        line = window.sourceline or 1
        walker.blocks.append(Block(kind="heading", text=name, bare=name, first=line, last=line, gap=True))
    elif title and article not in title.parents:
        walker.heading(title)
    return _with_furniture(walker.walk(article), lines, 0)


def read_fragment(text: str, first: int) -> list[Block]:
    """The blocks of a piece of HTML inside another format. `first` is the line of the page that it begins on."""
    lines = text.split("\n")
    if "<img" not in text and not _BETWEEN.sub("", text):
        return _with_furniture([], lines, first - 1)
    return _with_furniture(PageWalker(first - 1).walk(parse(text)), lines, first - 1)


def _with_furniture(blocks: list[Block], lines: list[str], shift: int) -> list[Block]:
    """`blocks` in page order, and among them the runs of lines that none of them stands on."""
    covered = {line for block in blocks for line in range(block.first, block.last + 1)}
    runs: list[list[int]] = []
    for number, line in enumerate(lines, shift + 1):
        if not line.strip() or number in covered:
            continue
        if runs and not covered.intersection(range(runs[-1][1], number)):
            runs[-1][1] = number
        else:
            runs.append([number, number])
    furniture = [Block(kind="furniture", text="", first=first, last=last, gap=True) for first, last in runs]
    return sorted(blocks + furniture, key=lambda block: block.first)
