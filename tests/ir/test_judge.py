"""What fails a run, what passes by decision, and which decisions apply to nothing."""

import pytest

from ir.judge import PlacedRule, Tolerated, judge
from ir.model import Diagnostic, External, Severity, Span
from ir.resolve import ExternalRule

HERE = Span("overrides.toml", 7, 7)


def finding(rule: str = "type-lost", subject: str = "Thing.a", severity: Severity = "error") -> Diagnostic:
    return Diagnostic(id=rule, severity=severity, message="…", subject=subject, spans=(Span("page.txt", 3, 3),))


def decision(rule: str = "type-lost", subject: str = "Thing.a") -> Tolerated:
    return Tolerated(id=rule, subject=subject, reason="Known.", place=HERE)


CASES: list[tuple[str, list[Diagnostic], list[Tolerated], list[str], list[str | None]]] = [
    ("an error fails", [finding()], [], [], [None]),
    ("a warning fails no run", [finding(severity="warning")], [], [], ["a warning fails no run"]),
    ("a note fails no run", [finding(severity="note")], [], [], ["a note fails no run"]),
    ("tolerated", [finding()], [decision()], [], ["Known."]),
    ("tolerated as often as it occurs", [finding(), finding()], [decision()], [], ["Known.", "Known."]),
    ("another subject", [finding(subject="Thing.b"), finding()], [decision()], [], [None, "Known."]),
    ("another id", [finding(), finding(rule="type-mismatch")], [decision()], [], ["Known.", None]),
    ("accepted by id", [finding(), finding(rule="x")], [], ["type-lost"], ["accepted for this run", None]),
    ("all accepted", [finding(), finding(rule="x")], [], ["all"], ["accepted for this run"] * 2),
    ("the decision's reason goes first", [finding()], [decision()], ["all"], ["Known."]),
]


@pytest.mark.parametrize(("found", "tolerated", "accepted", "want"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_verdicts(
    found: list[Diagnostic], tolerated: list[Tolerated], accepted: list[str], want: list[str | None]
) -> None:
    judged = judge(found, tolerated, [], [], accepted)
    assert [each.reason for each in judged] == want
    assert [each.diagnostic for each in judged] == found


def test_a_decision_that_applies_to_nothing() -> None:
    (judged,) = judge([], [decision()], [], [])
    assert (judged.diagnostic.id, judged.diagnostic.subject, judged.reason) == ("stale-exception", "Thing.a", None)
    assert judged.diagnostic.spans == (HERE,)
    assert judged.diagnostic.message == (
        "nothing on the pages is `type-lost` at `Thing.a`; remove the entry, or mend its name"
    )


def rule(name: str) -> PlacedRule:
    return PlacedRule(rule=ExternalRule(name=name, kind="enum", reason="Elsewhere."), place=HERE)


def test_an_external_that_nothing_uses() -> None:
    used = External(name="ThingState", identity="Thing.State", target="enum", reason="Elsewhere.")
    judged = judge([], [], [rule("State"), rule("Other")], [used])
    assert [(each.diagnostic.id, each.diagnostic.subject) for each in judged] == [("stale-exception", "Other")]
    assert judged[0].diagnostic.message == (
        "no page uses an undeclared enum `Other`; remove the entry, or mend its name"
    )


def test_an_external_of_the_other_kind_is_stale() -> None:
    message = External(name="State", identity="State", target="message", reason="Elsewhere.")
    assert [each.diagnostic.subject for each in judge([], [], [rule("State")], [message])] == ["State"]


def test_stale_decisions_may_be_accepted() -> None:
    (judged,) = judge([], [decision()], [], [], ["stale-exception"])
    assert judged.reason == "accepted for this run"
