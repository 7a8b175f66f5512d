"""Lines of code that are laid out by their length, as prettier would."""

from collections.abc import Sequence

from templates.typescript.text import WIDTH


def intersection(parts: Sequence[str], name: str) -> str:
    """The declaration of the type `name` as the intersection of `parts`."""
    line = f"export type {name} = {' & '.join(parts)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} = " + " &\n  ".join(parts) + ";"


def open_union(name: str) -> str:
    """The declaration of the type `name`: the values of the constant `name`, or any other string."""
    values, any_other = f"(typeof {name})[keyof typeof {name}]", "(string & {})"
    for line in (f"export type {name} = {values} | {any_other};", f"  {values} | {any_other};"):
        if len(line) <= WIDTH:
            return line if line.startswith("export") else f"export type {name} =\n{line}"
    return f"export type {name} =\n  | {values}\n  | {any_other};"


def union_type(parts: Sequence[str], name: str) -> str:
    """The declaration of the type `name` as one of `parts`."""
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= WIDTH:
        return line
    return "\n  | ".join([f"export type {name} =", *parts]) + ";"


def type_import(names: Sequence[str], module: str) -> str:
    """The statement that imports the types `names` from `module`."""
    line = f'import type {{ {", ".join(names)} }} from "{module}";'
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), f'}} from "{module}";'])
