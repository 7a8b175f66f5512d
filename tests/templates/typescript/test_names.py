import pytest

from ir.model import Api, Enum, External, Message
from templates.typescript.names import Names


@pytest.mark.parametrize(
    ("taken", "words", "want"),
    [
        ((), ("Tool", "Request"), "ToolRequest"),
        (("ToolRequest",), ("Tool", "Request"), "ToolRequest2"),
        (("ToolRequest", "ToolRequest2"), ("Tool", "Request"), "ToolRequest3"),
        ((), ("Interaction", "response_format_config", "Members"), "InteractionResponseFormatConfigMembers"),
        ((), ("Interaction", "requestType", "Members"), "InteractionRequestTypeMembers"),
        ((), ("a_b", "Fields"), "a_bFields"),
        ((), ("Tool", "*/", "Members"), "ToolMembers"),
        (("string_",), ("string",), "string_2"),
    ],
)
def test_a_name_is_given_once(taken: tuple[str, ...], words: tuple[str, ...], want: str) -> None:
    names = Names(Api(name="a", title="A", messages=tuple(Message(name=name, identity=name) for name in taken)))
    assert names.claim(*words) == want


def test_names_of_the_pages_come_first_and_only_what_is_emitted_has_one() -> None:
    names = Names(
        Api(
            name="a",
            title="A",
            messages=(
                Message(name="Struct", identity="Struct", role="well_known"),
                Message(name="Tool", identity="Tool"),
            ),
            enums=(Enum(name="NullValue", identity="NullValue", role="well_known"), Enum(name="Mode", identity="Mode")),
            externals=(External(name="Blob", identity="Blob", target="message", reason=""),),
        )
    )
    assert [names[name] for name in ("Tool", "Mode", "Blob")] == ["Tool", "Mode", "Blob"]
    assert [names.claim(name) for name in ("Tool", "Mode", "Blob")] == ["Tool2", "Mode2", "Blob2"]
    assert [names.claim(name) for name in ("Struct", "NullValue")] == ["Struct", "NullValue"]
