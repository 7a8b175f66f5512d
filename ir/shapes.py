"""Comparing types: what two sides print, and whether both can be true."""

from ir.model import Const, ListOf, MapOf, OneOf, Reference, Scalar, Type, UnionReference


def shown(kind: Type | None) -> str:  # noqa: PLR0911 - one for each kind of type
    """`kind` as messages name it."""
    match kind:
        case Scalar(name, None):
            return name
        case Scalar(name, form):
            return f"{name} ({form} format)"
        case Reference(target, name):
            return f"{'enum' if target == 'enum' else 'object'} ({name})"
        case ListOf(items):
            return f"list of {shown(items)}"
        case MapOf(values):
            return f"map of {shown(values)}"
        case Const(value):
            return f'"{value}"'
        case OneOf(options):
            return " or ".join(map(shown, options))
        case UnionReference(name):
            return f"union ({name})"
    return "nothing"


def compatible(listed: Type, represented: Type) -> bool:
    """Whether a field list's type and a JSON representation's can be one type: the latter prints no wire formats."""
    match listed, represented:
        case Scalar(one, _), Scalar(two, None):
            return one == two
        case Scalar("object", None), Scalar("object", "Any"):
            return True
        case ListOf(one), ListOf(two):
            return compatible(one, two)
        case MapOf(one), MapOf(two):
            return compatible(one, two)
    return listed == represented


def finer(listed: Type, represented: Type) -> Type:
    """The type that says more of two compatible ones: lists print `object` where the representation shows an `Any`."""
    match listed, represented:
        case Scalar("object", None), Scalar("object", _):
            return represented
        case ListOf(one), ListOf(two):
            return ListOf(finer(one, two))
        case MapOf(one), MapOf(two):
            return MapOf(finer(one, two))
    return listed
