"""The Python distribution `refgen-types`: how it is built, what it tells its users, and whose text it quotes."""

from collections.abc import Sequence

from ir.model import Api
from templates.environment import environment
from templates.python.package.example import example
from templates.python.package.licences import by_licence
from templates.version import VERSION

_FILES = ("LICENSE", "NOTICE", "README.md", "pyproject.toml")
_MARKUP = str.maketrans({char: f"\\{char}" for char in "\\`*_[]<>|&"})


def line(text: str) -> str:
    """`text` on one line, without what is not visible."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def plain(text: str) -> str:
    """`text` on one line of Markdown, none of it markup."""
    return line(text).translate(_MARKUP)


_ENVIRONMENT = environment("python/package", {"line": line, "plain": plain})


def render(apis: Sequence[Api]) -> dict[str, str]:
    """The files beside the package `refgen_types`, by their paths below the output folder."""
    pages = {page.path: page for api in apis for page in api.pages}
    data = {
        "apis": apis,
        "examples": [found for api in apis if (found := example(api))],
        "licences": by_licence(list(pages.values())),
        "version": VERSION,
    }
    return {f"python/{name}": _ENVIRONMENT.get_template(f"{name}.jinja").render(data) for name in _FILES}
