"""The gate to one host: so many requests at a time, so much time between them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from scraper.fetch.policy import Clock, Limits


class Gate:
    """Lets requests to one host pass. `interval` may grow when the host's robots.txt asks for more time."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.interval = limits.interval
        self._slots = asyncio.Semaphore(limits.concurrency)
        self._clock = clock
        self._opens = clock.now()

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """Waits for a turn, and holds it while the request runs."""
        async with self._slots:
            while (wait := self._opens - self._clock.now()) > 0:
                await self._clock.sleep(wait)
            self._opens = self._clock.now() + self.interval
            yield

    def shut(self, seconds: float) -> None:
        """Lets nothing pass for some time: the host asked for it."""
        self._opens = max(self._opens, self._clock.now() + seconds)
