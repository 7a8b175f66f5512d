"""The documents of real APIs with hundreds of methods: valid, and nothing that Redocly calls an error."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

from conformance.corpus import products, read
from templates.openapi.target import render_api
from tests.conftest import Run

PATHS = {"spanner": 48, "bigquery": 24, "agent_platform_v1": 168}
"""How many paths the methods of each API make."""


@pytest.fixture(scope="module", params=PATHS)
def rendered(
    request: pytest.FixtureRequest, shared: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """The name of an API, and its document."""
    product = next(product for product in products() if product.name == request.param)
    api = read(product, shared / "corpus").api
    file = tmp_path_factory.mktemp("openapi") / "document.yaml"
    file.write_text(render_api(api)[f"openapi/{api.name}.yaml"], encoding="utf-8")
    return request.param, file


def test_valid(rendered: tuple[str, Path]) -> None:
    name, file = rendered
    document: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
    OpenAPIV31SpecValidator(document).validate()
    assert len(document["paths"]) == PATHS[name]
    assert "x-methods-without-path" not in document


def test_redocly_finds_only_types_that_no_method_uses(redocly: Run, rendered: tuple[str, Path]) -> None:
    _, file = rendered
    done = redocly("lint", file.name, "--extends=recommended", "--format=json", "--max-problems=10000", cwd=file.parent)
    assert {problem["ruleId"] for problem in json.loads(done.stdout)["problems"]} <= {"no-unused-components"}
