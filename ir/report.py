"""The report of a run: what each page held, and every diagnostic with its verdict."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ir.judge import Judged
from ir.model import Api, Span

COUNTS = ("messages", "fields", "enums", "values", "unions", "externals")
"""What is counted, per page and per API. Well-known types and map entries that a page spells out count as messages."""


def api_report(api: Api, judged: Sequence[Judged]) -> dict[str, Any]:
    """The part of the report that speaks of one API."""
    counts = _counts(api)
    return {
        "title": api.title,
        "counts": counts[None],
        "pages": [
            {"page": page.path, "language": page.language, "lines": page.lines, "accounted": page.accounted}
            | {"counts": counts[page.path]}
            for page in api.pages
        ],
        "diagnostics": [_diagnostic(found) for found in judged],
    }


def write_report(apis: Mapping[str, dict[str, Any]]) -> str:
    """`report.json`: the reports of all APIs, and all diagnostics in one list, each with its API."""
    diagnostics = [{**found, "api": name} for name, report in apis.items() for found in report["diagnostics"]]
    parts = {
        name: {key: value for key, value in report.items() if key != "diagnostics"} for name, report in apis.items()
    }
    return json.dumps({"apis": parts, "diagnostics": diagnostics}, indent=1, ensure_ascii=False) + "\n"


def read_report(text: str) -> dict[str, dict[str, Any]]:
    """The reports by API that `write_report` wrote."""
    document = json.loads(text)
    return {
        name: {
            **report,
            "diagnostics": [
                {key: value for key, value in found.items() if key != "api"}
                for found in document["diagnostics"]
                if found["api"] == name
            ],
        }
        for name, report in document["apis"].items()
    }


def _counts(api: Api) -> dict[str | None, dict[str, int]]:
    """What is declared on each page, by its path, and under None in the whole API."""
    kinds: dict[str, list[tuple[Span, ...]]] = {
        "messages": [message.spans for message in api.messages],
        "fields": [field.spans for message in api.messages for field in message.fields],
        "enums": [enum.spans for enum in api.enums],
        "values": [value.spans for enum in api.enums for value in enum.values],
        "unions": [union.spans for message in api.messages for union in message.unions],
        "externals": [external.spans for external in api.externals],
    }
    pages: list[str | None] = [None, *(page.path for page in api.pages)]
    counts: dict[str | None, dict[str, int]] = {page: dict.fromkeys(COUNTS, 0) for page in pages}
    for kind, places in kinds.items():
        counts[None][kind] = len(places)
        for spans in places:
            for page in {span.page for span in spans} & counts.keys():
                counts[page][kind] += 1
    return counts


def _diagnostic(judged: Judged) -> dict[str, Any]:
    found = judged.diagnostic
    place = found.spans[0] if found.spans else Span("", 0, 0)
    entry: dict[str, Any] = {
        "id": found.id,
        "severity": found.severity,
        "message": found.message,
        "page": place.page,
        "line": place.first,
        "subject": found.subject,
    }
    if len(found.spans) > 1:
        entry["also"] = [f"{span.page}:{span.first}" for span in found.spans[1:]]
    if judged.reason:
        entry["reason"] = judged.reason
    return entry
