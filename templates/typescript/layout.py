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
    return union_type((f"(typeof {name})[keyof typeof {name}]", "(string & {})"), name)


def union_type(parts: Sequence[str], name: str) -> str:
    """The declaration of the type `name` as one of `parts`."""
    start, line = f"export type {name} =", f"{' | '.join(parts)};"
    if len(f"{start} {line}") <= WIDTH:
        return f"{start} {line}"
    if len(f"  {line}") <= WIDTH:
        return f"{start}\n  {line}"
    return "\n  | ".join([start, *parts]) + ";"


def excluded(values: Sequence[str], subject: str) -> str:
    """The expression that the string `subject` is none of the literals `values`, indented once."""
    line = f"  ![{', '.join(values)}].includes({subject});"
    if len(line) <= WIDTH:
        return line
    return "\n".join(["  ![", *(f"    {value}," for value in values), f"  ].includes({subject});"])


def type_import(names: Sequence[str], module: str) -> str:
    """The statement that imports the types `names` from `module`."""
    line = f'import type {{ {", ".join(names)} }} from "{module}";'
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), f'}} from "{module}";'])
