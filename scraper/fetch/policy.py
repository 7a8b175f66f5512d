"""What a fetch may do: whom it may ask, how long it may take, how much it may hold. And how it fails."""

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from msgspec import Struct

from scraper.errors import Unusable
from scraper.sources import line_of, read_toml

AGENT = "refgen"
"""The name that robots.txt files may address."""

HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?")


class Failed(Exception):
    """A URL that was not fetched. `problem` continues a sentence that starts with the URL; `remedy` says what to do.

    `status` is that of the answer, where there was one.
    """

    def __init__(self, problem: str, remedy: str, status: int | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.remedy = remedy
        self.status = status


class Transient(Failed):
    """A failure that may be gone soon; `wait` is how many seconds the server asks to wait, where it does."""

    def __init__(self, problem: str, remedy: str, status: int | None = None, *, wait: float | None = None) -> None:
        super().__init__(problem, remedy, status)
        self.wait = wait


class WrongType(Failed):
    """An answer of another media type than the page's format needs; `html` says that it is an HTML page."""

    def __init__(self, problem: str, remedy: str, *, html: bool) -> None:
        super().__init__(problem, remedy)
        self.html = html


class Limits(Struct, frozen=True, kw_only=True):
    """Bounds of a fetch, in seconds and bytes. The largest reference pages known are a tenth of what is allowed."""

    connect: float = 10
    read: float = 20
    """Between two pieces of an answer."""
    total: float = 90
    """From asking to the last byte of one answer."""
    received: int = 16 * 2**20
    """Of a body as it travels."""
    decoded: int = 64 * 2**20
    """Of a body once decompressed."""
    redirects: int = 5
    attempts: int = 4
    backoff: float = 1
    """Before the second attempt, about; twice as long before each further one."""
    longest_wait: float = 60
    """What a server may ask us to wait, between two requests or before the next attempt."""
    concurrency: int = 2
    """Requests to one host at a time."""
    interval: float = 0.25
    """Between the starts of two requests to one host."""


class Clock(Struct, frozen=True, kw_only=True):
    """Where time and chance come from; tests bring their own."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    chance: Callable[[], float] = random.random


class Policy(Struct, frozen=True, kw_only=True):
    """The allow-listed `hosts` (`host`, or `host:port` for another port than 443), and the limits."""

    hosts: frozenset[str]
    limits: Limits = Limits()

    def check(self, url: str) -> str:
        """The host (with its port unless 443) of a URL that may be asked. Raises `Failed` for any other."""
        try:
            parsed = httpx.URL(url)
        except httpx.InvalidURL as error:
            raise Failed(f"is no URL ({error})", "Mend it.") from error
        if parsed.scheme != "https":
            raise Failed("is not https", "Only https is fetched; give an https URL.")
        if parsed.userinfo:
            raise Failed("holds a user name or password", "Take it out; pages are fetched without signing in.")
        host = parsed.netloc.decode("ascii").removesuffix(":443")
        if host not in self.hosts:
            known = ", ".join(sorted(self.hosts)) or "none"
            remedy = f"If you trust it, add {host!r} to `hosts` of [fetch] in sources.toml (now: {known})."
            raise Failed(f"is on {host!r}, a host that is not allowed", remedy)
        return host


def read_hosts(file: Path) -> frozenset[str]:
    """The `hosts` of the `[fetch]` table of a `sources.toml`. Raises `Unusable` with the line of what is wrong."""
    contents, text = read_toml(file)
    table = contents.get("fetch", {})

    def fail(pattern: str, problem: str, remedy: str) -> Unusable:
        return Unusable(f"{file}:{line_of(text, pattern)}", problem, remedy)

    if not isinstance(table, dict):
        raise fail(r"^\s*\[*fetch\b", "`fetch` is not a table", 'Write [fetch] and below it hosts = ["…"].')
    for key in table:
        if key != "hosts":
            raise fail(rf"^\s*{re.escape(key)}\s*=", f"unknown key {key!r}", "The only key of [fetch] is: hosts.")
    hosts = table.get("hosts", [])
    if not isinstance(hosts, list):
        raise fail(r"^\s*hosts\s*=", "`hosts` is not a list", 'Write hosts = ["docs.example.com"].')
    for host in hosts:
        if not isinstance(host, str) or not HOST.fullmatch(host):
            pattern = rf'["\']{re.escape(host)}["\']' if isinstance(host, str) else r"^\s*hosts\s*="
            raise fail(pattern, f"{host!r} is no host", "Write a host name in lower case, without scheme, path or *.")
    return frozenset(host.removesuffix(":443") for host in hosts)
