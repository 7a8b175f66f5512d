"""Data model guides: tags, events, accessors and notes."""

from ir.declaration import PageDeclarations
from tests.snippets import read


def guide(page: str) -> PageDeclarations:
    return read(page, path="guide.md", format="markdown")


def test_entries_of_a_list() -> None:
    found = guide(
        "## Step Types\n\n**User steps:**\n\n* `user_input`: What the user `said`.\n\n"
        "**Other:**\n\n* `a` / `b`, `c`: Both.\n"
    )
    assert [(t.kind, t.group, t.name, t.text, t.mentions, t.spans[0].first) for t in found.tags] == [
        ("step", "User steps", "user_input", {"en": ("What the user `said`.",)}, ("said",), 5),
        ("step", "Other", "a", {"en": ("Both.",)}, (), 9),
        ("step", "Other", "b", {"en": ("Both.",)}, (), 9),
        ("step", "Other", "c", {"en": ("Both.",)}, (), 9),
    ]


def test_the_words_of_a_heading_may_go_on() -> None:
    found = guide("## Content types (inside the `content` array)\n\n* `text`: Text.\n")
    assert [(tag.kind, tag.name) for tag in found.tags] == [("content", "text")]


def test_entries_of_a_table() -> None:
    found = guide(
        "## Delta Types\n\n| Delta | Parent Step | Description |\n| - | - | - |\n"
        "| `text` | `model_output`, `thought` | Text. |\n"
    )
    assert [(t.kind, t.name, t.parents, t.text) for t in found.tags] == [
        ("delta", "text", ("model_output", "thought"), {"en": ("Text.",)})
    ]
    assert found.notes == ()


def test_events_and_accessors() -> None:
    found = guide(
        "## Streaming Event Types\n\n| Event | Description |\n| - | - |\n| `step.start` | Begins. Has `type`. |\n\n"
        "## Convenience accessors\n\n* `output_text`: The `text`.\n"
    )
    assert [(event.name, event.mentions) for event in found.events] == [("step.start", ("type",))]
    assert [(accessor.name, accessor.mentions) for accessor in found.accessors] == [("output_text", ("text",))]


def test_values_listed_in_a_line() -> None:
    found = guide("Intro.\n\n**Status values:** `completed`, `in_progress`\n")
    assert [(tag.kind, tag.name, tag.text) for tag in found.tags] == [
        ("status", "completed", {}),
        ("status", "in_progress", {}),
    ]
    assert [note.text for note in found.notes] == [{"en": ("Intro.",)}]


def test_what_is_no_entry_is_a_note_under_its_heading() -> None:
    found = guide("# Guide\n\nOne `x`.\n\n## Storage\n\nTwo.\n\n* three `y`\n")
    assert [(note.title, note.text["en"], note.mentions) for note in found.notes] == [
        ("Guide", ("One `x`.",), ("x",)),
        ("Storage", ("Two.", "- three `y`"), ("y",)),
    ]
    assert found.tags == ()


def test_prose_below_a_heading_of_entries_is_a_note() -> None:
    found = guide("## Step Types\n\nRead the `type`.\n\n* `a`: One.\n* no code word\n")
    assert [tag.name for tag in found.tags] == ["a"]
    assert [note.text["en"] for note in found.notes] == [("Read the `type`.", "- no code word")]
