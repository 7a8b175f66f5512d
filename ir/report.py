"""The report of a run: what each page held, and every diagnostic with its verdict."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ir.judge import Judged
from ir.model import Api, Page, Span

COUNTS = ("messages", "fields", "enums", "values", "unions", "externals")
"""What is counted, per page and per API. Well-known types and map entries that a page spells out count as messages."""


def api_report(api: Api, judged: Sequence[Judged]) -> dict[str, Any]:
    """The part of the report that speaks of one API."""
    return {
        "title": api.title,
        "counts": _counts(api, None),
        "pages": [
            {"page": page.path, "language": page.language, "lines": page.lines, "accounted": page.accounted}
            | {"counts": _counts(api, page)}
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


def _counts(api: Api, page: Page | None) -> dict[str, int]:
    """What is declared on `page`, or in the whole API."""

    def here(spans: Iterable[Span]) -> bool:
        return page is None or any(span.page == page.path for span in spans)

    messages = [message for message in api.messages if here(message.spans)]
    enums = [enum for enum in api.enums if here(enum.spans)]
    found = (
        len(messages),
        sum(here(field.spans) for message in messages for field in message.fields),
        len(enums),
        sum(here(value.spans) for enum in enums for value in enum.values),
        sum(here(union.spans) for message in messages for union in message.unions),
        sum(here(external.spans) for external in api.externals),
    )
    return dict(zip(COUNTS, found, strict=True))


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
