"""Law 2: field list and JSON representation hold the same keys, compatible types and the same union members."""

from collections.abc import Iterator

import pytest

from ir.declaration import MessageDeclaration, Row
from ir.model import ListOf, Scalar, Span
from tests.laws.edits import (
    Edit,
    Part,
    after,
    declarations,
    head,
    inserted,
    owner,
    parts,
    places,
    replaced,
    unnoticed,
    without,
)
from tests.vendored import CREATE_TOOL, INTERACTION, STEP, findings, text

PAGES = [STEP, INTERACTION, CREATE_TOOL]


def listed_and_represented(path: str) -> Iterator[tuple[Part, Row, Span]]:
    return ((part, part.row, part.key) for part in parts(path) if part.row and part.key)


def missing_row(part: Part, key: Span) -> tuple[tuple[str, Span], ...]:
    """A list that begins with something else than a row is not seen as one: then the whole list is missing."""
    declared = part.declaration
    assert declared.list
    assert declared.representation
    if declared.list.rows[0] is part.row:
        return ("field-only-in-representation", key), ("list-missing", declared.representation.span)
    return (("field-only-in-representation", key),)


@pytest.mark.parametrize("path", PAGES)
def test_every_row_is_missed(path: str) -> None:
    edits = [
        Edit(part=part, span=row.span, noticed=missing_row(part, key))
        for part, row, key in listed_and_represented(path)
    ]
    assert len(edits) == {STEP: 76, INTERACTION: 176, CREATE_TOOL: 461}[path]
    assert unnoticed(path, edits) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_head_of_a_row_is_missed(path: str) -> None:
    """The description stays: it must not become that of the row above in silence."""
    edits = [
        Edit(part=part, span=Span(path, row.span.first, head(path, row)[0]), noticed=missing_row(part, key))
        for part, row, key in listed_and_represented(path)
        if row.text
    ]
    assert len(edits) == {STEP: 43, INTERACTION: 162, CREATE_TOOL: 441}[path]
    assert unnoticed(path, edits) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_key_is_missed(path: str) -> None:
    edits = [
        Edit(part=part, span=key, noticed=(("field-only-in-list", row.span),))
        for part, row, key in listed_and_represented(path)
    ]
    assert unnoticed(path, edits) == []


@pytest.mark.parametrize("subject", ["Tool.googleSearch", "Tool.fileSearch", "RagRetrievalConfig.hybrid_search"])
def test_a_key_that_has_no_row_is_missed_by_its_decision(subject: str) -> None:
    key = next(part.key for part in parts(INTERACTION) if part.subject == subject)
    assert key is not None
    edited = findings({INTERACTION: without(INTERACTION, key)})
    assert ("stale-exception", subject) in [(d.id, d.subject) for d in edited]


@pytest.mark.parametrize("path", PAGES)
def test_every_type_that_changes_is_noticed(path: str) -> None:
    changed = list(text(path))
    expected = {}
    for part, row, _ in listed_and_represented(path):
        line, before = head(path, row)
        plain = row.type.items if isinstance(row.type, ListOf) else row.type
        changed[line - 1] = before + ("boolean" if plain != Scalar("boolean") else "string")
        expected["type-mismatch", row.span.first] = part.subject
    reported = places(findings({path: changed}))
    assert {subject for place, subject in expected.items() if place not in reported} == set()


def test_a_type_that_changes_names_both_places() -> None:
    (part,) = (part for part in parts(STEP) if part.subject == "McpServerToolCallStep.name")
    assert part.row
    assert part.key
    line = part.row.span.first
    assert text(STEP)[line - 1] == "name string"
    (finding,) = findings({STEP: replaced(STEP, line, "name integer")})
    assert (finding.id, finding.subject) == ("type-mismatch", "McpServerToolCallStep.name")
    assert finding.message == "the field list says `integer`, the JSON representation `string`"
    assert finding.spans == (part.row.span, part.key)


@pytest.mark.parametrize("path", PAGES)
def test_every_union_header_is_missed(path: str) -> None:
    headers, comments = [], []
    for declaration in declarations(path):
        if not isinstance(declaration, MessageDeclaration) or not declaration.list or not declaration.representation:
            continue
        for listed, marked in zip(declaration.list.unions, declaration.representation.unions, strict=True):
            part = Part(owner=owner(path, declaration), name=listed.name, row=None, key=None, declaration=declaration)
            headers.append(Edit(part=part, span=listed.span, noticed=(("union-mismatch", marked.span),)))
            comments.append(Edit(part=part, span=marked.span, noticed=(("union-only-in-list", listed.span),)))
    assert len(headers) == {STEP: 4, INTERACTION: 13, CREATE_TOOL: 22}[path]
    assert unnoticed(path, headers) == []
    assert unnoticed(path, comments) == []


@pytest.mark.parametrize("path", PAGES)
def test_a_member_that_leaves_a_union_on_one_side_is_noticed(path: str) -> None:
    """The first member goes above the comment that opens its union. (The last may leave: a list marks no end.)"""
    moved = 0
    for declaration in declarations(path):
        if not isinstance(declaration, MessageDeclaration) or not declaration.representation:
            continue
        name = owner(path, declaration)
        for union in declaration.representation.unions:
            first, *others = (key for key in declaration.representation.members if key.union == union.name)
            if not others:
                continue
            lines = list(text(path))
            key = lines[first.span.first - 1 : first.span.last]
            opening = lines[union.span.first - 1]
            lines[union.span.first - 1 : first.span.last] = [*key, opening]
            edited = findings({path: lines})
            assert ("union-mismatch", f"{name}.{first.name}") in [(d.id, d.subject) for d in edited]
            moved += 1
    assert moved == {STEP: 4, INTERACTION: 12, CREATE_TOOL: 12}[path]


def test_a_value_that_one_half_lacks_is_noticed() -> None:
    line = next(at for at, words in enumerate(text(CREATE_TOOL), 1) if words.startswith("SYNCHRONOUS "))
    (finding,) = findings({CREATE_TOOL: without(CREATE_TOOL, Span(CREATE_TOOL, line, line))})
    assert (finding.id, finding.subject) == ("duplicate-type-different", "ExecutionType")
    assert finding.message == "a second declaration of `ExecutionType` differs in SYNCHRONOUS"
    assert finding.spans[1].first < line <= finding.spans[1].last


def test_a_field_that_one_half_lacks_is_noticed() -> None:
    (first, second) = (part for part in parts(CREATE_TOOL) if part.subject == "ClientFunction.response")
    assert first.row
    assert first.key
    assert second.row
    edited = findings({CREATE_TOOL: without(CREATE_TOOL, first.row.span, first.key)})
    assert ("duplicate-type-different", after(second.row.span, first.row.span, first.key)) in places(edited)


def test_a_behavior_that_one_half_lacks_is_noticed() -> None:
    (part, _) = (part for part in parts(CREATE_TOOL) if part.subject == "ClientFunction.response")
    assert part.row
    line = part.row.span.last
    assert text(CREATE_TOOL)[line - 1] == "省略可。関数レスポンスのスキーマ。"
    (finding,) = findings({CREATE_TOOL: replaced(CREATE_TOOL, line, "関数レスポンスのスキーマ。")})
    assert (finding.id, finding.subject) == ("duplicate-type-different", "ClientFunction.response")
    assert finding.message == "two declarations of `ClientFunction` give `response` different field behavior"
    assert finding.spans[1].first == part.row.span.first


def test_a_stray_row_is_noticed() -> None:
    line = text(STEP).index("signature string (bytes format)") + 1
    (finding,) = findings({STEP: inserted(STEP, line, "surprise string", "")})
    assert (finding.id, finding.subject, finding.spans[0].first) == ("field-only-in-list", "ThoughtStep.surprise", line)
