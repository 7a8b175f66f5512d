"""Measuring measures: time, memory, failure."""

import subprocess
import sys

import pytest

from bench.processes import Cost, cost, in_turn, median


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_time_and_memory_are_those_of_the_process() -> None:
    one = cost(python("import time; held = bytearray(80_000_000); time.sleep(0.3)"))
    assert 0.3 <= one.seconds < 10
    assert 80_000_000 < one.memory < 120_000_000


def test_a_failed_run_is_no_measurement() -> None:
    with pytest.raises(subprocess.CalledProcessError) as caught:
        cost(python("raise SystemExit('no pages')"))
    assert caught.value.returncode == 1
    assert caught.value.stderr == "no pages\n"


def test_runs_in_turn_add_time_and_keep_the_largest_memory() -> None:
    both = in_turn([python("import time; time.sleep(0.2)"), python("import time; time.sleep(0.2)")])
    assert both.seconds >= 0.4
    assert both.memory < 100_000_000


def test_median_takes_time_and_memory_apart() -> None:
    assert median([Cost(1.0, 30), Cost(3.0, 10), Cost(2.0, 20)]) == Cost(2.0, 20)
    assert median([Cost(1.0, 10), Cost(2.0, 21)]) == Cost(1.5, 16)
