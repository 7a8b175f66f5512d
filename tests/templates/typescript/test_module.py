from ir.model import Api, Behavior, Field, Message, Reference, Scalar, Type, Union
from templates.typescript.declarations import Alias, Interface
from templates.typescript.module import module

STRING = Scalar("string")


def declared(*messages: Message) -> dict[str, tuple[str, ...]]:
    """What the module declares, by name: properties as they are written, or the parts of an alias."""
    found = {}
    for declaration in module(Api(name="a", title="A", messages=messages)).declarations:
        if isinstance(declaration, Interface):
            found[declaration.name] = tuple(
                f"{'readonly ' * each.readonly}{each.name}{'?' * each.optional}: {each.type}"
                for each in declaration.properties
            )
        elif isinstance(declaration, Alias):
            found[declaration.name] = declaration.parts
    return found


def field(name: str, type_: Type = STRING, *behavior: Behavior, union: str | None = None) -> Field:
    return Field(name=name, type=type_, behavior=behavior, union=union)


def test_both_shapes_share_the_parts_that_are_alike() -> None:
    given = Message(
        name="Tool",
        identity="Tool",
        fields=(
            field("id", STRING, "output_only"),
            field("a", union="alike"),
            field("b", union="alike"),
            field("c", Reference("message", "Tool"), union="unlike"),
            field("d", union="unlike"),
        ),
        unions=(Union(name="alike", members=("a", "b")), Union(name="unlike", members=("c", "d"), required=True)),
    )
    assert declared(given) == {
        "ToolFields": ("readonly id?: string",),
        "ToolAlikeMembers": ("a: string", "b: string"),
        "ToolUnlikeMembers": ("c: Tool", "d: string"),
        "Tool": ("ToolFields", "AtMostOne<ToolAlikeMembers>", "ExactlyOne<ToolUnlikeMembers>"),
        "ToolRequestUnlikeMembers": ("c: ToolRequest", "d: string"),
        "ToolRequest": ("AtMostOne<ToolAlikeMembers>", "ExactlyOne<ToolRequestUnlikeMembers>"),
    }


def test_a_choice_that_one_shape_has_not_is_a_field() -> None:
    given = Message(
        name="Tool",
        identity="Tool",
        fields=(field("a", STRING, "output_only", union="u"), field("b", union="u")),
        unions=(Union(name="u", members=("a", "b"), required=True),),
    )
    assert declared(given) == {
        "ToolUMembers": ("readonly a: string", "b: string"),
        "Tool": ("ExactlyOne<ToolUMembers>",),
        "ToolRequest": ("b: string",),
    }


def test_what_is_derived_makes_way_for_the_names_of_the_pages() -> None:
    given = [
        Message(name="Tool", identity="Tool", fields=(field("a", Scalar("string", "Timestamp"), "output_only"),)),
        Message(name="ToolRequest", identity="ToolRequest", fields=(field("tool", Reference("message", "Tool")),)),
        Message(name="Timestamp", identity="Timestamp", fields=(field("seconds"),)),
    ]
    assert declared(*given) == {
        "Tool": ("readonly a?: Timestamp2",),
        "ToolRequest2": (),
        "ToolRequest": ("tool?: Tool",),
        "ToolRequestRequest": ("tool?: ToolRequest2",),
        "Timestamp": ("seconds?: string",),
    }
    imports = module(Api(name="a", title="A", messages=tuple(given))).imports
    assert imports == ("Timestamp as Timestamp2",)


def test_unions_with_too_many_combinations_become_plain_fields() -> None:
    """A message that can hold itself has room for 30."""
    first = [field(f"a{number}", union="first") for number in range(5)]
    second = [field(f"b{number}", union="second") for number in range(5)]
    given = Message(
        name="Tool",
        identity="Tool",
        fields=(field("tool", Reference("message", "Tool")), *first, *second),
        unions=tuple(
            Union(name=name, members=tuple(each.name for each in members))
            for name, members in (("first", first), ("second", second))
        ),
    )
    assert declared(given)["Tool"] == ("ToolFields", "AtMostOne<ToolFirstMembers>", "ToolSecondMembers")
    assert declared(given)["ToolSecondMembers"] == tuple(f"b{number}?: string" for number in range(5))
    [(note,)] = [
        declaration.doc.notes
        for declaration in module(Api(name="a", title="A", messages=(given,))).declarations
        if declaration.name == "ToolSecondMembers"
    ]
    assert note.endswith("The type does not check it: the unions of the message have too many combinations.")
