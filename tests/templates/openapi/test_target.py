import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

from ir.model import Api, Enum, EnumValue
from templates.openapi.target import render_api, render_package
from tests.conftest import Run
from tests.templates.openapi.sample import API, HOSTILE, api, field, message

ENUM_TEXTS = tuple(dict.fromkeys(HOSTILE))
HOSTILE_API = api(
    [
        message("Described", [field(f"f{place}", text={"en": (text,)}) for place, text in enumerate(HOSTILE)]),
        message("Named", [field(text) for text in HOSTILE], text={"en": HOSTILE}),
    ],
    [Enum(name="Values", identity="Values", values=tuple(EnumValue(name=text) for text in ENUM_TEXTS))],
)
APIS = {"sample": API, "hostile": HOSTILE_API, "empty": api()}
ENTRIES = {"sample": ["CreateGauge"], "hostile": ["Described", "Named", "Values"], "empty": []}
"""The types that no other type uses: entry points, as long as no operation is documented."""


def load(of: Api) -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load(render_api(of)["openapi/demo.yaml"])
    return document


@pytest.mark.parametrize("name", APIS)
def test_valid(name: str) -> None:
    OpenAPIV31SpecValidator(load(APIS[name])).validate()


def test_document() -> None:
    document = load(API)
    assert list(document) == ["openapi", "info", "externalDocs", "servers", "paths", "components"]
    assert document["info"]["title"] == "Demo: the API"
    assert document["externalDocs"] == {"url": "https://example.com/demo"}
    level = document["components"]["schemas"]["Level"]
    assert level["externalDocs"] == {"url": "https://example.com/demo"}
    assert level["x-source"] == "demo/page.en.txt:12"


def test_one_text_ends_in_one_line_feed_and_does_not_vary() -> None:
    text = render_api(API)["openapi/demo.yaml"]
    assert text == render_api(API)["openapi/demo.yaml"]
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "\r" not in text
    assert render_package([API]) == {}


def test_hostile_text_comes_back() -> None:
    types = load(HOSTILE_API)["components"]["schemas"]
    found = [types["Described"]["properties"][f"f{place}"].get("description", "") for place in range(len(HOSTILE))]
    assert found == list(HOSTILE)
    assert list(types["Named"]["properties"]) == list(HOSTILE)
    assert types["Values"]["enum"] == list(ENUM_TEXTS)


def test_page_without_url_keeps_its_line() -> None:
    bare = Api(name="demo", title="Demo", messages=API.messages[:1])
    document = load(bare)
    gauge = document["components"]["schemas"]["Gauge"]
    assert "externalDocs" not in gauge
    assert "externalDocs" not in document
    assert gauge["x-source"] == "demo/page.en.txt:3"


@pytest.mark.parametrize("name", APIS)
def test_redocly_finds_only_that_no_operation_uses_the_entry_points(redocly: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "x.yaml").write_text(render_api(APIS[name])["openapi/demo.yaml"], encoding="utf-8", newline="")
    done = redocly("lint", "x.yaml", "--extends=recommended", "--format=json", cwd=tmp_path)
    found = {(problem["ruleId"], problem["message"].split('"')[1]) for problem in json.loads(done.stdout)["problems"]}
    assert found == {("no-unused-components", entry) for entry in ENTRIES[name]}


ENTRY = [("ces", "CreateToolRequest"), ("interactions", "Interaction"), ("interactions_wire", "StreamEvents")]


@pytest.mark.parametrize(("name", "entry"), ENTRY)
def test_committed_documents_are_valid_and_clean(redocly: Run, root: Path, name: str, entry: str) -> None:
    path = root / f"generated/openapi/{name}.yaml"
    document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    OpenAPIV31SpecValidator(document).validate()
    done = redocly("lint", str(path), "--extends=recommended", "--format=json", cwd=root)
    found = [(problem["ruleId"], problem["message"]) for problem in json.loads(done.stdout)["problems"]]
    assert found == [("no-unused-components", f'Component: "{entry}" is never used.')]


@pytest.mark.parametrize("name", ["sample", "ces", "interactions", "interactions_wire"])
def test_openapi_typescript_keeps_every_property(
    openapi_typescript: Run, root: Path, tmp_path: Path, name: str
) -> None:
    committed = root / f"generated/openapi/{name}.yaml"
    text = render_api(API)["openapi/demo.yaml"] if name == "sample" else committed.read_text(encoding="utf-8")
    (tmp_path / "x.yaml").write_text(text, encoding="utf-8")
    done = openapi_typescript("x.yaml", "--output", "x.ts", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    code = re.sub(r"/\*\*.*?\*/", "", (tmp_path / "x.ts").read_text(encoding="utf-8"), flags=re.DOTALL)
    interfaces = re.findall(r"^        (\w+): \{\n(.*?)^        \}", code, re.DOTALL | re.MULTILINE)
    property_ = re.compile(r"^            (?:readonly )?\"?([@\w]+)\"?\??:", re.MULTILINE)
    found = {name: property_.findall(body) for name, body in interfaces}
    schemas = yaml.load(text, yaml.CSafeLoader)["components"]["schemas"]
    want = {name: list(schema["properties"]) for name, schema in schemas.items() if "properties" in schema}
    assert {name: found.get(name) for name in want} == want
