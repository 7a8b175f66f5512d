"""Whole processes, measured: what they took on the clock and at most in memory."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

Command = Sequence[str | Path]

# Linux counts ru_maxrss in kilobytes, macOS in bytes.
_RSS_UNIT = 1 if sys.platform == "darwin" else 1024


@dataclass(frozen=True, slots=True)
class Cost:
    """`seconds` on the clock, and `memory`: the peak resident bytes of the largest process."""

    seconds: float
    memory: int


def cost(command: Command) -> Cost:
    """Run `command` to its end, its output thrown away.

    Linux counts what the caller held when it started the process, so the caller has to be the smaller of the two.
    Raises `subprocess.CalledProcessError` with what it said when it fails: a failed run is no measurement.
    """
    start = time.perf_counter()
    with subprocess.Popen([*map(str, command)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr is not None
        said = child.stderr.read()
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise subprocess.CalledProcessError(child.returncode, child.args, stderr=said)
    return Cost(seconds, usage.ru_maxrss * _RSS_UNIT)


def in_turn(commands: Iterable[Command]) -> Cost:
    """The cost of running `commands` one after the other: times add up, the largest memory counts."""
    costs = [cost(command) for command in commands]
    return Cost(sum(one.seconds for one in costs), max(one.memory for one in costs))


def median(costs: Sequence[Cost]) -> Cost:
    """The median time and the median memory of several runs, each on its own."""
    return Cost(
        statistics.median(one.seconds for one in costs),
        round(statistics.median(one.memory for one in costs)),
    )
