"""OpenAPI 3.1: `openapi/<api>.yaml`, the methods of one API under `paths`, its types under `components/schemas`."""

from collections.abc import Sequence
from typing import Any

from ir.model import Api, Enum, External, Message, TaggedUnion
from ir.streams import Stream
from templates.environment import environment
from templates.openapi.dump import to_yaml
from templates.openapi.origin import origin
from templates.openapi.paths import methods
from templates.schema import schemas

_ENVIRONMENT = environment("openapi", {"yaml": to_yaml})

VERSION = "0.0.0"
"""OpenAPI asks for a version and reference pages state none; whoever publishes the document gives it one."""

CONVENTIONS = (
    "Types as the reference pages document them. Values travel as the protobuf JSON mapping says: 64-bit integers as "
    "strings, bytes as base64, a `google-duration` as seconds with a final `s`, a `google-fieldmask` as paths between "
    "commas. An enum lists the documented values; a server may send newer ones. `x-source` names page and line."
)


def render_api(api: Api) -> dict[str, str]:
    """The OpenAPI document of `api`, by its path below the output folder."""
    template = _ENVIRONMENT.get_template("openapi.yaml.jinja")
    return {f"openapi/{api.name}.yaml": template.render(document(api))}


def render_package(apis: Sequence[Api]) -> dict[str, str]:  # noqa: ARG001 - every target has this function
    """Nothing: each document stands alone."""
    return {}


def document(api: Api) -> dict[str, Any]:
    """What the template shows: `info`, `pages` (external documentation or None), `methods`, `components` by kind."""
    urls = {page.path: page.url for page in api.pages}
    types = schemas(api, "#/components/schemas/")
    declarations: list[Message | TaggedUnion | Enum | External] = [
        *api.messages,
        *api.tagged_unions,
        *api.enums,
        *api.externals,
    ]
    for declaration in declarations:
        if declaration.name in types:
            types[declaration.name] |= origin(declaration.spans, urls)
    info: dict[str, Any] = {"title": api.title, "version": VERSION, "description": CONVENTIONS}
    url = next(filter(None, urls.values()), None)
    if url:
        # The texts are those of the pages, and so is their licence, which each page states at its end.
        info["license"] = {"name": "Licence of the reference pages", "url": url}
    called = methods(api, types)
    components = {
        "schemas": types,
        "responses": (_event_stream(api.stream) if api.stream else {}) | called.responses,
        "securitySchemes": called.security,
    }
    return {
        "info": info,
        "pages": {"url": url} if url else None,
        "methods": called,
        "components": {name: part for name, part in components.items() if part},
    }


def _event_stream(stream: Stream) -> dict[str, Any]:
    """The response that a stream of events is: a sequence of its items, each the data of one server-sent event."""
    items = {"type": "array", "items": {"$ref": f"#/components/schemas/{stream.events}"}}
    told = "Server-sent events. The data of each is one item, as JSON; `[DONE]` may close the stream."
    return {f"{stream.events}s": {"description": told, "content": {"text/event-stream": {"schema": items}}}}
