"""The text of the pages, at run time: read from the source when asked for, so that it costs nothing before."""

import ast
import inspect


def documentation(cls: type) -> str:
    """What the page says about `cls`, to the letter."""
    return _plain(cls.__doc__ or "", 4)


def member_documentation(cls: type) -> dict[str, str]:
    """What the page says about each attribute of a message, or each member of an enum, by its Python name."""
    tree = ast.parse(inspect.getsource(cls))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    texts: dict[str, str] = {}
    for statement, text in zip(body, body[1:], strict=False):
        match statement, text:
            case (
                ast.AnnAssign(target=ast.Name(id=name))
                | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(prose))),
            ):
                texts[name] = _plain(prose, 4)
            case _:
                pass
    return texts


def _plain(prose: str, indent: int) -> str:
    """`prose` without the margin of the source and the line of its closing quotes."""
    margin = " " * indent
    first, *rest = prose.split("\n")
    if rest and all(line.startswith(margin) for line in rest if line):
        rest = [line[indent:] for line in rest]
    if rest and not rest[-1]:
        rest.pop()
    return "\n".join([first, *rest])
