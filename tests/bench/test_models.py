"""Measuring models: turns, ratios, payloads that all sides read and write, and the package as installed."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bench import payloads
from bench.models import Row, both_ways, import_time, in_turns, installed, memory


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("bench"))


@pytest.fixture(autouse=True)
def found(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(site)
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == "refgen_types"]:
        del sys.modules[name]


def test_a_row_tells_medians_and_the_ratio_of_turns() -> None:
    row = Row("read", [(1.0, 2.0), (9.0, 3.0), (2.0, 4.0)], 1)
    assert row.ratios == [0.5, 0.5, 3.0]
    assert str(row).split() == ["read", "2.00", "3.00", "0.50", "0.50", "to", "3.00", "1.00"]
    assert str(Row("read", [(3.0, 2.0)], 1)).endswith("1.00  missed")


def test_turns_alternate_and_the_first_does_not_count() -> None:
    calls: list[str] = []

    def measure(name: str) -> float:
        calls.append(name)
        return len(calls)

    assert in_turns(lambda: measure("ours"), lambda: measure("theirs"), 2) == [(4.0, 3.0), (5.0, 6.0)]
    assert calls == ["ours", "theirs", "theirs", "ours", "ours", "theirs"]


def test_byte_code_is_at_hand(site: Path) -> None:
    assert list(site.glob("refgen_types/__pycache__/ces.*.pyc"))
    assert list(site.glob("refgen_types/pydantic/__pycache__/ces.*.pyc"))


def test_the_import_of_a_module_is_measured_by_itself() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        import_time("refgen_types.no_such_api")
    assert 0 < import_time("refgen_types") < import_time("refgen_types.pydantic.ces") < 10_000


def test_memory_is_that_of_what_is_read(tmp_path: Path) -> None:
    file = tmp_path / "interaction.json"
    measured = []
    for length in (100, 1_000):
        file.write_text(json.dumps(payloads.interaction(length)), encoding="utf-8")
        measured.append(memory("refgen_types.interactions_wire", "from_json", file))
    assert 0.02 < measured[0] < measured[1] < 2


@pytest.mark.parametrize(
    ("module", "name", "value"),
    [("ces", "Tool", payloads.tool()), ("interactions_wire", "Interaction", payloads.interaction(10))],
)
def test_payloads_are_known_to_the_last_field(module: str, name: str, value: dict[str, Any]) -> None:
    ours = getattr(import_module(f"refgen_types.{module}"), name).from_dict(value)
    theirs = getattr(import_module(f"refgen_types.pydantic.{module}"), name).model_validate(value)
    assert "unknown_fields=" not in repr(ours)
    assert theirs.model_extra == {}
    rows = list(both_ways("small", json.dumps(value), type(ours), type(theirs), 1))
    assert [row.name for row in rows] == ["small, decode (ms)", "small, encode (ms)"]


def test_what_is_not_written_as_read_is_not_measured() -> None:
    ours = import_module("refgen_types.ces").Tool

    class Forgetful(import_module("refgen_types.pydantic.ces").Tool):  # type: ignore[misc]
        def model_dump_json(self, **_: object) -> str:
            return "{}"

    with pytest.raises(ValueError, match="small: what was read is not what is written"):
        list(both_ways("small", '{"name": "a"}', ours, Forgetful, 1))


@pytest.mark.parametrize(("length", "objects"), [(0, 1), (1, 4), (5, 10), (10, 19)])
def test_objects_are_counted_as_messages(length: int, objects: int) -> None:
    value = payloads.interaction(length)
    assert len(value["steps"]) == length
    assert payloads.objects_in(value) == objects
    text = repr(import_module("refgen_types.interactions_wire").Interaction.from_dict(value))
    assert sum(text.count(f"{name}(") for name in ("Interaction", "Step", "Content")) == objects
