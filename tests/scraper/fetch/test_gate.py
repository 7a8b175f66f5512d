"""The gate to a host: how many pass at once, and how often."""

import asyncio

from scraper.fetch.gate import Gate
from scraper.fetch.policy import Limits
from tests.scraper.fetch.server import Time


def starts(count: int, limits: Limits, *, shut: float = 0) -> tuple[list[float], int]:
    """When each of `count` requests of one second starts, and how many ran at once at most."""
    time = Time()
    begun: list[float] = []
    running = most = 0

    async def one(gate: Gate) -> None:
        nonlocal running, most
        async with gate.passing():
            begun.append(time.seconds)
            running += 1
            most = max(most, running)
            for _ in range(3):
                await asyncio.sleep(0)
            running -= 1

    async def run() -> None:
        gate = Gate(limits, time.clock())
        gate.shut(shut)
        await asyncio.gather(*(one(gate) for _ in range(count)))

    asyncio.run(run())
    return begun, most


def test_no_more_than_so_many_at_once() -> None:
    assert starts(10, Limits(concurrency=3, interval=0))[1] == 3
    assert starts(10, Limits(concurrency=1, interval=0))[1] == 1


def test_so_far_apart() -> None:
    assert starts(4, Limits(concurrency=1, interval=0.25))[0] == [0, 0.25, 0.5, 0.75]


def test_shut_for_a_time() -> None:
    assert starts(3, Limits(concurrency=1, interval=1), shut=30)[0] == [30, 31, 32]
