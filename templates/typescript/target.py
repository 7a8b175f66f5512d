"""The TypeScript target: the npm package `refgen-types`."""

from collections.abc import Sequence

from ir.model import Api
from templates.environment import environment
from templates.typescript import layout
from templates.typescript.module import module
from templates.typescript.text import cell, comment, identifier, literal, object_key, property_name
from templates.version import VERSION

_PACKAGE = {
    "README.md": "README.md.j2",
    "package.json": "package.json.j2",
    "src/index.ts": "index.ts.j2",
    "src/protobuf-json.ts": "protobuf-json.ts",
    "src/streaming.ts": "streaming.ts",
    "tsconfig.json": "package-tsconfig.json",
}

_TEMPLATES = environment(
    "typescript",
    {
        "cell": cell,
        "comment": comment,
        "excluded": layout.excluded,
        "identifier": identifier,
        "intersection": layout.intersection,
        "literal": literal,
        "object_key": object_key,
        "open_union": layout.open_union,
        "property_name": property_name,
        "type_import": layout.type_import,
        "union_type": layout.union_type,
    },
)


def render_api(api: Api) -> dict[str, str]:
    """The module of one API: the text of the file by its path below the output folder."""
    return {f"typescript/src/{api.name}.ts": _TEMPLATES.get_template("api.ts.j2").render(module=module(api))}


def render_package(apis: Sequence[Api]) -> dict[str, str]:
    """What the package holds besides the modules of `apis`: texts by path below the output folder."""
    return {
        f"typescript/{path}": _TEMPLATES.get_template(template).render(apis=apis, version=VERSION)
        for path, template in _PACKAGE.items()
    }
