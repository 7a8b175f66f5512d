"""From wire names to Python names: deterministic, injective, and stable when a name is added at the end of a page.

A name that already is what it should be keeps it, whatever comes before it; the others take what is left in page order.
Where two want the same name the later one gets a number, counted from 2 until it is free among all names of the scope.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Set
from keyword import iskeyword

from ir.model import Api, Enum, Message
from templates.python.reserved import ATTRIBUTES, MEMBERS, TYPES

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_FOREIGN = re.compile(r"[^A-Za-z0-9]+")


def snake(wire: str, fallback: str = "field") -> str:
    """`wire` in snake_case: `openApiTool` -> `open_api_tool`, `HTTPServer` -> `http_server`, `hybrid_search` as it is.

    ASCII letters and digits only, so that nothing invisible or look-alike gets into code. `fallback` begins the name
    when nothing is left, or a digit would stand first.
    """
    words = _FOREIGN.sub("_", _HUMP.sub("_", wire)).strip("_").lower()
    return words if words and not words[0].isdigit() else f"{fallback}_{words}".rstrip("_")


def attributes(message: Message, spoken: Iterable[str] = ()) -> dict[str, str]:
    """Wire name -> attribute for the fields of `message`: snake_case.

    `spoken` are the names of types that its annotations use; no attribute may shadow them, nor a `which_` method.
    """
    blocked = ATTRIBUTES.union(spoken, which_methods(message).values())
    return _allocate((field.name for field in message.fields), snake, blocked)


def which_methods(message: Message) -> dict[str, str]:
    """Union name -> name of the method that tells its set member: `tool_type` -> `which_tool_type`."""
    unions = (union.name for union in message.unions)
    return _allocate(unions, lambda name: f"which_{snake(name, 'union')}", frozenset())


def members(enum: Enum) -> dict[str, str]:
    """Wire value -> member: the page's spelling, where that is an ASCII identifier that an enum can have."""
    return _allocate((value.name for value in enum.values), _member, MEMBERS)


def classes(api: Api) -> dict[str, str]:
    """Flat name -> Python name of every type that `api` declares or holds to be external: the same, if at all legal."""
    messages = [message for message in api.messages if message.role == "declared"]
    enums = [enum.name for enum in api.enums if enum.role == "declared"]
    externals = [external.name for external in api.externals]
    unions = [name for union in api.tagged_unions for name in (union.name, unknown(union.name))]
    locals_ = {name for message in messages for name in which_methods(message).values()}
    declared = [*(message.name for message in messages), *enums, *externals, *unions]
    return _allocate(declared, _class, TYPES | locals_)


def unknown(union: str) -> str:
    """The flat name of the objects of `union` (a flat name) whose tag is unknown."""
    return f"Unknown{union}"


def functions(api: Api, taken: Iterable[str]) -> dict[str, str]:
    """Flat name of a tagged union -> function that reads one: `Step` -> `parse_step`; and `""` -> that of a stream."""
    unions = [*(union.name for union in api.tagged_unions), *([""] if api.stream else [])]
    return _allocate(unions, lambda name: f"parse_{snake(name, 'union') if name else 'events'}", frozenset(taken))


def constants(names: Iterable[str]) -> dict[str, str]:
    """Class name -> name of a module constant that belongs to it: `ExecutionType` -> `_EXECUTION_TYPE`."""
    return _allocate(names, lambda name: f"_{snake(name, 'type').upper()}", frozenset())


def _member(wire: str) -> str:
    word = _FOREIGN.sub("_", wire) if _FOREIGN.search(wire.replace("_", "")) else wire
    word = word.strip("_")
    return word if word and not word[0].isdigit() else f"VALUE_{word}".rstrip("_")


def _class(name: str) -> str:
    """A heading may be the only name a type has, in any script; what is an identifier in normal form stays."""
    word = re.sub(r"\W+", "_", unicodedata.normalize("NFKC", name)).strip("_")
    word = word if word.isidentifier() or iskeyword(word) else f"Type_{word}".rstrip("_")
    return word if word.isidentifier() else "Type"


def _allocate(wires: Iterable[str], wish: Callable[[str], str], blocked: Set[str]) -> dict[str, str]:
    """Each of `wires` (repeated ones once) with a name of its own that is not in `blocked`."""
    wishes = {wire: wish(wire) for wire in wires}
    given = {wire: name for wire, name in wishes.items() if wire == name and name not in blocked}
    taken = {*blocked, *given.values()}
    for wire, name in wishes.items():
        if wire in given:
            continue
        free = f"{name}_" if name in blocked else name
        number = 2
        while free in taken:
            free = f"{name}_{number}"
            number += 1
        given[wire] = free
        taken.add(free)
    return {wire: given[wire] for wire in wishes}
