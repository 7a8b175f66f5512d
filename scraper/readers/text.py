"""Text pages (`*.txt`): what a browser copies. A block is a line; a JSON representation is one block."""

import re

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


def read(lines: list[str]) -> list[Block]:
    """The blocks of a text page. A representation that never closes ends where lines stop to look like JSON."""
    blocks: list[Block] = []
    gap = True
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            gap = True
            at += 1
            continue
        end = _representation_end(lines, at) if line.startswith("{") else at + 1
        if line.startswith("{"):
            blocks.append(Block(kind="code", text="\n".join(lines[at:end]), first=at + 1, last=end, gap=gap))
        elif item := ITEM.match(line):
            text = "• " + line[item.end() :]
            blocks.append(Block(kind="item", text=text, first=at + 1, last=end, gap=gap, level=len(item[1]) // 2))
        else:
            blocks.append(Block(kind="line", text=line, first=at + 1, last=end, gap=gap))
        gap = False
        at = end
    return blocks


def _representation_end(lines: list[str], start: int) -> int:
    """The index after the last line of the representation that opens on line `start`."""
    depth = 0
    end = start
    for at in range(start, len(lines)):
        line = lines[at]
        if line.strip() and not IN_JSON.match(line):
            return end
        bare = COMMENT.sub("", STRING.sub("", line))
        depth += bare.count("{") - bare.count("}")
        if line.strip():
            end = at + 1
        if depth <= 0:
            return end
    return end
