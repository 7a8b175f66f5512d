"""The generated TypeScript: the same streams as in Python, run by Node, and what its types let through."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from templates.typescript.target import render_api, render_package
from tests import vendored
from tests.conftest import Run
from tests.node import tools
from tests.templates.typescript.compiler import errors, write
from tests.wire.cases import ACCESSORS, BROKEN, DELTA, FRAMES, MISPLACED, PIECES, START, STOP
from tests.wire.streams import COMPLETED, CREATED, Json, base64, chunks, sent, steps, whole

HERE = Path(__file__).parent
WAYS = ("iterable", "stream", "response")


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled module of the Interactions API as it travels."""
    api = vendored.api("interactions_wire").api
    folder = tmp_path_factory.mktemp("wire")
    write(folder, {**render_api(api), **render_package([api])})
    done = tools.run("tsc", "--project", folder / "typescript", cwd=folder)
    assert done.returncode == 0, done.stdout
    return folder / "typescript/dist/interactions_wire.js"


def run(module: Path, *given_chunks: list[bytes]) -> list[Any]:
    """What came of each stream, read in one way after the other."""
    cases = [
        {"chunks": list(map(base64, each)), "as": WAYS[place % len(WAYS)]} for place, each in enumerate(given_chunks)
    ]
    told = module.with_name("cases.json")
    told.write_text(json.dumps(cases), encoding="utf-8")
    done = tools.run("node", HERE / "run.mjs", module, told)
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers


DRAWN = st.tuples(steps(), st.sampled_from(["\n", "\r\n", "\r"]), st.lists(st.integers(0, 3000), max_size=40))


@given(st.lists(DRAWN, min_size=40, max_size=40))
@settings(max_examples=2, phases=[Phase.generate])
def test_drawn_streams(module: Path, drawn: list[Any]) -> None:
    found = run(module, *(chunks(sent(whole(events), end), cuts) for (_, events), end, cuts in drawn))
    for ((want, events), _, _), answer in zip(drawn, found, strict=True):
        assert answer["events"] == whole(events)
        assert answer["result"] == {"id": "i", "status": "completed", "steps": want}
        assert answer["unknown"] == []


def test_frames(module: Path) -> None:
    found = run(module, *([text.encode()] for text, _ in FRAMES))
    assert [answer["events"] for answer in found] == [want for _, want in FRAMES]


def test_broken_frames(module: Path) -> None:
    found = run(module, *([data] for data, _ in BROKEN[:2]))
    assert [answer["error"] for answer in found] == [problem for _, problem in BROKEN[:2]]


def test_events_out_of_place(module: Path) -> None:
    found = run(module, *([sent(events)] for events, _, _ in MISPLACED))
    assert [len(answer.get("steps", "no error")) for answer in found] == [complete for _, _, complete in MISPLACED]


def test_streams_that_end_early(module: Path) -> None:
    every = whole([START, DELTA, STOP])
    found = run(module, *([sent(every[:count])] for count in range(len(every))))
    assert [answer["error"].startswith("the stream ends") for answer in found] == [True] * len(every)
    assert [len(answer["steps"]) for answer in found] == [0, 0, 0, 0, 1]


def test_pieces(module: Path) -> None:
    streams = [[START, *({**DELTA, "delta": delta} for delta in deltas), STOP] for deltas, _ in PIECES]
    found = run(module, *([sent(whole(events))] for events in streams))
    assert [answer["result"]["steps"][0]["content"] for answer in found] == [want for _, want in PIECES]


def test_accessors(module: Path) -> None:
    def answered(given_steps: list[Json]) -> list[bytes]:
        done = {**COMPLETED, "interaction": {"status": "completed", "steps": given_steps}}
        return [sent([CREATED, done])]

    found = run(module, *(answered(given_steps) for given_steps, _, _ in ACCESSORS))
    assert [answer["text"] for answer in found] == [joined for _, joined, _ in ACCESSORS]
    assert [answer.get("image", {}).get("data") for answer in found] == [last for _, _, last in ACCESSORS]
    assert not any("audio" in answer for answer in found)


def test_what_compiles(tsc: Run, tmp_path: Path) -> None:
    """`types.ts` marks every line that must be refused with `@ts-expect-error`."""
    api = vendored.api("interactions_wire").api
    write(tmp_path, {**render_api(api), **render_package([api])})
    shutil.copy(HERE / "types.ts", tmp_path / "types.ts")
    assert errors(tsc, tmp_path, ["typescript/src", "types.ts"]) == []


def test_nothing_runs_that_nobody_uses(module: Path) -> None:
    """A bundler drops the stream reader from a program that uses types alone: importing changes nothing."""
    code = f"const before = Object.keys(globalThis); await import({json.dumps(module.as_uri())});"
    code += "console.log(JSON.stringify(Object.keys(globalThis).length - before.length))"
    done = tools.run("node", "--input-type=module", "--eval", code, cwd=module.parent)
    assert (done.returncode, done.stdout.strip()) == (0, "0")
    package = json.loads((module.parents[1] / "package.json").read_text(encoding="utf-8"))
    assert package["sideEffects"] is False
