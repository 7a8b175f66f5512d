"""Law 1: every line of a page is accounted for, or reported."""

import pytest

from ir.declaration import EnumDeclaration, MessageDeclaration
from ir.model import Diagnostic, Span
from scraper.grammar.page import declare
from tests.laws.edits import declarations, inserted, without
from tests.vendored import CREATE_TOOL, DATA_MODEL, INTERACTION, STEP, findings, page, source, text

PAGES = [STEP, INTERACTION, CREATE_TOOL]


@pytest.mark.parametrize("path", [*PAGES, DATA_MODEL])
def test_every_line_of_the_vendored_pages_is_accounted_for(path: str) -> None:
    account = page(path).page
    assert account.lines == sum(bool(line.strip()) for line in text(path))
    assert account.accounted == account.lines


STRAYS = ["Stray line.", "迷子の行", "}", "Note", "• a bullet", "stray string value"]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("stray", STRAYS)
@pytest.mark.parametrize("blank", [(), ("",)])
def test_a_stray_line_below_every_representation_is_reported(path: str, stray: str, blank: tuple[str, ...]) -> None:
    lines: list[str] = []
    strays = []
    ends = {
        d.representation.span.last for d in declarations(path) if isinstance(d, MessageDeclaration) and d.representation
    }
    for number, line in enumerate(text(path), 1):
        lines.append(line)
        if number in ends:
            lines += [*blank, stray]
            strays.append(len(lines))
    read = declare(source(path), lines)
    assert [d.spans[0].first for d in read.diagnostics if d.id == "unclaimed-line"] == strays
    assert read.page.accounted == read.page.lines - len(strays)
    assert len(strays) == {STEP: 28, INTERACTION: 50, CREATE_TOOL: 121}[path]


def test_a_stray_line_is_quoted() -> None:
    line = next(d for d in declarations(STEP) if isinstance(d, MessageDeclaration) and d.representation)
    assert line.representation
    at = line.representation.span.last + 1
    assert findings({STEP: inserted(STEP, at, "Stray line.")}) == [
        Diagnostic(
            id="unclaimed-line",
            severity="error",
            message="this line belongs to no declaration: 'Stray line.'",
            subject="",
            spans=(Span(STEP, at, at),),
        )
    ]


LABELS = ["Fields", "JSON representation", "Enums", "This type has no fields.", "JSON 表現", "列挙型"]


@pytest.mark.parametrize("path", PAGES)
def test_every_label_is_missed(path: str) -> None:
    """Without its label, a part becomes neither description nor part of the section above in silence."""
    silent = []
    for line, words in enumerate(text(path), 1):
        if words in LABELS and line % {STEP: 1, INTERACTION: 2, CREATE_TOOL: 17}[path] == 0:
            edited = findings({path: without(path, Span(path, line, line))})
            if not edited:
                silent.append((line, words))
    assert silent == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_that_ends_early_is_noticed(path: str) -> None:
    """Wherever the copy of a page stops, except within the prose and values of its last section."""
    last = declarations(path)[-1]
    end = last.values[0].span.first if isinstance(last, EnumDeclaration) else len(text(path))
    lines = text(path)
    stride = {STEP: 3, INTERACTION: 17, CREATE_TOOL: 127}[path]
    silent = [cut for cut in range(1, len(lines), stride) if not findings({path: lines[:cut]})]
    assert [cut for cut in silent if cut < end] == []
