"""URL templates of methods (`google.api.http`) in the terms of OpenAPI: a server, a path and its variables.

A value of an OpenAPI path variable is one segment, while `{name=projects/*/instances/*}` stands for four. So a pattern
is written out, its wildcards called by the collections before them, as Google's own `flatPath` does:
`/v1/projects/{projectsId}/instances/{instancesId}`. A variable whose pattern no page gives stays as it is printed.
"""

import re

from msgspec import Struct

_URL = re.compile(r"(https?://[^/?#]+)([^?#]*)([?#].*)?", re.IGNORECASE)
_VARIABLE = re.compile(r"\{([^{}=]+)(?:=([^{}]*))?\}")
_PATTERN = re.compile(r"(?:[^*/]+/)+\*(?:/[^*/]+|/[^*/]+/\*)*")


class Variable(Struct, frozen=True):
    """A variable of a path: `name` is a part of the field `field`, whose `pattern` is written out, or all of it."""

    name: str
    field: str
    pattern: str | None = None


class Route(Struct, frozen=True):
    """Where a method is called. `server` may hold a `{placeholder}` for the host."""

    server: str
    path: str
    variables: tuple[Variable, ...]

    @property
    def shape(self) -> str:
        """The path without the names of its variables: OpenAPI takes paths of one shape for the same."""
        return _VARIABLE.sub("{}", self.path)

    @property
    def upload(self) -> bool:
        """Whether the body is media: Google's uploads have a path of their own."""
        return self.path.startswith("/upload/")


def route(url: str) -> Route | None:
    """The route of a URL template, None when it is none. A query, which belongs to no path, is left out."""
    match = _URL.fullmatch(url)
    if not match or re.search(r"[{}]", _VARIABLE.sub("", match[2])):
        return None
    variables: list[Variable] = []

    def expand(printed: re.Match[str]) -> str:
        field, pattern = printed[1].removeprefix("+"), printed[2]
        if not pattern or not _PATTERN.fullmatch(pattern):
            variables.append(Variable(_free(field, variables), field))
            return f"{{{variables[-1].name}}}"
        segments: list[str] = []
        for segment in pattern.split("/"):
            if segment != "*":
                segments.append(segment)
                continue
            variables.append(Variable(_free(f"{segments[-1]}Id", variables), field, pattern))
            segments.append(f"{{{variables[-1].name}}}")
        return "/".join(segments)

    path = _VARIABLE.sub(expand, match[2])
    return Route(match[1], path or "/", tuple(variables))


def _free(name: str, taken: list[Variable]) -> str:
    """`name`, with a number when the path has a variable of that name."""
    names = {variable.name for variable in taken}
    numbered = (f"{name}{number}" for number in range(1, len(names) + 1))
    return next(free for free in (name, *numbered) if free not in names)
