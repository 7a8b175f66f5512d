"""Faults that the targets had, each as the smallest value that showed it, and what is right."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.proof.subjects import Subject, of_api
from tests.proof.targets import Targets

Load = Callable[[str], Targets]

# fmt: off
REFUSED: list[tuple[str, str, Any]] = [
    # The pattern of the schema counted the digits of a duration and not its seconds.
    ("ces", "Tool", {"timeout": "315576000001s"}),
    ("ces", "Tool", {"timeout": "-999999999999s"}),
    # Pydantic made numbers of strings and of booleans, and booleans of words and numbers.
    ("ces", "Schema", {"type": "NUMBER", "minimum": "12"}),
    ("ces", "Schema", {"type": "NUMBER", "minimum": True}),
    ("ces", "Schema", {"type": "NUMBER", "minimum": "NaN "}),
    ("ces", "Schema", {"type": "NUMBER", "nullable": "true"}),
    ("ces", "Schema", {"type": "NUMBER", "nullable": 1}),
    ("interactions_wire", "GoogleRpcStatus", {"code": "5"}),
    ("interactions_wire", "GoogleRpcStatus", {"code": False}),
    # The dataclasses looked a number up among "NaN" and the infinities before they knew it for a string.
    ("ces", "Schema", {"type": "NUMBER", "minimum": [1]}),
    ("ces", "Schema", {"type": "NUMBER", "minimum": {"a": 1}}),
]
TAKEN: list[tuple[str, str, Any]] = [
    ("ces", "Tool", {"timeout": "315576000000s"}),
    ("ces", "Tool", {"timeout": "-315576000000.999999999s"}),
    ("ces", "Tool", {"timeout": "299999999999s"}),
    ("ces", "Schema", {"type": "NUMBER", "minimum": 12, "maximum": 1e3, "nullable": False}),
    ("interactions_wire", "GoogleRpcStatus", {"code": -5}),
]
# fmt: on


def subject(api: str, name: str) -> Subject:
    """What comes back under that name."""
    return next(each for each in of_api(api) if (each.name, each.direction) == (name, "response"))


@pytest.mark.parametrize(("api", "name", "value"), REFUSED)
def test_refused(api: str, name: str, value: Any, targets: Load) -> None:
    taking = [target.name for target in targets(api).python if target.accepts(subject(api, name), value)]
    assert taking == []


@pytest.mark.parametrize(("api", "name", "value"), TAKEN)
def test_taken_and_unchanged(api: str, name: str, value: Any, targets: Load) -> None:
    of, what = targets(api), subject(api, name)
    assert all(target.accepts(what, value) for target in of.python)
    assert of.dataclasses.returned(what, value) == value
    assert of.pydantic.returned(what, value) == value
