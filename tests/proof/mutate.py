"""Valid values made wrong, one fault at a time."""

from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from ir.model import Const, ListOf, OneOf, Reference, Scalar, Type, UnionReference
from tests.proof.known import Known, unions
from tests.proof.sites import ABSENT, Site, changed, is_nullable, shape, sites
from tests.proof.subjects import Subject


class Fault(NamedTuple):
    """A value that is wrong in one way, which `kind` names, at one place of the reference: `Tool.timeout`."""

    kind: str
    where: str
    value: Any


Wrong = dict[str, tuple[Any, ...]]
"""Values by the kind of fault that each is."""

_OBJECT: Wrong = {"array-for-object": (["x"],), "string-for-object": ("x",)}
_ARRAY: Wrong = {"object-for-array": ({"a": "b"},), "string-for-array": ("x",)}
_STRING: Wrong = {"number-for-string": (12,), "object-for-string": ({"a": "b"},)}
_NUMBER: Wrong = {"string-for-number": ("12",), "boolean-for-number": (True,), "array-for-number": ([1],)}
_SCALARS: dict[str, Wrong] = {
    "string": _STRING,
    "integer": _NUMBER | {"fraction-for-integer": (1.5,), "integer-with-point": (3.0,)},
    "number": _NUMBER | {"not-finite": ("NaN", "Infinity", "-Infinity")},
    "boolean": {"string-for-boolean": ("true",), "number-for-boolean": (1,), "array-for-boolean": ([True],)},
    "null": {"string-for-null": ("null",), "number-for-null": (0,)},
    "object": _OBJECT,
    "array": _ARRAY,
    "value": {},
}
_INT64: Wrong = {
    "number-for-int64": (12,),
    "object-for-string": ({"a": "b"},),
    "int64-not-decimal": ("", "1.5", "1e3", "0x1F", " 1", "+1", "1_0", "--1", "\u0661"),
    "final-newline": ("1\n",),
}
_FORMATS: dict[str, Wrong] = {
    "int32": _SCALARS["integer"] | {"integer-out-of-range": (2**31, -(2**31) - 1)},
    "uint32": _SCALARS["integer"] | {"integer-out-of-range": (2**32, -1)},
    "int64": _INT64 | {"int64-out-of-range": (str(2**63), str(-(2**63) - 1))},
    "uint64": _INT64 | {"int64-out-of-range": (str(2**64),), "uint64-negative": ("-1",)},
    "bytes": _STRING
    | {
        "base64-malformed": ("A", "AA=", "=", "A$==", "AA==AA==", "AAAAA", "AA\nAA", "\u00e9"),
        "final-newline": ("AAAA\n",),
    },
    "Timestamp": _STRING
    | {
        "timestamp-malformed": (
            *("", "2014-10-02", "2014-10-02T15:01:23", "2014-10-02 15:01:23Z", "2014-10-02T15:01:23.Z"),
            *("2014-10-02T15:01:23,5Z", "2014-10-02T15:01:23.0123456789Z", "2014-10-02T15:01:23+0530"),
        ),
        "timestamp-out-of-range": (
            *("0000-12-31T00:00:00Z", "2014-13-01T00:00:00Z", "2014-10-32T00:00:00Z", "2014-10-00T00:00:00Z"),
            *("2014-10-02T24:00:00Z", "2014-10-02T15:60:00Z", "2014-12-31T23:59:60Z", "2014-10-02T15:01:23+24:00"),
        ),
        "date-not-in-calendar": ("2014-02-31T00:00:00Z", "2014-02-29T00:00:00Z", "1900-02-29T00:00:00Z"),
        "instant-out-of-range": ("9999-12-31T23:59:59-00:01", "0001-01-01T00:00:00+05:30"),
        "final-newline": ("2014-10-02T15:01:23Z\n",),
    },
    "Duration": _STRING
    | {
        "duration-malformed": ("", "3.5", "PT3.5S", "s", ".5s", "1.s", "+1s", "1e3s", "1.0123456789s", "1 s", "1S"),
        "duration-out-of-range": ("315576000001s", "-315576000001s", "999999999999s", "1000000000000s"),
        "final-newline": ("1s\n",),
    },
}
"""What no scalar of a format may be; of a format without a row of its own, what none of its word may be."""


def wrong(known: Known, type_: Type, value: Any) -> Wrong:  # noqa: PLR0911 - one for each kind of type
    """What `type_` does not allow; `value` is one that it does."""
    match type_:
        case Scalar(name="object", format="Any"):
            return _OBJECT | {"any-without-type": (changed(value, ("@type",), ABSENT),)}
        case Scalar(name=name, format=form):
            return _FORMATS.get(form or "", _SCALARS[name])
        case Reference(target="enum", name=name):
            return _STRING | ({"unknown-enum-value": ("NOT_IN_THE_REFERENCE", "")} if name in known.enums else {})
        case Const():
            return _STRING | {"wrong-tag": ("not_in_the_reference",)}
        case UnionReference(name=name):
            key = known.tagged[name].discriminator
            other, none = changed(value, (key,), "not_in_the_reference"), changed(value, (key,), ABSENT)
            return _OBJECT | {"unknown-tag": (other,), "missing-tag": (none,)}
        case OneOf(options=options):
            assert int not in map(shape, options)
            return {"none-of-the-shapes": (12,)}
        case ListOf():
            return _ARRAY
        case _:
            return _OBJECT


def absent(site: Site, demanded: Set[str]) -> Wrong:
    """Null or nothing where neither may stand; `demanded` are unions that must have a member."""
    null = () if is_nullable(site.type) else (None,)
    if not site.path:
        return {}
    if not site.field:
        return {"null-for-element": null}
    if site.field.presence != "required" or site.field.union:
        return {"required-union-empty" if site.field.union in demanded else "null-for-optional": null}
    if "output_only" in site.field.behavior:
        return {"missing-required-of-answer": (ABSENT,)}
    return {"missing-required": (ABSENT,), "null-for-required": null}


def faults(subject: Subject, value: Any) -> Iterator[Fault]:
    """`value`, a valid one, with one fault: each that each of its parts can have."""
    demanded = {union.name for message in subject.known.messages.values() for union in message.unions if union.required}
    for site in sites(subject.known, subject.type, value):
        if isinstance(site.type, Const) and (len(site.path) > 1 or isinstance(subject.type, UnionReference)):
            continue  # The tag of a variant: its union has that fault.
        for kind, values in {**wrong(subject.known, site.type, site.value), **absent(site, demanded)}.items():
            for new in values:
                yield Fault(kind, site.where, changed(value, site.path, new))


def clashes(subject: Subject, having: dict[str, Any]) -> Iterator[Fault]:
    """Values with a union that has two members, or none though it must, of valid ones by a field that each has."""
    message = subject.known.messages.get(subject.name)
    if not message:
        return  # A tagged union.
    fields = subject.known.fields(message, subject.direction)
    for union, members in unions(message, fields):
        for one, other in zip(members, members[1:] + members[:1], strict=True):
            if one != other:
                yield Fault(
                    "two-members-of-union", f"{subject.name}.{one}", having[one] | {other: having[other][other]}
                )
            if union.required:
                yield Fault(
                    "required-union-empty", f"{subject.name}.{union.name}", changed(having[one], (one,), ABSENT)
                )


def strays(subject: Subject, value: Any, other_way: dict[str, Any]) -> Iterator[Fault]:
    """`value` with a field that never travels its way; `other_way` are values that do, by the field that each has."""
    kind = "output-only-in-request" if subject.direction == "request" else "input-only-in-answer"
    for field, other in other_way.items():
        yield Fault(kind, f"{subject.name}.{field}", value | {field: other[field]})
