"""JSON representations: the object literal with type words for values that stands beside a field list.

Unions are groups of keys between comments: `// Union field x can be only one of the following:` and
`// End of list of possible types for union field x.`, or in newer pages `// x` and `// Union type`.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

from ir.declaration import Member, Representation, UnionMark
from ir.model import ListOf, MapOf, Reference, Scalar, Span, Type
from scraper.blocks import Block
from scraper.grammar.types import NAME, scalar

_TOKEN = re.compile(
    rf"""(?P<blank>\s+) | (?P<comment>//[^\n]*) | (?P<key>"(?:[^"\\\n]|\\.)*") | (?P<rest>\.\.\.)
      | (?P<reference>(?:object|enum)\s*\(\s*{NAME}\s*\)) | (?P<word>[A-Za-z_@][\w@]*) | (?P<mark>[{{}}\[\]:,])""",
    re.VERBOSE,
)
_REFERENCE = re.compile(rf"(object|enum)\s*\(\s*({NAME})\s*\)")
_OPEN_LONG = re.compile(r"//\s*Union field (\w+) can be only one of the following:?\s*")
_OPEN_SHORT = re.compile(r"//\s*(\w+)\s*")
_CLOSE = re.compile(r"//\s*(?:End of list of possible types for union field \w+\.?|Union type)\s*")


class Cut(Exception):
    """The representation ends, or stops being one, at a line."""

    def __init__(self, line: int) -> None:
        """`line` counts from 1 on the page."""
        self.line = line


class _Token(Struct, frozen=True):
    kind: str
    text: str
    line: int


def read_representation(block: Block, page: str) -> Representation:
    """The keys of a representation in order, with their unions. `complete` is False where the page cuts it off."""
    reader = _Reader(block, page)
    complete = True
    try:
        reader.read()
    except Cut:
        complete = False
    span = Span(page, block.first, block.last)
    return Representation(
        members=tuple(reader.members), unions=tuple(reader.unions), complete=complete, span=span
    )


class _Reader:
    """Reads one representation token by token; what it has read so far stays when the page is cut."""

    def __init__(self, block: Block, page: str) -> None:
        self.page = page
        self.tokens = list(_tokens(block))
        self.end = block.last
        self.at = 0
        self.members: list[Member] = []
        self.unions: list[UnionMark] = []
        self.union: str | None = None

    def read(self) -> None:
        """Reads `{ members }`; raises `Cut`."""
        self._take("{")
        while not self._at("}"):
            token = self._next()
            if token.kind == "comment":
                self._comment(token)
            elif token.kind == "key":
                self._take(":")
                member = Member(name=token.text[1:-1], type=None, union=self.union, span=self._span(token))
                self.members.append(member)
                value = self._value()
                last = self.tokens[self.at - 1].line
                span = Span(self.page, token.line, last)
                self.members[-1] = Member(name=member.name, type=value, union=self.union, span=span)
            elif token.text != ",":
                raise Cut(token.line)
        self._take("}")

    def _comment(self, token: _Token) -> None:
        if _CLOSE.fullmatch(token.text):
            self.union = None
        elif match := _OPEN_LONG.fullmatch(token.text) or _OPEN_SHORT.fullmatch(token.text):
            self.union = match[1]
            self.unions.append(UnionMark(name=match[1], required=False, text=(), span=self._span(token)))
        else:
            raise Cut(token.line)

    def _value(self) -> Type:
        token = self._next()
        if token.text == "[":
            items = self._value()
            self._take("]")
            return ListOf(items)
        if token.text == "{":
            value = self._braced()
            self._take("}")
            return value
        if token.kind == "reference":
            return _reference(token.text)
        if token.kind == "word" and (word := scalar(token.text)):
            return word
        raise Cut(token.line)

    def _braced(self) -> Type:
        """What stands between braces: a reference, `object`, a map (`string: T, ...`) or `Any`'s `"@type": string, ...`."""
        token = self._next()
        if token.kind == "reference":
            return _reference(token.text)
        if token.text == "object":
            return Scalar("object")
        if token.text == '"@type"':
            while not self._at("}"):
                self._next()
            return Scalar("object", "Any")
        if token.kind == "word" and self._at(":"):
            self._take(":")
            values = self._value()
            self._take(",")
            self._take("...")
            return MapOf(values)
        raise Cut(token.line)

    def _next(self) -> _Token:
        if self.at == len(self.tokens):
            raise Cut(self.end)
        self.at += 1
        return self.tokens[self.at - 1]

    def _at(self, text: str) -> bool:
        if self.at == len(self.tokens):
            raise Cut(self.end)
        return self.tokens[self.at].text == text

    def _take(self, text: str) -> None:
        token = self._next()
        if token.text != text:
            raise Cut(token.line)

    def _span(self, token: _Token) -> Span:
        return Span(self.page, token.line, token.line)


def _tokens(block: Block) -> Iterator[_Token]:
    at = 0
    line = block.first
    while at < len(block.text):
        match = _TOKEN.match(block.text, at)
        if not match:
            yield _Token("unknown", block.text[at], line)
            return
        if match.lastgroup != "blank":
            yield _Token(match.lastgroup or "", match[0].strip(), line)
        line += match[0].count("\n")
        at = match.end()


def _reference(text: str) -> Reference:
    match = _REFERENCE.fullmatch(text)
    assert match
    return Reference("enum" if match[1] == "enum" else "message", match[2])
