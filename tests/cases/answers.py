"""Small pages with known answers, in one normal form (that of `README.md` beside them)."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ir.assemble import Assembled, assemble
from ir.model import Behavior, Diagnostic, Enum, Field, ListOf, MapOf, Message, Operation, Reference, Scalar, Tool, Type
from scraper.read import read_page
from scraper.sources import read_sources

Answer = dict[str, Any]

_SAME = ("int64", "bytes", "Timestamp", "Duration", "FieldMask")
_FORMATS = {"uint64": "int64", **{name: name for name in _SAME}}
_WORDS = {"value": "any", "array": "list<any>"}
_HINTS = {"destructive": "destructive", "idempotent": "idempotent", "read_only": "readOnly", "open_world": "openWorld"}
_BEHAVIORS: tuple[Behavior, ...] = ("required", "optional", "output_only", "input_only", "immutable", "identifier")
_NAME = re.compile(r"(?<=message:)[^<>]+|(?<=enum:)[^<>]+")


def read(page: Path, folder: Path, language: str = "", name: str = "page") -> Assembled:
    """The API `name` of one page, as a run makes it; `folder` is one to work in."""
    stated = f'language = "{language}"\n' if language else ""
    toml = f'[[api]]\nname = "{name}"\ntitle = "Page"\n[[api.page]]\npath = {json.dumps(str(page))}\n{stated}'
    (folder / "sources.toml").write_text(toml, encoding="utf-8")
    (source,) = read_sources(folder / "sources.toml")
    return assemble(name, "Page", [read_page(one) for one in source.pages])


def found(result: Assembled) -> Answer:
    """What was read."""
    api = result.api
    messages = {message.name: _message(message) for message in api.messages if message.role == "declared"}
    enums = {enum.name: _enum(enum) for enum in api.enums if enum.role == "declared"}
    return _answer(
        messages | enums,
        [_tool(tool) for tool in api.tools],
        [_operation(operation, url) for operation in api.operations for url in operation.urls],
    )


def wanted(answer: Answer, names: dict[str, str]) -> Answer:
    """The known answer, with the names of types that were given; `names` is what `same_types` finds."""
    types = {names.get(name, name): _renamed(type_, names) for name, type_ in answer.get("types", {}).items()}
    tools, operations = (answer.get(key, []) for key in ("tools", "operations"))
    return _answer(types, _renamed(tools, names), _renamed(operations, names))


def same_types(answer: Answer, read: Answer) -> dict[str, str]:
    """The name that each type of `answer` was given: its own, without points, or that of the first with its members."""
    types = read["types"]
    plain = {name.lower(): name for name in types}
    names = {name: plain[key] for name in answer.get("types", {}) if (key := name.replace(".", "").lower()) in plain}
    for name, type_ in answer.get("types", {}).items():
        left = [other for other in types if other not in names.values() and _members(types[other]) == _members(type_)]
        if name not in names and left:
            names[name] = left[0]
    return names


def is_reported(finding: str, names: dict[str, str], diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether `finding` (id and subject) is among `diagnostics`, which may name the subject in their message."""
    rule, _, subject = finding.partition(" ")
    name = names.get(subject, subject)
    return any(
        each.id == rule and (each.subject == name or f"`{name}`" in each.message or f"'{name}'" in each.message)
        for each in diagnostics
    )


def _answer(types: dict[str, Answer], tools: list[Answer], operations: list[Answer]) -> Answer:
    """An answer in which enums of the same values are one, and neither names of free unions nor order tell a thing."""
    firsts: dict[tuple[str, ...], str] = {}
    twins = {
        name: firsts.setdefault(tuple(type_["values"]), name) for name, type_ in types.items() if type_.get("values")
    }
    kept = {name: _renamed(type_, twins) for name, type_ in types.items() if twins.get(name, name) == name}
    for type_ in kept.values():
        _name_unions(type_.get("fields", {}))
    return {
        "types": kept,
        "tools": tools,
        "operations": sorted(operations, key=lambda operation: str(operation["url"])),
    }


def _name_unions(fields: dict[str, Answer]) -> None:
    """Calls each union by its name and its members; one without a name (`?1`), or the second of its name, by these."""
    members: dict[str, list[str]] = {}
    for name, field in fields.items():
        if "union" in field:
            members.setdefault(field["union"], []).append(name)
    for field in fields.values():
        if union := field.get("union"):
            free = union.startswith(("?", "union")) or union[-2:] in (".2", "_2")
            field["union"] = ["" if free else union, *members[union]]


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """`value` with the names of types replaced wherever they are used."""
    match value:
        case dict():
            used = ("input", "output", "request", "response")
            return {key: _used(item, names) if key in used else _renamed(item, names) for key, item in value.items()}
        case list():
            return [_renamed(item, names) for item in value]
        case str():
            return _NAME.sub(lambda match: names.get(match[0], match[0]), value)
        case _:
            return value


def _used(use: Any, names: dict[str, str]) -> Any:
    """The use of a type by an operation or tool; fields may be called so too."""
    if not isinstance(use, str):
        return _renamed(use, names)
    stream, name = ("stream ", use[7:]) if use.startswith("stream ") else ("", use)
    return stream + names.get(name, name)


def _members(type_: Answer) -> tuple[str, ...]:
    return type_["kind"], *type_.get("fields", {}), *type_.get("values", [])


def _message(message: Message) -> Answer:
    unions = {union.name for union in message.unions}
    fields = {field.name: _field(field, unions) for field in message.fields}
    return {"kind": "message", **({"fields": fields} if fields else {})}


def _enum(enum: Enum) -> Answer:
    values = list(dict.fromkeys(value.name for value in enum.values))
    return {"kind": "enum", **({"values": values} if values else {})}


def _field(field: Field, unions: set[str]) -> Answer:
    leaf = field.type
    while isinstance(leaf, ListOf | MapOf):
        leaf = leaf.items if isinstance(leaf, ListOf) else leaf.values
    read: Answer = {
        "type": _type(field.type),
        "format": _FORMATS.get(leaf.format or "") if isinstance(leaf, Scalar) else None,
        "union": field.union if field.union in unions else None,
        "behavior": [name for name in _BEHAVIORS if name in field.behavior],
        "deprecated": "deprecated" in field.behavior,
    }
    return {key: value for key, value in read.items() if value}


def _type(type_: Type) -> str:
    match type_:
        case ListOf(items=inner):
            return f"list<{_type(inner)}>"
        case MapOf(values=inner):
            return f"map<{_type(inner)}>"
        case Reference(target=target, name=name):
            return f"{target}:{name}"
        case Scalar(name=name):
            return _WORDS.get(name, name)
        case _:
            raise AssertionError(type_)


def _tool(tool: Tool) -> Answer:
    hints = {word: getattr(tool.annotations, name) for name, word in _HINTS.items()}
    read = {
        "name": tool.name,
        "endpoint": tool.endpoint,
        "input": tool.input,
        "output": tool.output,
        "annotations": {word: hint for word, hint in hints.items() if hint is not None},
    }
    return {key: value for key, value in read.items() if value}


def _operation(operation: Operation, url: str) -> Answer:
    params = {place: [p.field.name for p in operation.parameters if p.location == place] for place in ("path", "query")}
    response = operation.response or "{}"
    read = {
        "method": operation.method,
        # An RPC is called `Service.Method` in the answers, with its package here.
        "url": url,
        "path_params": params["path"],
        "query_params": params["query"],
        "request": operation.request,
        "response": f"stream {response}" if operation.stream else response,
    }
    return {key: value for key, value in read.items() if value}
