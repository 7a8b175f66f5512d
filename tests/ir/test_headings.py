"""Translated and missing headings get their identifier back."""

import pytest

from ir.headings import Headed, identify, zero_value
from ir.model import TypeKind


def message(heading: str | None, *uses: str) -> Headed:
    """`uses` in order: messages by name, enums by name behind a `:`."""
    kinds: list[tuple[TypeKind, str]] = [("enum", use[1:]) if use.startswith(":") else ("message", use) for use in uses]
    return Headed(kind="message", heading=heading, uses=tuple(kinds))


def enum(heading: str | None, zero: str | None = None) -> Headed:
    return Headed(kind="enum", heading=heading, zero=zero)


CASES: list[tuple[str, list[Headed], dict[int, tuple[str, bool]]]] = [
    ("nothing to find", [message("Tool", "Schema"), message("Schema")], {}),
    ("the one use that is open", [message("Request", "Tool"), message("ツール")], {1: ("Tool", True)}),
    (
        "types stand in the order of their first use",
        [message("Request", "Tool", "Schema"), message("ツール"), message("スキーマ")],
        {1: ("Tool", False), 2: ("Schema", True)},
    ),
    (
        "depth first",
        [message("Request", "Tool", "Last"), message("ツール", "Schema"), message("スキーマ"), message("最後")],
        {1: ("Tool", False), 2: ("Schema", True), 3: ("Last", True)},
    ),
    (
        "a use that was declared in between is not open",
        [message("Request", "A", "B"), message("A"), message("ビー")],
        {2: ("B", True)},
    ),
    (
        "what a use before the declared one left open does not come later",
        [message("Request", "A", "B", "C"), message("B"), message("シー")],
        {2: ("C", True)},
    ),
    ("no use", [message("Request"), message("ツール")], {}),
    ("no heading at all", [message("Request", "Tool"), message(None)], {1: ("Tool", True)}),
    (
        "an enum by its zero value",
        [message("A", ":State", ":Mode"), enum("モード", "MODE_UNSPECIFIED"), enum("状態", "STATE_UNSPECIFIED")],
        {1: ("Mode", True), 2: ("State", True)},
    ),
    (
        "enums of one name by order",
        [message("A", ":Type"), enum("タイプ", "TYPE_UNSPECIFIED"), message("B", ":Type"), enum("タイプ", "UNKNOWN")],
        {1: ("Type", True), 3: ("Type", True)},
    ),
    (
        "fewer headings than uses are uncertain",
        [message("A", ":State", ":Mode"), enum("状態", "OTHER")],
        {1: ("State", False)},
    ),
    (
        "an enum by the end of its zero value",
        [message("A", ":Mode", ":Type"), enum("タイプ", "INDEX_TYPE_UNSPECIFIED"), enum("モード", "DO_NOTHING")],
        {1: ("Type", True), 2: ("Mode", True)},
    ),
    (
        "an enum by the heading of one that its zero value tells",
        [
            message("A", ":Mode", ":Type"),
            enum("タイプ", "TYPE_UNSPECIFIED"),
            message("B", ":Type"),
            enum("タイプ", "X"),
        ],
        {1: ("Type", True), 3: ("Type", True)},
    ),
    ("an enum is no message", [message("A", "State"), enum("状態", "STATE_UNSPECIFIED")], {}),
]


@pytest.mark.parametrize(("types", "want"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_identify(types: list[Headed], want: dict[int, tuple[str, bool]]) -> None:
    assert identify(types) == want


ALPHABET = [message(name) for name in ("Arch", "Boat", "Cart", "Door", "Edge", "Fork", "Gate", "Hall", "Iron", "Tree")]
BETWEEN: list[tuple[str, int, set[str], dict[int, tuple[str, bool]]]] = [
    ("the one name that stands between", 9, {"Apple", "Schema", "Zone"}, {9: ("Schema", True)}),
    ("the first of several", 9, {"Schema", "Tool"}, {9: ("Schema", False)}),
    ("after the last", 10, {"Schema", "Zone"}, {10: ("Zone", True)}),
    ("before the first", 0, {"Action", "Zone"}, {0: ("Action", True)}),
    ("nothing stands between", 3, {"Schema", "Zone"}, {}),
]


@pytest.mark.parametrize(("at", "wanted", "want"), [c[1:] for c in BETWEEN], ids=[c[0] for c in BETWEEN])
def test_pages_in_the_order_of_the_alphabet(at: int, wanted: set[str], want: dict[int, tuple[str, bool]]) -> None:
    assert identify([*ALPHABET[:at], message("見出し"), *ALPHABET[at:]], wanted) == want


def test_as_many_names_as_headings_stand_between() -> None:
    types = [*ALPHABET[:9], message("スキーマ"), message("ツール"), *ALPHABET[9:]]
    assert identify(types, {"Tool", "Schema"}) == {9: ("Schema", True), 10: ("Tool", True)}


def test_few_headings_have_no_order() -> None:
    assert identify([*ALPHABET[:3], message("見出し")], {"Zone"}) == {}


@pytest.mark.parametrize(
    ("name", "want"),
    [
        ("State", "STATE_UNSPECIFIED"),
        ("OauthGrantType", "OAUTH_GRANT_TYPE_UNSPECIFIED"),
        ("Tool.State", "STATE_UNSPECIFIED"),
        ("Http2Mode", "HTTP2_MODE_UNSPECIFIED"),
    ],
)
def test_zero_value(name: str, want: str) -> None:
    assert zero_value(name) == want
