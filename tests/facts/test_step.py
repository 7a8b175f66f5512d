"""What a right reading of `step.en.txt` gives, counted by hand."""

from ir.model import ListOf, MapOf, Reference, Scalar
from tests.facts import count
from tests.vendored import STEP, api, enum, enums_on, field, fields_on, message, messages_on, page


def test_every_line_is_accounted_for() -> None:
    assert (page(STEP).page.lines, page(STEP).page.accounted) == (513, 513)


def test_messages() -> None:
    assert len(messages_on(STEP)) == 30
    assert [m.name for m in messages_on(STEP) if not m.fields] == ["FileSearchCallStep", "FileSearchResultStep"]


def test_fields() -> None:
    fields = [field for _, field in fields_on(STEP)]
    assert len(fields) == 76
    assert all(field.sides == ("list", "representation") for field in fields)
    assert sum("deprecated" in field.behavior for field in fields) == 5
    assert sum(isinstance(field.type, ListOf) for field in fields) == 10
    assert sum(isinstance(field.type, MapOf) for field in fields) == 0
    assert sum("required" in field.behavior for field in fields) == 16
    assert sum(field.presence == "required" for field in fields) == 16
    assert sum("output_only" in field.behavior for field in fields) == 0
    assert sum(not field.text for field in fields) == 33


def test_enums() -> None:
    assert {e.identity: len(e.values) for e in enums_on(STEP)} == {
        "CodeExecutionCallStepArguments.Language": 2,
        "UrlContextResultItem.Status": 5,
    }


def test_unions() -> None:
    unions = {m.name: (u.name, len(u.members)) for m in messages_on(STEP) for u in m.unions}
    assert unions == {
        "Step": ("type", 10),
        "ToolCallStep": ("type", 8),
        "ToolResultStep": ("type", 8),
        "UserInputStep": ("content", 2),
    }
    assert count.union_members(STEP) == {"list": 28, "representation": 28}
    assert sum(field.union is not None for _, field in fields_on(STEP)) == 28


def test_names_declared_on_no_row() -> None:
    assert count.undeclared(STEP) == {
        ("enum", "RetrievalType"),
        ("enum", "SearchType"),
        ("message", "Content"),
        ("message", "ContentList"),
        ("message", "LegacyAudioContent"),
        ("message", "LegacyDocumentContent"),
        ("message", "LegacyImageContent"),
        ("message", "LegacyTextContent"),
        ("message", "LegacyVideoContent"),
        ("message", "RetrievalStepArguments"),
        ("message", "ReviewSnippet"),
        ("message", "Status"),
        ("message", "Struct"),
        ("message", "Value"),
    }


def test_the_legacy_members_are_deprecated() -> None:
    deprecated = [f"{m.name}.{f.name}" for m, f in fields_on(STEP) if "deprecated" in f.behavior]
    assert deprecated == ["Step.text", "Step.image", "Step.audio", "Step.document", "Step.video"]


def test_an_object_status_is_the_status_of_a_call() -> None:
    assert field("interactions", "ModelOutputStep.error").type == Reference("message", "GoogleRpcStatus")
    status = message("interactions", "GoogleRpcStatus")
    assert status.identity == "google.rpc.Status"
    assert [(f.name, f.type) for f in status.fields] == [
        ("code", Scalar("integer", "int32")),
        ("message", Scalar("string")),
        ("details", ListOf(Scalar("object", "Any"))),
    ]


def test_an_enum_status_is_that_of_its_message() -> None:
    used = field("interactions", "UrlContextResultItem.status").type
    assert used == Reference("enum", "UrlContextResultItemStatus")
    values = enum("interactions", "UrlContextResultItemStatus").values
    assert [value.name for value in values] == ["STATUS_UNSPECIFIED", "SUCCESS", "ERROR", "PAYWALL", "UNSAFE"]
    assert [value.text for value in values] == [{}] * 5


def test_a_warning_is_a_description() -> None:
    text = field("interactions", "Step.userInput").text
    assert text == {"en": ("DO NOT USE -- These are for 3P JSON only",)}


def test_no_fields_stands_before_the_description() -> None:
    assert message("interactions", "FileSearchCallStep").text == {"en": ("File Search call step.",)}


def test_a_step_on_the_other_page_is_this_one() -> None:
    assert field("interactions", "Interaction.steps").type == ListOf(Reference("message", "Step"))
    assert [m.name for m in api("interactions").api.messages].count("Step") == 1
