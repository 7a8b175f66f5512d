"""Flat names: unique, and never moving once published."""

import pytest

from ir.names import Nameable, choose, pins


def message(name: str, *owners: str, identity: str | None = None) -> Nameable:
    return Nameable("message", name, identity or name, owners)


def enum(name: str, owner: str) -> Nameable:
    return Nameable("enum", name, f"{owner}.{name}", (owner,))


CASES: list[tuple[str, list[Nameable], dict[str, str]]] = [
    ("used once", [message("Tool"), enum("State", "Tool")], {"message Tool": "Tool", "enum Tool.State": "State"}),
    (
        "shared by two owners",
        [enum("State", "A"), enum("State", "B")],
        {"enum A.State": "AState", "enum B.State": "BState"},
    ),
    (
        "an enum and a message",
        [message("Status"), enum("Status", "A")],
        {"message Status": "Status", "enum A.Status": "AStatus"},
    ),
    (
        "an enum and a message that others use",
        [enum("Call", "Rule"), message("Call", "ListCalls")],
        {"message Call": "Call", "enum Rule.Call": "RuleCall"},
    ),
    (
        "the qualified name is that of another type",
        [enum("State", "A"), enum("State", "B"), message("AState")],
        {"enum A.State": "AStateEnum", "enum B.State": "BState", "message AState": "AState"},
    ),
    (
        "even that is taken",
        [enum("State", "A"), enum("State", "B"), message("AState"), message("AStateEnum")],
        {
            "enum A.State": "AStateEnum2",
            "enum B.State": "BState",
            "message AState": "AState",
            "message AStateEnum": "AStateEnum",
        },
    ),
    ("dotted", [message("Log.Change")], {"message Log.Change": "LogChange"}),
    (
        "dotted, and the same without the dot",
        [message("Log.Change"), message("LogChange")],
        {"message Log.Change": "LogChange", "message LogChange": "LogChangeMessage"},
    ),
    ("lower case", [message("turnList")], {"message turnList": "TurnList"}),
]


@pytest.mark.parametrize(("types", "want"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_choose(types: list[Nameable], want: dict[str, str]) -> None:
    flat = choose(types, {})
    assert pins(flat) == want
    assert len(set(flat.values())) == len(types)


PINNED: list[tuple[str, list[Nameable], dict[str, str], dict[str, str]]] = [
    (
        "another type of the name does not move it",
        [enum("State", "A"), enum("State", "B")],
        {"enum A.State": "State"},
        {"enum A.State": "State", "enum B.State": "BState"},
    ),
    (
        "a name stays qualified when the other type goes",
        [enum("State", "A")],
        {"enum A.State": "AState", "enum B.State": "BState"},
        {"enum A.State": "AState"},
    ),
    (
        "a new type does not take a published name",
        [message("AState"), enum("State", "A")],
        {"enum A.State": "AState"},
        {"message AState": "AStateMessage", "enum A.State": "AState"},
    ),
    (
        "a new user in front does not move it",
        [Nameable("enum", "State", "New.State", ("New", "A"))],
        {"enum A.State": "AState"},
        {"enum New.State": "AState"},
    ),
    (
        "what was published of another kind is something else",
        [message("State")],
        {"enum State": "State"},
        {"message State": "State"},
    ),
    (
        "a pin that two types could claim goes to the first",
        [Nameable("enum", "State", "A.State", ("A",)), Nameable("enum", "State", "B.State", ("B", "A"))],
        {"enum A.State": "State"},
        {"enum A.State": "State", "enum B.State": "BState"},
    ),
]


@pytest.mark.parametrize(("types", "published", "want"), [p[1:] for p in PINNED], ids=[p[0] for p in PINNED])
def test_published_names_never_move(types: list[Nameable], published: dict[str, str], want: dict[str, str]) -> None:
    assert pins(choose(types, published)) == want


@pytest.mark.parametrize("case", CASES, ids=[c[0] for c in CASES])
def test_choosing_again_gives_the_same_names(case: tuple[str, list[Nameable], dict[str, str]]) -> None:
    _, types, want = case
    assert pins(choose(types, want)) == want
    assert pins(choose(types[::-1], want)) == want
