"""Names used on pages to what they mean."""

import pytest

from ir.model import ListOf, MapOf, Reference, Scalar, Type
from ir.resolve import ExternalRule
from tests.snippets import assembled, findings, read, the_enum, the_field, the_message


def thing(name: str, *rows: str) -> str:
    """A message: its rows, and the representation that they make."""
    keys = []
    for row in rows:
        field, kind = row.split(" ", 1)
        word = {"enum": kind, "object": f"{{\n    {kind}\n  }}"}.get(kind.split(" ")[0], kind.split(" ")[0])
        keys.append(f'  "{field[:-2]}": [\n    {word}\n  ]' if field.endswith("[]") else f'  "{field}": {word}')
    listed, represented = "\n".join(rows), ",\n".join(keys)
    return f"{name}\n\nFields\n{listed}\nJSON representation\n{{\n{represented}\n}}\n\n"


def values(name: str, *names: str) -> str:
    """An enum."""
    listed = "\n".join(names)
    return f"{name}\n\nEnums\n{listed}\n\n"


WELL_KNOWN: list[tuple[str, Type]] = [
    ("object (Struct)", Scalar("object", "Struct")),
    ("object (Value)", Scalar("value", "Value")),
    ("object (ListValue)", Scalar("array", "ListValue")),
    ("object (Timestamp)", Scalar("string", "Timestamp")),
    ("object (Duration)", Scalar("string", "Duration")),
    ("object (FieldMask)", Scalar("string", "FieldMask")),
    ("object (Any)", Scalar("object", "Any")),
    ("object (Int64Value)", Scalar("string", "int64")),
    ("object (BytesValue)", Scalar("string", "bytes")),
    ("object (Empty)", Scalar("object")),
    ("object (Status)", Reference("message", "GoogleRpcStatus")),
]


@pytest.mark.parametrize(("use", "want"), WELL_KNOWN)
def test_well_known_types_need_no_declaration(use: str, want: Type) -> None:
    result = assembled(thing("Thing", f"a {use}"))
    assert the_field(result, "Thing.a").type == want
    assert result.diagnostics == ()


def test_a_list_of_the_status_of_calls() -> None:
    result = assembled(thing("Thing", "errors[] object (Status)"))
    assert the_field(result, "Thing.errors").type == ListOf(Reference("message", "GoogleRpcStatus"))
    assert [field.name for field in the_message(result, "GoogleRpcStatus").fields] == ["code", "message", "details"]


def test_a_declared_type_goes_before_a_well_known_one() -> None:
    result = assembled(thing("Thing", "s object (Status)") + thing("Status", "word string"))
    assert the_field(result, "Thing.s").type == Reference("message", "Status")


def test_an_enum_and_a_message_of_one_name() -> None:
    page = thing("Thing", "a object (Status)", "b enum (Status)") + values("Status", "STATUS_UNSPECIFIED", "DONE")
    result = assembled(page)
    assert the_field(result, "Thing.a").type == Reference("message", "GoogleRpcStatus")
    assert the_field(result, "Thing.b").type == Reference("enum", "Status")
    assert result.diagnostics == ()


def test_unresolved() -> None:
    result = assembled(thing("Thing", "a object (Nonesuch)", "b enum (Nowhere)"))
    assert findings(result) == [("unresolved-reference", "Thing.a", 4), ("unresolved-reference", "Thing.b", 5)]
    assert [(e.name, e.target, e.identity) for e in result.api.externals] == [
        ("Nonesuch", "message", "Nonesuch"),
        ("Nowhere", "enum", "Thing.Nowhere"),
    ]
    assert the_field(result, "Thing.a").type == Reference("message", "Nonesuch")


def test_external_by_decision() -> None:
    rules = [
        ExternalRule(name="Nonesuch", kind="message", reason="Elsewhere."),
        ExternalRule(name="Struct", kind="message", reason="Not the well-known one."),
    ]
    result = assembled(thing("Thing", "a object (Nonesuch)", "b object (Struct)"), externals=rules)
    assert result.diagnostics == ()
    assert [(e.name, e.reason) for e in result.api.externals] == [
        ("Nonesuch", "Elsewhere."),
        ("Struct", "Not the well-known one."),
    ]
    assert the_field(result, "Thing.b").type == Reference("message", "Struct")


def test_an_external_knows_every_place_that_uses_it() -> None:
    rules = [ExternalRule(name="Nonesuch", kind="message", reason="Elsewhere.")]
    one, two = thing("One", "a object (Nonesuch)"), thing("Two", "b object (Nonesuch)")
    (external,) = assembled(one, two, externals=rules).api.externals
    assert [(span.page, span.first) for span in external.spans] == [
        ("page1.txt", 4),
        ("page1.txt", 7),
        ("page2.txt", 4),
        ("page2.txt", 7),
    ]


def test_names_of_several_declarations_belong_to_the_message_before() -> None:
    page = (
        thing("Root", "a object (A)", "b object (B)")
        + thing("A", "mode enum (Mode)")
        + values("Mode", "MODE_UNSPECIFIED", "ONE")
        + thing("B", "mode enum (Mode)")
        + values("Mode", "MODE_UNSPECIFIED", "TWO")
    )
    result = assembled(page)
    assert the_field(result, "A.mode").type == Reference("enum", "AMode")
    assert the_field(result, "B.mode").type == Reference("enum", "BMode")
    assert [value.name for value in the_enum(result, "BMode").values] == ["MODE_UNSPECIFIED", "TWO"]
    assert result.diagnostics == ()


def test_an_owner_and_name_that_is_taken() -> None:
    page = (
        thing("Root", "a object (PrintJob)", "b object (Paper)", "c object (PrintJobState)")
        + thing("PrintJob", "state enum (State)")
        + values("State", "STATE_UNSPECIFIED", "QUEUED")
        + thing("Paper", "state enum (State)")
        + values("State", "STATE_UNSPECIFIED", "FULL")
        + thing("PrintJobState", "word string")
    )
    result = assembled(page)
    assert the_field(result, "Root.c").type == Reference("message", "PrintJobState")
    assert the_field(result, "PrintJob.state").type == Reference("enum", "PrintJobStateEnum")
    assert the_field(result, "Paper.state").type == Reference("enum", "PaperState")
    assert len({m.name for m in result.api.messages} | {e.name for e in result.api.enums}) == 6


def test_a_type_that_another_page_is_about() -> None:
    result = assembled(thing("Interaction", "steps[] object (Step)"), thing("Step", "id string"))
    assert the_field(result, "Interaction.steps").type == ListOf(Reference("message", "Step"))
    assert result.diagnostics == ()


def test_a_nested_enum_of_another_page_does_not_answer() -> None:
    step = thing("Step", "status enum (Status)") + values("Status", "STATUS_UNSPECIFIED", "DONE")
    result = assembled(thing("Interaction", "status enum (Status)", "step object (Step)"), step)
    assert ("unresolved-reference", "Interaction.status", 4) in findings(result)
    assert the_field(result, "Step.status").type == Reference("enum", "StepStatus")


def test_a_free_enum_of_another_page_answers() -> None:
    step = thing("Step", "kind enum (StepKind)") + values("StepKind", "STEP_KIND_UNSPECIFIED", "STEP_KIND_LONG")
    result = assembled(thing("Interaction", "kind enum (StepKind)", "step object (Step)"), step)
    assert the_field(result, "Interaction.kind").type == Reference("enum", "StepKind")
    assert result.diagnostics == ()


def test_map_entries_are_no_types() -> None:
    page = (
        "Thing\n\nFields\nlabels map (key: string, value: string)\nJSON representation\n"
        '{\n  "labels": {\n    string: string,\n    ...\n  }\n}\n\n'
    ) + thing("LabelsEntry", "key string", "value string")
    result = assembled(page)
    assert the_message(result, "LabelsEntry").role == "map_entry"
    assert the_field(result, "Thing.labels").type == MapOf(Scalar("string"))
    assert result.diagnostics == ()


def test_a_map_entry_with_other_values() -> None:
    page = (
        "Thing\n\nFields\nlabels map (key: string, value: string)\nJSON representation\n"
        '{\n  "labels": {\n    string: string,\n    ...\n  }\n}\n\n'
    ) + thing("LabelsEntry", "key string", "value integer")
    assert findings(assembled(page)) == [("type-mismatch", "Thing.LabelsEntry", 13)]


def test_a_type_that_is_called_an_entry_is_a_type() -> None:
    page = thing("Journal", "entries[] object (JournalEntry)") + thing("JournalEntry", "key string", "value string")
    assert the_message(assembled(page), "JournalEntry").role == "declared"


def test_unreferenced() -> None:
    page = thing("Thing", "a string") + thing("Lonely", "b string")
    assert findings(assembled(page)) == [("unreferenced-type", "Lonely", 10)]


def test_a_section_that_stands_twice() -> None:
    page = thing("Thing", "a object (Other)") + thing("Other", "b string") * 2
    result = assembled(page)
    assert findings(result) == [("duplicate-section", "Other", 21)]
    assert [message.name for message in result.api.messages] == ["Thing", "Other"]


def test_two_messages_of_one_name_on_a_page() -> None:
    page = thing("Thing", "a object (Other)") + thing("Other", "b string") + thing("Other", "c string")
    result = assembled(page)
    assert findings(result) != []
    names = [message.name for message in result.api.messages]
    assert len(names) == len(set(names)) == 3


def test_a_type_on_two_pages_is_one_type() -> None:
    result = assembled(thing("Thing", "a string"), thing("Thing", "a string"))
    (message,) = result.api.messages
    assert [span.page for span in message.spans] == ["page1.txt", "page2.txt"]
    assert result.diagnostics == ()


COMMON = [f"f{number} string" for number in range(8)]


def test_two_pages_that_differ_in_little() -> None:
    result = assembled(thing("Thing", *COMMON, "a string"), thing("Thing", *COMMON, "a integer"))
    assert findings(result) == [("duplicate-type-different", "Thing.a", 12)]
    assert [span.page for span in result.diagnostics[0].spans] == ["page2.txt", "page1.txt"]
    assert len(result.api.messages) == 1


def test_two_pages_that_have_little_in_common() -> None:
    result = assembled(thing("Thing", "a string", "b string"), thing("Thing", "a integer", "c string"))
    assert findings(result) == [("duplicate-type-different", "Thing", 1)]
    assert [span.page for span in result.diagnostics[0].spans] == ["page2.txt", "page1.txt"]
    assert [message.name for message in result.api.messages] == ["Thing", "ThingMessage"]


def test_editions_in_two_languages_are_one_type() -> None:
    japanese = read(
        'Request\n\nJSON 表現\n{\n  "tool": {\n    object (Tool)\n  }\n}\n'
        "フィールド\ntool\n\nobject (Tool)\n\n道具。\n\n"
        'ツール\n\n道具です。\n\nJSON 表現\n{\n  "id": string\n}\nフィールド\nid\n\nstring\n\n番号。\n',
        "ja",
        path="page.ja.txt",
    )
    english = thing("Request", "tool object (Tool)") + thing("Tool", "id string")
    result = assembled(english, japanese)
    assert result.diagnostics == ()
    tool = the_message(result, "Tool")
    assert tool.titles == {"en": "Tool", "ja": "ツール"}
    assert tool.text == {"ja": ("道具です。",)}
    assert the_field(result, "Tool.id").text == {"ja": ("番号。",)}
    assert [span.page for span in tool.spans] == ["page1.txt", "page.ja.txt"]


def test_a_half_declares_what_it_uses() -> None:
    tool = "Tool: t\n\nDoes it.\n\nInput Schema\n\nIn.\n\n{}Output Schema\n\nOut.\n\n{}"
    whole = thing("Request", "shared object (Shared)") + thing("Shared", "a string")
    page = tool.format(whole, thing("Response", "shared object (Shared)"))
    assert [(rule, subject) for rule, subject, _ in findings(assembled(page))] == [
        ("unresolved-reference", "Response.shared")
    ]
    page = tool.format(whole, thing("Response", "shared object (Shared)") + thing("Shared", "a string"))
    assert findings(assembled(page)) == []


def test_the_input_and_the_output_of_a_tool() -> None:
    tool = "Tool: t\n\nDoes it.\n\nInput Schema\n\nIn.\n\n{}Output Schema\n\nOut.\n\n{}"
    result = assembled(tool.format(thing("Request", "a string"), thing("Response", "b string")))
    (found,) = result.api.tools
    assert (found.input, found.output) == ("Request", "Response")
    assert the_message(result, "Request").text == {"en": ("In.",)}
    assert the_message(result, "Response").text == {"en": ("Out.",)}


def test_recursion() -> None:
    page = thing("Term", "all object (Terms)", "leaf string") + thing("Terms", "terms[] object (Term)")
    result = assembled(page)
    assert the_field(result, "Terms.terms").type == ListOf(Reference("message", "Term"))
    assert result.diagnostics == ()


def test_dotted_names() -> None:
    page = thing("Log", "change object (Log.Change)") + thing("Log.Change", "action enum (Log.Change.Action)")
    page += values("Log.Change.Action", "ACTION_UNSPECIFIED", "ADD")
    result = assembled(page)
    assert the_field(result, "Log.change").type == Reference("message", "LogChange")
    assert the_field(result, "LogChange.action").type == Reference("enum", "LogChangeAction")
    assert result.diagnostics == ()
