import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import black
import pytest
import yaml
from pydantic import BaseModel, RootModel, ValidationError

from ir.model import Api
from templates.openapi.target import render_api
from templates.pydantic.target import HEADER, render, render_package
from tests.templates.openapi.sample import API, HOSTILE, api, field, message

# What pydantic or the generator itself could take for its own.
TRAPS = (
    "schema", "json", "copy", "dict", "validate", "construct", "fields", "model_fields", "model_config",
    "model_extra", "self", "cls", "None", "True", "class", "from", "async", "str", "int", "list", "type", "Any",
    "Field", "BaseModel", "Annotated", "__init__", "__class__", "_private", "1st", "a.b", "a-b", "aB", "a_b",
    "class_", "日本", "Traps",
)  # fmt: skip
TRAPS_API = api(
    [
        message("Traps", map(field, TRAPS)),
        # The generator gives no alias to a field whose name is empty; no page has one.
        message("Odd", [field(text, text={"en": (text,)}) for text in HOSTILE if text], text={"en": HOSTILE}),
    ]
)


def module_of(source: str) -> ModuleType:
    module = ModuleType("generated_models")
    sys.modules[module.__name__] = module
    exec(compile(source, "generated_models.py", "exec"), module.__dict__)
    return module


@pytest.fixture(scope="module", params=["sample", "traps", "ces", "interactions", "interactions_wire"])
def generated(request: pytest.FixtureRequest, root: Path) -> tuple[dict[str, Any], str]:
    """The schemas of a document and the module made of it; the last three are the committed ones."""
    made = {"sample": API, "traps": TRAPS_API}
    if request.param in made:
        document = render_api(made[request.param])["openapi/demo.yaml"]
        source = render(document)
    else:
        document = (root / f"generated/openapi/{request.param}.yaml").read_text(encoding="utf-8")
        source = (root / f"generated/python/refgen_types/pydantic/{request.param}.py").read_text(encoding="utf-8")
    return yaml.load(document, yaml.CSafeLoader)["components"]["schemas"], source


@pytest.mark.parametrize("api_name", ["ces", "interactions", "interactions_wire"])
def test_committed_models_are_those_of_the_committed_document(root: Path, api_name: str) -> None:
    document = (root / f"generated/openapi/{api_name}.yaml").read_text(encoding="utf-8")
    models = (root / f"generated/python/refgen_types/pydantic/{api_name}.py").read_text(encoding="utf-8")
    assert render(document) == models


def test_every_property_is_a_field_of_the_model(generated: tuple[dict[str, Any], str]) -> None:
    schemas, source = generated
    module = module_of(source)
    count = 0
    for name, schema in schemas.items():
        model = getattr(module, name)
        if "properties" in schema:
            wire = {info.alias or attribute for attribute, info in model.model_fields.items()}
            assert wire == set(schema["properties"]), name
            required = {info.alias or attr for attr, info in model.model_fields.items() if info.is_required()}
            assert required == set(schema.get("required", ())), name
            count += len(wire)
        elif "enum" in schema:
            assert [member.value for member in model] == schema["enum"]
    assert count == sum(len(schema.get("properties", ())) for schema in schemas.values()) > 30


def test_texts_come_back(generated: tuple[dict[str, Any], str]) -> None:
    schemas, source = generated
    module = module_of(source)
    for name, schema in schemas.items():
        model = getattr(module, name)
        if "description" in schema and not issubclass(model, RootModel):
            # Docstrings have blanks for tabs, and none at the end of a line.
            found = [line.split() for line in (model.__doc__ or "").strip().splitlines()]
            assert found == [line.split() for line in schema["description"].strip().splitlines()], name


def test_black_has_nothing_to_do_and_no_run_differs(generated: tuple[dict[str, Any], str]) -> None:
    _, source = generated
    assert black.format_str(source, mode=black.Mode()) == source
    assert source.endswith("\n")
    assert "datamodel" not in source
    assert "stdin" not in source


def test_another_process_writes_the_same(tmp_path: Path, root: Path) -> None:
    document = render_api(API)["openapi/demo.yaml"]
    (tmp_path / "x.yaml").write_text(document, encoding="utf-8")
    script = (
        "import pathlib, sys; from templates.pydantic.target import render;"
        "sys.stdout.buffer.write(render(pathlib.Path(sys.argv[1]).read_text('utf-8')).encode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "x.yaml")],
        env={"PYTHONHASHSEED": "7", "LC_ALL": "C", "TZ": "Asia/Tokyo", "PYTHONPATH": str(root)},
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode() == render(document)


VALUES: list[tuple[dict[str, Any], bool]] = [
    ({"name": "x", "size": "9223372036854775807", "created": "2014-10-02T15:01:23.045123456Z", "data": "_-8"}, True),
    ({"name": "x", "child": {"name": "y", "levels": ["mro", "OFF"], "unknown": 1}, "added": [1, None]}, True),
    ({"name": "x", "raw": None, "extra": {"a": [1]}, "rows": [[1, "x"]], "mode": "ANY", "alien": {"b": 1}}, True),
    ({"name": "x", "class": "c", "_private": "p", "@type": "t", "model_config": "m"}, True),
    ({"size": "1"}, False),
    ({"name": 1}, False),
    ({"name": "x", "size": "one"}, False),
    ({"name": "x", "created": "yesterday"}, False),
    ({"name": "x", "level": "ON"}, False),
    ({"name": "x", "unsigned": -1}, False),
    ({"name": "x", "unsigned": "1"}, False),
    ({"name": "x", "unsigned": True}, False),
    ({"name": "x", "ratio": "1"}, False),
    ({"name": "x", "ratio": 3, "flag": False}, True),
    ({"name": "x", "flag": "true"}, False),
    ({"name": "x", "flag": 1}, False),
    ({"name": "x", "timeout": "315576000000.5s"}, True),
    ({"name": "x", "timeout": "315576000001s"}, False),
]


@pytest.fixture(scope="module")
def gauge() -> type[BaseModel]:
    model: type[BaseModel] = module_of(render(render_api(API)["openapi/demo.yaml"])).Gauge
    return model


@pytest.mark.parametrize(("value", "valid"), VALUES)
def test_values(gauge: type[BaseModel], value: dict[str, Any], valid: bool) -> None:
    if not valid:
        with pytest.raises(ValidationError):
            gauge.model_validate(value)
    else:
        assert gauge.model_validate(value).model_dump(mode="json", by_alias=True, exclude_unset=True) == value


def test_wire_names_are_taken_and_given() -> None:
    traps: type[BaseModel] = module_of(render(render_api(TRAPS_API)["openapi/demo.yaml"])).Traps
    value = dict.fromkeys(TRAPS, "x")
    assert traps.model_validate(value).model_dump(by_alias=True, exclude_unset=True) == value
    for name in TRAPS:
        with pytest.raises(ValidationError):
            traps.model_validate({name: []})


def test_api_without_types_is_an_empty_module() -> None:
    assert render(render_api(Api(name="demo", title="Demo"))["openapi/demo.yaml"]) == HEADER


def test_package_is_documented() -> None:
    ((path, text),) = render_package([API]).items()
    assert path == "python/refgen_types/pydantic/__init__.py"
    assert module_of(text).__doc__
