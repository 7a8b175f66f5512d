"""Uses that their own page does not answer: which declaration of another page they mean, if any."""

from ir.declaration import PageDeclarations
from ir.model import Reference
from tests.snippets import assembled, findings, read, the_enum, the_field


def page(number: int, *sections: str) -> PageDeclarations:
    return read("\n\n".join(sections), path=f"page{number}.md", format="markdown")


def message(name: str, *rows: str) -> str:
    listed = "\n\n".join(f"`{row.split(' ', 1)[0]}`\n\n`{row.split(' ', 1)[1]}`" for row in rows)
    return f"## {name}\n\nFields\n\n{listed}"


def enum(name: str, *values: str) -> str:
    listed = "\n\n".join(f"`{value}`\n\nA value." for value in values)
    return f"## {name}\n\nEnums\n\n{listed}"


SCHEMA = message("Schema", "type enum (Type)", "title string")


def test_another_edition_of_the_user_declares_it() -> None:
    result = assembled(
        page(1, enum("Type", "NO_PLACE", "ANY_PLACE")),
        page(2, SCHEMA),
        page(3, message("Tool", "schema object (Schema)"), SCHEMA, enum("Type", "OBJECT", "ARRAY")),
    )
    kind = the_field(result, "Schema.type").type
    assert isinstance(kind, Reference)
    assert [value.name for value in the_enum(result, kind.name).values] == ["OBJECT", "ARRAY"]


def test_types_of_several_pages_that_differ_answer_to_none() -> None:
    result = assembled(
        page(1, message("One", "state enum (State)"), enum("State", "STATE_UNSPECIFIED", "STATE_ON")),
        page(2, message("Two", "state enum (State)"), enum("State", "STATE_UNSPECIFIED", "STATE_OPEN")),
        page(3, message("Three", "state enum (State)")),
    )
    assert ("unresolved-reference", "Three.state", 5) in findings(result)


def test_types_of_several_pages_that_agree_are_one() -> None:
    state = enum("State", "STATE_UNSPECIFIED", "STATE_ON")
    result = assembled(
        page(1, message("One", "state enum (State)"), state),
        page(2, message("Two", "state enum (State)"), state),
        page(3, message("Three", "state enum (State)")),
    )
    assert not [found for found in findings(result) if found[0] == "unresolved-reference"]
    assert the_field(result, "Three.state").type == the_field(result, "One.state").type


def test_a_package_prints_no_kinds() -> None:
    """The name `Type` alone means the enum where that comes next, and the message elsewhere."""
    package = "# Package google.demo.v1"
    rows = (message("Replica", "type Type"), enum("Type", "READ_WRITE"), message("Field", "type Type"))
    result = assembled(page(1, package, *rows, message("Type", "code string")))
    assert [the_field(result, f"{name}.type").type for name in ("Replica", "Field")] == [
        Reference("enum", "ReplicaType"),
        Reference("message", "Type"),
    ]
