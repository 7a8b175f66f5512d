"""The methods of an API as OpenAPI paths.

- OpenAPI knows one operation per HTTP method and path, and takes paths that differ only in the names of their
  variables for the same. Pages may document several methods that the URL does not tell apart
  (`/v1/{resource}:setIamPolicy` of seven resources): the second and later ones stand under the path with the
  operation's id as its fragment, which no client sends.
- A method with several URLs (media upload, metadata only) has one operation for each.
- What has no URL (an RPC) has no place among paths: `x-methods-without-path` lists it.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from ir.model import Api, Operation
from templates.openapi.operation import OAUTH, SCHEMAS, TOKEN, Node, error_response, operation_node, resource
from templates.openapi.origin import origin
from templates.openapi.urls import Route, route
from templates.schema import Schema, description

_NOWHERE = "service-endpoint.invalid"
_AUTHORIZE, _EXCHANGE = "https://accounts.google.com/o/oauth2/v2/auth", "https://oauth2.googleapis.com/token"
_VERSION = re.compile(r"/(v[0-9][a-z0-9]*)(?:/|$)")


class Methods(Struct, frozen=True):
    """What a document says of the methods of an API; each part is empty when there is nothing to say."""

    servers: list[Node]
    tags: list[Node]
    paths: Node
    without_path: list[Node]
    responses: Node
    security: Node


def methods(api: Api, types: Mapping[str, Schema]) -> Methods:
    """The methods of `api`, in page order. `types` are the schemas of the document, by name."""
    messages = {message.name: message for message in api.messages}
    pages = {page.path: page.url for page in api.pages}
    calls: list[tuple[Operation, str, Route]] = []
    without: list[Node] = []
    for operation, name in zip(api.operations, _ids(api.operations), strict=True):
        routes = [found for url in operation.urls if operation.method != "RPC" and (found := route(url))]
        calls += [(operation, f"{name}.{n}" if n > 1 else name, found) for n, found in enumerate(routes, 1)]
        if not routes:
            without.append(_without_path(operation, name) | origin(operation.spans, pages))
    servers = [server for server, _ in Counter(found.server for _, _, found in calls).most_common(1)]
    paths: dict[str, Node] = {}
    shapes: dict[str, str] = {}
    for operation, name, found in calls:
        node = operation_node(operation, name, found, types, messages) | origin(operation.spans, pages)
        if found.server not in servers:
            node["servers"] = [_server(found.server)]
        method = operation.method.lower()
        path = shapes.setdefault(found.shape, found.path)
        if path != found.path or method in paths.get(path, {}):
            path = f"{found.path}#{name}"
        paths.setdefault(path, {})[method] = node
    return Methods(
        servers=[_server(server) for server in servers],
        tags=[_tag(name) for name in dict.fromkeys(resource(operation) for operation, _, _ in calls)],
        paths=paths,
        without_path=without,
        responses={"Error": error_response(types)} if calls else {},
        security=_schemes([operation for operation, _, _ in calls]),
    )


def _ids(operations: Sequence[Operation]) -> list[str]:
    """An id per operation: its name. Names that occur twice begin with their version, then end in a number."""
    names = [_plain(operation.name) for operation in operations]
    count = Counter(names)
    ids: list[str] = []
    for operation, name in zip(operations, names, strict=True):
        version = next((match[1] for url in operation.urls if (match := _VERSION.search(url))), "")
        wanted = f"{version}.{name}" if count[name] > 1 and version else name
        number = 2
        unique = wanted
        while unique in ids:
            unique, number = f"{wanted}.{number}", number + 1
        ids.append(unique)
    return ids


def _plain(name: str) -> str:
    """A name that is safe in a URL."""
    return re.sub(r"[^A-Za-z0-9._-]+", "_", name) or "method"


def _tag(name: str) -> Node:
    return {"name": name, "description": f"Methods of `{name}`."}


def _without_path(operation: Operation, name: str) -> Node:
    node: Node = {"operationId": name, "method": operation.method, "urls": list(operation.urls)}
    node |= description(operation.text)
    for what, message in (("request", operation.request), ("response", operation.response)):
        if message:
            node[what] = {"$ref": SCHEMAS + message}
    return node | ({"x-stream": True} if operation.stream else {})


def _server(url: str) -> Node:
    """A server; a placeholder for the host becomes a variable, whose default is a name that resolves nowhere."""
    variables = {
        name: {"default": _NOWHERE, "description": "The pages give no value. Take a service endpoint of the API."}
        for name in re.findall(r"\{([^{}]*)\}", url)
    }
    return {"url": url, **({"variables": variables} if variables else {})}


def _schemes(operations: Sequence[Operation]) -> Node:
    """OAuth with the scopes that pages state; a token where they state none."""
    schemes: Node = {}
    if scopes := sorted({scope for operation in operations for scope in operation.scopes}):
        urls = {"authorizationUrl": _AUTHORIZE, "tokenUrl": _EXCHANGE}
        flow = {**urls, "scopes": dict.fromkeys(scopes, "")}
        schemes[OAUTH] = {"type": "oauth2", "flows": {"authorizationCode": flow}}
    if not all(operation.scopes for operation in operations):
        told = "An access token. The pages of these methods do not say which scopes it needs, or whether any."
        schemes[TOKEN] = {"type": "http", "scheme": "bearer", "description": told}
    return schemes
