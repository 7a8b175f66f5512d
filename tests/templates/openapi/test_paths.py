"""Methods as paths: what stands where, and that validators find nothing to say of it."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace
from openapi_spec_validator import OpenAPIV31SpecValidator

from ir.model import Api, Field, ListOf, Operation, Parameter, Reference, Scalar, Text
from ir.wellknown import RPC_STATUS
from templates.openapi.target import render_api
from tests.conftest import Run
from tests.templates.openapi.sample import API, HOSTILE, STRING, api, at, field, message

HOST = "https://demo.googleapis.com"
READ = "https://www.googleapis.com/auth/demo.readonly"
LEVEL = Reference("enum", "Level")
OPTIONS = Reference("message", "Options")
LOOP = Reference("message", "Loop")


def method(name: str, *urls: str, verb: str = "GET", **more: Any) -> Operation:
    return Operation(name=name, method=verb, urls=tuple(HOST + url for url in urls), spans=at(4), **more)


def path(name: str) -> Parameter:
    return Parameter(location="path", field=Field(name=name, type=STRING, presence="required", text={"en": ("It.",)}))


def query(row: Field) -> Parameter:
    return Parameter(location="query", field=row)


def with_methods(*operations: Operation, **more: Any) -> Api:
    extra = [
        message("Options", [field("limit", Scalar("integer")), field("more", Reference("message", "More"))]),
        message("More", [field("names", ListOf(STRING))]),
        message("Loop", [field("again", LOOP), field("x")]),
    ]
    return replace(API, operations=operations, messages=(*API.messages, *extra), **more)


def load(of: Api) -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load(render_api(of)["openapi/demo.yaml"])
    OpenAPIV31SpecValidator(document).validate()
    return document


GET = method(
    "gauges.get",
    "/v1/{name=gauges/*}",
    parameters=(path("name"), query(field("level", LEVEL)), query(field("old", STRING, "deprecated"))),
    response="Gauge",
    scopes=(READ,),
    text={"en": ("Reads a gauge. It may take time.", "Second paragraph.")},
)
UPDATE = method(
    "gauges.patch", "/v1/{gauge.name=gauges/*}", verb="PATCH", parameters=(path("gauge.name"),), request="Gauge"
)
WATCH = method("gauges.watch", "/v1/gauges:watch", response="Gauge", stream=True)
RPC = Operation(name="Demo.Read", method="RPC", urls=("Demo.Read",), request="Options", response="Gauge", stream=True)


def test_operation() -> None:
    document = load(with_methods(GET, UPDATE))
    assert document["servers"] == [{"url": HOST}]
    assert document["tags"] == [{"name": "gauges", "description": "Methods of `gauges`."}]
    assert list(document["paths"]) == ["/v1/gauges/{gaugesId}"]
    methods = document["paths"]["/v1/gauges/{gaugesId}"]
    assert list(methods) == ["get", "patch"]
    assert methods["get"] == {
        "operationId": "gauges.get",
        "tags": ["gauges"],
        "summary": "Reads a gauge.",
        "description": "Reads a gauge. It may take time.\n\nSecond paragraph.",
        "externalDocs": {"url": "https://example.com/demo"},
        "x-source": "demo/page.en.txt:4",
        "parameters": [
            {
                "name": "gaugesId",
                "in": "path",
                "required": True,
                "description": "It.\n\nPart of `name`, which is `gauges/*`.",
                "schema": {"type": "string"},
            },
            {"name": "level", "in": "query", "schema": {"$ref": "#/components/schemas/Level"}},
            {"name": "old", "in": "query", "deprecated": True, "schema": {"type": "string"}},
        ],
        "responses": {
            "200": {
                "description": "`Gauge`",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Gauge"}}},
            },
            "4XX": {"$ref": "#/components/responses/Error"},
            "5XX": {"$ref": "#/components/responses/Error"},
        },
        "security": [{"oauth2": [READ]}],
    }
    assert methods["patch"]["requestBody"] == {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Gauge"}}},
    }
    assert methods["patch"]["responses"]["200"] == {"description": "The page describes no response body."}
    assert methods["patch"]["summary"] == "gauges.patch"
    assert "description" not in methods["patch"]
    assert methods["patch"]["security"] == [{"token": []}, {}]
    assert set(document["components"]["securitySchemes"]) == {"oauth2", "token"}


def test_body_that_may_be_left_away() -> None:
    document = load(with_methods(method("x.do", "/x", verb="POST", request="Options")))
    assert document["paths"]["/x"]["post"]["requestBody"]["required"] is False


def test_stream() -> None:
    content = load(with_methods(WATCH))["paths"]["/v1/gauges:watch"]["get"]["responses"]["200"]["content"]
    items = {"$ref": "#/components/schemas/Gauge"}
    assert content == {"application/json": {"schema": {"type": "array", "items": items, "x-stream": True}}}


@pytest.mark.parametrize(
    ("row", "names"),
    [
        (field("a.b"), ["a.b"]),
        (field("list", ListOf(STRING)), ["list"]),
        (field("o", OPTIONS), ["o.limit", "o.more.names"]),
        (field("l", LOOP), ["l.x", "l.again.x", "l.again.again.x"]),
        (field("alien", Reference("message", "Alien")), ["alien"]),
    ],
)
def test_query(row: Field, names: list[str]) -> None:
    operation = load(with_methods(method("x.get", "/x", parameters=(query(row), query(row)))))["paths"]["/x"]["get"]
    found = [parameter["name"] for parameter in operation["parameters"]]
    assert sorted(found) == sorted(names)


def test_methods_that_the_url_does_not_tell_apart() -> None:
    document = load(
        with_methods(
            method("a.get", "/v1/{name}", parameters=(path("name"),)),
            method("b.get", "/v1/{name}", parameters=(path("name"),)),
            method("c.delete", "/v1/{name}", verb="DELETE", parameters=(path("name"),)),
            method("d.post", "/v1/{parent}", verb="POST", parameters=(path("parent"),)),
        )
    )
    assert {key: list(methods) for key, methods in document["paths"].items()} == {
        "/v1/{name}": ["get", "delete"],
        "/v1/{name}#b.get": ["get"],
        "/v1/{parent}#d.post": ["post"],
    }


def test_ids_are_unique() -> None:
    named = [
        method("a.get", "/v1/a"),
        method("a.get", "/v1beta1/a"),
        method("a.get", "/v1/a/b"),
        method("b.get", "/v1/b", "/upload/v1/b"),
        method("c d/{e}", "/v1/c"),
    ]
    paths = load(with_methods(*named))["paths"]
    assert {key: operation["get"]["operationId"] for key, operation in paths.items()} == {
        "/v1/a": "v1.a.get",
        "/v1beta1/a": "v1beta1.a.get",
        "/v1/a/b": "v1.a.get.2",
        "/v1/b": "b.get",
        "/upload/v1/b": "b.get.2",
        "/v1/c": "c_d_e_",
    }


def test_upload_takes_media() -> None:
    upload = method("b.put", "/upload/v1/b", verb="POST", request="Options")
    assert set(load(with_methods(upload))["paths"]["/upload/v1/b"]["post"]["requestBody"]["content"]) == {
        "application/json",
        "*/*",
    }


def test_servers() -> None:
    other = Operation(name="o.get", method="GET", urls=("https://{service-endpoint}/v1/x",))
    document = load(with_methods(WATCH, GET, other))
    assert document["servers"] == [{"url": HOST}]
    assert "servers" not in document["paths"]["/v1/gauges:watch"]["get"]
    (server,) = document["paths"]["/v1/x"]["get"]["servers"]
    assert server["url"] == "https://{service-endpoint}"
    assert server["variables"]["service-endpoint"]["default"] == "service-endpoint.invalid"


def test_a_variable_without_a_row_and_a_row_without_a_variable() -> None:
    operation = load(with_methods(method("x.get", "/{a}", parameters=(path("b"),))))["paths"]["/{a}"]["get"]
    assert operation["parameters"] == [{"name": "a", "in": "path", "required": True, "schema": {"type": "string"}}]
    assert operation["x-parameters-without-place"] == ["b"]


def test_what_has_no_url_is_listed() -> None:
    document = load(with_methods(RPC))
    assert document["paths"] == {}
    assert document["x-methods-without-path"] == [
        {
            "operationId": "Demo.Read",
            "method": "RPC",
            "urls": ["Demo.Read"],
            "request": {"$ref": "#/components/schemas/Options"},
            "response": {"$ref": "#/components/schemas/Gauge"},
            "x-stream": True,
        }
    ]


def test_error_has_a_body_where_its_type_is_known() -> None:
    assert load(with_methods(GET))["components"]["responses"] == {"Error": {"description": "The call failed."}}
    known = with_methods(GET)
    known = replace(known, messages=(*known.messages, RPC_STATUS))
    schema = load(known)["components"]["responses"]["Error"]["content"]["application/json"]["schema"]
    assert schema["properties"] == {"error": {"$ref": "#/components/schemas/GoogleRpcStatus"}}


def hostile(number: int, text: str) -> Operation:
    told: Text = {"en": (text,)}
    row = Field(name=text, type=STRING, text=told)
    return Operation(name=text, method="GET", urls=(f"{HOST}/v1/x{number}",), parameters=(query(row),), text=told)


WITH_METHODS = {
    "demo": with_methods(GET, UPDATE, WATCH, RPC, method("b.get", "/v1/{name}", parameters=(path("name"),))),
    "hostile": api([message("Gauge")], []),
}
WITH_METHODS["hostile"] = replace(
    WITH_METHODS["hostile"], operations=tuple(hostile(number, text) for number, text in enumerate(HOSTILE))
)


@pytest.mark.parametrize("name", WITH_METHODS)
def test_redocly_finds_no_error(redocly: Run, tmp_path: Path, name: str) -> None:
    load(WITH_METHODS[name])
    (tmp_path / "x.yaml").write_text(render_api(WITH_METHODS[name])["openapi/demo.yaml"], encoding="utf-8", newline="")
    done = redocly("lint", "x.yaml", "--extends=recommended", "--format=json", cwd=tmp_path)
    problems = json.loads(done.stdout)["problems"]
    assert {problem["ruleId"] for problem in problems} <= {"no-unused-components"}
