"""The names that one generated module says, besides its own: what it imports, and how it calls that."""

from collections.abc import Set

_HOMES = {
    "dataclass": "dataclasses",
    "StrEnum": "enum",
    "isfinite": "math",
    **dict.fromkeys(("Any", "ClassVar", "Literal", "Self", "TypeAlias"), "typing"),
    "WireError": "._errors",
    **dict.fromkeys(
        (
            "Write",
            "decoded",
            "joined",
            "json_text",
            "quoted",
            "number_text",
            "strings_text",
            "write_list",
            "write_map",
            "rest_text",
        ),
        "._json",
    ),
    **dict.fromkeys(
        ("AsyncIterable", "AsyncIterator", "Iterable", "Iterator"),
        "collections.abc",
    ),
    **dict.fromkeys(
        (
            "Accumulator",
            "Fold",
            "Plan",
            "StreamError",
            "joined_text",
            "last_item",
            "read_events",
            "read_events_async",
        ),
        "._stream",
    ),
    **dict.fromkeys(
        (
            "Read",
            "Unknown",
            "constant",
            "implied",
            "one_of",
            "shape",
            "shaped",
            "tag_of",
            "variant",
            "write_variant",
            "write_variants",
        ),
        "._tagged",
    ),
    **dict.fromkeys(("Duration", "FieldMask", "JsonValue", "NullValue", "Timestamp"), "._wellknown"),
}
_STANDARD = ("collections.abc", "dataclasses", "enum", "math", "typing")
_ORDER = (*_STANDARD, "._errors", "._json", "._stream", "._tagged", "._wellknown", "._wire")


class Scope:
    """The imports of a module whose own classes are `classes`."""

    def __init__(self, classes: Set[str]) -> None:
        self._classes = classes
        self._used: dict[str, dict[str, str]] = {}

    def __call__(self, name: str) -> str:
        """How the module says `name`, of the standard library or the runtime, which it imports from now on.

        The same, or with an underscore before it if a class of the pages has that name.
        """
        local = f"_{name}" if name in self._classes else name
        home = _HOMES.get(name, "._wire")
        self._used.setdefault(home, {})[name] = local
        return local

    def imports(self) -> list[list[tuple[str, list[str]]]]:
        """(module, names to import) of what has been used so far: the standard library, then our own package."""
        found = [(home, _in_order(self._used[home])) for home in _ORDER if home in self._used]
        groups = [[each for each in found if each[0].startswith(".") is ours] for ours in (False, True)]
        return [group for group in groups if group]


def _in_order(names: dict[str, str]) -> list[str]:
    """Classes, then functions, each in alphabetical order."""
    ordered = sorted(names, key=lambda name: (name[0].islower(), name))
    return [name if names[name] == name else f"{name} as {names[name]}" for name in ordered]
