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


Declaration = Interface | Alias | OpenEnum


@dataclass(frozen=True, kw_only=True)
class Module:
    """The module of one API. `imports` are names of `protobuf-json.ts`, as an import lists them."""

    doc: Doc
    imports: tuple[str, ...]
    declarations: tuple[Declaration, ...]
