"""Type expressions of field lists: `object (Tool)`, `string (int64 format)`, `map (key: string, value: T)`."""

import re
from typing import get_args

from ir.model import MapOf, Reference, Scalar, ScalarFormat, ScalarName, Type

SCALARS = frozenset(get_args(ScalarName))
WRAPPERS = {"int64value": "int64", "uint64value": "uint64", "uint32value": "uint32", "bytesvalue": "bytes"}
FORMATS: dict[str, str] = {name.casefold(): name for name in get_args(ScalarFormat)} | WRAPPERS
"""Formats by their case-folded spelling; pages print `int64`, `Duration`, and wrapper types as `Int64Value`."""

NAME = r"[A-Za-z_][\w.]*"
_LINK = re.compile(r"https?://[^\s()]*?([A-Za-z_][\w.]*)(?=\s*(?:format\s*)?\))")
RPC_SCALARS = {
    "string": Scalar("string"),
    "bytes": Scalar("string", "bytes"),
    "bool": Scalar("boolean"),
    "float": Scalar("number", "float"),
    "double": Scalar("number", "double"),
    "int32": Scalar("integer", "int32"),
    "sint32": Scalar("integer", "int32"),
    "sfixed32": Scalar("integer", "int32"),
    "uint32": Scalar("integer", "uint32"),
    "fixed32": Scalar("integer", "uint32"),
    "int64": Scalar("string", "int64"),
    "sint64": Scalar("string", "int64"),
    "sfixed64": Scalar("string", "int64"),
    "uint64": Scalar("string", "uint64"),
    "fixed64": Scalar("string", "uint64"),
}
"""How protobuf's scalars travel (protobuf JSON mapping)."""

_RPC_MAP = re.compile(r"map<\w+\s*,\s*(.+?)\s*>")
_RPC_NAME = re.compile(r"[A-Z]\w*(?:\.[A-Z]\w*)*")
_SCALAR = re.compile(r"([a-z]+)(?:\s*\(\s*(\w+)\s+format\s*\))?")
_REFERENCE = re.compile(rf"(object|enum)\s*\(\s*({NAME})\s*\)")
_MAP = re.compile(r"map\s*\(\s*key\s*:\s*\w+\s*,\s*value\s*:\s*(.+)\)")


def parse_type(text: str, *, rpc: bool = False) -> Type | None:
    """The type that `text` is an expression of; None when it is not one, whole. `rpc` pages print protobuf types."""
    if rpc:
        return _parse_rpc(text.strip())
    text = unlinked(text.strip())
    if _REFERENCE.fullmatch(text):
        return reference(text)
    if match := _MAP.fullmatch(text):
        values = parse_type(match[1])
        return MapOf(values) if values else None
    if text == "enum":
        return Scalar("string")  # its values stand in the description
    if match := _SCALAR.fullmatch(text):
        return scalar(match[1], match[2])
    return None


def unlinked(text: str) -> str:
    """`text` with links in place of names (`object (https://…/v1/Loan#Loan)`) replaced by the names they end in."""
    return _LINK.sub(r"\1", text) if "://" in text else text


def reference(text: str) -> Reference:
    """The reference that `text` is: `object (Tool)` or `enum (State)`."""
    match = _REFERENCE.fullmatch(text)
    assert match
    return Reference("enum" if match[1] == "enum" else "message", match[2])


def _parse_rpc(text: str) -> Type | None:
    """A protobuf type: `int64`, `map<string, Seat>`, `Seat`. Which names are enums, the page's declarations tell."""
    if text in RPC_SCALARS:
        return RPC_SCALARS[text]
    if match := _RPC_MAP.fullmatch(text):
        values = _parse_rpc(match[1].strip())
        return MapOf(values) if values else None
    return Reference("message", text) if _RPC_NAME.fullmatch(text) else None


def scalar(word: str, form: str | None = None) -> Scalar | None:
    """The scalar a page calls `word`, in wire format `form`; None when there is none of that name."""
    if word not in SCALARS or (form is not None and form.casefold() not in FORMATS):
        return None
    return Scalar(word, FORMATS[form.casefold()] if form else None)  # type: ignore[arg-type]
