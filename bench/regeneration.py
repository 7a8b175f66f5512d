"""`make bench`: what a regeneration of our pages costs, beside a peer that writes dataclasses from our own OpenAPI.

Every run is a whole process, start of the interpreter included. The table gives the median of several.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench import corpus
from bench.processes import Command, Cost, in_turn, median

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


def whole_run(folder: Path, _ready: Path) -> Cost:
    """Everything is new."""
    return in_turn([regeneration(folder / "out")])


def own_run(folder: Path, ready: Path) -> Cost:
    """Everything is new but the OpenAPI documents, so that the pydantic models made of them are kept."""
    out = folder / "out"
    shutil.copytree(ready / "openapi", out / "openapi")
    shutil.copytree(ready / "python/refgen_types/pydantic", out / "python/refgen_types/pydantic")
    shutil.copy(ready / "report.json", out)
    return in_turn([regeneration(out)])


def second_run(_folder: Path, ready: Path) -> Cost:
    """Nothing has changed."""
    return in_turn([regeneration(ready)])


def peer_run(folder: Path, ready: Path) -> Cost:
    """Dataclasses alone, one process a document."""
    return in_turn([peer(document, folder) for document in sorted((ready / "openapi").glob("*.yaml"))])


def corpus_run(pages: Path, folder: Path, _ready: Path) -> Cost:
    """The corpus `pages` -> IR and three targets, everything new."""
    os.environ["XDG_CACHE_HOME"] = str(folder)
    return in_turn([[sys.executable, "-m", "bench.corpus", corpus.lay_out(pages, folder), folder / "out"]])


def changed_corpus_run(pages: Path, folder: Path, ready: Path) -> Cost:
    """The same again after one of its pages has changed."""
    corpus_run(pages, folder, ready)
    corpus.change_a_page(folder)
    return in_turn([[sys.executable, "-m", "bench.corpus", folder / "sources.toml", folder / "out"]])


MEASURED: dict[str, Callable[[Path, Path], Cost]] = {
    "refgen, everything new": whole_run,
    "refgen, pydantic models kept": own_run,
    "refgen, nothing changed": second_run,
    "datamodel-code-generator, dataclasses from our OpenAPI": peer_run,
}
"""What is timed: each gets an empty folder, and a folder where refgen has run."""


def measure(run: Callable[[Path, Path], Cost], ready: Path, times: int) -> list[Cost]:
    """The costs of `times` runs, each with an empty folder of its own."""
    costs = []
    for _ in range(times):
        with tempfile.TemporaryDirectory(prefix="refgen-bench-") as folder:
            costs.append(run(Path(folder), ready))
    return costs


def row(name: str, costs: list[Cost]) -> str:
    """The median of `costs`, and how far the times lie apart."""
    middle = median(costs)
    seconds = [one.seconds for one in costs]
    spread = f"{min(seconds):.2f} to {max(seconds):.2f}"
    return f"{name:<56} {middle.seconds:>8.2f} {spread:>15} {middle.memory / 1e6:>7.0f}"


def main() -> int:
    """Measure and print the table; 1 when something measured fails."""
    parser = argparse.ArgumentParser(description="Time and memory of whole runs: the median of several.")
    parser.add_argument("--runs", type=int, default=7, help="how often each is run (default: %(default)s)")
    parser.add_argument("--corpus", type=Path, help="folder of Markdown pages to measure too, as its own rows")
    options = parser.parse_args()
    runs: int = options.runs
    measured = dict(MEASURED)
    if options.corpus:
        measured["corpus, everything new"] = partial(corpus_run, options.corpus)
        measured["corpus, one page changed"] = partial(changed_corpus_run, options.corpus)

    with tempfile.TemporaryDirectory(prefix="refgen-bench-") as folder:
        # What refgen remembers of these folders goes away with them.
        os.environ["XDG_CACHE_HOME"] = folder
        ready = Path(folder) / "ready"
        try:
            in_turn([regeneration(ready)])
            print(f"{f'median of {runs} runs':<56} {'seconds':>8} {'range':>15} {'MB':>7}")
            for name, run in measured.items():
                print(row(name, measure(run, ready, runs)), flush=True)
        except subprocess.CalledProcessError as error:
            print(f"{error}\n{error.stderr}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
