"""What travels, as refgen derives it from the pages, against the official SDK: fields, values, and round trips."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from google.genai._gaos.types import interactions as sdk

from conformance import fields, roundtrip
from conformance.draw import Held
from ir.model import Api, TaggedUnion

FOLDER = Path(__file__).parent
DRAWN = 50
"""Instances of each variant."""


def compared(api: Api) -> list[fields.Compared]:
    """Every field of what both sides know, each under the first of these roots that leads to it."""
    comparison = fields.Comparison(api)
    for name, annotation in (
        ("Step", sdk.Step),
        ("Content", sdk.Content),
        ("StepDelta", sdk.StepDeltaData),
        ("Tool", sdk.Tool),
        ("ResponseFormat", sdk.ResponseFormat),
        ("AgentConfig", sdk.CreateAgentInteractionAgentConfig),
    ):
        comparison.union(name, annotation)
    comparison.message("GenerationConfig", (sdk.GenerationConfig,))
    # The page has one message for what the SDK has three models for: two requests and the answer.
    comparison.message("Interaction", (sdk.Interaction, sdk.CreateModelInteraction, sdk.CreateAgentInteraction))
    comparison.union("StreamEvent", sdk.InteractionSSEEvent)
    return comparison.found


def report(api: Api) -> Iterator[tuple[bool, str]]:
    """Lines to print, each with whether it tells of something unexplained or stale."""
    found = compared(api)
    ledger = [
        fields.Entry(entry["finding"], tuple(entry["subjects"]), entry["reason"])
        for entry in _entries("fields.toml", "difference")
    ]
    reasons = {subject: entry.reason for entry in ledger for subject in entry.subjects}
    yield False, f"{'type':<18} {'fields':>7} {'both':>6} {'agree':>6} {'rate':>8}"
    for root, shared, agreeing, every in fields.rates(found):
        yield False, f"{root:<18} {every:>7} {shared:>6} {agreeing:>6} {agreeing / shared:>8.1%}"
    for union in api.tagged_unions:
        yield False, _sets(union, found)
    unexplained, stale = fields.judge(found, ledger)
    for one in found:
        if one.finding != "agrees" and one not in unexplained:
            detail = f" ({one.detail})" if one.detail else ""
            yield False, f"  {one.subject}: {one.finding}{detail}. {reasons[one.subject]}"
    for one in unexplained:
        yield True, f"{one.subject}: {one.finding} {one.detail}, and fields.toml does not say why"
    for subject in stale:
        yield True, f"{subject}: fields.toml explains a difference that is gone"
    yield from _round_trips(api)
    different = list(roundtrip.accessors(DRAWN * 10))
    for name, problem in different:
        yield True, f"{name} gives {problem}"
    if not different:
        yield False, f"{DRAWN * 10} lists of steps: the accessors select the same"


def _sets(union: TaggedUnion, found: list[fields.Compared]) -> str:
    """How many variants both sides have, and how many of these have the same fields."""
    names = {one.subject.partition(".")[0] for one in found}
    apart = {one.subject.partition(".")[0] for one in found if one.finding.startswith("only in")}
    both = [variant.message for variant in union.variants if variant.message in names]
    same = sum(message not in apart for message in both)
    return f"{union.name}: {len(both)} of {len(union.variants)} tags in the SDK too, {same} of them with equal fields"


def _round_trips(api: Api) -> Iterator[tuple[bool, str]]:
    entries = _entries("draws.toml", "draw")
    for side in ("sdk", "pages"):
        own = [entry for entry in entries if entry["side"] == side]
        problems = list(_problems(side, own, api))
        for name, problem in problems:
            yield True, f"{name} drawn from the {side}: {problem}"
        for entry in own:
            others = [other for other in own if other is not entry]
            if next(_problems(side, others, api), None) is None:
                yield True, f"{', '.join(entry['fields'])}: draws.toml holds draws back that would not fail"
        if not problems:
            variants = ", ".join(roundtrip.UNIONS)
            yield False, f"{DRAWN} draws from the {side} of each variant of {variants} come through unchanged"


def _problems(side: str, entries: list[dict[str, Any]], api: Api) -> Iterator[tuple[str, str]]:
    held: dict[str, Held] = {field: entry["as"] for entry in entries for field in entry["fields"]}
    return roundtrip.from_sdk(DRAWN, held) if side == "sdk" else roundtrip.to_sdk(DRAWN, held, api)


def _entries(name: str, table: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))[table]
    return entries
