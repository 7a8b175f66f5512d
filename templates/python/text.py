"""The statements that write an attribute as JSON text."""

from json import dumps

from ir.model import Const, ListOf, MapOf, Reference, Scalar, Type, UnionReference
from templates.python.layout import assign, call
from templates.python.literals import literal
from templates.python.scope import Scope
from templates.python.types import Names, functions, writing


def text(wire: str, type_: Type, names: Names, scope: Scope, indent: int) -> list[str]:
    """Statements at column `indent` that add the field `wire`, made from `value`, to the JSON text `text`.

    Messages write themselves, so the text so far is written before them. A comma stands behind every field.
    """
    if isinstance(type_, Const):
        known = literal(type_.value)
        check = call(scope("constant"), ["value", known], indent + 4)
        tag = literal(f"{_json(wire)}:{_json(type_.value)},")
        return [f"if value != {known}:", f"    {check}", assign("text", tag, indent, "+=")]
    before, by_themselves = _streamed(type_, names, scope, indent)
    if by_themselves:
        return [*before, call("write", [_named(wire, before="text")], indent), by_themselves, 'text = ","']
    statements, value, quotes = _texted(type_, names, scope, indent)
    return [*statements, assign("text", _named(wire, value=value, quotes=quotes), indent, "+=")]


def _streamed(type_: Type, names: Names, scope: Scope, indent: int) -> tuple[list[str], str]:
    """For messages: statements that check `value`, and the one that writes it; else none."""
    itself = "value.write_json(write, partial)"
    match type_:
        case Reference(name=name) if names.is_message(name):
            known = names.classes[name]
            instance = call(f"value = {scope('instance')}", [known, "value"], indent + 4)
            return [f"if type(value) is not {known}:", f"    {instance}"], itself
        case ListOf(items=Reference(name=name)) | MapOf(values=Reference(name=name)) if names.is_message(name):
            function = scope("write_list" if isinstance(type_, ListOf) else "write_map")
            return [], call(function, [names.classes[name], "value", "write", "partial"], indent)
        case UnionReference(name=name):
            return [call(f"value = {scope('one_of')}", [names.classes[name], "value"], indent)], itself
        case ListOf(items=UnionReference(name=name)):
            return [], call(scope("write_variants"), [names.classes[name], "value", "write", "partial"], indent)
    return [], ""


def _texted(  # noqa: PLR0911 - one for each kind of type
    type_: Type, names: Names, scope: Scope, indent: int
) -> tuple[list[str], str, bool]:
    """For all else: statements that convert `value`, the expression of its text, and whether quotes are missing."""
    statements = writing(type_, names, scope, indent)
    match type_:
        case Reference(name=name) if name in names.members:
            # A member is its value, so the text can be made from it; what is no member is checked.
            convert = [f"if type(value) is not {names.classes[name]}:", f"    value = {scope('string')}(value)"]
            return convert, f"{scope('quoted')}(value)", False
        case Reference(name=name):
            text_of = scope("quoted" if names.opaque[name] == "string" else "json_text")
            return [], f"{text_of}({scope(names.opaque[name])}(value))", False
        case Scalar(name="object" | "array"):
            return [], f"{scope('json_text')}({scope(functions(type_)[2])}(value))", False
        case Scalar(name="number"):
            return [], f"{scope('number_text')}(value)", False
        case Scalar(name="boolean"):
            return [*statements, 'value = "true" if value else "false"'], "value", False
        case Scalar(name="value"):
            return [], f"{scope('json_text')}(value)", False
        case Scalar(name="integer"):
            return statements, "value", False
        case Scalar("string", None | "FieldMask"):
            return statements, f"{scope('quoted')}(value)", False
        case Scalar(name="string"):
            return statements, "value", True
        case ListOf(items=Scalar("string", None)):
            return [], f"{scope('strings_text')}(value)", False
    return statements, f"{scope('json_text')}(value)", False


def _json(text: str) -> str:
    return dumps(text, ensure_ascii=False)


def _named(wire: str, before: str = "", value: str = "", *, quotes: bool = False) -> str:
    """An f-string of the expression `before`, the name of a field, and the expression `value` with a comma.

    With `quotes` they stand around `value`, whose text needs no escapes.
    """
    name = literal(f"{_json(wire)}:")
    plain = name[1:-1].replace("{", "{{").replace("}", "}}")
    quote = ("\\" if name[0] == '"' else "") + '"' if quotes else ""
    behind = f"{quote}{{{value}}}{quote}," if value else ""
    return f"f{name[0]}{f'{{{before}}}' if before else ''}{plain}{behind}{name[0]}"
