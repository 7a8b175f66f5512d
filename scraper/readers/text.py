"""Text pages (`*.txt`): what a browser copies. A block is a line; a JSON representation is one block.

Copies lose layout in several ways, and the reader mends what it can without knowing what the lines mean: tables leave
pipes, code spans are broken over lines, and some copies have no blank lines at all.
"""

import re

from msgspec.structs import replace

from scraper.blocks import Block

ITEM = re.compile(r"(\s*)[•‣◦▪]\s+")
IN_JSON = re.compile(
    r"""\s*(?: ["{}\[\]] | // | \.\.\. | [a-z]\w*\s*:
        | (?:object|enum)\b\s*(?:\(|$) | (?:string|integer|number|boolean|value|array|null|object)\s*,?\s*$ )""",
    re.VERBOSE,
)
"""A line that can stand inside a JSON representation."""
STRING = re.compile(r'"[^"\n]*"')
COMMENT = re.compile(r"//.*")

_CELL = re.compile(r"\|?\s*(?P<text>.*?)\s*\|(?:\s*\|)*\s*")
"""A table row with one filled cell, or the end of one: `| Fields | |`, `name |`."""
_RULE = re.compile(r"\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?\s*")
_BROKEN = re.compile(r"(?:object|enum|string|integer|number|value|array)\s*\(")
_LONGEST_TYPE = 4
"""Lines that one type expression may be broken over."""


def read(lines: list[str]) -> list[Block]:
    """The blocks of a text page. A representation that never closes ends where lines stop to look like JSON."""
    blocks: list[Block] = []
    spaced = sum(not line.strip() for line in lines[:-1]) > 0
    gap = True
    at = 0
    while at < len(lines):
        line = lines[at]
        text = _cell(line)
        if not text:
            gap = True
            if line.strip() and blocks:  # a table's rule or the end of a cell goes with what stands above it
                blocks[-1] = replace(blocks[-1], last=at + 1)
            at += 1
            continue
        end = at + 1
        if text.startswith("{"):
            end = _representation_end(lines, at)
            code = "\n".join(_cell(part, strip=False) for part in lines[at:end])
            blocks.append(Block(kind="code", text=code, first=at + 1, last=end, gap=gap))
        elif item := ITEM.match(line):
            level = len(item[1]) // 2
            blocks.append(
                Block(kind="item", text="• " + line[item.end() :], first=at + 1, last=end, gap=gap, level=level)
            )
        else:
            if _BROKEN.fullmatch(text):
                text, end = _joined(lines, at)
            ended = (text,) if text != line.strip() and line.rstrip().endswith("|") else ()
            kept = text if ended else line
            blocks.append(
                Block(kind="line", text=text if end > at + 1 else kept, first=at + 1, last=end, gap=gap, cells=ended)
            )
        gap = not spaced
        at = end
    return blocks


def _cell(line: str, *, strip: bool = True) -> str:
    """The text of `line` without the pipes that a table left around it; empty for a table's rule."""
    if not line.rstrip().endswith("|"):
        return line.strip() if strip else line
    if _RULE.fullmatch(line):
        return ""
    match = _CELL.fullmatch(line)
    inner = match["text"] if match else line
    return inner if "|" not in inner else line.strip()


def _joined(lines: list[str], at: int) -> tuple[str, int]:
    """(the type expression that opens on line `at` and closes on a later one, the index after it)."""
    for end in range(at + 1, min(at + 1 + _LONGEST_TYPE, len(lines))):
        text = " ".join(line.strip() for line in lines[at : end + 1])
        if text.count("(") == text.count(")"):
            return text, end + 1
    return lines[at].strip(), at + 1


def _representation_end(lines: list[str], start: int) -> int:
    """The index after the last line of the representation that opens on line `start`."""
    depth = 0
    end = start
    for at in range(start, len(lines)):
        line = _cell(lines[at], strip=False)
        if line.strip() and not IN_JSON.match(line):
            return end
        bare = COMMENT.sub("", STRING.sub("", line))
        depth += bare.count("{") - bare.count("}")
        if line.strip():
            end = at + 1
        if depth <= 0:
            return end
    return end
