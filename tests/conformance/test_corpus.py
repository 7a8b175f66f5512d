"""The ledger of disagreements explains all that is found on the real pages, and nothing else."""

import re
from collections import Counter
from pathlib import Path

import pytest

from conformance.agreement import Disagreement
from conformance.corpus import Entry, ledger, main, products
from conformance.discovery import load

TYPE = Disagreement("type", "Answer.size", "x.md:1")
EXPLAINED = [
    (("demo", "type", ("Answer.size",)), ["Answer.size"]),
    (("demo*", "type", ("Answer.*", "Other.size")), ["Answer.*"]),
    (("other", "type", ("Answer.size",)), []),
    (("demo", "deprecated", ("Answer.size",)), []),
    (("demo", "type", ("Answer.*s",)), []),
]


@pytest.mark.parametrize(("entry", "subjects"), EXPLAINED)
def test_explained(entry: tuple[str, str, tuple[str, ...]], subjects: list[str]) -> None:
    product, kind, names = entry
    assert Entry(product, kind, "newer", "Newer.", names).explained("demo", TYPE) == subjects


def test_each_subject_is_explained_once() -> None:
    known = {product.name for product in products()}
    count = Counter((entry.product, entry.kind, subject) for entry in ledger() for subject in entry.subjects)
    assert [key for key, times in count.items() if times > 1] == []
    assert {entry.product for entry in ledger()} <= known


def test_causes_are_those_that_the_ledger_opens_with(root: Path) -> None:
    told = (root / "conformance/corpus.toml").read_text("utf-8")
    assert {entry.cause for entry in ledger()} == set(re.findall(r"^# (\w+)  +\w", told, re.MULTILINE))


@pytest.mark.parametrize("name", sorted({product.discovery for product in products() if product.discovery}))
def test_discovery_documents_are_there(name: str) -> None:
    assert load(name).messages


@pytest.fixture(scope="module")
def corpus(shared: Path) -> Path:
    return shared / "corpus"


def test_real_pages(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main([str(corpus)])
    told = capsys.readouterr().out
    assert status == 0, told
    pages, accounted, lines = map(int, re.findall(r"(\d+) pages, (\d+) of (\d+) lines", told)[0])
    assert pages == 1019
    assert accounted >= 0.999 * lines
    fields, alike = map(int, re.findall(r"(\d+) fields on both sides, (\d+) agree", told)[0])
    assert fields >= 6900
    assert alike >= 0.995 * fields


def test_what_the_ledger_does_not_explain_fails(
    corpus: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    only = [product for product in products() if product.name == "spanner"]
    stale = Entry("spanner", "type", "newer", "Newer.", ("Instance.name",))
    monkeypatch.setattr("conformance.corpus.products", lambda: only)
    monkeypatch.setattr("conformance.corpus.ledger", lambda: [stale])
    assert main([str(corpus)]) == 1
    told = capsys.readouterr().out
    assert "spanner type Instance.name: corpus.toml explains it, and it is no longer so" in told
    assert "spanner value-only-in-discovery TypeCode.INTERVAL (spanner/docs/reference/rest/v1/Type.md:" in told
    assert "bigquery/docs/reference/rest/v2/Job.md: no product of products.toml has this page" in told
