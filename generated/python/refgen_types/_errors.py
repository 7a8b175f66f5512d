"""The one error of decoding and encoding."""

from typing import Any

_SHOWN = 8


class WireError(ValueError):
    """A value is not what the pages say.

    `path` leads to it, from the outside in: names of fields, keys of maps and positions in lists. `expected` and
    `found` say what should be there and what is, and never hold the value itself.
    """

    def __init__(
        self, expected: str, found: str, path: tuple[str | int, ...] = ()
    ) -> None:
        super().__init__(expected, found, path)
        self.expected = expected
        self.found = found
        self._outwards = list(reversed(path))

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the value stands: `("tool", "properties", "a", "items", 3)`."""
        return tuple(reversed(self._outwards))

    def within(self, step: str | int) -> "WireError":
        """This error, seen from the object, map or list that holds the faulty value at `step`."""
        self._outwards.append(step)
        return self

    def __str__(self) -> str:
        steps = [_step(step) for step in self.path]
        if len(steps) > 2 * _SHOWN:
            steps[_SHOWN:-_SHOWN] = [f" ...{len(steps) - 2 * _SHOWN} more... "]
        return f"${''.join(steps)}: expected {self.expected}, found {self.found}"

    def __reduce__(self) -> tuple[Any, ...]:
        return WireError, (self.expected, self.found, self.path)


def _step(step: str | int) -> str:
    """One step of a JSON path (RFC 9535)."""
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step}" if step.isidentifier() else f"[{step!r}]"


def found(value: object) -> str:
    """What kind of thing `value` is, in the words of JSON."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, int):
        return "an integer"
    if isinstance(value, float):
        return "a number"
    if isinstance(value, str):
        return "a string"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "an array"
    return f"a Python {type(value).__name__}"


def checked(text: object, expected: str) -> str:
    """`text` if it is a string; else a `WireError` that asks for `expected`."""
    if isinstance(text, str):
        return text
    raise WireError(expected, found(text))
