"""Statements laid out as `black` (default settings) would, for the few shapes that generated code has.

Each function takes the column where the statement begins and gives its lines, the first without its indentation, the
others with theirs. A statement that fits stays on one line; else its brackets open, from the outside in.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

LIMIT = 88


@dataclass(frozen=True)
class Subscript:
    """A generic type: `list[str]`."""

    name: str
    arguments: tuple["Annotation", ...]


@dataclass(frozen=True)
class Either:
    """A union of types: `str | None`."""

    choices: tuple["Annotation", ...]


Annotation = str | Subscript | Either


@dataclass(frozen=True)
class Call:
    """A call, or a lambda whose body is one: `begin` is all that comes before the parenthesis."""

    begin: str
    arguments: tuple["Expression", ...]


Expression = str | Call


def flat(annotation: Annotation) -> str:
    """`annotation` on one line."""
    match annotation:
        case Subscript(name, arguments):
            return f"{name}[{', '.join(map(flat, arguments))}]"
        case Either(choices):
            return " | ".join(map(flat, choices))
        case _:
            return annotation


def width(text: str) -> int:
    """How many columns `text` takes: wide and full-width characters two, combining marks none (UAX #11)."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def fits(indent: int, text: str) -> bool:
    """Whether `text`, begun at column `indent`, stays within the line."""
    return indent + width(text) <= LIMIT


def attribute(name: str, annotation: Annotation, indent: int, default: str = "") -> str:
    """`name: annotation` in a class body, with ` = default` behind it if there is one."""
    end = f" = {default}" if default else ""
    if isinstance(annotation, str) and not default and not fits(indent + 4, annotation):
        return f"{name}: {annotation}"
    head = f"{name}: {flat(annotation)} = ("
    if default and fits(indent, head) and not fits(indent, head[:-1] + default):
        return f"{head}\n{' ' * indent}    {default}\n{' ' * indent})"
    return _annotated(name, annotation, indent, end, after=0)


def parameter(name: str, annotation: Annotation, indent: int, default: str = "") -> str:
    """The same among the parameters of a function, without the comma that follows it."""
    end = f" = {default}" if default else ""
    if isinstance(annotation, str) and not default:
        return f"{name}: {annotation}"
    return _annotated(name, annotation, indent, end, after=1)


def _annotated(name: str, annotation: Annotation, indent: int, end: str, *, after: int) -> str:
    line = f"{name}: {flat(annotation)}{end}"
    if fits(indent + after, line):
        return line
    margin = " " * indent
    if isinstance(annotation, Subscript) and not end:
        return f"{name}: {_open(annotation, indent, width(name) + 2 + after)}"
    return f"{name}: (\n{margin}    {_inside(annotation, indent + 4)}\n{margin}){end}"


def assign(target: str, value: str, indent: int, operator: str = "=") -> str:
    """`target = value` (or another `operator`) for a name, a literal or an attribute; in parentheses where that helps.

    It helps if `value` then fits; attributes are put into parentheses even if not.
    """
    line = f"{target} {operator} {value}"
    if fits(indent, line) or not (fits(indent + 4, value) or value.startswith("self.")):
        return line
    margin = " " * indent
    return f"{target} {operator} (\n{margin}    {value}\n{margin})"


def held(attribute: str, indent: int, *, always: bool) -> str:
    """`if` an attribute of `self` is not None: and, in that block, `value` for what it holds.

    Where by its type it `always` is something, type checkers would call the question needless: it is put to `value`.
    """
    margin = " " * indent
    if always:
        return f"{assign('value', attribute, indent)}\n{margin}if value is not None:"
    line = f"if {attribute} is not None:"
    if not fits(indent, line):
        line = f"if (\n{margin}    {attribute}\n{margin}    is not None\n{margin}):"
    return f"{line}\n{margin}    {assign('value', attribute, indent + 4)}"


def arrived(key: str, indent: int) -> str:
    """`if key in data ...:` for a literal, where `value` gets what is there and no null; a long one is called `key`."""
    second = f"and (value := data[{key}]) is not None"
    line = f"if {key} in data {second}:"
    if fits(indent, line):
        return line
    margin = " " * indent
    if fits(indent + 4, second):
        return f"if (\n{margin}    {key} in data\n{margin}    {second}\n{margin}):"
    return f"{assign('key', key, indent)}\n{margin}{arrived('key', indent)}"


def call(begin: str, arguments: Sequence[Expression], indent: int, used: int = 0) -> str:
    """`begin(arguments)`, where `begin` is all that comes before the parenthesis: `value = each`.

    `used` are the columns taken by what comes behind.
    """
    return _opened(Call(begin, tuple(arguments)), indent, used)


def alias(target: str, choices: Sequence[str]) -> str:
    """`target = A | B` for a module."""
    line = f"{target} = {' | '.join(choices)}"
    if fits(0, line):
        return line
    inner = " | ".join(choices)
    return f"{target} = (\n    {inner if fits(4, inner) else f'{chr(10)}    | '.join(choices)}\n)"


def import_from(module: str, names: Sequence[str]) -> str:
    """`from module import names`."""
    line = f"from {module} import {', '.join(names)}"
    if fits(0, line):
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def _inside(annotation: Annotation, indent: int, after: int = 0) -> str:
    """What stands on its own lines between brackets, with `after` more columns behind it."""
    if fits(indent + after, flat(annotation)):
        return flat(annotation)
    if isinstance(annotation, Either):
        first, *others = annotation.choices
        lines = [_open(first, indent), *(f"| {_open(choice, indent, 2)}" for choice in others)]
        return f"\n{' ' * indent}".join(lines)
    return _open(annotation, indent, after)


def _open(annotation: Annotation, indent: int, used: int = 0) -> str:
    """An annotation whose brackets open if it does not fit beside `used` columns."""
    if fits(indent + used, flat(annotation)) or not isinstance(annotation, Subscript):
        return flat(annotation)
    margin = " " * indent
    inner = ", ".join(map(flat, annotation.arguments))
    if len(annotation.arguments) == 1:
        lines = f"{margin}    {_inside(annotation.arguments[0], indent + 4)}\n"
    elif fits(indent + 4, inner):
        lines = f"{margin}    {inner}\n"
    else:
        lines = "".join(f"{margin}    {_inside(argument, indent + 4, 1)},\n" for argument in annotation.arguments)
    return f"{annotation.name}[\n{lines}{margin}]"


def _opened(expression: Expression, indent: int, used: int) -> str:
    """A call whose parentheses open if it does not fit before `used` more columns."""
    line = _flat(expression)
    if fits(indent + used, line) or isinstance(expression, str):
        return line
    margin = " " * indent
    inner = ", ".join(map(_flat, expression.arguments))
    if fits(indent + 4, inner):
        lines = f"{margin}    {inner}\n"
    elif len(expression.arguments) == 1:
        lines = f"{margin}    {_opened(expression.arguments[0], indent + 4, 0)}\n"
    else:
        lines = "".join(f"{margin}    {_opened(argument, indent + 4, 1)},\n" for argument in expression.arguments)
    return f"{expression.begin}(\n{lines}{margin})"


def _flat(expression: Expression) -> str:
    if isinstance(expression, str):
        return expression
    return f"{expression.begin}({', '.join(map(_flat, expression.arguments))})"


def listed(items: Iterable[str], indent: int) -> str:
    """What stands between the brackets of a list that has one item a line; nothing for no items."""
    margin = " " * indent
    lines = "".join(f"{margin}    {item},\n" for item in items)
    return f"\n{lines}{margin}" if lines else ""


def table(name: str, arguments: str, items: Iterable[str]) -> str:
    """A module's dict `name` of the type `dict[arguments]` with one entry a line."""
    head = f"{name}: dict[{arguments}] = {{"
    if not fits(0, head):
        head = f"{name}: dict[\n    {arguments}\n] = {{"
    return f"{head}{listed(items, 0)}}}"


def entries(items: Iterable[str], indent: int) -> str:
    """A dict with one entry a line."""
    return f"{{{listed(items, indent)}}}"


def pair(first: str, second: str, indent: int) -> str:
    """The tuple `(first, second)`, with a comma to follow."""
    line = f"({first}, {second})"
    return line if fits(indent + 1, line) else f"({listed([first, second], indent)})"


def heading(name: str, base: str) -> str:
    """`class name(base):`."""
    line = f"class {name}({base}):"
    return line if fits(0, line) else f"class {name}(\n    {base}\n):"


def literal_method(name: str, literal: str, members: Sequence[str], indent: int) -> str:
    """The signature of a method without parameters that returns one of `members` (literals) or None."""
    margin = " " * indent
    opening = f"def {name}(\n{margin}    self,\n{margin}) -> "
    if len(members) > 1:
        listing = "".join(f"{margin}        {member},\n" for member in members)
        return f"{opening}(\n{margin}    {literal}[\n{listing}{margin}    ]\n{margin}    | None\n{margin}):"
    result = Either((Subscript(literal, (members[0],)), "None"))
    line = f"def {name}(self) -> {flat(result)}:"
    if fits(indent, line):
        return line
    if fits(indent, f") -> {flat(result)}:"):
        return f"{opening}{flat(result)}:"
    return f"{opening}(\n{margin}    {_inside(result, indent + 4)}\n{margin}):"
