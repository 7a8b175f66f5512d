"""What a right reading of `data_model.en.md` gives, counted by hand."""

from ir.model import Tag
from tests.vendored import DATA_MODEL, api, page

API = api("interactions").api


def tags(kind: str) -> list[Tag]:
    return [tag for tag in API.tags if tag.kind == kind]


def test_every_line_is_accounted_for() -> None:
    assert (page(DATA_MODEL).page.lines, page(DATA_MODEL).page.accounted) == (59, 59)
    assert page(DATA_MODEL).declarations == ()


def test_step_tags() -> None:
    assert [(tag.group, tag.name) for tag in tags("step")] == [
        ("User steps", "user_input"),
        ("Model/server steps", "model_output"),
        ("Model/server steps", "thought"),
        ("Model/server steps", "function_call"),
        ("Model/server steps", "function_result"),
        ("Model/server steps", "google_search_call"),
        ("Model/server steps", "google_search_result"),
        ("Model/server steps", "code_execution_call"),
        ("Model/server steps", "code_execution_result"),
        ("Model/server steps", "url_context_call"),
        ("Model/server steps", "url_context_result"),
        ("Model/server steps", "mcp_server_tool_call"),
        ("Model/server steps", "mcp_server_tool_result"),
        ("Model/server steps", "file_search_call"),
        ("Model/server steps", "file_search_result"),
    ]


def test_content_types() -> None:
    assert [tag.name for tag in tags("content")] == ["text", "image", "audio", "document", "video"]


def test_streaming_events() -> None:
    assert [event.name for event in API.events] == [
        "interaction.created",
        "interaction.status_update",
        "step.start",
        "step.delta",
        "step.stop",
        "interaction.completed",
    ]


def test_delta_types() -> None:
    assert [(tag.name, tag.parents) for tag in tags("delta")] == [
        ("text", ("model_output",)),
        ("audio", ("model_output",)),
        ("image", ("model_output",)),
        ("thought_summary", ("thought",)),
        ("thought_signature", ("thought",)),
    ]


def test_status_values() -> None:
    assert [tag.name for tag in tags("status")] == [
        "completed",
        "in_progress",
        "requires_action",
        "failed",
        "cancelled",
    ]


def test_accessors() -> None:
    assert [accessor.name for accessor in API.accessors] == ["output_text", "output_image", "output_audio"]


def test_mentions_are_the_code_words_of_the_text() -> None:
    (call,) = (tag for tag in tags("step") if tag.name == "function_call")
    assert call.mentions == ("id", "name", "arguments", "tool_calls")


def test_retention_is_a_note() -> None:
    (note,) = (note for note in API.notes if note.title == "Storage & retention")
    (paragraph,) = note.text["en"]
    assert paragraph.startswith("Interactions are stored by default (`store=True`, retained for 7 days), which enables")
    assert note.mentions == ("store=True", "previous_interaction_id", "store=False", "background", "input")
    assert (note.spans[0].first, note.spans[-1].last) == (71, 76)
