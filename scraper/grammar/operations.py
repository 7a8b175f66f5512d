"""Method pages: the HTTP request, parameters of its URL, what the bodies are, authorization scopes."""

import re
from collections.abc import Mapping, Sequence

from ir.declaration import Body, FieldList, OperationDeclaration
from ir.model import Span
from scraper.blocks import Block, paragraphs
from scraper.grammar.claims import Claims
from scraper.grammar.outline import Label
from scraper.grammar.rows import read_rows
from scraper.labels import Labels, narrow

PARTS = frozenset({"method", "http", "path", "query", "parameters", "request", "response", "scopes"})
"""The labels of a method page."""

_REQUEST = re.compile(r"\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+(https?\s*:\s*/\s*/.*)", re.IGNORECASE)
_RPC = re.compile(
    r"\brpc\s+(?P<name>\w+)\s*\(\s*(?:stream\s+)?(?P<request>[\w.]+)\s*\)"
    r"\s*returns\s*\(\s*(?P<stream>stream\s+)?(?P<response>[\w.]+)\s*\)"
)
_SCOPE = re.compile(r"https://\S+/auth/[\w.\-/]+")


def read_operation(
    blocks: Sequence[Block],
    found: Sequence[Label],
    regions: Mapping[int, list[Block]],
    halves: Sequence[int],
    labels: Labels,
    claims: Claims,
    page: str,
) -> OperationDeclaration | None:
    """The method that a page describes, if it is a method page. Claims what belongs to it.

    `regions` gives, for each label's index, the blocks below it up to the next label or type; `halves` are the indexes
    of the labels that open a request or response body.
    """
    parts = {label.part: label for label in reversed(found)}
    if "method" not in parts or "http" not in parts:
        return None
    claims.claim(blocks[label.at] for label in found if label.part in PARTS)

    def region(part: str) -> list[Block]:
        return regions[parts[part].at] if part in parts else []

    text = region("method")
    claims.claim(text)
    http = region("http")
    claims.claim(http)
    calls = [match for block in http if (match := _REQUEST.search(block.words))]
    scopes = region("scopes")
    claims.claim(scopes)
    opener = parts["method"]
    return OperationDeclaration(
        name=opener.carried,
        method=calls[0][1].upper() if calls else "",
        urls=tuple(dict.fromkeys(re.sub(r"\s+", "", match[2]) for match in calls)),
        path=_parameters("path", found, regions, labels, claims, page),
        query=_parameters("query", found, regions, labels, claims, page),
        request=_body("request", parts, regions, halves, labels, claims, page),
        response=_body("response", parts, regions, halves, labels, claims, page),
        scopes=tuple(dict.fromkeys(scope for block in scopes for scope in _SCOPE.findall(block.words))),
        text=paragraphs([block for block in text if block.kind != "item" or "](" not in block.text]),
        span=Span(page, blocks[opener.at].first, blocks[-1].last),
    )


def read_calls(blocks: Sequence[Block], claims: Claims, page: str) -> tuple[OperationDeclaration, ...]:
    """The methods of the services of an RPC package page, whose tables show `rpc X(Y) returns (Z)`. Claims them."""
    package = blocks[0].words.removeprefix("Package ").strip()
    calls = []
    service = ""
    for block in blocks:
        if block.kind == "heading":
            service, heading = block.words.strip(), block
        match = _RPC.search(block.words) if block.kind == "line" else None
        if not match:
            continue
        claims.claim([block, heading])
        span = Span(page, block.first, block.last)
        text = block.words[match.end() :].strip()
        calls.append(
            OperationDeclaration(
                name=f"{service}.{match['name']}",
                method="RPC",
                urls=(f"{package}.{service}.{match['name']}",),
                path=None,
                query=None,
                request=Body(name=match["request"].split(".")[-1], span=span),
                response=Body(name=match["response"].split(".")[-1], stream=bool(match["stream"]), span=span),
                scopes=tuple(dict.fromkeys(_SCOPE.findall(text))),
                text=(text,) if text else (),
                span=span,
            )
        )
    return tuple(calls)


def _parameters(
    part: str,
    found: Sequence[Label],
    regions: Mapping[int, list[Block]],
    labels: Labels,
    claims: Claims,
    page: str,
) -> FieldList | None:
    """The rows below a `Path parameters` or `Query parameters` label, or below the `Parameters` label that follows it."""
    places = [number for number, label in enumerate(found) if label.part == part]
    if not places:
        return None
    label = found[places[0]]
    following = found[places[0] + 1] if places[0] + 1 < len(found) else None
    rows = regions[label.at]
    if following and following.part == "parameters":
        claims.claim(rows)
        rows = regions[following.at]
    if not rows:
        return None
    listed, left = read_rows(rows, labels, page)
    claims.claim(rows, but=left)
    return listed


def _body(
    part: str,
    parts: Mapping[str, Label],
    regions: Mapping[int, list[Block]],
    halves: Sequence[int],
    labels: Labels,
    claims: Claims,
    page: str,
) -> Body | None:
    """What a body is: an instance or a stream of a type, the message declared below, or nothing."""
    if part not in parts:
        return None
    label = parts[part]
    region = regions[label.at]
    claims.claim(region)
    prose = narrow(" ".join(block.words for block in region))
    span = Span(page, region[0].first, region[-1].last) if region else Span(page, 1, 1)
    for stream, patterns in ((True, labels.streams), (False, labels.instances)):
        for pattern in patterns:
            if match := pattern.search(prose):
                return Body(name=match["name"], stream=stream, span=span)
    return Body(half=halves.index(label.at) + 1, span=span)
