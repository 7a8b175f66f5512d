"""`refgen explain`: where a name stands on the pages, in every language, and what was read there."""

from collections.abc import Iterator, Sequence

from ir.model import Api, Enum, EnumValue, External, Field, Message, Span, TaggedUnion, Text
from ir.shapes import shown

Declared = Message | Enum | External | TaggedUnion


def find(apis: Sequence[Api], name: str) -> list[tuple[Api, Declared, str | None]]:
    """(API, type, field or value) for each thing called `name`: `Tool`, `ツール`, `Tool.googleSearch`, `State.ACTIVE`.

    A type answers to its flat name, its identity and its headings; with a dot, the last part may be a member.
    """
    found: list[tuple[Api, Declared, str | None]] = []
    owner, dot, member = name.rpartition(".")
    for api in apis:
        for declared in _types(api):
            names = _names(declared)
            if name in names:
                found.append((api, declared, None))
            elif dot and owner in names and member in _members(declared):
                found.append((api, declared, member))
    return found


def known_names(apis: Sequence[Api]) -> list[str]:
    """Every name that `find` answers to, for suggestions."""
    types = [declared for api in apis for declared in _types(api)]
    members = [f"{declared.name}.{member}" for declared in types for member in _members(declared)]
    return sorted({name for declared in types for name in _names(declared)}) + members


def spans_of(declared: Declared, member: str | None) -> tuple[Span, ...]:
    """Where a type, or one of its members, stands."""
    part = next((part for part in _parts(declared) if part.name == member), None)
    return part.spans if part else declared.spans


def describe(api: Api, declared: Declared, member: str | None) -> Iterator[str]:
    """What is known of a type, or of one of its members, as lines of text."""
    part = next((p for p in _parts(declared) if p.name == member), None)
    kind = "external " if isinstance(declared, External) else ""
    kind += "enum" if isinstance(declared, Enum) or getattr(declared, "target", "") == "enum" else "message"
    kind = "tagged union" if isinstance(declared, TaggedUnion) else kind
    what = f"{'field' if isinstance(part, Field) else 'value'} of a {kind}" if part else kind
    yield f"{declared.name}{'.' + member if member else ''}  ({what}, API {api.name})"
    if declared.identity != declared.name:
        yield f"  on the pages  {declared.identity}"
    if isinstance(declared, External):
        yield f"  reason        {declared.reason}"
    elif not isinstance(declared, TaggedUnion):
        for language, title in declared.titles.items():
            yield f"  heading [{language}]  {title}"
    if isinstance(part, Field):
        yield from _field(part)
    subject = part or declared
    yield from _places(subject.spans)
    if not isinstance(subject, External):
        yield from _prose(subject.text)
    if not part:
        yield from _inside(declared)


def _field(field: Field) -> Iterator[str]:
    yield f"  type          {shown(field.type)}"
    yield f"  presence      {field.presence}"
    if field.behavior:
        yield f"  behavior      {', '.join(field.behavior)}"
    if field.union:
        yield f"  union         {field.union}"
    if field.caveat:
        yield f"  left open     {field.caveat}"
    yield f"  stands in     {' and '.join(_SIDES[side] for side in field.sides)}"


def _inside(declared: Declared) -> Iterator[str]:
    """The parts of a type, a line each."""
    match declared:
        case Message():
            for field in declared.fields:
                union = f"  in union {field.union}" if field.union else ""
                yield f"    {field.name}  {shown(field.type)}{union}"
        case TaggedUnion():
            for variant in declared.variants:
                yield f'    {declared.discriminator} "{variant.tag}"  object ({variant.message})'
        case Enum():
            yield from (f"    {value.name}" for value in declared.values)


_SIDES = {"list": "field list", "representation": "JSON representation"}


def _types(api: Api) -> list[Declared]:
    return [*api.messages, *api.tagged_unions, *api.enums, *api.externals]


def _places(spans: Sequence[Span]) -> Iterator[str]:
    for span in spans:
        yield f"  {span.page}:{span.first}" + (f"-{span.last}" if span.last > span.first else "")


def _prose(text: Text) -> Iterator[str]:
    for language, paragraphs in text.items():
        for paragraph in paragraphs:
            yield from (f"  [{language}] {line}" for line in paragraph.split("\n"))


def _parts(declared: Declared) -> Sequence[Field | EnumValue]:
    if isinstance(declared, Message):
        return declared.fields
    return declared.values if isinstance(declared, Enum) else ()


def _members(declared: Declared) -> list[str]:
    if isinstance(declared, Message):
        return [field.name for field in declared.fields]
    return [value.name for value in declared.values] if isinstance(declared, Enum) else []


def _names(declared: Declared) -> set[str]:
    titles = set() if isinstance(declared, External | TaggedUnion) else set(declared.titles.values())
    return {declared.name, declared.identity} | titles
