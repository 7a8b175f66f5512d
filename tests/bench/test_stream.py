"""The measured stream is one that can be read: as many events as asked for, and a message put together of them."""

import importlib
import json
import sys

import pytest

from bench import stream


@pytest.mark.parametrize("count", [3, 100, 102, 103, 250])
def test_events(count: int) -> None:
    found = list(stream.events(count))
    assert len(found) == count
    text = b"".join(stream.chunks(count)).decode()
    told = [json.loads(line.removeprefix("data: ")) for line in text.splitlines() if line.startswith("data: {")]
    assert told == found


@pytest.mark.parametrize("count", [102, 250])
def test_ours_reads_them(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(stream.PACKAGE)
    wire = importlib.import_module("refgen_types.interactions_wire")
    decoded, together = stream.ours(wire, stream.chunks(count), count)
    assert decoded > 0
    assert together > 0
    with pytest.raises(SystemExit, match=f"{count} events were read of {count + 1}"):
        stream.ours(wire, stream.chunks(count), count + 1)
    for name in [name for name in sys.modules if name.split(".")[0] == "refgen_types"]:
        del sys.modules[name]
