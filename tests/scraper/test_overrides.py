"""`overrides.toml`: decisions with their reasons, and what is said of one that cannot stand."""

from pathlib import Path

import pytest

from ir.model import Span
from ir.resolve import ExternalRule
from scraper.errors import Unusable
from scraper.overrides import read_overrides
from tests.vendored import SOURCES

APIS = ["one", "two"]
EXTERNAL = '[[external]]\napi = "one"\nname = "Status"\nkind = "enum"\nreason = "Elsewhere."\n'
EXCEPTION = '[[exception]]\napi = "two"\nid = "type-lost"\nsubject = "A.b"\nreason = "Known."\n'


def write(folder: Path, text: str) -> Path:
    file = folder / "overrides.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_decisions(tmp_path: Path) -> None:
    decided = read_overrides(write(tmp_path, f"# Decisions\n{EXTERNAL}\n{EXCEPTION}"), APIS)
    (external,) = decided["one"].externals
    assert external.rule == ExternalRule(name="Status", kind="enum", reason="Elsewhere.")
    assert external.place == Span("overrides.toml", 2, 2)
    assert decided["one"].tolerated == ()
    (tolerated,) = decided["two"].tolerated
    assert (tolerated.id, tolerated.subject, tolerated.reason) == ("type-lost", "A.b", "Known.")
    assert tolerated.place == Span("overrides.toml", 8, 8)
    assert decided["two"].externals == ()


def test_no_file_holds_no_decision(tmp_path: Path) -> None:
    assert read_overrides(tmp_path / "overrides.toml", APIS) == {}


def test_the_decisions_on_the_vendored_pages() -> None:
    decided = read_overrides(SOURCES.parent / "overrides.toml", ["interactions", "ces", "interactions_wire"])
    assert len(decided["interactions"].externals) == 14
    assert [(t.id, t.subject) for t in decided["interactions"].tolerated] == [
        ("field-only-in-representation", "Tool.googleSearch"),
        ("field-only-in-representation", "Tool.fileSearch"),
        ("field-only-in-representation", "RagRetrievalConfig.hybrid_search"),
    ]
    assert [external.rule.name for external in decided["ces"].externals] == ["ServiceAgentIdTokenAuthConfig"]


def without(entry: str, key: str) -> str:
    return "".join(line for line in entry.splitlines(keepends=True) if not line.startswith(key))


REFUSED = [
    ("[[extrnal]]\n", "1", "unknown table 'extrnal'"),
    (f"{EXTERNAL}[other]\n", "6", "unknown table 'other'"),
    (f'{EXTERNAL}note = "x"\n', "1", "unknown key 'note'"),
    (f'{EXTERNAL}{EXTERNAL}note = "x"\n', "6", "unknown key 'note'"),
    (without(EXTERNAL, "reason"), "1", "an entry of `external` without `reason`"),
    (without(EXTERNAL, "reason") + 'reason = "  "\n', "1", "an entry of `external` without `reason`"),
    (without(EXTERNAL, "reason") + "reason = 5\n", "1", "an entry of `external` without `reason`"),
    (without(EXCEPTION, "subject"), "1", "an entry of `exception` without `subject`"),
    (without(EXCEPTION, "id"), "1", "an entry of `exception` without `id`"),
    (EXTERNAL.replace('"one"', '"three"'), "1", "there is no API 'three'"),
    (f"{EXTERNAL}{EXCEPTION.replace('two', 'none')}", "6", "there is no API 'none'"),
    (EXTERNAL.replace("enum", "service"), "1", "unknown kind 'service'"),
    ("external = 5\n", "1", "`external` is no list of tables"),
    ("external = [5]\n", "1", "`external` is no list of tables"),
    ('[external]\napi = "one"\n', "1", "`external` is no list of tables"),
    ("[[external]\n", "1", "no valid TOML: Expected ']]' at the end of an array declaration (at line 1, column 11)"),
]


@pytest.mark.parametrize(("text", "line", "problem"), REFUSED)
def test_refused_with_the_line(tmp_path: Path, text: str, line: str, problem: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(Unusable) as refused:
        read_overrides(file, APIS)
    assert str(refused.value).split("\n")[0] == f"{file}:{line}: {problem}"
    assert str(refused.value).split("\n")[1].strip()
