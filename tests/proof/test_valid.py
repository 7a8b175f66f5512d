"""Values that the pages allow are taken by every target, and come back as they were."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.proof.deep import chain, recursive
from tests.proof.draw import every, samples, strategies
from tests.proof.sites import canonical
from tests.proof.subjects import KNOWN, SUBJECTS, Subject, of_api
from tests.proof.targets import COMPILERS, Targets

COUNT = 3
"""Values of each message as a whole, and with each of its fields."""

DEEP = 40

Load = Callable[[str], Targets]


def check(subject: Subject, of: Targets, value: Any) -> None:
    """Raises where a target that runs here refuses `value` or gives back something else."""
    refused = [target.name for target in of.python if not target.accepts(subject, value)]
    assert not refused
    same = canonical(subject.known, subject.type, value)
    assert of.dataclasses.returned(subject, value) == same
    assert of.dataclasses.returned(subject, same) == same
    assert of.pydantic.returned(subject, value) == value


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_taken_and_unchanged(subject: Subject, targets: Load) -> None:
    met: set[str] = set()

    def value_holds(value: Any) -> None:
        met.update(value)
        check(subject, targets(subject.api), value)

    for strategy in strategies(subject):
        every(strategy, COUNT, value_holds)
    assert met >= set(subject.fields)


@pytest.mark.parametrize("subject", recursive(SUBJECTS), ids=str)
def test_taken_and_unchanged_however_deep(subject: Subject, targets: Load) -> None:
    check(subject, targets(subject.api), chain(subject, DEEP))


@pytest.mark.parametrize("api", KNOWN)
def test_taken_by_the_compilers(api: str, targets: Load, tmp_path: Path) -> None:
    subjects = of_api(api)
    values: list[tuple[Subject, Any]] = []
    for subject in subjects:
        whole, *having = strategies(subject)
        drawn = samples(whole, 2 * COUNT) + [value for strategy in having for value in samples(strategy, 1)]
        values += [(subject, value) for value in drawn]
    values += [(subject, chain(subject, DEEP)) for subject in recursive(subjects)]
    for compiler in COMPILERS:
        taken = targets(api).typescript.accept(compiler, tmp_path, values)
        assert [pair for pair, fine in zip(values, taken, strict=True) if not fine] == []
