"""How names and enum values travel on the wire, where the structural pages print them in the manner of protobuf."""

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ir.model import Enum, EnumValue

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
UNSPECIFIED = "UNSPECIFIED"


def snake(name: str) -> str:
    """`name` in snake_case: `thinkingLevel` and `ThinkingLevel` are `thinking_level`; snake_case stays as it is.

    The wire page spells every field and tag so (`mime_type`, `function_call`) that the structural pages spell in camel
    case (`mimeType`, `functionCall`).
    """
    return re.sub(r"[^A-Za-z0-9]+", "_", _HUMP.sub("_", name)).strip("_").lower()


def pascal(name: str) -> str:
    """`name` as a type is named: `function_call` and `step.start` are `FunctionCall` and `StepStart`."""
    return "".join(word.capitalize() for word in snake(name).split("_"))


def stem(names: Sequence[str]) -> str:
    """The words that all of `names` (snake_case) begin with: `response_format` of `response_format_list` and itself."""
    words = [name.split("_") for name in names]
    common = 0
    while all(len(each) > common and each[common] == words[0][common] for each in words):
        common += 1
    return "_".join(words[0][:common])


def spelled(enum: Enum, decided: Mapping[str, str]) -> Enum:
    """`enum` with its values as they travel: in lower case, as the wire page has it (`in_progress`, `completed`).

    The value `*_UNSPECIFIED` is left out: it is protobuf's zero, which says that nothing travels (AIP-126). Its name
    gives the prefix (`THINKING_LEVEL_`), which goes when all other values have it. `decided` (page's spelling -> wire
    spelling) comes first.
    """
    zero = next((value.name for value in enum.values if _is_zero(value)), None)
    values = [value for value in enum.values if value.name != zero]
    prefix = zero.removesuffix(UNSPECIFIED) if zero else ""
    if not all(value.name.startswith(prefix) for value in values):
        prefix = ""
    return replace(
        enum,
        values=tuple(
            replace(value, name=decided.get(value.name, value.name.removeprefix(prefix).lower())) for value in values
        ),
    )


def _is_zero(value: EnumValue) -> bool:
    return value.name == UNSPECIFIED or value.name.endswith(f"_{UNSPECIFIED}")
