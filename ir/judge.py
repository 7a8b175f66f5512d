"""Judging: diagnostics are collected, then judged once. Only what a decision names, or the caller accepts, passes."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from ir.model import Diagnostic, External, Span
from ir.resolve import ExternalRule

ALL = "all"
"""Accepts findings of every kind."""


class Tolerated(Struct, frozen=True, kw_only=True):
    """A decision that a finding (`id`, `subject`) stands, and why. `place` is where the decision is written."""

    id: str
    subject: str
    reason: str
    place: Span


class PlacedRule(Struct, frozen=True, kw_only=True):
    """An external by decision, and where the decision is written."""

    rule: ExternalRule
    place: Span


class Judged(Struct, frozen=True, kw_only=True):
    """A diagnostic and why it does not fail the run; None when it does."""

    diagnostic: Diagnostic
    reason: str | None


def judge(
    diagnostics: Sequence[Diagnostic],
    tolerated: Sequence[Tolerated],
    rules: Sequence[PlacedRule],
    externals: Sequence[External],
    accepted: Collection[str] = (),
) -> list[Judged]:
    """Each of `diagnostics` with its verdict, then a `stale-exception` for every decision that applies to nothing.

    A decision applies to every finding of its id and subject. `accepted` are ids, or `all`.
    """
    reasons = {(decision.id, decision.subject): decision.reason for decision in tolerated}
    stale = [*_stale_exceptions(diagnostics, tolerated), *_stale_rules(rules, externals)]
    return [
        Judged(
            diagnostic=found,
            reason=reasons.get((found.id, found.subject)) or _acceptance(found, accepted),
        )
        for found in (*diagnostics, *stale)
    ]


def _acceptance(found: Diagnostic, accepted: Collection[str]) -> str | None:
    if found.severity != "error":
        return f"a {found.severity} fails no run"
    return "accepted for this run" if found.id in accepted or ALL in accepted else None


def _stale_exceptions(diagnostics: Sequence[Diagnostic], tolerated: Sequence[Tolerated]) -> list[Diagnostic]:
    found = {(diagnostic.id, diagnostic.subject) for diagnostic in diagnostics}
    return [
        _stale(decision.subject, f"nothing on the pages is `{decision.id}` at `{decision.subject}`", decision.place)
        for decision in tolerated
        if (decision.id, decision.subject) not in found
    ]


def _stale_rules(rules: Sequence[PlacedRule], externals: Sequence[External]) -> list[Diagnostic]:
    used = {(external.target, external.identity.rsplit(".", 1)[-1]) for external in externals}
    return [
        _stale(placed.rule.name, f"no page uses an undeclared {placed.rule.kind} `{placed.rule.name}`", placed.place)
        for placed in rules
        if (placed.rule.kind, placed.rule.name) not in used
    ]


def _stale(subject: str, problem: str, place: Span) -> Diagnostic:
    message = f"{problem}; remove the entry, or mend its name"
    return Diagnostic(id="stale-exception", severity="error", message=message, subject=subject, spans=(place,))
