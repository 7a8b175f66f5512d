"""Values with one fault are refused by every target alike, or stand in the ledger."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.proof.draw import Values, samples
from tests.proof.ledger import LEDGER, TARGETS, accepted_by
from tests.proof.mutate import Fault, clashes, faults, strays
from tests.proof.subjects import KNOWN, SAMPLE, SUBJECTS, Subject, of_api
from tests.proof.targets import Targets

Load = Callable[[str], Targets]


def made_wrong(subject: Subject, *, small: bool = False) -> list[Fault]:
    """Faults of each field of `subject`, of what it holds, and of unions; and fields that only go the other way.

    With `small` the values are the smallest that have the field, with few places for a fault below it.
    """
    values = Values(subject.known, subject.direction)
    returning = Values(subject.known, "response" if subject.direction == "request" else "request")
    count = 1 if small else 2
    having: dict[str, Any] = {field: samples(values.having(subject.name, field), count)[-1] for field in subject.fields}
    smallest, *whole = samples(values.of(subject.type), 2)
    found = [fault for value in having.values() or whole for fault in faults(subject, value)]
    other_way = {field: samples(returning.having(subject.name, field), 1)[0] for field in subject.other_fields}
    return [*found, *clashes(subject, having), *strays(subject, smallest, other_way)]


def told(fault: Fault, taken: dict[str, bool]) -> str:
    """What the targets of `taken` do with `fault`, where that is not what the ledger says; else nothing."""
    wanted = accepted_by(fault.kind)
    wrong = [f"{name} {'takes' if fine else 'refuses'} it" for name, fine in taken.items() if fine != (name in wanted)]
    return f"{fault.kind} at {fault.where}: {', '.join(wrong)}" if wrong else ""


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_refused_alike(subject: Subject, targets: Load) -> None:
    readers = targets(subject.api).python
    found = made_wrong(subject)
    problems = {
        told(fault, {target.name: target.accepts(subject, fault.value) for target in readers}) for fault in found
    }
    assert problems <= {""}


@pytest.mark.parametrize("api", KNOWN)
def test_refused_by_the_compiler(api: str, targets: Load, tmp_path: Path) -> None:
    # A type says the same wherever it is used: one fault of a kind at each place of the reference is enough.
    found = {
        (fault.kind, fault.where, subject.direction): (subject, fault)
        for subject in of_api(api)
        for fault in made_wrong(subject, small=True)
    }
    values = [(subject, fault.value) for subject, fault in found.values()]
    taken = targets(api).typescript.accept("tsc", tmp_path, values)
    problems = {told(fault, {"typescript": fine}) for (_, fault), fine in zip(found.values(), taken, strict=True)}
    assert problems <= {""}


def test_every_entry_of_the_ledger_is_of_use() -> None:
    kinds = {fault.kind for subject in of_api(SAMPLE) for fault in made_wrong(subject, small=True)}
    assert set(LEDGER) <= kinds, "stale: nothing has such a fault any more"
    for entry in LEDGER.values():
        assert 0 < len(entry.accepted_by) < len(TARGETS), f"{entry.kind}: the targets must differ"
        assert set(entry.accepted_by) <= set(TARGETS), entry.kind
        assert entry.reason, entry.kind
