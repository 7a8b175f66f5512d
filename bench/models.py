"""What the generated models cost beside others: `python -m bench.models`, the second part of `make bench`.

The others are the pydantic models that datamodel-code-generator makes of our own OpenAPI and, where it is installed,
the `Interaction` of `google-genai`. Ours and theirs take turns, so that both meet the same machine; a ratio below 1
means that ours take less.
"""

import argparse
import compileall
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.payloads import interaction, objects_in, tool

PACKAGE = Path(__file__).parent.parent / "generated/python"
STEPS = 2_000
OBJECTS = 100_000

Measure = Callable[[], float]
"""Measures once: milliseconds or megabytes."""


@dataclass(frozen=True)
class Row:
    """What was measured of ours and theirs in each turn, and the ratio that is wanted at most."""

    name: str
    turns: list[tuple[float, float]]
    wanted: float

    @property
    def ratios(self) -> list[float]:
        """Ours by theirs for each turn, the best first."""
        return sorted(ours / theirs for ours, theirs in self.turns)

    def __str__(self) -> str:
        ours, theirs = (median(values) for values in zip(*self.turns, strict=True))
        ratios = self.ratios
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        missed = "  missed" if median(ratios) > self.wanted else ""
        figures = f"{ours:>8.2f} {theirs:>8.2f} {median(ratios):>6.2f} {spread:>13} {self.wanted:>6.2f}"
        return f"{self.name:<48} {figures}{missed}"


def in_turns(ours: Measure, theirs: Measure, turns: int) -> list[tuple[float, float]]:
    """Measures both `turns` times, each as often first as second; one turn before does not count."""
    measured = []
    for turn in range(turns + 1):
        if turn % 2:
            their = theirs()
            measured.append((ours(), their))
        else:
            measured.append((ours(), theirs()))
    return measured[1:]


def installed(folder: Path) -> Path:
    """The generated package in `folder`, with its byte code, as pip installs it."""
    shutil.copytree(PACKAGE, folder / "site", ignore=shutil.ignore_patterns("__pycache__"))
    if not compileall.compile_dir(folder / "site", quiet=1):
        raise ValueError("the generated package does not compile")
    return folder / "site"


def in_fresh(code: str) -> float:
    """The number that `code` prints, run by an interpreter of its own, which finds what this one does."""
    environment = {**os.environ, "PYTHONPATH": sys.path[0]}
    command = [sys.executable, "-c", code]
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def import_time(module: str) -> float:
    """Milliseconds until a fresh interpreter has imported `module`."""
    timed = f"start = perf_counter(); import {module}; print((perf_counter() - start) * 1000)"
    return in_fresh(f"from time import perf_counter; {timed}")


def memory(module: str, read: str, file: Path) -> float:
    """Megabytes of the Python objects that `read`, a method of the class `Interaction`, makes of the JSON in `file`."""
    ready = f"from {module} import Interaction; import tracemalloc; text = open({str(file)!r}, encoding='utf-8').read()"
    held = f"tracemalloc.start(); held = Interaction.{read}(text); print(tracemalloc.get_traced_memory()[0] / 1e6)"
    return in_fresh(f"{ready}; {held}")


def time_of(run: Callable[[], object], times: int) -> float:
    """Milliseconds that one of `times` runs takes."""
    start = perf_counter()
    for _ in range(times):
        run()
    return (perf_counter() - start) / times * 1000


def both_ways(name: str, text: str, ours: Any, theirs: Any, turns: int) -> Iterator[Row]:
    """Reading `text`, and writing what was read, by a class of ours and a pydantic model."""
    times = max(1, 200_000 // len(text))
    message, model = ours.from_json(text), theirs.model_validate_json(text)
    written = partial(model.model_dump_json, by_alias=True, exclude_unset=True)
    value = json.loads(text)
    # The SDK writes a summary besides.
    if json.loads(message.to_json()) != value or not value.items() <= json.loads(written()).items():
        raise ValueError(f"{name}: what was read is not what is written")

    def timed(run: Callable[[], object]) -> Measure:
        return partial(time_of, run, times)

    reading = timed(partial(ours.from_json, text)), timed(partial(theirs.model_validate_json, text))
    writing = timed(message.to_json), timed(written)
    yield Row(f"{name}, decode (ms)", in_turns(*reading, turns), 1)
    yield Row(f"{name}, encode (ms)", in_turns(*writing, turns), 1)


def rows(turns: int, folder: Path) -> Iterator[Row]:
    """All that is measured, as it comes; `folder` is for files."""
    for api in ("ces", "interactions", "interactions_wire"):
        imports = partial(import_time, f"refgen_types.{api}"), partial(import_time, f"refgen_types.pydantic.{api}")
        yield Row(f"import {api} (ms)", in_turns(*imports, turns), 0.25)

    large, long = (json.dumps(value, ensure_ascii=False) for value in (tool(), interaction(STEPS)))
    ces, pydantic_ces = import_module("refgen_types.ces"), import_module("refgen_types.pydantic.ces")
    yield from both_ways(f"Tool of {len(large) // 1000} kB", large, ces.Tool, pydantic_ces.Tool, turns)
    wire = import_module("refgen_types.interactions_wire")
    models = import_module("refgen_types.pydantic.interactions_wire")
    yield from both_ways(f"{STEPS} steps", long, wire.Interaction, models.Interaction, turns)
    if find_spec("google.genai"):
        sdk = import_module("google.genai._gaos.types.interactions")
        yield from both_ways(f"{STEPS} steps, google-genai", long, wire.Interaction, sdk.Interaction, turns)

    file = folder / "interaction.json"
    many = interaction(OBJECTS * STEPS // objects_in(interaction(STEPS)))
    file.write_text(json.dumps(many, ensure_ascii=False), encoding="utf-8")
    held = memory("refgen_types.interactions_wire", "from_json", file)
    modelled = memory("refgen_types.pydantic.interactions_wire", "model_validate_json", file)
    yield Row(f"{objects_in(many)} objects in memory (MB)", [(held, modelled)], 0.5)


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Ours beside pydantic models: medians of several turns.")
    parser.add_argument("--turns", type=int, default=15, help="how often each is measured (default: %(default)s)")
    turns: int = parser.parse_args().turns
    print(f"{f'median of {turns} turns':<48} {'ours':>8} {'pydantic':>8} {'ratio':>6} {'range':>13} {'wanted':>6}")
    with TemporaryDirectory(prefix="refgen-bench-") as folder:
        sys.path.insert(0, str(installed(Path(folder))))
        for row in rows(turns, Path(folder)):
            print(row, flush=True)
    if not find_spec("google.genai"):
        print("google-genai is not installed and was not measured; `make conformance` installs it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
