"""Reconciling: the two sides of every double entry are compared, and the union of what they say is kept.

The double entries are: field list and JSON representation of a message (`ir.sides`); the halves of a page, such as a
tool's input and output; the editions of a type on several pages. Each disagreement is a diagnostic with both places.
"""

from collections.abc import Iterable, Sequence
from itertools import chain

from ir.declaration import EnumDeclaration
from ir.identities import LinkedDeclaration, LinkedType
from ir.model import Diagnostic, Enum, EnumValue, Field, Message, Span, Text, Union
from ir.nest import nest
from ir.shapes import shown
from ir.sides import join, merged


def reconcile(types: Sequence[LinkedType]) -> tuple[tuple[Message, ...], tuple[Enum, ...], tuple[Diagnostic, ...]]:
    """The messages and enums of an API in page order, named by identity, and every disagreement found on the way."""
    diagnostics: list[Diagnostic] = []
    messages = tuple(part for kind in types if kind.kind == "message" for part in nest(_message(kind, diagnostics)))
    enums = tuple(_enum(kind, diagnostics) for kind in types if kind.kind == "enum")
    return messages, enums, tuple(diagnostics)


def _message(kind: LinkedType, diagnostics: list[Diagnostic]) -> Message:
    """One message from all its declarations."""
    editions = []
    for linked in kind.declarations:
        fields, unions, found = join(kind.name, linked)
        editions.append((fields, unions))
        diagnostics += [d for d in found if d not in diagnostics]
    first, *others = editions
    for other, linked in zip(others, kind.declarations[1:], strict=True):
        spans = (kind.declarations[0].declaration.span, linked.declaration.span)
        diagnostics += _compare_fields(kind.name, first[0], other[0], spans)
    names: list[str] = []
    for fields, _ in editions:
        names = merged(names, [field.name for field in fields])
    choices = dict.fromkeys(union.name for _, unions in editions for union in unions)
    return Message(
        name=kind.name,
        identity=kind.identity,
        titles=_titles(kind),
        role=kind.role,
        fields=tuple(_merge_fields([f for fields, _ in editions for f in fields if f.name == name]) for name in names),
        unions=tuple(
            _merge_unions([u for _, unions in editions for u in unions if u.name == name]) for name in choices
        ),
        text=_merge_texts(_text(linked) for linked in kind.declarations),
        spans=tuple(linked.declaration.span for linked in kind.declarations),
    )


def _enum(kind: LinkedType, diagnostics: list[Diagnostic]) -> Enum:
    """One enum from all its declarations."""
    editions = [_values(kind.name, linked, diagnostics) for linked in kind.declarations]
    first, *others = ([value.name for value in edition] for edition in editions)
    for other, linked in zip(others, kind.declarations[1:], strict=True):
        if first != other:
            odd = [name for name in merged(first, other) if (name in first) != (name in other)]
            what = f"differs in {', '.join(odd)}" if odd else "lists its values in another order"
            message = f"a second declaration of `{kind.name}` {what}"
            spans = (linked.declaration.span, kind.declarations[0].declaration.span)
            diagnostics.append(_different(message, kind.name, *spans))
    names: list[str] = []
    for edition in editions:
        names = merged(names, [value.name for value in edition])
    return Enum(
        name=kind.name,
        identity=kind.identity,
        titles=_titles(kind),
        role=kind.role,
        values=tuple(_merge_values([v for edition in editions for v in edition if v.name == name]) for name in names),
        text=_merge_texts(_text(linked) for linked in kind.declarations),
        spans=tuple(linked.declaration.span for linked in kind.declarations),
    )


def _values(owner: str, linked: LinkedDeclaration, diagnostics: list[Diagnostic]) -> list[EnumValue]:
    """The values of one enum declaration; a value that it lists twice is reported and kept once."""
    declaration = linked.declaration
    assert isinstance(declaration, EnumDeclaration)
    values: dict[str, EnumValue] = {}
    for value in declaration.values:
        if value.name in values:
            message = f"the value `{value.name}` is listed twice"
            spans = (value.span, values[value.name].spans[0])
            subject = f"{owner}.{value.name}"
            diagnostics.append(
                Diagnostic(id="duplicate-enum-value", severity="error", message=message, subject=subject, spans=spans)
            )
            continue
        text = {linked.language: value.text} if value.text else {}
        values[value.name] = EnumValue(name=value.name, deprecated=value.deprecated, text=text, spans=(value.span,))
    return list(values.values())


def _compare_fields(
    owner: str, first: Sequence[Field], second: Sequence[Field], spans: tuple[Span, Span]
) -> list[Diagnostic]:
    """What two declarations of one message disagree in: fields, their types, unions and behavior."""
    ours, theirs = ({field.name: field for field in fields} for fields in (first, second))
    found = []
    for name in merged(list(ours), list(theirs)):
        one, two = ours.get(name), theirs.get(name)
        subject = f"{owner}.{name}"
        if one and two:
            odd = [
                what
                for what, alike in (
                    (f"types ({shown(one.type)}, {shown(two.type)})", one.type == two.type),
                    ("unions", one.union == two.union),
                    ("field behavior", set(one.behavior) == set(two.behavior)),
                )
                if not alike
            ]
            if odd:
                message = f"two declarations of `{owner}` give `{name}` different {' and '.join(odd)}"
                found.append(_different(message, subject, two.spans[0], one.spans[0]))
        else:
            present = one or two
            assert present
            message = f"one declaration of `{owner}` has the field `{name}`, the other has not"
            found.append(_different(message, subject, present.spans[0], spans[1] if one else spans[0]))
    return found


def _different(message: str, subject: str, *spans: Span) -> Diagnostic:
    return Diagnostic(id="duplicate-type-different", severity="error", message=message, subject=subject, spans=spans)


def _merge_fields(versions: Sequence[Field]) -> Field:
    """One field from its editions: the first's structure, everyone's prose and places."""
    first = versions[0]
    return Field(
        name=first.name,
        type=first.type,
        presence=first.presence,
        behavior=first.behavior,
        union=first.union,
        lost=first.lost,
        sides=first.sides,
        text=_merge_texts(version.text for version in versions),
        spans=_merge_spans(version.spans for version in versions),
    )


def _merge_unions(versions: Sequence[Union]) -> Union:
    first = versions[0]
    members: list[str] = []
    for version in versions:
        members = merged(members, version.members)
    return Union(
        name=first.name,
        members=tuple(members),
        required=first.required,
        text=_merge_texts(version.text for version in versions),
        spans=_merge_spans(version.spans for version in versions),
    )


def _merge_values(versions: Sequence[EnumValue]) -> EnumValue:
    return EnumValue(
        name=versions[0].name,
        deprecated=any(version.deprecated for version in versions),
        text=_merge_texts(version.text for version in versions),
        spans=_merge_spans(version.spans for version in versions),
    )


def _merge_texts(texts: Iterable[Text]) -> Text:
    """Prose of several editions: the first of each language."""
    found: Text = {}
    for text in texts:
        for language, prose in text.items():
            found.setdefault(language, prose)
    return found


def _merge_spans(spans: Iterable[tuple[Span, ...]]) -> tuple[Span, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(spans)))


def _text(linked: LinkedDeclaration) -> Text:
    return {linked.language: linked.declaration.text} if linked.declaration.text else {}


def _titles(kind: LinkedType) -> dict[str, str]:
    titles: dict[str, str] = {}
    for linked in kind.declarations:
        if linked.declaration.heading:
            titles.setdefault(linked.language, linked.declaration.heading)
    return titles
