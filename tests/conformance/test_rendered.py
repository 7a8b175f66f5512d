"""Pages rendered from discovery documents in four formats, whose right answer is known: nothing may differ from it."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from ir.assemble import assemble
from ir.model import Api
from scraper.read import read_page
from scraper.sources import PageSource
from templates.openapi.target import document

FORMATS = {
    "text-en": ("text", "en"),
    "text-ja": ("text", "ja"),
    "html": ("html", "en"),
    "md-kdoc": ("markdown", "en"),
}
APIS = (
    "analyticshub.v1",
    "ces.v1beta",
    "cloudfunctions.v2",
    "dialogflow.v3",
    "drive.v3",
    "logging.v2",
    "run.v2",
    "secretmanager.v1",
    "sheets.v4",
    "workflows.v1",
)


@pytest.fixture(scope="module")
def oracle(shared: Path) -> ModuleType:
    """The comparison that knows the answer's form."""
    sys.path.insert(0, str(shared / "tools"))
    try:
        return import_module("oracle")
    finally:
        sys.path.pop(0)


@pytest.fixture(scope="module", params=FORMATS)
def rendered(request: pytest.FixtureRequest, shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder named after the format, with the pages of all APIs in it and `EXPECTED.json`."""
    folder = tmp_path_factory.mktemp("rendered") / str(request.param)
    command = [sys.executable, shared / "tools/render.py", "--discovery", *APIS, "--format", request.param]
    subprocess.run([*command, "--out", folder], check=True, capture_output=True)
    return folder


def read(folder: Path, name: str) -> Api:
    form, language = FORMATS[folder.name]
    files = sorted(folder.glob(f"{name}-*"))
    pages = [PageSource(path=file.name, file=file, url="", language=language, format=form) for file in files]
    return assemble("rendered", name, [read_page(page) for page in pages]).api


@pytest.mark.parametrize("name", APIS)
def test_exactly_the_answer(oracle: ModuleType, rendered: Path, name: str) -> None:
    api = read(rendered, name)
    assert [page.accounted for page in api.pages] == [page.lines for page in api.pages]
    answer = json.loads((rendered / "EXPECTED.json").read_text("utf-8"))
    found, problems = oracle.norm_openapi({"components": document(api)["components"]})
    compared = oracle.compare(found, answer["apis"][name])
    assert problems == []
    # What a page leaves out and yet refers to is an external here.
    omitted = set(answer["omitted"].get(name, ()))
    assert set(compared["schemas"]["only_docs"]) <= omitted & {external.name for external in api.externals}
    compared["schemas"]["only_docs"] = []
    assert oracle.perfect(compared), oracle.summary(compared)
