"""A `Type` of the IR in Python: its annotation, and the statements that read it from JSON and write it back."""

from collections.abc import Mapping
from dataclasses import dataclass

from ir.model import Const, ListOf, MapOf, Message, OneOf, Reference, Scalar, Type, UnionReference
from templates.python.layout import Annotation, Call, Either, Expression, Subscript, call
from templates.python.literals import literal
from templates.python.names import attributes as allocated
from templates.python.scope import Scope

_NAMES = {
    ("string", "int64"): ("int", "read_int64", "write_int64"),
    ("string", "uint64"): ("int", "read_uint64", "write_uint64"),
    ("string", "bytes"): ("bytes", "read_bytes", "write_bytes"),
    ("string", "Timestamp"): ("Timestamp", "read_timestamp", "write_timestamp"),
    ("string", "Duration"): ("Duration", "read_duration", "write_duration"),
    ("string", "FieldMask"): ("FieldMask", "read_field_mask", "string"),
    ("integer", "int32"): ("int", "int32", "int32"),
    ("integer", "uint32"): ("int", "uint32", "uint32"),
}
"""By word and format of the page: Python type, function that reads, function that writes."""

_PLAIN = {
    "string": ("str", "string", "string"),
    "boolean": ("bool", "boolean", "boolean"),
    "integer": ("int", "integer", "integer"),
    "number": ("float", "read_number", "write_number"),
    "object": ("dict", "struct", "struct"),
    "array": ("list", "list_value", "list_value"),
    "null": ("None", "null", "null"),
    "value": ("JsonValue", "anything", "anything"),
}
"""The same by the word alone, for the formats that change nothing. Elements of lists and maps may be `None`."""

_EXACT = {"string": "str", "boolean": "bool", "integer": "int", "struct": "dict", "list_value": "list"}
"""Functions that give back what already is exactly of that type, so that their call can be saved."""


@dataclass(frozen=True)
class Names:
    """What a type refers to, by flat name: its class, and for an enum the constant that holds its members by value."""

    classes: Mapping[str, str]
    members: Mapping[str, str]
    opaque: Mapping[str, str]
    """Externals, and the function that both reads and writes them."""
    unions: Mapping[str, str]
    """Tagged unions, and the function that reads them."""

    def is_message(self, name: str) -> bool:
        """Whether `name` is a class of ours that reads and writes itself."""
        return name not in self.members and name not in self.opaque


def is_nullable(type_: Type) -> bool:
    """Whether JSON null is a value of `type_` like any other."""
    return isinstance(type_, Scalar) and type_.name in {"value", "null"}


def annotation(type_: Type, names: Names, scope: Scope) -> Annotation:
    """The annotation of an attribute that is present."""
    if isinstance(type_, Scalar) and is_nullable(type_):
        null = scope("NullValue")
        return null if type_.name == "null" else Either((scope("JsonValue"), null))
    return _element(type_, names, scope)


def _element(type_: Type, names: Names, scope: Scope) -> Annotation:  # noqa: PLR0911 - one for each kind of type
    match type_:
        case Reference(name=name):
            known = names.classes[name]
            return Either((known, "str")) if name in names.members else known
        case UnionReference(name=name):
            return names.classes[name]
        case Const(value=value):
            return Subscript(scope("Literal"), (literal(value),))
        case OneOf(options=options):
            parts = [_element(option, names, scope) for option in options]
            each = [choice for part in parts for choice in (part.choices if isinstance(part, Either) else (part,))]
            return Either(tuple(dict.fromkeys(each)))
        case ListOf(items=items):
            return Subscript("list", (_element(items, names, scope),))
        case MapOf(values=values):
            return Subscript("dict", ("str", _element(values, names, scope)))
        case Scalar():
            python = functions(type_)[0]
            if python == "dict":
                return Subscript("dict", ("str", scope("JsonValue")))
            if python == "list":
                return Subscript("list", (scope("JsonValue"),))
            return scope(python) if python[0].isupper() and python != "None" else python
    raise AssertionError(type_)


def attributes(message: Message, names: Names, scope: Scope) -> dict[str, str]:
    """Wire name -> attribute for the fields of `message`, none of which shadows what its annotations say."""
    annotations = [annotation(field.type, names, scope) for field in message.fields]
    return allocated(message, set[str]().union(*map(spoken, annotations)))


def spoken(type_: Annotation) -> set[str]:
    """The names that an annotation says."""
    match type_:
        case Subscript(name, parts):
            return {name}.union(*map(spoken, parts))
        case Either(parts):
            return set().union(*map(spoken, parts))
        case _:
            return {type_}


def reading(  # noqa: PLR0911 - one for each kind of type
    type_: Type, names: Names, scope: Scope, indent: int
) -> list[str]:
    """Statements at column `indent` that turn `value`, a JSON value, into what the attribute holds."""
    match type_:
        case Reference(name=name) if name in names.members:
            return [*_checked("string", scope), f"value = {names.members[name]}[value]"]
        case Reference(name=name) if names.is_message(name):
            return [call(f"value = {names.classes[name]}.from_dict", ["value", "partial"], indent)]
        case ListOf(items=Reference(name=name)) | MapOf(values=Reference(name=name)) if names.is_message(name):
            function = scope("read_list" if isinstance(type_, ListOf) else "read_map")
            return [call(f"value = {function}", [f"{names.classes[name]}.from_dict", "value", "partial"], indent)]
        case Scalar(name="number"):
            finite = f"type(value) is not float or not {scope('isfinite')}(value)"
            return [f"if {finite}:", f"    value = {scope('read_number')}(value)"]
        case Scalar(name="value"):
            return ["if value is None:", f"    value = {scope('NullValue')}.NULL_VALUE"]
        case UnionReference(name=name):
            return [call(f"value = {names.unions[name]}", ["value", "partial"], indent)]
        case ListOf(items=UnionReference(name=name)) | MapOf(values=UnionReference(name=name)):
            function = scope("read_list" if isinstance(type_, ListOf) else "read_map")
            return [call(f"value = {function}", [names.unions[name], "value", "partial"], indent)]
        case _:
            return _converted(type_, names, scope, indent, write=False)


def writing(type_: Type, names: Names, scope: Scope, indent: int) -> list[str]:
    """Statements at column `indent` that turn `value`, which the attribute holds, into a JSON value."""
    match type_:
        case Reference(name=name) if names.is_message(name):
            known = names.classes[name]
            instance = call(f"value = {scope('instance')}", [known, "value"], indent + 4)
            return [f"if type(value) is not {known}:", f"    {instance}", "value = value.to_dict(partial)"]
        case ListOf(items=Reference(name=name)) | MapOf(values=Reference(name=name)) if names.is_message(name):
            function = scope("write_dicts" if isinstance(type_, ListOf) else "write_dict_map")
            return [call(f"value = {function}", [names.classes[name], "value", "partial"], indent)]
        case Reference(name=name) if name in names.members:
            return [f"value = {scope('string')}(value)"]
        case UnionReference(name=name):
            checked = call(f"value = {scope('one_of')}", [names.classes[name], "value"], indent)
            return [checked, "value = value.to_dict(partial)"]
        case _:
            return _converted(type_, names, scope, indent, write=True)


def _converted(  # noqa: PLR0911 - one for each kind of type
    type_: Type, names: Names, scope: Scope, indent: int, *, write: bool
) -> list[str]:
    match type_:
        case ListOf(items=Scalar("string", None)):
            return [f"value = {scope('strings')}(value)"]
        case ListOf(items=part):
            each = scope("each")
        case MapOf(values=part):
            each = scope("each_value")
        case Reference(name=name):
            return _checked(names.opaque[name], scope)
        case Scalar() if is_nullable(type_):
            kind = "null" if type_.name == "null" else "value"
            function = "null" if write and kind == "null" else f"{'write' if write else 'read'}_{kind}"
            return [f"value = {scope(function)}(value)"]
        case Const(value=value):
            return [call(f"value = {scope('constant')}", ["value", literal(value)], indent)]
        case OneOf():
            shapes = _shapes(type_, names, scope, write=write)
            return [call(f"value = {scope('shaped')}", ["value", *shapes], indent)]
        case Scalar():
            return _checked(functions(type_)[2 if write else 1], scope)
        case _:
            raise AssertionError(type_)
    return [call(f"value = {each}", [_function(part, names, scope, write=write), "value"], indent)]


def _checked(function: str, scope: Scope) -> list[str]:
    converted = f"value = {scope(function)}(value)"
    exact = _EXACT.get(function)
    return [f"if type(value) is not {exact}:", f"    {converted}"] if exact else [converted]


def _function(  # noqa: PLR0911 - one for each kind of type
    type_: Type, names: Names, scope: Scope, *, write: bool
) -> Expression:
    """An expression: the function that converts one element of a list or map."""
    match type_:
        case Reference(name=name):
            return _reference_function(name, names, scope, write=write)
        case ListOf(items=part):
            return Call(f"lambda item: {scope('each')}", (_function(part, names, scope, write=write), "item"))
        case MapOf(values=part):
            return Call(f"lambda item: {scope('each_value')}", (_function(part, names, scope, write=write), "item"))
        case UnionReference(name=name) if write:
            return Call(f"lambda item: {scope('write_variant')}", (names.classes[name], "item", "partial"))
        case UnionReference(name=name):
            return Call(f"lambda item: {names.unions[name]}", ("item", "partial"))
        case Const(value=value):
            return Call(f"lambda item: {scope('constant')}", ("item", literal(value)))
        case OneOf():
            shapes = _shapes(type_, names, scope, write=write)
            return Call(f"lambda item: {scope('shaped')}", ("item", *shapes))
        case Scalar():
            return scope(functions(type_)[2 if write else 1])
    raise AssertionError(type_)


def _shapes(type_: OneOf, names: Names, scope: Scope, *, write: bool) -> list[Expression]:
    """An expression for each option: its kind, and the function that converts it.

    JSON does not tell messages apart; where several are options, the first is read.
    """
    shapes: dict[str, Expression] = {}
    for option in type_.options:
        convert = _function(option, names, scope, write=write)
        for kind in _kinds(option, names, scope, write=write):
            shapes.setdefault(kind, Call(scope("shape"), (kind, convert)))
    return list(shapes.values())


def _kinds(  # noqa: PLR0911 - one for each kind of type
    type_: Type, names: Names, scope: Scope, *, write: bool
) -> tuple[str, ...]:
    """The Python types that `type_` has in JSON, or with `write` in an attribute."""
    match type_:
        case Const():
            return ("str",)
        case ListOf():
            return ("list",)
        case UnionReference():
            return (scope("Message") if write else "dict",)
        case Reference(name=name) if names.is_message(name):
            return (names.classes[name] if write else "dict",)
        case Reference(name=name):
            return ("dict" if names.opaque.get(name) == "struct" else "str",)
        case Scalar(name="string") if not write:
            return ("str",)
        case Scalar(name="number"):
            return ("float", "int")
        case Scalar():
            python = functions(type_)[0]
            return (scope(python) if python[0].isupper() else python,)
    return ("dict",)


def _reference_function(name: str, names: Names, scope: Scope, *, write: bool) -> Expression:
    if name in names.opaque:
        return scope(names.opaque[name])
    if name in names.members:
        return scope("string") if write else Call(f"lambda item: {scope('read_enum')}", (names.members[name], "item"))
    known = names.classes[name]
    if write:
        return Call(f"lambda item: {scope('write_message')}", (known, "item", "partial"))
    return Call(f"lambda item: {known}.from_dict", ("item", "partial"))


def functions(scalar: Scalar) -> tuple[str, str, str]:
    """The Python type of `scalar`, the function that reads it, the function that writes it."""
    return _NAMES.get((scalar.name, scalar.format or "")) or _PLAIN[scalar.name]
