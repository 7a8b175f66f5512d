"""The wire pass: what an API's structural pages declare as nested unions becomes the flat, tagged objects that travel.

It takes an `Api` and gives an `Api` of its own, in three steps: `flatten` the structural types, add the types that
only the wire page declares (`guided`), and spell names and enum values as they travel (`spelling`). What neither page
says is decided in overrides.toml or marked with a caveat; nothing is known here of any single API.
"""

from collections.abc import Iterable, Sequence

from ir.assemble import Assembled
from ir.decisions import Decision, Decisions
from ir.flatten import Flattener, references
from ir.guided import Guided, discriminator, known_types
from ir.model import Api, Diagnostic, Message, Tag, TaggedUnion, UnionReference
from ir.spelling import spelled


def wire(api: Api, name: str, title: str, decisions: Sequence[Decision] = ()) -> Assembled:
    """What travels of `api`, as the API `name`, with everything worth reporting. `decisions` are those for `name`."""
    decided = Decisions(tuple(decisions))
    tags: dict[str, list[Tag]] = {}
    for tag in api.tags:
        tags.setdefault(tag.kind, []).append(tag)
    key = discriminator(api.tags)
    known = known_types(api, tags)
    flat = Flattener(api, key, tags, known, decided)
    flat.run()
    guided = Guided(flat, key or "")
    if key:
        guided.run()
        guided.annotated()
    enums = {enum.name: spelled(enum, decided.values(enum.name)) for enum in api.enums} | guided.enums
    kept = _reached(api, flat.messages, flat.unions)
    order = {message.identity: place for place, message in enumerate(api.messages)}
    result = Api(
        name=name,
        title=title,
        pages=api.pages,
        messages=tuple(
            sorted(
                (message for message in flat.messages.values() if ("message", message.name) in kept),
                key=lambda message: order.get(message.identity, len(order)),
            )
        ),
        enums=tuple(enum for enum in enums.values() if ("enum", enum.name) in kept),
        externals=tuple(e for e in api.externals if (e.target, e.name) in kept and e.name not in known),
        tags=api.tags,
        events=api.events,
        accessors=guided.accessors() if key else api.accessors,
        notes=api.notes,
        tagged_unions=tuple(union for union in flat.unions.values() if ("union", union.name) in kept),
        stream=guided.stream() if key else None,
    )
    found: list[Diagnostic] = [*flat.found, *guided.found, *decided.stale()]
    return Assembled(api=result, diagnostics=tuple(dict.fromkeys(found)), pins={})


def _reached(api: Api, messages: dict[str, Message], unions: dict[str, TaggedUnion]) -> set[tuple[str, str]]:
    """(kind, name) of all that can travel: what roots lead to. A root is a message that nothing on the pages uses."""
    used = {
        reference.name for message in api.messages for field in message.fields for reference in references(field.type)
    }
    roots = [
        ("message", name) for name, message in messages.items() if message.identity not in used and name not in used
    ]
    tops = [("union", name) for name in unions if name not in used]
    reached: set[tuple[str, str]] = set()
    todo = [*roots, *tops]
    while todo:
        kind, name = todo.pop()
        if (kind, name) not in reached:
            reached.add((kind, name))
            todo += _led_to(kind, name, messages, unions)
    return reached


def _led_to(
    kind: str, name: str, messages: dict[str, Message], unions: dict[str, TaggedUnion]
) -> Iterable[tuple[str, str]]:
    if kind == "union" and name in unions:
        return [("message", variant.message) for variant in unions[name].variants]
    if kind != "message" or name not in messages:
        return []
    found = [reference for field in messages[name].fields for reference in references(field.type)]
    return [("union", r.name) if isinstance(r, UnionReference) else (r.target, r.name) for r in found]
