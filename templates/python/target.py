"""The Python target: `python/refgen_types/`, one module per API and the small runtime they share, as a distribution."""

from collections.abc import Sequence

from ir.model import Api
from templates.environment import environment
from templates.python.literals import docstring
from templates.python.package import distribution
from templates.python.prepare import module

_PACKAGE = "python/refgen_types"
_ENVIRONMENT = environment("python", {"prose": lambda text: docstring(text, 0)[3:-3]})
_RUNTIME = ("__init__.py", "_errors.py", "_json.py", "_stream.py", "_tagged.py", "_wellknown.py", "_wire.py", "docs.py")


def render_api(api: Api) -> dict[str, str]:
    """The module of `api`, by its path below the output folder."""
    text = _ENVIRONMENT.get_template("module.py.jinja").render(module(api))
    return {f"{_PACKAGE}/{api.name}.py": text}


def render_package(apis: Sequence[Api]) -> dict[str, str]:
    """The files that the modules share, among them `py.typed` (PEP 561), and those that make them a distribution."""
    runtime = {
        f"{_PACKAGE}/{name}": _ENVIRONMENT.get_template(f"runtime/{name}.jinja").render(apis=apis) for name in _RUNTIME
    }
    return runtime | {f"{_PACKAGE}/py.typed": ""} | distribution.render(apis)
