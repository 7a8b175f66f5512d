"""JSON representations: the object literal with type words for values that stands beside a field list.

Unions are groups of keys between comments: `// Union field x can be only one of the following:` and
`// End of list of possible types for union field x.`, in newer pages `// x` and `// Union type`, in the newest nameless
ones. Representations on one line have comments without a line end, so a comment is known by its words.

An object spelled out in place has dotted keys here, as its rows have in field lists: `rows[].insertId`.
"""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from ir.declaration import Member, Representation, UnionMark
from ir.model import ListOf, MapOf, Scalar, Span, Type
from scraper.blocks import Block
from scraper.grammar.types import NAME, reference, scalar, unlinked

_TOKEN = re.compile(
    rf"""(?P<blank>\s+)
      | (?P<comment>//\s*(?:
            Union\ field\s+\w+\s+can\ be\ only\ one\ of\ the\ following:?
          | End\ of\ list\ of\ possible\ types\ for\ union\ field\s+\w+\.?
          | The\ following\ is\ a\ list\ of\ mutually\ exclusive\ fields\.[^:"]*:
          | End\ of\ mutually\ exclusive\ fields\.?
          | Union\ type
          | \w+ ))
      | (?P<key>"(?:[^"\\\n]|\\.)*") | (?P<rest>\.\.\.)
      | (?P<reference>(?:object|enum)\s*\(\s*{NAME}\s*\)) | (?P<word>[A-Za-z_@][\w@]*) | (?P<mark>[{{}}\[\]:,])""",
    re.VERBOSE,
)
_KEY = re.compile(r"[@$A-Za-z_][\w$-]*")
"""What can be the name of a field; a dot would be a path."""
_OPEN = re.compile(r"//\s*(?:Union field\s+)?(\w+)(?:\s+can be only one of the following:?)?")
_OPEN_NAMELESS = re.compile(r"//\s*The following is a list of mutually exclusive fields\..*", re.DOTALL)
_CLOSE = re.compile(r"//\s*(?:End of |Union type).*")

NAMELESS = "union"
"""The name of the first union without one; the next is `union_2`."""


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
    return Representation(members=tuple(reader.members), unions=tuple(reader.unions), complete=complete, span=span)


class _Reader:
    """Reads one representation token by token; what it has read so far stays when the page is cut."""

    def __init__(self, block: Block, page: str) -> None:
        self.page = page
        self.tokens = list(_tokens(block))
        self.end = block.last
        self.at = 0
        self.path = ""
        self.members: list[Member] = []
        self.unions: list[UnionMark] = []
        self.union: str | None = None

    def read(self) -> None:
        """Reads `{ members }`; raises `Cut`."""
        self._take("{")
        self._members()
        self._take("}")

    def _members(self) -> None:
        """Reads keys, values and union comments up to the closing brace."""
        while not self._at("}"):
            token = self._next()
            if token.kind == "comment":
                self._comment(token)
            elif token.kind == "key":
                self._member(token)
            elif token.text not in (",", "..."):
                raise Cut(token.line)

    def _member(self, token: _Token) -> None:
        self._take(":")
        if not _KEY.fullmatch(token.text[1:-1]):
            raise Cut(token.line)
        name = self.path + token.text[1:-1]
        union = self.union
        place = len(self.members)
        start = self.at
        try:
            value = self._value(name)
        except Cut as cut:
            rest = _cut_value(self.tokens[start:])
            span = Span(self.page, token.line, cut.line)
            self.members.insert(place, Member(name=name, type=rest, union=union, lost=True, span=span))
            raise
        span = Span(self.page, token.line, self.tokens[self.at - 1].line)
        self.members.insert(place, Member(name=name, type=value, union=union, span=span))

    def _comment(self, token: _Token) -> None:
        if _CLOSE.fullmatch(token.text):
            self.union = None
            return
        match = _OPEN.fullmatch(token.text)
        if match is None and not _OPEN_NAMELESS.fullmatch(token.text):
            raise Cut(token.line)
        self.union = match[1] if match else nameless(mark.name for mark in self.unions)
        self.unions.append(UnionMark(name=self.union, required=False, text=(), span=self._span(token)))

    def _value(self, name: str) -> Type:
        token = self._next()
        if token.text == "[":
            items = self._value(name + "[]")
            self._take("]")
            return ListOf(items)
        if token.text == "{":
            value = self._braced(name)
            self._take("}")
            return value
        if token.kind == "reference":
            return reference(token.text)
        if token.kind == "word" and (word := scalar(token.text)):
            return word
        raise Cut(token.line)

    def _braced(self, name: str) -> Type:
        """What stands between braces: a reference, `object`, a map, `Any`'s `"@type"`, or keys in place."""
        if self._at("}"):
            return Scalar("object")
        token = self._next()
        if token.kind == "reference":
            return reference(token.text)
        if token.text == '"@type"':
            while not self._at("}"):
                self._next()
            return Scalar("object", "Any")
        if token.kind in ("key", "comment"):
            self.at -= 1
            outer, self.path, self.union = (self.path, self.union), name + ".", None
            self._members()
            self.path, self.union = outer
            return Scalar("object")
        if token.kind == "word" and self._at(":"):
            self._take(":")
            values = self._value(name + ".value")
            self._take(",")
            self._take("...")
            return MapOf(values)
        if token.text == "object":
            return Scalar("object")
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
    text = unlinked(block.words.replace("`", ""))
    while at < len(text):
        match = _TOKEN.match(text, at)
        if not match:
            yield _Token("unknown", text[at], line)
            return
        if match.lastgroup != "blank":
            yield _Token(match.lastgroup or "", match[0].strip(), line)
        line += match[0].count("\n")
        at = match.end()


def _cut_value(tokens: list[_Token]) -> Type | None:
    """What can still be said of a value whose tokens are cut off: `[ { object (` is a list of objects."""
    for place, token in enumerate(tokens):
        if token.text == "[":
            items = _cut_value(tokens[place + 1 :])
            return ListOf(items or Scalar("value"))
        if token.text in ("object", "enum"):
            return Scalar("object" if token.text == "object" else "string")
        if token.text != "{":
            return None
    return None


def nameless(taken: Iterable[str]) -> str:
    """The name of a union that the page gives none, beside those already `taken`."""
    number = sum(name == NAMELESS or name.startswith(f"{NAMELESS}_") for name in taken) + 1
    return NAMELESS if number == 1 else f"{NAMELESS}_{number}"
