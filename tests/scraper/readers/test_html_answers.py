"""HTML pages with known answers: the variant cases, and pages rendered from discovery documents."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from ir.assemble import assemble
from scraper.grammar.page import declare
from scraper.readers import lines
from scraper.sources import PageSource
from templates.openapi.target import render_api

CASES = ["39_en_parcel_type", "41_en_loans_list_method", "43_en_ledger_event"]

APIS = ["pubsub.v1", "gmail.v1", "docs.v1", "slides.v1", "cloudkms.v1", "translate.v3", "secretmanager.v1"]


def source(file: Path) -> PageSource:
    """An entry of `sources.toml`."""
    return PageSource(path=file.name, file=file, url="", language="en", format="html")


@pytest.mark.parametrize("case", CASES)
def test_a_case_is_read_right(shared: Path, tmp_path: Path, case: str) -> None:
    """By the judge that comes with the cases, over a whole run with all findings accepted."""
    for ending in (".html", ".expected.json"):
        shutil.copy(shared / f"cases/{case}{ending}", tmp_path)
    refgen = Path(sys.executable).with_name("refgen")
    command = [sys.executable, str(shared / "tools/score_cases.py"), str(refgen), str(tmp_path), "--show"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == "1 of 1 pages right\n"


def test_a_method_case(shared: Path) -> None:
    file = shared / "cases/41_en_loans_list_method.html"
    page = declare(source(file), lines(file.name, file.read_bytes()))
    (operation,) = assemble("small", "Small", [page], []).api.operations
    assert (operation.method, operation.urls) == ("GET", ("https://library.example.com/v1/{parent=readers/*}/loans",))
    assert [(p.location, p.field.name) for p in operation.parameters] == [
        ("path", "parent"),
        ("query", "pageSize"),
        ("query", "window.start"),
        ("query", "states"),
    ]
    assert (operation.request, operation.response) == (None, "ListLoansResponse")


@pytest.mark.parametrize("unions", [False, True])
@pytest.mark.parametrize("api", APIS)
def test_rendered_pages_give_the_schemas_they_were_rendered_from(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, api: str, unions: bool
) -> None:
    monkeypatch.syspath_prepend(shared / "tools")
    oracle, render = importlib.import_module("oracle"), importlib.import_module("render")
    answer = render.render([api], "html", str(tmp_path), unions=unions)
    pages = [declare(source(file), lines(file.name, file.read_bytes())) for file in sorted(tmp_path.glob("*.html"))]
    result = assemble("small", "Small", pages, [])
    found = [diagnostic for page in pages for diagnostic in page.diagnostics] + list(result.diagnostics)
    assert {diagnostic.id for diagnostic in found} <= {"unreferenced-type"}, (
        "request types, which no page's method uses"
    )
    assert all(page.page.accounted == page.page.lines for page in pages)
    document = yaml.load(render_api(result.api)["openapi/small.yaml"], oracle.Yaml12)
    ours, _ = oracle.norm_openapi(document)
    compared = oracle.compare(ours, answer["apis"][api])
    assert len(compared["schemas"]["matched"]) == answer["counts"]["messages"]
    assert compared["fields"]["matched"] == answer["counts"]["fields"]
    differences = {
        (kind, side): found
        for kind, sides in compared.items()
        for side, found in sides.items()
        if isinstance(found, list) and found and kind != "required"
    }
    assert differences == {}
    members = {
        (message.name, field.name): field.union
        for message in result.api.messages
        for field in message.fields
        if field.union
    }
    wanted = {
        (message, name): field["union"]
        for message, fields in answer["apis"][api].items()
        for name, field in fields.items()
        if "union" in field
    }
    assert members == wanted
