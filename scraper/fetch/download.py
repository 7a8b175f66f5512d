"""One page from its URL: redirects followed within the policy, failures that may pass tried again, robots.txt heeded."""

import asyncio
import email.utils
import ssl
from collections.abc import Mapping
from http import HTTPStatus

import httpx
from msgspec import Struct

from scraper.fetch.body import AGAIN, read_body
from scraper.fetch.gate import Gate
from scraper.fetch.lock import Entry
from scraper.fetch.policy import Clock, Failed, Policy, Transient, WrongType
from scraper.fetch.robots import Robots

HTML = ("text/html", "application/xhtml+xml")
REDIRECTS = (301, 302, 303, 307, 308)
PASSING = (408, 429, 500, 502, 503, 504)
"""Statuses of failures that may be gone soon (RFC 9110, RFC 6585)."""

MEND_URL = "Look where the page is now, and mend its `url` in sources.toml."


class Wanted(Struct, frozen=True, kw_only=True):
    """What is asked of a URL: `types` are the media types to accept (none: any), `known` a body that need not come again."""

    types: tuple[str, ...] = ()
    language: str = ""
    known: Entry | None = None


class Answer(Struct, frozen=True, kw_only=True):
    """What came: from which URL in the end, its `headers`, and its body; None for one that is as `Wanted.known` says."""

    url: str
    headers: Mapping[str, str]
    body: bytes | None


class _Redirect(Exception):
    """The answer is elsewhere: the only argument says where."""


class Downloader:
    """GET requests under a policy."""

    def __init__(self, client: httpx.AsyncClient, policy: Policy, clock: Clock) -> None:
        self._client = client
        self._policy = policy
        self._limits = policy.limits
        self._clock = clock
        self._gates: dict[str, Gate] = {}
        self._robots = Robots(self._rules)

    async def get(self, url: str, wanted: Wanted) -> Answer:
        """What `url` answers in the end. Raises `Failed`."""
        return await self._follow(url, wanted, heed_robots=True)

    async def _rules(self, url: str) -> bytes:
        """The body of a robots.txt, which no robots.txt can forbid."""
        return (await self._follow(url, Wanted(), heed_robots=False)).body or b""

    async def _follow(self, url: str, wanted: Wanted, *, heed_robots: bool) -> Answer:
        hops = [url]
        while True:
            try:
                return await self._ask(hops[-1], wanted, heed_robots=heed_robots)
            except _Redirect as redirect:
                hops.append(str(redirect))
                if hops[-1] in hops[:-1]:
                    raise Failed(f"redirects in a circle, by {hops[-2]}", MEND_URL) from None
                if len(hops) > 1 + self._limits.redirects:
                    raise Failed(
                        f"redirects more than {self._limits.redirects} times, last to {hops[-1]}", MEND_URL
                    ) from None
            except Failed as error:
                if len(hops) > 1:
                    error.problem = f"redirects to {hops[-1]}, which {error.problem}"
                raise

    async def _ask(self, url: str, wanted: Wanted, *, heed_robots: bool) -> Answer:
        """One hop, tried as often as the limits allow. Raises `Failed`, or `_Redirect`."""
        limits = self._limits
        host = self._policy.check(url)
        gate = self._gates.setdefault(host, Gate(limits, self._clock))
        if heed_robots:
            gate.interval = max(gate.interval, _bounded(await self._robots.delay(url), limits.longest_wait))
        for attempt in range(1, limits.attempts + 1):
            try:
                async with gate.passing():
                    return await self._exchange(url, wanted)
            except Transient as error:
                if attempt == limits.attempts:
                    error.problem += f" (tried {attempt} times)"
                    raise
                if error.wait is not None:
                    gate.shut(_bounded(error.wait, limits.longest_wait, error))
                # Full waits grow 1, 2, 4; a random half of each keeps clients that failed together apart.
                pause = limits.backoff * 2 ** (attempt - 1) * (0.5 + self._clock.chance() / 2)
                await self._clock.sleep(min(pause, limits.longest_wait))
        raise AssertionError("limits.attempts is at least 1")

    async def _exchange(self, url: str, wanted: Wanted) -> Answer:
        """One request. Whatever goes wrong is raised as `Failed`, a redirect as `_Redirect`."""
        limits = self._limits
        known = wanted.known if wanted.known and wanted.known.final_url == url else None
        try:
            async with asyncio.timeout(limits.total):
                async with self._client.stream("GET", url, headers=_headers(wanted, known)) as response:
                    _check_status(response, conditional=known is not None)
                    if response.status_code == HTTPStatus.NOT_MODIFIED:
                        return Answer(url=url, headers=response.headers, body=None)
                    _check_type(response, wanted.types)
                    return Answer(url=url, headers=response.headers, body=await read_body(response, limits))
        except TimeoutError as error:
            raise Transient(f"took longer than {limits.total:g} s", AGAIN) from error
        except httpx.ConnectTimeout as error:
            raise Transient(f"gave no connection within {limits.connect:g} s", AGAIN) from error
        except httpx.TimeoutException as error:
            raise Transient(f"sent nothing for {limits.read:g} s", AGAIN) from error
        except httpx.RequestError as error:
            if certificate := _certificate_fault(error):
                remedy = "If a proxy of yours signs for it, name its certificates in SSL_CERT_FILE."
                raise Failed(f"has a certificate that is not trusted ({certificate})", remedy) from error
            raise Transient(
                f"broke the connection ({error or type(error).__name__})", f"Check the network. {AGAIN}"
            ) from error


def _headers(wanted: Wanted, known: Entry | None) -> dict[str, str]:
    headers = {"Accept": ", ".join((*wanted.types, "*/*;q=0.1")), "Accept-Encoding": "gzip"}
    if wanted.language:
        headers["Accept-Language"] = wanted.language
    if known and known.etag:
        headers["If-None-Match"] = known.etag
    if known and known.last_modified:
        headers["If-Modified-Since"] = known.last_modified
    return headers


def _check_status(response: httpx.Response, *, conditional: bool) -> None:
    """Lets 200 pass, and 304 where it was asked for."""
    status = response.status_code
    if status == HTTPStatus.OK or (status == HTTPStatus.NOT_MODIFIED and conditional):
        return
    if status in REDIRECTS and "location" in response.headers:
        try:
            target = response.url.join(response.headers["location"]).copy_with(fragment=None)
        except httpx.InvalidURL as error:
            raise Failed(f"redirects to what is no URL ({error})", MEND_URL, status) from error
        raise _Redirect(str(target))
    name = next((f"{status} ({known.phrase})" for known in HTTPStatus if known == status), str(status))
    problem = f"answered {name}"
    if status in PASSING:
        failure = Transient(problem, AGAIN, status)
        failure.wait = _retry_after(response)
        raise failure
    if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
        raise Failed(problem, "The host does not want this page fetched; copy it by hand.", status)
    raise Failed(problem, MEND_URL, status)


def _check_type(response: httpx.Response, types: tuple[str, ...]) -> None:
    """Lets the media types pass that were asked for, in UTF-8 as far as the header says."""
    header = response.headers.get("content-type", "")
    kind = header.partition(";")[0].strip().lower()
    if types and kind not in types:
        said = f"answered with {kind!r}" if kind else "does not say of what type its answer is"
        failure = WrongType(f"{said}, not {' or '.join(types)}", "Mend `format` or `url` of the page in sources.toml.")
        failure.html = kind in HTML
        raise failure
    charset = (response.charset_encoding or "utf-8").lower()
    if types and charset not in ("utf-8", "utf8", "us-ascii"):
        raise Failed(f"answered in {charset!r}", "Only UTF-8 is read; find an edition of the page in UTF-8.")


def _retry_after(response: httpx.Response) -> float | None:
    """The seconds of a Retry-After header; one with a date counts from the server's own Date (RFC 9110 section 10.2.3)."""
    value = response.headers.get("retry-after", "").strip()
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        until = email.utils.parsedate_to_datetime(value)
        since = email.utils.parsedate_to_datetime(response.headers.get("date", ""))
        return max(0.0, (until - since).total_seconds())
    except (ValueError, TypeError):
        return None


def _bounded(seconds: float, longest: float, cause: Failed | None = None) -> float:
    """The seconds a server asks to wait. Raises `Failed` where they are more than we are ready to."""
    if seconds <= longest:
        return seconds
    said = cause.problem if cause else "may be fetched"
    when = "before the next attempt" if cause else "between two requests"
    raise Failed(
        f"{said}, with {seconds:g} s {when}; more than {longest:g} s is too long", "Fetch it later, or by hand."
    )


def _certificate_fault(error: BaseException) -> str:
    """What is wrong with the server's certificate, if that is what `error` comes from; else nothing."""
    cause: BaseException | None = error
    while cause:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return str(cause.verify_message)
        cause = cause.__cause__ or cause.__context__
    return ""
