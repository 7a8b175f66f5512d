"""Which names a TypeScript module gives to the types of one API.

The flat names of the IR come first and stay as they are. Around them the module needs names of its own, made by one
rule each:

- `<Message>Request`: what may be sent, where that differs from what comes back;
- `<Shape>Fields`: the fields of a message with unions that are outside of them;
- `<Shape><Union>Members`: the members of a union;
- `Unknown<Union>`: an object with a tag that the reference does not list, and `isUnknown<Union>`, which finds one;
- `parseEvents`, `accumulate<Message>`, and the accessors in camel case;
- the shared types of the protobuf JSON mapping.

A name that is taken gets the first free number from 2 on (`ToolRequest2`).
"""

import re

from ir.model import Api
from templates.typescript.text import identifier


class Names:
    """Names of one module, each given out once."""

    def __init__(self, api: Api) -> None:
        """Give every message, tagged union, enum and external of `api` its name."""
        self._taken: set[str] = set()
        messages = [message.name for message in api.messages if message.role == "declared"]
        unions = [union.name for union in api.tagged_unions]
        enums = [enum.name for enum in api.enums if enum.role == "declared"]
        externals = [external.name for external in api.externals]
        self._declared = {name: self.claim(name) for name in messages + unions + enums + externals}

    def __getitem__(self, name: str) -> str:
        """The identifier of the declaration with the flat name `name`."""
        return self._declared[name]

    def claim(self, head: str, *words: str) -> str:
        """A free name: `head` as it is, and behind it `words` with capitals."""
        wanted = identifier(head + "".join(map(_capital, words)))
        name, number = wanted, 2
        while name in self._taken:
            name, number = f"{wanted}{number}", number + 1
        self._taken.add(name)
        return name


def _capital(word: str) -> str:
    """`response_format_config` as `ResponseFormatConfig`."""
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[^A-Za-z0-9]+", word))
