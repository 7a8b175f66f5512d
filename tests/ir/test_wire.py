"""What travels: each rule on a small API, then the whole of the vendored pages."""

from collections.abc import Iterable, Sequence

import pytest

from ir.assemble import Assembled
from ir.decisions import DecidedField, DecidedTags, DecidedValues, Decision
from ir.model import (
    Accessor,
    Api,
    Const,
    Enum,
    EnumValue,
    Event,
    External,
    Field,
    ListOf,
    Message,
    Note,
    OneOf,
    Reference,
    Scalar,
    Span,
    Tag,
    TagKind,
    Type,
    Union,
    UnionReference,
)
from ir.spelling import snake, spelled, stem
from ir.streams import Fold, Growth, Selection
from ir.wire import wire
from tests import vendored

TEXT, WHOLE, BYTES, ANY = Scalar("string"), Scalar("integer"), Scalar("string", "bytes"), Scalar("value", "Value")
PLACE = Span("overrides.toml", 1, 1)


def of(name: str) -> Reference:
    return Reference("message", name)


def message(name: str, *fields: Field, unions: Sequence[str] = ()) -> Message:
    members = {union: tuple(field.name for field in fields if field.union == union) for union in unions}
    made = tuple(Union(name=union, members=names) for union, names in members.items())
    return Message(name=name, identity=name, fields=fields, unions=made)


def member(name: str, type_: Type, union: str = "type", *, deprecated: bool = False) -> Field:
    return Field(name=name, type=type_, union=union, behavior=("deprecated",) if deprecated else ())


def field(name: str, type_: Type = TEXT) -> Field:
    return Field(name=name, type=type_)


def tag(name: str, *mentions: str, kind: TagKind = "step", text: str = "", parents: Iterable[str] = ()) -> Tag:
    return Tag(kind=kind, name=name, mentions=mentions, parents=tuple(parents), text={"en": (text,)} if text else {})


SHOWN = tag("say", '"type": "say"')
"""A wire page that shows the discriminator, as it must to have any union tagged."""


def travels(
    *messages: Message, tags: Sequence[Tag] = (SHOWN,), decisions: Sequence[Decision] = (), **more: object
) -> Assembled:
    api = Api(name="a", title="A", messages=messages, tags=tuple(tags), **more)  # type: ignore[arg-type]
    return wire(api, "a_wire", "A wire", decisions)


def shown(result: Assembled) -> dict[str, dict[str, Type]]:
    """Messages as {name: {field: type}}."""
    return {each.name: {one.name: one.type for one in each.fields} for each in result.api.messages}


def found(result: Assembled) -> list[tuple[str, str]]:
    return [(each.id, each.subject) for each in result.diagnostics]


NAMES = [
    ("thinkingLevel", "thinking_level"),
    ("topP", "top_p"),
    ("ThinkingLevel", "thinking_level"),
    ("HTTPServer", "http_server"),
    ("already_so", "already_so"),
    ("step.start", "step_start"),
]


@pytest.mark.parametrize(("name", "want"), NAMES)
def test_snake(name: str, want: str) -> None:
    assert snake(name) == want


STEMS = [
    (["response_format", "response_format_list"], "response_format"),
    (["tool_choice_mode", "tool_choice_config"], "tool_choice"),
    (["env_id", "remote_environment"], ""),
    (["text", "textual"], ""),
]


@pytest.mark.parametrize(("names", "want"), STEMS)
def test_stem(names: list[str], want: str) -> None:
    assert stem(names) == want


VALUES = [
    (["LEVEL_UNSPECIFIED", "LEVEL_LOW", "LEVEL_HIGH"], {}, ["low", "high"]),
    (["LEVEL_UNSPECIFIED", "LEVEL_LOW", "HIGH"], {}, ["level_low", "high"]),
    (["UNSPECIFIED", "OFF"], {}, ["off"]),
    (["A_ONE", "A_TWO"], {}, ["a_one", "a_two"]),
    (["TYPE_UNSPECIFIED", "TYPE_MP3", "TYPE_WAV"], {"TYPE_MP3": "audio/mp3"}, ["audio/mp3", "wav"]),
]


@pytest.mark.parametrize(("values", "decided", "want"), VALUES)
def test_enum_values(values: list[str], decided: dict[str, str], want: list[str]) -> None:
    enum = Enum(name="E", identity="E", values=tuple(EnumValue(name=value) for value in values))
    assert [value.name for value in spelled(enum, decided).values] == want


def test_nested_unions_become_flat_tagged_messages() -> None:
    result = travels(
        message("Top", field("steps", ListOf(of("Step")))),
        message("Step", member("say", of("Say")), member("toolCall", of("Call")), unions=["type"]),
        message("Say", field("text")),
        message("Call", field("callId"), member("runCode", of("Run")), member("ask", of("Ask")), unions=["type"]),
        message("Run", field("isError", Scalar("boolean"))),
        message("Ask"),
    )
    assert shown(result) == {
        "Top": {"steps": ListOf(UnionReference("Step"))},
        "Say": {"type": Const("say"), "text": TEXT},
        "Run": {"type": Const("run_code"), "call_id": TEXT, "is_error": Scalar("boolean")},
        "Ask": {"type": Const("ask"), "call_id": TEXT},
    }
    (union,) = result.api.tagged_unions
    assert (union.name, union.discriminator) == ("Step", "type")
    assert [(each.tag, each.message) for each in union.variants] == [
        ("say", "Say"),
        ("run_code", "Run"),
        ("ask", "Ask"),
    ]
    assert found(result) == []


def test_a_message_that_also_travels_without_tag_is_named_twice() -> None:
    result = travels(
        message("Top", field("say", of("Say")), field("step", of("Step"))),
        message("Step", member("say", of("Say")), unions=["type"]),
        message("Say", field("text")),
    )
    assert shown(result) == {
        "Top": {"say": of("Say"), "step": UnionReference("Step")},
        "Say": {"text": TEXT},
        "SayStep": {"type": Const("say"), "text": TEXT},
    }


def test_without_a_wire_page_no_union_is_tagged() -> None:
    result = travels(message("Step", member("sayIt", of("Say")), unions=["type"]), message("Say"), tags=())
    assert shown(result)["Step"] == {"say_it": of("Say")}
    assert not result.api.tagged_unions


LEFT_OUT = [
    (member("old", of("Say"), deprecated=True), ("wire-legacy-member", "Step.old")),
    (member("raw", Scalar("object", "Struct")), ("wire-member-without-tag", "Step.raw")),
    (member("far", of("Outside")), ("wire-unstated", "Step.far")),
]


@pytest.mark.parametrize(("left", "want"), LEFT_OUT)
def test_members_that_have_no_place_on_the_wire_are_reported(left: Field, want: tuple[str, str]) -> None:
    step = message("Step", member("say", of("Say")), left, unions=["type"])
    result = travels(step, message("Say"))
    assert [variant.tag for variant in result.api.tagged_unions[0].variants] == ["say"]
    assert found(result) == [want]


def test_a_deprecated_member_that_the_wire_page_lists_stays() -> None:
    step = message("Step", member("say", of("Say"), deprecated=True), unions=["type"])
    result = travels(step, message("Say"))
    assert [variant.tag for variant in result.api.tagged_unions[0].variants] == ["say"]


def test_a_tag_without_member_is_an_error() -> None:
    step = message("Step", member("say", of("Say")), unions=["type"])
    result = travels(step, message("Say"), tags=(SHOWN, tag("sing")))
    assert [(each.id, each.subject, each.severity) for each in result.diagnostics] == [
        ("wire-tag-undeclared", "Step.sing", "error")
    ]


def test_fields_of_one_name_and_two_types_are_an_error() -> None:
    result = travels(
        message("Step", field("text", WHOLE), member("say", of("Say")), unions=["type"]), message("Say", field("text"))
    )
    assert shown(result)["Say"] == {"type": Const("say"), "text": WHOLE}
    assert found(result) == [("wire-name-clash", "Say.text")]


SHAPES = [
    # A word or an object: one field under the stem of the members.
    ([member("choiceMode", TEXT, "u"), member("choiceConfig", of("Item"), "u")], {"choice": OneOf((TEXT, of("Item")))}),
    # Without a stem, under the union's name; a list of a message that is called so.
    ([member("text", TEXT, "u"), member("items", of("ItemList"), "u")], {"u": OneOf((TEXT, ListOf(of("Item"))))}),
    # What is deprecated does not travel.
    ([member("text", TEXT, "u"), member("item", of("Item"), "u", deprecated=True)], {"u": TEXT}),
    # Kinds of the owner: their fields are its own.
    ([member("bigTop", of("BigTop"), "u"), member("redTop", of("RedTop"), "u")], {"big": TEXT, "red": WHOLE}),
    # Numbers stay as printed.
    ([member("low_at", WHOLE, "u"), member("high_at", WHOLE, "u")], {"low_at": WHOLE, "high_at": WHOLE}),
    # Objects printed as they travel stay, too.
    (
        [member("one_item", of("Item"), "u"), member("red_top", of("RedTop"), "u")],
        {"one_item": of("Item"), "red_top": of("RedTop")},
    ),
]


@pytest.mark.parametrize(("members", "want"), SHAPES)
def test_unions_without_tag(members: list[Field], want: dict[str, Type]) -> None:
    result = travels(
        message("Top", *members, unions=["u"]),
        message("Item", field("name")),
        message("ItemList", field("items", ListOf(of("Item")))),
        message("BigTop", field("big")),
        message("RedTop", field("red", WHOLE)),
    )
    assert shown(result)["Top"] == want


def test_what_is_not_told_has_a_caveat_and_is_reported() -> None:
    untold = [member("oneItem", of("Item"), "u"), member("twoItem", of("Other"), "u")]
    result = travels(message("Top", *untold, unions=["u"]), message("Item"), message("Other"))
    (top, *_) = result.api.messages
    assert [(each.name, each.union, bool(each.caveat)) for each in top.fields] == [
        ("one_item", "u", True),
        ("two_item", "u", True),
    ]
    assert top.unions[0].members == ("one_item", "two_item")
    assert found(result) == [("wire-unstated", "Top.u")]


def test_objects_that_nothing_tells_apart_are_reported() -> None:
    options = [member("text", TEXT, "u"), member("item", of("Item"), "u"), member("other", of("Other"), "u")]
    result = travels(message("Top", *options, unions=["u"]), message("Item"), message("Other"))
    assert shown(result)["Top"] == {"u": OneOf((TEXT, of("Item"), of("Other")))}
    assert found(result) == [("wire-unstated", "Top.u")]


def test_a_decision_tags_a_union() -> None:
    decided = DecidedTags(subject="Top.kind", discriminator="is", tags={"oneItem": "one!"}, reason="Seen.", place=PLACE)
    members = [member("oneItem", of("Item"), "kind"), member("twoItem", of("Other"), "kind")]
    result = travels(
        message("Top", *members, unions=["kind"]), message("Item"), message("Other", field("x")), decisions=[decided]
    )
    assert shown(result) == {
        "Top": {"kind": UnionReference("Kind")},
        "Item": {"is": Const("one!")},
        "Other": {"is": Const("two_item"), "x": TEXT},
    }
    assert result.api.messages[0].fields[0].caveat == "Seen."
    assert found(result) == [("wire-decided", "Top.kind")]


STALE: list[Decision] = [
    DecidedTags(subject="Top.none", discriminator="is", tags={}, reason="r", place=PLACE),
    DecidedValues(subject="None", values={"A": "a"}, reason="r", place=PLACE),
    DecidedField(subject="None.field", type=TEXT, required=True, reason="r", place=PLACE),
]


@pytest.mark.parametrize("decision", STALE)
def test_a_decision_about_nothing_is_stale(decision: Decision) -> None:
    result = travels(message("Top", field("x")), decisions=[decision])
    assert [(each.id, each.subject, each.spans) for each in result.diagnostics] == [
        ("stale-exception", decision.subject, (PLACE,))
    ]


def test_the_wire_page_wins_where_it_has_an_array() -> None:
    result = travels(
        message("Step", member("say", of("Say")), unions=["type"]),
        message(
            "Say", member("partsList", of("PartList"), "parts"), member("partsText", TEXT, "parts"), unions=["parts"]
        ),
        message("Part"),
        message("PartList", field("parts", ListOf(of("Part")))),
        tags=(tag("say", "parts", '"type": "say"', text="Has a `parts` array."),),
    )
    assert shown(result)["Say"] == {"type": Const("say"), "parts": ListOf(of("Part"))}
    assert found(result) == [("wire-disagreement", "Say.parts")]


def test_what_nothing_leads_to_any_more_is_left_out() -> None:
    result = travels(
        message("Top", member("textList", of("ItemList"), "u"), member("text", TEXT, "u"), unions=["u"]),
        message("ItemList", field("items", ListOf(of("Item")))),
        message("Item"),
    )
    assert list(shown(result)) == ["Top", "Item"], "the wrapper of the list is gone"


CONTENTS = (
    tag("text", "text", kind="content"),
    tag("image", "data", kind="content"),
)


def stream(*decisions: Decision, tags: Sequence[Tag] = ()) -> Assembled:
    """A small API with contents, deltas and events."""
    index = DecidedField(subject="StepStopEvent.index", type=WHOLE, required=True, reason="r", place=PLACE)
    return travels(
        message(
            "Top", field("steps", ListOf(of("Step"))), field("usage", WHOLE), field("mood", Reference("enum", "Mood"))
        ),
        message("Step", member("say", of("Say")), unions=["type"]),
        message("Say", field("parts", ListOf(of("Content"))), field("mark", BYTES)),
        tags=(
            tag("say", "parts", '"type": "say"'),
            *CONTENTS,
            tag("text", kind="delta", parents=["say"]),
            tag("say_mark", kind="delta", parents=["say"]),
            tag("glad", kind="mood"),  # type: ignore[arg-type]
            *tags,
        ),
        externals=(
            External(name="Content", identity="Content", target="message", reason="elsewhere"),
            External(name="Mood", identity="Top.Mood", target="enum", reason="elsewhere"),
        ),
        events=(
            Event(name="step.start", mentions=("type",)),
            Event(name="step.delta", mentions=("delta", "delta.text")),
            Event(name="step.stop", mentions=("index",)),
            Event(name="top.done", mentions=("usage",)),
        ),
        accessors=(Accessor(name="output_text", mentions=("say",)), Accessor(name="output_image")),
        notes=(Note(title="T", mentions=("Top", "steps"), text={"en": ("Look at the `steps` of a `Top`.",)}),),
        decisions=[index, *decisions],
    )


def test_types_that_only_the_wire_page_declares() -> None:
    result = stream()
    types = shown(result)
    assert types["TextContent"] == {"type": Const("text"), "text": ANY}
    assert types["ImageContent"] == {"type": Const("image"), "data": ANY}
    assert types["Say"]["parts"] == ListOf(UnionReference("Content"))
    assert types["TextDelta"] == types["TextContent"], "a piece of a content has its fields"
    assert types["SayMarkDelta"] == {"type": Const("say_mark"), "mark": BYTES}
    assert types["StepDeltaEvent"] == {"type": Const("step.delta"), "delta": UnionReference("StepDelta")}
    assert types["StepStopEvent"] == {"type": Const("step.stop"), "index": WHOLE}
    assert types["TopDoneEvent"] == {"type": Const("top.done"), "usage": WHOLE}, "the type of that name elsewhere"
    assert [union.name for union in result.api.tagged_unions] == ["Step", "Content", "StepDelta", "StreamEvent"]
    assert [(enum.name, [value.name for value in enum.values]) for enum in result.api.enums] == [("Mood", ["glad"])]
    assert result.api.externals == ()
    assert [subject for id_, subject in found(result) if id_ == "wire-unstated"] == [
        "TextContent.text",
        "ImageContent.data",
        "StepStartEvent",
        "StreamEvent",
    ]


def test_types_of_the_wire_page_leave_the_names_of_others_alone() -> None:
    result = travels(
        message("Top", field("content", of("Content")), field("mine", of("TextContent"))),
        message("TextContent", field("x")),
        tags=(SHOWN, *CONTENTS),
        externals=(External(name="Content", identity="Content", target="message", reason="elsewhere"),),
    )
    types = shown(result)
    assert types["TextContent"] == {"x": TEXT}
    assert types["TextContent2"] == {"type": Const("text"), "text": ANY}
    assert [variant.message for variant in result.api.tagged_unions[0].variants] == ["TextContent2", "ImageContent"]


def test_a_stream_is_described_once_all_of_it_is_told() -> None:
    def decided(subject: str, type_: Type) -> DecidedField:
        return DecidedField(subject=subject, type=type_, required=True, reason="r", place=PLACE)

    result = stream(
        decided("StepStartEvent.index", WHOLE),
        decided("StepDeltaEvent.index", WHOLE),
        decided("StepStartEvent.step", of("Step")),
        decided("TopDoneEvent.top", of("Top")),
        decided("Content.text", TEXT),
        decided("Content.data", BYTES),
        DecidedTags(subject="StreamEvent", discriminator="is", tags={}, reason="r", place=PLACE),
    )
    told = result.api.stream
    assert told is not None
    assert (told.step, told.index, told.change, told.message, told.steps) == ("step", "index", "delta", "Top", "steps")
    assert (told.whole, told.snapshot, told.items) == (("top.done",), "top", "Content")
    assert told.folds == (
        Fold("text", ("say",), "parts", None, many=True),
        Fold("say_mark", ("say",), "mark", "mark", many=False),
    )
    assert told.growths == (Growth("text", ("text",)), Growth("image", ("data",)))
    assert shown(result)["StepStartEvent"] == {
        "is": Const("step.start"),
        "index": WHOLE,
        "step": UnionReference("Step"),
    }
    assert not [each for each in result.diagnostics if each.id != "wire-decided"]


def test_accessors_get_their_meaning() -> None:
    text, image = stream().api.accessors
    assert text.selection == Selection(
        message="Top", steps="steps", step="say", content="parts", item="text", joined="text"
    )
    assert image.selection == Selection(
        message="Top", steps="steps", step="say", content="parts", item="image", joined=None
    )


def test_prose_goes_to_the_fields_that_it_names() -> None:
    (top, *_) = stream().api.messages
    assert top.fields[0].text == {"en": ("Look at the `steps` of a `Top`.",)}
    assert top.fields[1].text == {}


@pytest.fixture(scope="module")
def interactions() -> Assembled:
    return vendored.api("interactions_wire")


def test_interactions_steps(interactions: Assembled) -> None:
    """The 19 tags that the SDK has too, the five legacy members left out."""
    step = next(union for union in interactions.api.tagged_unions if union.name == "Step")
    assert len(step.variants) == 19
    left = [
        subject for id_, subject in found(interactions) if id_ == "wire-legacy-member" and subject.startswith("Step")
    ]
    assert left == [f"Step.{name}" for name in ("text", "image", "audio", "document", "video")]
    fields = shown(interactions)
    assert list(fields["FunctionCallStep"]) == ["type", "id", "signature", "name", "arguments"]
    assert list(fields["FunctionResultStep"]) == ["type", "call_id", "signature", "name", "is_error", "result"]
    assert fields["UserInputStep"]["content"] == ListOf(UnionReference("Content"))
    assert ("wire-disagreement", "UserInputStep.content") in found(interactions)


COUNTS = {"Step": 19, "Content": 5, "StepDelta": 5, "StreamEvent": 6, "Tool": 9, "ResponseFormat": 4, "AgentConfig": 4}


def test_interactions_unions(interactions: Assembled) -> None:
    assert {union.name: len(union.variants) for union in interactions.api.tagged_unions} == COUNTS
    tool = next(union for union in interactions.api.tagged_unions if union.name == "Tool")
    assert [variant.tag for variant in tool.variants] == [
        "function",
        "code_execution",
        "url_context",
        "computer_use",
        "mcp_server",
        "google_search",
        "file_search",
        "google_maps",
        "retrieval",
    ]


INTERACTION = {
    "model": TEXT,
    "generation_config": of("GenerationConfig"),
    "agent": TEXT,
    "agent_config": UnionReference("AgentConfig"),
    "input": OneOf((TEXT, ListOf(UnionReference("Step")), UnionReference("Content"))),
    "response_format": OneOf((ListOf(UnionReference("ResponseFormat")), UnionReference("ResponseFormat"))),
    "store": Scalar("boolean"),
    "status": Reference("enum", "InteractionStatus"),
    "usage": of("Usage"),
}


def test_interactions_message(interactions: Assembled) -> None:
    fields = shown(interactions)["Interaction"]
    assert {name: fields[name] for name in INTERACTION} == INTERACTION
    status = next(enum for enum in interactions.api.enums if enum.name == "InteractionStatus")
    assert [value.name for value in status.values] == [
        "completed",
        "in_progress",
        "requires_action",
        "failed",
        "cancelled",
    ]


def test_interactions_accessors(interactions: Assembled) -> None:
    """The page lists what users send in a group of its own: there an answer begins."""
    chosen = {each.name: each.selection for each in interactions.api.accessors}
    assert [(name, one and (one.step, one.item, one.before)) for name, one in chosen.items()] == [
        (f"output_{item}", ("model_output", item, ("user_input",))) for item in ("text", "image", "audio")
    ]


def test_interactions_retention(interactions: Assembled) -> None:
    top = next(each for each in interactions.api.messages if each.name == "Interaction")
    told = {each.name for each in top.fields if any("retained for 7 days" in part for part in each.text.get("en", ()))}
    assert told == {"store", "previous_interaction_id", "background", "input"}


def test_everything_that_is_used_is_there(interactions: Assembled) -> None:
    """Every reference of the result resolves within it (law 3)."""
    from ir.flatten import references

    api = interactions.api
    names = {
        "message": {m.name for m in api.messages} | {e.name for e in api.externals if e.target == "message"},
        "enum": {e.name for e in api.enums} | {e.name for e in api.externals if e.target == "enum"},
        "union": {union.name for union in api.tagged_unions},
    }
    for each in api.messages:
        for one in each.fields:
            for reference in references(one.type):
                kind = "union" if isinstance(reference, UnionReference) else reference.target
                assert reference.name in names[kind], f"{each.name}.{one.name}"
    assert {variant.message for union in api.tagged_unions for variant in union.variants} <= names["message"]
    assert not [each for each in interactions.diagnostics if each.severity == "error"]
