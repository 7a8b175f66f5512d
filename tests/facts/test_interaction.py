"""What a right reading of `interaction.en.txt` gives, counted by hand."""

import pytest

from ir.model import Field, ListOf, MapOf, Reference, Scalar
from tests.facts import count
from tests.vendored import INTERACTION, api, enum, enums_on, field, fields_on, message, messages_on, page


def test_every_line_is_accounted_for() -> None:
    assert (page(INTERACTION).page.lines, page(INTERACTION).page.accounted) == (1266, 1266)


def test_messages() -> None:
    assert len(messages_on(INTERACTION)) == 53
    empty = [m.name for m in messages_on(INTERACTION) if not m.fields]
    assert empty == ["LocalEnvironmentConfig", "CodeExecution", "UrlContext"]


def test_fields() -> None:
    fields = [field for _, field in fields_on(INTERACTION)]
    assert len(fields) == 179
    assert sum("list" in field.sides for field in fields) == count.rows(INTERACTION) == 176
    assert count.fields(INTERACTION) == 179
    assert sum("deprecated" in field.behavior for field in fields) == 11
    assert sum(isinstance(field.type, ListOf) for field in fields) == 28
    assert sum(isinstance(field.type, MapOf) for field in fields) == 3
    assert sum("required" in field.behavior for field in fields) == 8
    assert sum("output_only" in field.behavior for field in fields) == 9
    assert sum(not field.text and "list" in field.sides for field in fields) == count.undescribed(INTERACTION) == 14


def test_enums() -> None:
    assert len(enums_on(INTERACTION)) == 22
    assert sum(len(e.values) for e in enums_on(INTERACTION)) == 106


def test_unions() -> None:
    unions = [(m.name, u.name, len(u.members)) for m in messages_on(INTERACTION) for u in m.unions]
    assert unions == [
        ("Interaction", "input", 5),
        ("Interaction", "response_format_config", 3),
        ("Interaction", "request_type", 2),
        ("Interaction", "environment", 3),
        ("Turn", "content", 2),
        ("ResponseFormat", "type", 5),
        ("GenerationConfig", "tool_choice", 2),
        ("AgentInteraction", "agent_config", 4),
        ("CodeMenderAgentConfig", "request", 2),
        ("EnvironmentConfig", "network", 2),
        ("Tool", "type", 9),
        ("Filter", "vector_db_threshold", 2),
        ("Ranking", "ranking_config", 1),
    ]
    assert count.union_members(INTERACTION) == {"list": 40, "representation": 42}


@pytest.mark.parametrize(
    ("path", "type", "union"),
    [
        ("Tool.googleSearch", Reference("message", "GoogleSearch"), "type"),
        ("Tool.fileSearch", Reference("message", "FileSearch"), "type"),
        ("RagRetrievalConfig.hybrid_search", Reference("message", "HybridSearch"), None),
    ],
)
def test_what_only_the_representation_has_is_kept(path: str, type: Reference, union: str | None) -> None:
    kept = field("interactions", path)
    assert (kept.type, kept.union, kept.sides) == (type, union, ("representation",))


def test_nothing_else_disagrees() -> None:
    assert [(found.id, found.subject, found.spans[0].first) for found in api("interactions").diagnostics] == [
        ("field-only-in-representation", "Tool.googleSearch", 1282),
        ("field-only-in-representation", "Tool.fileSearch", 1285),
        ("field-only-in-representation", "RagRetrievalConfig.hybrid_search", 1676),
    ]


def test_names_declared_on_no_row() -> None:
    assert count.undeclared(INTERACTION) == {
        ("enum", "ResponseModality"),
        ("enum", "RetrievalType"),
        ("enum", "SearchType"),
        ("enum", "Status"),
        ("message", "Content"),
        ("message", "ContentList"),
        ("message", "Step"),
        ("message", "Struct"),
        ("message", "Usage"),
        ("message", "Value"),
    }


SCOPED = [
    ("AudioResponseFormat", "mimeType", "AudioResponseFormatMimeType", "TYPE_MULAW", 7),
    ("AudioResponseFormat", "delivery", "AudioResponseFormatDelivery", "URI", 3),
    ("TextResponseFormat", "mimeType", "TextResponseFormatMimeType", "TYPE_TEXT_PLAIN", 3),
    ("ImageResponseFormat", "mimeType", "ImageResponseFormatMimeType", "TYPE_JPEG", 2),
    ("ImageResponseFormat", "delivery", "ImageResponseFormatDelivery", "URI", 3),
    ("ImageResponseFormat", "aspectRatio", "ImageResponseFormatAspectRatio", "ASPECT_RATIO_FOUR_BY_ONE", 15),
    ("VideoResponseFormat", "delivery", "VideoResponseFormatDelivery", "URI", 3),
    ("VideoResponseFormat", "aspectRatio", "VideoResponseFormatAspectRatio", "ASPECT_RATIO_NINE_BY_SIXTEEN", 3),
]


@pytest.mark.parametrize(("owner", "name", "flat", "last", "size"), SCOPED)
def test_a_name_declared_several_times_belongs_to_the_message_before(
    owner: str, name: str, flat: str, last: str, size: int
) -> None:
    assert field("interactions", f"{owner}.{name}").type == Reference("enum", flat)
    assert (enum("interactions", flat).values[-1].name, len(enum("interactions", flat).values)) == (last, size)


def test_every_scoped_declaration_stands_in_the_table() -> None:
    names = [e.titles["en"] for e in enums_on(INTERACTION)]
    assert {name: names.count(name) for name in ("MimeType", "Delivery", "AspectRatio")} == {
        "MimeType": 3,
        "Delivery": 3,
        "AspectRatio": 2,
    }
    assert len({flat for _, _, flat, _, _ in SCOPED}) == 8


def users(flat: str) -> list[str]:
    def uses(used: Field) -> bool:
        return used.type == Reference("enum", flat)

    return [f"{m.name}.{f.name}" for m, f in fields_on(INTERACTION) if uses(f)]


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("ToolChoiceType", ["GenerationConfig.toolChoiceMode", "AllowedTools.mode"]),
        ("ThinkingSummaries", ["GenerationConfig.thinkingSummaries", "DeepResearchAgentConfig.thinkingSummaries"]),
    ],
)
def test_a_name_declared_once_may_have_two_users(name: str, fields: list[str]) -> None:
    assert [e.titles["en"] for e in enums_on(INTERACTION)].count(name) == 1
    assert users(name) == fields


def test_the_status_of_an_interaction_is_declared_nowhere() -> None:
    assert field("interactions", "Interaction.status").type == Reference("enum", "InteractionStatus")
    status = next(e for e in api("interactions").api.externals if e.name == "InteractionStatus")
    assert (status.target, status.identity) == ("enum", "Interaction.Status")
    assert "data_model.en.md lists the values" in status.reason


def test_the_one_deprecated_value_has_its_text_in_a_paragraph_of_its_own() -> None:
    deprecated = [(e.name, v.name) for e in enums_on(INTERACTION) for v in e.values if v.deprecated]
    assert deprecated == [("HarmCategory", "HARM_CATEGORY_CIVIC_INTEGRITY")]
    value = next(v for v in enum("interactions", "HarmCategory").values if v.deprecated)
    assert value.text == {
        "en": ("Deprecated: Election filter is not longer supported. The harm category is civic integrity.",)
    }
    assert (value.spans[0].first, value.spans[0].last) == (1801, 1803)


def test_three_paragraphs_stand_below_a_type_without_fields() -> None:
    text = message("interactions", "LocalEnvironmentConfig").text["en"]
    assert [paragraph.split(" ", 2)[:2] for paragraph in text] == [
        ["Configuration", "for"],
        ["When", "set"],
        ["This", "governs"],
    ]


def test_a_union_of_one_member_is_a_union() -> None:
    (union,) = message("interactions", "Ranking").unions
    assert (union.name, union.members) == ("ranking_config", ("rank_service",))
    assert field("interactions", "Ranking.rank_service").presence == "optional"


@pytest.mark.parametrize(
    "path",
    ["Interaction.safety_settings", "Interaction.responseMimeType", "CodeMenderAgentConfig.session_id"],
)
def test_names_stay_as_printed(path: str) -> None:
    assert field("interactions", path).name == path.split(".")[1]


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("Interaction.labels", MapOf(Scalar("string"))),
        ("Interaction.responseFormat", Scalar("value", "Value")),
        ("ResponseFormat.structValue", Scalar("object", "Struct")),
        ("Interaction.responseModalities", ListOf(Reference("enum", "ResponseModality"))),
    ],
)
def test_types(path: str, type: object) -> None:
    assert field("interactions", path).type == type


def test_behaviors_stack() -> None:
    assert field("interactions", "Interaction.id").behavior == ("required", "output_only")
    assert field("interactions", "Interaction.outputs").behavior == ("output_only", "deprecated")
    assert field("interactions", "Interaction.stepList").behavior == ("input_only",)
