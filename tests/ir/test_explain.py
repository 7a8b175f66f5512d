"""`refgen explain`: what answers to a name, and what is told of it."""

import pytest

from ir.explain import describe, find, known_names
from tests.vendored import api

APIS = [api("interactions").api, api("ces").api]

FOUND: list[tuple[str, list[tuple[str, str, str | None]]]] = [
    ("Step", [("interactions", "Step", None)]),
    ("Tool", [("interactions", "Tool", None), ("ces", "Tool", None)]),
    ("ツール", [("ces", "Tool", None)]),
    ("タイプ", [("ces", "SchemaType", None), ("ces", "TextResponseConfigType", None)]),
    ("Tool.googleSearch", [("interactions", "Tool", "googleSearch")]),
    ("ツール.displayName", [("ces", "Tool", "displayName")]),
    ("Schema.Type", [("ces", "SchemaType", None)]),
    ("SchemaType.STRING", [("ces", "SchemaType", "STRING")]),
    ("Schema.Type.STRING", [("ces", "SchemaType", "STRING")]),
    ("google.rpc.Status", [("interactions", "GoogleRpcStatus", None)]),
    ("google.rpc.Status.code", [("interactions", "GoogleRpcStatus", "code")]),
    ("ServiceAgentIdTokenAuthConfig", [("ces", "ServiceAgentIdTokenAuthConfig", None)]),
    ("InteractionStatus", [("interactions", "InteractionStatus", None)]),
    ("Nonesuch", []),
    ("Step.nonesuch", []),
    ("", []),
]


@pytest.mark.parametrize(("name", "want"), FOUND)
def test_find(name: str, want: list[tuple[str, str, str | None]]) -> None:
    assert [(found.name, declared.name, member) for found, declared, member in find(APIS, name)] == want


def test_every_known_name_is_found() -> None:
    names = known_names(APIS)
    assert len(names) > 700
    assert [name for name in names if not find(APIS, name)] == []


def told(name: str) -> list[str]:
    return [line for found in find(APIS, name) for line in describe(*found)]


def test_a_field() -> None:
    assert told("Step.userInput") == [
        "Step.userInput  (field of a message, API interactions)",
        "  heading [en]  Step",
        "  type          object (UserInputStep)",
        "  presence      optional",
        "  union         type",
        "  stands in     field list and JSON representation",
        "  interactions/step.en.txt:11-13",
        "  interactions/step.en.txt:39-41",
        "  [en] DO NOT USE -- These are for 3P JSON only",
    ]


def test_what_travels() -> None:
    wire = api("interactions_wire").api
    ((_, union, _),) = find([wire], "AgentConfig")
    assert next(describe(wire, union, None)) == "AgentConfig  (tagged union, API interactions_wire)"
    assert '    type "deep-research"  object (DeepResearchAgentConfig)' in describe(wire, union, None)
    ((_, message, name),) = find([wire], "Interaction.input")
    assert "  type          string or list of union (Step) or union (Content)" in describe(wire, message, name)
    ((_, message, name),) = find([wire], "Interaction.store")
    assert any(line.startswith("  left open     The wire page tells") for line in describe(wire, message, name))
    ((_, message, name),) = find([wire], "ThoughtStep.type")
    assert '  type          "thought"' in describe(wire, message, name)


def test_a_field_on_one_side() -> None:
    assert "  stands in     JSON representation" in told("Tool.googleSearch")


def test_a_translated_type() -> None:
    lines = told("アクション")
    assert lines[0] == "Action  (message, API ces)"
    assert "  heading [ja]  アクション" in lines
    assert "  ces/create_tool.ja.txt:960-999" in lines
    assert any(line.startswith("    connectionActionId  string  in union action_spec") for line in lines)


def test_an_enum_and_a_value() -> None:
    assert told("SchemaType")[:2] == ["SchemaType  (enum, API ces)", "  on the pages  Schema.Type"]
    assert "    STRING" in told("SchemaType")
    assert told("HarmCategory.HARM_CATEGORY_CIVIC_INTEGRITY")[-1] == (
        "  [en] Deprecated: Election filter is not longer supported. The harm category is civic integrity."
    )


def test_an_external() -> None:
    lines = told("InteractionStatus")
    assert lines[:2] == ["InteractionStatus  (external enum, API interactions)", "  on the pages  Interaction.Status"]
    assert lines[2].startswith("  reason        The Interaction page does not declare its status enum")
    assert lines[3:] == ["  interactions/interaction.en.txt:10-12", "  interactions/interaction.en.txt:133"]
