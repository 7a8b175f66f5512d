"""robots.txt of the hosts we ask (RFC 9309)."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
from protego import Protego

from scraper.fetch.policy import AGENT, Failed

PARSED = 512 * 1024
"""Bytes of a robots.txt that count; RFC 9309 section 2.5 asks for 500 KiB at least."""

REMEDY = "Ask the host's owner, or copy the page by hand."


class Robots:
    """The rules of each host, loaded once. `load` fetches the body of a URL, raising `Failed`."""

    def __init__(self, load: Callable[[str], Awaitable[bytes]]) -> None:
        self._load = load
        self._rules: dict[str, asyncio.Task[Protego | Failed]] = {}

    async def delay(self, url: str) -> float:
        """The seconds that the host of `url` wants between two requests. Raises `Failed` where it disallows `url`."""
        origin = str(httpx.URL(url).join("/robots.txt"))
        if origin not in self._rules:
            self._rules[origin] = asyncio.create_task(self._read(origin))
        rules = await self._rules[origin]
        if isinstance(rules, Failed):
            raise Failed(f"may not be fetched, because {origin} cannot be read: it {rules.problem}", rules.remedy)
        if not rules.can_fetch(url, AGENT):
            raise Failed("is disallowed by the host's robots.txt", REMEDY)
        rate = rules.request_rate(AGENT)
        return max(rules.crawl_delay(AGENT) or 0, rate.seconds / rate.requests if rate else 0)

    async def _read(self, url: str) -> Protego | Failed:
        """RFC 9309 section 2.3.1: no file (4xx) allows everything; one that cannot be had (5xx, no answer) nothing."""
        try:
            body = await self._load(url)
        except Failed as error:
            if error.status is None or not 400 <= error.status < 500 or error.status == 429:
                return error
            body = b""
        return Protego.parse(body[:PARSED].decode("utf-8-sig", errors="replace"))
