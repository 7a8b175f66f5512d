"""URL templates as the pages print them, and the route that OpenAPI can carry."""

import pytest

from templates.openapi.urls import Route, Variable, route

HOST = "https://demo.example.com"
PROJECT = Variable("projectsId", "name", "projects/*/sites/*")
SITE = Variable("sitesId", "name", "projects/*/sites/*")

CASES = [
    ("/v1/projects", "/v1/projects", ()),
    ("", "/", ()),
    ("/v1/{name}", "/v1/{name}", (Variable("name", "name"),)),
    ("/v1/{+name}:run", "/v1/{name}:run", (Variable("name", "name"),)),
    ("/v1/{site.name}", "/v1/{site.name}", (Variable("site.name", "site.name"),)),
    ("/v1/{name=projects/*/sites/*}", "/v1/projects/{projectsId}/sites/{sitesId}", (PROJECT, SITE)),
    ("/v1/{name=projects/*/sites/*}/x:run", "/v1/projects/{projectsId}/sites/{sitesId}/x:run", (PROJECT, SITE)),
    ("/v1/{name=sites/*/log}", "/v1/sites/{sitesId}/log", (Variable("sitesId", "name", "sites/*/log"),)),
    ("/v1/{name=sites/default}", "/v1/{name}", (Variable("name", "name"),)),
    ("/v1/{name=**}", "/v1/{name}", (Variable("name", "name"),)),
    ("/v1/{name=sites/**}", "/v1/{name}", (Variable("name", "name"),)),
    ("/v1/{name=*/*}", "/v1/{name}", (Variable("name", "name"),)),
    ("/v1/{name=sites/*/*}", "/v1/{name}", (Variable("name", "name"),)),
    ("/v1/{name=*}", "/v1/{name}", (Variable("name", "name"),)),
    (
        "/v1/{from=sites/*}/to/{to=sites/*}",
        "/v1/sites/{sitesId}/to/sites/{sitesId1}",
        (Variable("sitesId", "from", "sites/*"), Variable("sitesId1", "to", "sites/*")),
    ),
    (
        "/v1/{from=sites/*}/{sitesId}",
        "/v1/sites/{sitesId}/{sitesId1}",
        (Variable("sitesId", "from", "sites/*"), Variable("sitesId1", "sitesId")),
    ),
    ("/v1/rows?alt=media", "/v1/rows", ()),
]


@pytest.mark.parametrize(("printed", "path", "variables"), CASES)
def test_route(printed: str, path: str, variables: tuple[Variable, ...]) -> None:
    assert route(HOST + printed) == Route(HOST, path, variables)


def test_a_host_may_be_a_placeholder() -> None:
    assert route("https://{service-endpoint}/v1/x") == Route("https://{service-endpoint}", "/v1/x", ())


@pytest.mark.parametrize("url", ["", "v1/x", "Demo.Run", "ftp://x/y", HOST + "/{open", HOST + "/shut}", HOST + "/{}"])
def test_no_url(url: str) -> None:
    assert route(url) is None
