"""A URL's body: redirects followed within the policy, robots.txt heeded, failures that may pass tried again."""

import asyncio
import hashlib
import ssl

import httpx
from msgspec import Struct
from msgspec.structs import replace

from scraper.fetch.answer import AGAIN, MEND_URL, Redirect, check_status, check_type
from scraper.fetch.body import read_body
from scraper.fetch.gate import Gate
from scraper.fetch.lock import Copy, Entry
from scraper.fetch.policy import Clock, Failed, Policy, Transient
from scraper.fetch.robots import Robots


class Wanted(Struct, frozen=True, kw_only=True):
    """What is asked for: `types` are the media types to accept (none: any), `known` is what need not come again."""

    types: tuple[str, ...] = ()
    language: str = ""
    known: Copy | None = None


class Downloader:
    """GET requests under a policy."""

    def __init__(self, client: httpx.AsyncClient, policy: Policy, clock: Clock) -> None:
        self._client = client
        self._policy = policy
        self._limits = policy.limits
        self._clock = clock
        self._gates: dict[str, Gate] = {}
        self._robots = Robots(self._rules)

    async def get(self, url: str, wanted: Wanted) -> Copy:
        """What `url` answers in the end; `wanted.known` itself if that is still so. Raises `Failed`."""
        return await self._follow(url, wanted, heed_robots=True)

    async def _rules(self, url: str) -> bytes:
        """The body of a robots.txt, which no robots.txt can forbid."""
        return (await self._follow(url, Wanted(), heed_robots=False)).body

    async def _follow(self, url: str, wanted: Wanted, *, heed_robots: bool) -> Copy:
        hops = [url]
        while True:
            try:
                copy = await self._ask(hops[-1], wanted, heed_robots=heed_robots)
                return copy if copy is wanted.known else replace(copy, entry=replace(copy.entry, url=url))
            except Redirect as redirect:
                hops.append(str(redirect))
                if hops[-1] in hops[:-1]:
                    raise Failed(f"redirects in a circle, by {hops[-2]}", MEND_URL) from None
                if len(hops) > 1 + self._limits.redirects:
                    problem = f"redirects more than {self._limits.redirects} times, last to {hops[-1]}"
                    raise Failed(problem, MEND_URL) from None
            except Failed as error:
                if len(hops) > 1:
                    error.problem = f"redirects to {hops[-1]}, which {error.problem}"
                raise

    async def _ask(self, url: str, wanted: Wanted, *, heed_robots: bool) -> Copy:
        """One hop, tried as often as the limits allow. Raises `Failed` and `Redirect`."""
        limits = self._limits
        host = self._policy.check(url)
        gate = self._gates.setdefault(host, Gate(limits, self._clock))
        if heed_robots:
            delay = await self._robots.delay(url)
            if delay > limits.longest_wait:
                problem = f"is on a host whose robots.txt asks for {delay:g} s between requests"
                raise Failed(problem, "Copy the page by hand.")
            gate.interval = max(gate.interval, delay)
        attempt = 0
        while True:
            attempt += 1
            try:
                async with gate.passing():
                    return await self._exchange(url, wanted)
            except Transient as error:
                if attempt == limits.attempts:
                    error.problem += f" (tried {attempt} times)"
                    raise
                if error.wait is not None:
                    if error.wait > limits.longest_wait:
                        error.problem += f", and asks to wait {error.wait:g} s"
                        raise
                    gate.shut(error.wait)
                # Full pauses are 1, 2, 4 s; a random half of each keeps apart the requests that failed together.
                await self._clock.sleep(limits.backoff * 2 ** (attempt - 1) * (0.5 + self._clock.chance() / 2))

    async def _exchange(self, url: str, wanted: Wanted) -> Copy:
        """One request. Raises `Failed` for whatever goes wrong, and `Redirect`."""
        limits = self._limits
        known = wanted.known if wanted.known and wanted.known.entry.final_url == url else None
        headers = _headers(wanted, known.entry if known else None)
        try:
            async with asyncio.timeout(limits.total), self._client.stream("GET", url, headers=headers) as response:
                check_status(response, conditional=known is not None)
                if known and response.status_code == httpx.codes.NOT_MODIFIED:
                    return known
                check_type(response, wanted.types)
                return _copy(url, response.headers, await read_body(response, limits))
        except TimeoutError as error:
            raise Transient(f"took longer than {limits.total:g} s", AGAIN) from error
        except httpx.ConnectTimeout as error:
            raise Transient(f"gave no connection within {limits.connect:g} s", AGAIN) from error
        except httpx.TimeoutException as error:
            raise Transient(f"sent nothing for {limits.read:g} s", AGAIN) from error
        except httpx.RequestError as error:
            if certificate := _certificate_fault(error):
                remedy = "If a proxy of yours signs for it, name the proxy's certificates in SSL_CERT_FILE."
                raise Failed(f"has a certificate that is not trusted ({certificate})", remedy) from error
            problem = f"gave no whole answer ({str(error) or type(error).__name__})"
            raise Transient(problem, f"Check the network. {AGAIN}") from error


def _headers(wanted: Wanted, known: Entry | None) -> dict[str, str]:
    """The headers of a request; with those that make it conditional if a body is `known`."""
    headers = {
        "Accept": ", ".join((*wanted.types, "*/*;q=0.1")),
        "Accept-Encoding": "gzip",
        "Accept-Language": wanted.language,
        "If-None-Match": known.etag if known else "",
        "If-Modified-Since": known.last_modified if known else "",
    }
    return {name: value for name, value in headers.items() if value}


def _copy(url: str, headers: httpx.Headers, body: bytes) -> Copy:
    entry = Entry(
        url=url,
        final_url=url,
        etag=headers.get("etag", ""),
        last_modified=headers.get("last-modified", ""),
        sha256=hashlib.sha256(body).hexdigest(),
        size=len(body),
    )
    return Copy(entry=entry, body=body, storable="no-store" not in headers.get("cache-control", "").lower())


def _certificate_fault(error: BaseException) -> str:
    """What is wrong with the server's certificate, if `error` comes from that; else nothing."""
    cause: BaseException | None = error
    while cause:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return str(cause.verify_message)
        cause = cause.__cause__ or cause.__context__
    return ""
