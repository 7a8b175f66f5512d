"""Law 3: every name that a page uses resolves to a declaration, a well-known type, or an external by decision."""

from collections.abc import Iterator

import pytest

from ir.declaration import Declaration
from ir.model import Reference, Span
from ir.uses import leaves
from tests.laws.edits import declarations, head, near, parts, places, replaced, without
from tests.vendored import CREATE_TOOL, INTERACTION, STEP, api, findings, text

PAGES = [STEP, INTERACTION, CREATE_TOOL]
ROOTS = {STEP: "Step", INTERACTION: "Interaction", CREATE_TOOL: "CreateToolRequest"}
"""What each page is about. No field on the page itself needs to use it."""


def headed(path: str) -> Iterator[Declaration]:
    every = list(declarations(path))
    return iter(every[:: {STEP: 1, INTERACTION: 2, CREATE_TOOL: 13}[path]])


@pytest.mark.parametrize("path", PAGES)
def test_every_heading_is_missed(path: str) -> None:
    silent = []
    for declaration in headed(path):
        span = declaration.span
        edited = findings({path: without(path, Span(path, span.first, span.first))})
        if not near(edited, Span(path, span.first, span.last - 1)):
            silent.append((declaration.heading, span.first, [d.id for d in edited]))
    assert silent == []


@pytest.mark.parametrize("path", PAGES)
def test_every_heading_that_changes_is_noticed(path: str) -> None:
    """Every fourth heading of a page gets another name. (A translated one is known by its uses, not by its name.)"""
    silent = []
    named = [d for d in declarations(path) if d.heading and d.heading.isascii() and d.heading != ROOTS[path]]
    assert len(named) == {STEP: 31, INTERACTION: 74, CREATE_TOOL: 132}[path]
    for start in range(4):
        renamed = list(text(path))
        for declaration in named[start::4]:
            renamed[declaration.span.first - 1] = f"{declaration.heading}Renamed"
        reported = places(findings({path: renamed}))
        silent += [d.heading for d in named[start::4] if ("unreferenced-type", d.span.first) not in reported]
    assert silent == []


def test_a_heading_that_changes_is_reported_where_it_stands_and_where_it_is_used() -> None:
    declaration = next(d for d in declarations(STEP) if d.heading == "FunctionCallStep")
    edited = findings({STEP: replaced(STEP, declaration.span.first, "FunctionCallStp")})
    use = text(STEP).index("functionCall object (FunctionCallStep)") + 1
    assert [(d.id, d.subject, d.spans[0].page, d.spans[0].first) for d in edited] == [
        ("unresolved-reference", "ToolCallStep.functionCall", STEP, use),
        ("unreferenced-type", "FunctionCallStp", STEP, declaration.span.first),
    ]


def test_a_page_may_be_renamed_and_the_other_page_tells() -> None:
    edited = findings({STEP: replaced(STEP, 1, "Stage")})
    assert [(d.id, d.subject, d.spans[0].page, d.spans[0].first) for d in edited] == [
        ("unresolved-reference", "Interaction.steps", INTERACTION, 62)
    ]


@pytest.mark.parametrize("path", PAGES)
def test_every_use_that_changes_is_noticed(path: str) -> None:
    """Each field list's every fifth field uses another name: the name does not resolve, and the sides differ."""
    changed = list(text(path))
    expected = {}
    for part in list(parts(path))[::5]:
        if part.row is None or part.key is None or not isinstance(part.row.type, Reference):
            continue
        line, before = head(path, part.row)
        word = "enum" if part.row.type.target == "enum" else "object"
        changed[line - 1] = f"{before}{word} (Nonesuch{line})"
        expected[part.row.span.first] = part.subject
    assert len(expected) > 5
    reported = places(findings({path: changed}))
    for rule in ("unresolved-reference", "type-mismatch"):
        assert {subject for line, subject in expected.items() if (rule, line) not in reported} == set()


@pytest.mark.parametrize("name", ["interactions", "ces"])
def test_what_is_emitted_uses_only_what_is_emitted(name: str) -> None:
    whole = api(name).api
    emitted = {("message", m.name) for m in whole.messages if m.role == "declared"}
    emitted |= {("enum", e.name) for e in whole.enums if e.role == "declared"}
    emitted |= {(e.target, e.name) for e in whole.externals}
    names = [name for _, name in emitted]
    assert len(names) == len(set(names))

    messages = [message for message in whole.messages if message.role == "declared"]
    used = {(use.target, use.name) for m in messages for field in m.fields for use in leaves(field.type)}
    assert len(used) > 30
    assert used <= emitted


def test_an_external_without_a_decision_is_reported_once_with_its_first_use() -> None:
    use = text(STEP).index("thought object (ThoughtStep)") + 1
    edited = findings({STEP: replaced(STEP, use, "thought object (Nonesuch)")})
    (finding,) = (d for d in edited if d.id == "unresolved-reference")
    assert (finding.subject, finding.spans[0].first) == ("Step.thought", use)
    assert finding.message == (
        "`Nonesuch` is declared on no page of this API; add the page that declares it, or name it as an external in"
        " overrides.toml"
    )
