"""Measuring measures: time, memory, failure."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import processes
from bench.processes import Cost, cost, in_turn, median


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_time_and_memory_are_those_of_the_process(root: Path) -> None:
    # Measured from a process of its own: this one is larger than what it would measure.
    measured = python("import time; held = bytearray(80_000_000); time.sleep(0.3)")
    code = f"import bench.processes as p, json; c = p.cost({measured}); print(json.dumps([c.seconds, c.memory]))"
    done = subprocess.run(python(code), cwd=root, capture_output=True, text=True, check=True)
    seconds, memory = json.loads(done.stdout)
    assert 0.3 <= seconds < 10
    assert 80_000_000 < memory < 110_000_000


def test_a_failed_run_is_no_measurement() -> None:
    with pytest.raises(subprocess.CalledProcessError) as caught:
        cost(python("raise SystemExit('no pages')"))
    assert caught.value.returncode == 1
    assert caught.value.stderr == "no pages\n"


def test_runs_in_turn_add_time_and_keep_the_largest_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = {("a",): Cost(0.5, 10), ("b",): Cost(0.25, 30), ("c",): Cost(1.0, 20)}
    monkeypatch.setattr(processes, "cost", lambda command: costs[command])
    assert in_turn(list(costs)) == Cost(1.75, 30)


def test_median_takes_time_and_memory_apart() -> None:
    assert median([Cost(1.0, 30), Cost(3.0, 10), Cost(2.0, 20)]) == Cost(2.0, 20)
    assert median([Cost(1.0, 10), Cost(2.0, 21)]) == Cost(1.5, 16)
