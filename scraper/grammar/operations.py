"""Method pages: the HTTP request, parameters of its URL, what the bodies are, authorization scopes."""

import re
from itertools import takewhile

from ir.declaration import Body, FieldList, OperationDeclaration
from ir.model import Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.outline import Label, Outline
from scraper.grammar.rows import read_rows
from scraper.labels import narrow

PARTS = frozenset({"method", "full_name", "http", "path", "query", "parameters", "request", "response", "scopes"})
"""The labels of a method page."""

_REQUEST = re.compile(r"\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+(https?\s*:\s*/\s*/.*)", re.IGNORECASE)
_RPC = re.compile(
    r"\brpc\s+(?P<name>\w+)\s*\(\s*(?:stream\s+)?(?P<request>[\w.]+)\s*\)"
    r"\s*returns\s*\(\s*(?P<stream>stream\s+)?(?P<response>[\w.]+)\s*\)"
)
_SCOPE = re.compile(r"https://\S+/auth/[\w.\-/]+")


def read_operation(page: Outline, claims: Claims) -> OperationDeclaration | None:
    """The method that a page describes, if it is a method page. Claims what belongs to it."""
    opener = page.first("method")
    if opener is None or page.first("http") is None:
        return None
    claims.claim(page.blocks[label.at] for label in page.found if label.part in PARTS)
    for part in ("method", "full_name", "http", "scopes", "request", "response"):
        claims.claim(page.region(part))
    calls = [match for block in page.region("http") if (match := _REQUEST.search(block.words))]
    scopes = [scope for block in page.region("scopes") for scope in _SCOPE.findall(block.words)]
    full = page.first("full_name") or opener
    prose = page.region("method") + page.region("full_name")
    text = [block for block in prose if block.kind != "item" or "](" not in block.text]
    return OperationDeclaration(
        name=full.carried,
        method=calls[0][1].upper() if calls else "",
        urls=tuple(dict.fromkeys(re.sub(r"\s+", "", match[2]) for match in calls)),
        path=_parameters("path", page, claims),
        query=_parameters("query", page, claims),
        request=_body("request", page),
        response=_body("response", page),
        scopes=tuple(dict.fromkeys(scopes)),
        text=paragraphs(text),
        span=Span(page.page, page.blocks[opener.at].first, page.blocks[-1].last),
    )


def read_calls(page: Outline, claims: Claims) -> tuple[OperationDeclaration, ...]:
    """The methods of the services of an RPC package page, whose tables show `rpc X(Y) returns (Z)`. Claims them."""
    blocks = page.blocks
    found = [(at, m) for at, block in enumerate(blocks) if block.kind == "line" and (m := _RPC.search(block.words))]
    starts = [_call_start(blocks, at, match["name"]) for at, match in found]
    edges = sorted([*starts, *(at for at, block in enumerate(blocks) if block.kind == "heading"), len(blocks)])
    calls = []
    for start, (at, match) in zip(starts, found, strict=True):
        service = next(block for block in reversed(blocks[:at]) if block.kind == "heading" or block is blocks[0])
        end = next(edge for edge in edges if edge > at)
        claims.claim([service, *blocks[start:end]])
        calls.append(_call(page, service.words.strip(), blocks[start:end], at - start, match))
    return tuple(calls)


def _call_start(blocks: list[Block], at: int, name: str) -> int:
    """Where the table around the call `blocks[at]` begins: with the method's name, a notice may stand between."""
    above = [place for place in (at - 1, at - 2) if place >= 0 and blocks[place].words == name]
    return above[0] if above else at


def _call(page: Outline, service: str, own: list[Block], at: int, match: re.Match[str]) -> OperationDeclaration:
    """The method whose blocks are `own`; `match` is its call, in `own[at]`."""
    beside = own[at].words[match.end() :].strip()
    below = takewhile(lambda block: page.labels.part(block.words) != "scopes", own[at + 1 :])
    span = Span(page.page, own[0].first, own[-1].last)
    return OperationDeclaration(
        name=f"{service}.{match['name']}",
        method="RPC",
        urls=(f"{service}.{match['name']}",),
        path=None,
        query=None,
        request=Body(name=match["request"].split(".")[-1], span=span),
        response=Body(name=match["response"].split(".")[-1], stream=bool(match["stream"]), span=span),
        scopes=tuple(dict.fromkeys(scope for block in own for scope in _SCOPE.findall(block.words))),
        text=paragraphs(own[1:at]) + ((beside,) if beside else ()) + paragraphs(list(below)),
        span=span,
    )


def _parameters(part: str, page: Outline, claims: Claims) -> FieldList | None:
    """The rows below a `Path parameters` or `Query parameters` label, or below the `Parameters` label that follows."""
    label = page.first(part)
    if label is None:
        return None
    rows = page.below[label.at]
    following = page.found[page.found.index(label) + 1 :][:1]
    if following and following[0].part == "parameters":
        claims.claim(rows)
        rows = page.below[following[0].at]
    if not rows:
        return None
    listed, left = read_rows(rows, page.labels, page.page)
    claims.claim(rows, but=left)
    return listed


def _body(part: str, page: Outline) -> Body | None:
    """What a body is: an instance or a stream of a type, the message declared below, or nothing."""
    label = page.first(part)
    if label is None:
        return None
    prose = narrow(" ".join(block.words for block in page.below[label.at]))
    block = page.blocks[label.at]
    span = Span(page.page, block.first, block.last)
    for stream, patterns in ((True, page.labels.streams), (False, page.labels.instances)):
        for pattern in patterns:
            if match := pattern.search(prose):
                return Body(name=match["name"], stream=stream, span=span)
    half = page.half(part)
    return Body(half=half if half and _in_place(page, label, half) else None, span=span)


def _in_place(page: Outline, label: Label, half: int) -> bool:
    """Whether a body is declared right below its label, under no heading or a lower one.

    A type whose heading is of the label's rank is one that the page adds.
    """
    first = next((s for s in page.sections if sum(s.labels[0].at > at for at in page.halves) == half), None)
    if first is None or first.heading is None:
        return first is not None and first.name is None
    return page.blocks[first.heading].level > page.blocks[label.at].level > 0
