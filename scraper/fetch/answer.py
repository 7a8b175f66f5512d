"""What a server's answer means, before its body is read."""

import email.utils
from http import HTTPStatus

import httpx

from scraper.fetch.policy import Failed, Transient, WrongType

HTML = ("text/html", "application/xhtml+xml")
TEXT = ("text/plain", "text/markdown", "text/x-markdown")
UTF_8 = ("utf-8", "utf8", "us-ascii")

PASSING = (408, 429, 500, 502, 503, 504)
"""Statuses of failures that may be gone soon (RFC 9110, RFC 6585)."""

AGAIN = "Run the command again later."
MEND_URL = "Look where the page is now, and mend its `url` in sources.toml."


class Redirect(Exception):
    """The answer is elsewhere: the only argument says where."""


def check_status(response: httpx.Response, *, conditional: bool) -> None:
    """Lets 200 pass, and 304 if the request was `conditional`. Raises `Redirect` and `Failed`."""
    status = response.status_code
    if status == HTTPStatus.OK or (status == HTTPStatus.NOT_MODIFIED and conditional):
        return
    if response.next_request:
        raise Redirect(str(response.next_request.url.copy_with(fragment=None)))
    phrase = next((f" ({known.phrase})" for known in HTTPStatus if known == status), "")
    problem = f"answered {status}{phrase}"
    if status in PASSING:
        raise Transient(problem, AGAIN, status, wait=retry_after(response.headers))
    if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
        raise Failed(problem, "The host does not give this page to programs; copy it by hand.", status)
    raise Failed(problem, MEND_URL, status)


def check_type(response: httpx.Response, types: tuple[str, ...]) -> None:
    """Lets the media types pass that were asked for (none: any), if the header names no charset but UTF-8."""
    if not types:
        return
    kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in types:
        said = f"answered with {kind!r}" if kind else "does not say of what type its answer is"
        remedy = "Mend `format` or `url` of the page in sources.toml."
        raise WrongType(f"{said}, not {' or '.join(types)}", remedy, html=kind in HTML)
    charset = (response.charset_encoding or "utf-8").lower()
    if charset not in UTF_8:
        raise Failed(f"answered in {charset!r}", "Only UTF-8 is read; find an edition of the page in UTF-8.")


def retry_after(headers: httpx.Headers) -> float | None:
    """The seconds of a Retry-After header (RFC 9110 section 10.2.3); one with a date counts from the server's Date."""
    value = headers.get("retry-after", "").strip()
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        until = email.utils.parsedate_to_datetime(value)
        since = email.utils.parsedate_to_datetime(headers.get("date", ""))
        return max(0.0, (until - since).total_seconds())
    except (ValueError, TypeError):
        return None
