"""What a TypeScript module declares: plain data for the template."""

from dataclasses import dataclass
from typing import Literal

from templates.typescript.text import Doc


@dataclass(frozen=True, kw_only=True)
class Property:
    """A property of an interface by its wire name; `type` is TypeScript."""

    name: str
    doc: Doc
    type: str
    optional: bool = False
    readonly: bool = False


@dataclass(frozen=True, kw_only=True)
class Interface:
    """An object type. One without `properties` says with `index` what the values of any property are."""

    name: str
    doc: Doc
    properties: tuple[Property, ...] = ()
    index: str = ""
    kind: Literal["interface"] = "interface"


@dataclass(frozen=True, kw_only=True)
class Alias:
    """A name for the intersection of `parts`."""

    name: str
    doc: Doc
    parts: tuple[str, ...]
    kind: Literal["alias"] = "alias"


@dataclass(frozen=True, kw_only=True)
class Value:
    """A value of an enum by its wire spelling."""

    name: str
    doc: Doc


@dataclass(frozen=True, kw_only=True)
class OpenEnum:
    """An object of the values that the reference lists, and the type of these and any other string."""

    name: str
    doc: Doc
    values: tuple[Value, ...]
    kind: Literal["enum"] = "enum"


@dataclass(frozen=True, kw_only=True)
class Tagged:
    """The union of `variants`, told apart by `discriminator`, and of `unknown`, for any other tag than `tags`.

    `guard` is the function that finds an unknown one; `unlisted` and `json` are shared types.
    """

    name: str
    doc: Doc
    discriminator: str
    tags: tuple[str, ...]
    variants: tuple[str, ...]
    unknown: str
    guard: str
    unlisted: str
    json: str
    kind: Literal["tagged"] = "tagged"


@dataclass(frozen=True, kw_only=True)
class Function:
    """An exported arrow function of one expression."""

    name: str
    doc: Doc
    parameter: str
    returns: str
    body: str
    kind: Literal["function"] = "function"


Declaration = Interface | Alias | OpenEnum | Tagged | Function


@dataclass(frozen=True, kw_only=True)
class Module:
    """The module of one API. `imports` are names of `protobuf-json.ts`, as an import lists them.

    `streaming` are those of `streaming.ts`: (types, values).
    """

    doc: Doc
    imports: tuple[str, ...]
    streaming: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    declarations: tuple[Declaration, ...]
