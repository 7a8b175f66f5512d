"""`make bench`: what a regeneration of our pages costs, beside a peer that writes dataclasses from our own OpenAPI.

Every run is a whole process, start of the interpreter included. The table gives the median of several.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench.processes import Command, Cost, in_turn, median

ROOT = Path(__file__).parent.parent
SCRIPTS = Path(sys.executable).parent


def regeneration(out: Path) -> Command:
    """Our pages -> IR and every target, into `out`."""
    return [SCRIPTS / "refgen", "regenerate", "--out", out]


def peer(document: Path, out: Path) -> Command:
    """datamodel-code-generator: the OpenAPI `document` -> dataclasses in `out`."""
    return [
        SCRIPTS / "datamodel-codegen",
        *("--input", document, "--input-file-type", "openapi"),
        *("--output-model-type", "dataclasses.dataclass", "--output", out / f"{document.stem}.py"),
    ]


def whole_run(folder: Path) -> Cost:
    """Everything is new."""
    return in_turn([regeneration(folder / "out")])


def own_run(folder: Path) -> Cost:
    """Everything is new but the OpenAPI documents, so that the pydantic models made of them are kept."""
    out = folder / "out"
    in_turn([regeneration(out)])
    for path in [path for path in out.rglob("*") if path.is_file()]:
        inside = path.relative_to(out)
        if inside.parts[0] != "openapi" and "pydantic" not in inside.parts and inside.name != "report.json":
            path.unlink()
    return in_turn([regeneration(out)])


def second_run(folder: Path) -> Cost:
    """Nothing has changed."""
    out = folder / "out"
    in_turn([regeneration(out)])
    return in_turn([regeneration(out)])


def peer_run(folder: Path) -> Cost:
    """Dataclasses alone, one process a document."""
    return in_turn(peer(document, folder) for document in sorted((ROOT / "generated/openapi").glob("*.yaml")))


MEASURED: dict[str, Callable[[Path], Cost]] = {
    "refgen, everything new": whole_run,
    "refgen, pydantic models kept": own_run,
    "refgen, nothing changed": second_run,
    "datamodel-code-generator, dataclasses from our OpenAPI": peer_run,
}


def measure(run: Callable[[Path], Cost], times: int) -> list[Cost]:
    """The costs of `times` runs, each in an empty folder of its own that also holds what refgen remembers."""
    costs = []
    for _ in range(times):
        with tempfile.TemporaryDirectory(prefix="refgen-bench-") as folder:
            os.environ["XDG_CACHE_HOME"] = folder
            costs.append(run(Path(folder)))
    return costs


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Time and memory of whole runs: the median of several.")
    parser.add_argument("--runs", type=int, default=7, help="how often each is run (default: %(default)s)")
    runs: int = parser.parse_args().runs

    print(f"{'median of ' + str(runs) + ' runs':<56} {'seconds':>8} {'range':>15} {'MB':>7}")
    for name, run in MEASURED.items():
        costs = measure(run, runs)
        middle = median(costs)
        seconds = sorted(one.seconds for one in costs)
        spread = f"{seconds[0]:.2f} to {seconds[-1]:.2f}"
        print(f"{name:<56} {middle.seconds:>8.2f} {spread:>15} {middle.memory / 1e6:>7.0f}")


if __name__ == "__main__":
    main()
