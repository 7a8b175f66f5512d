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
    ("an enum is no message", [message("A", "State"), enum("状態", "STATE_UNSPECIFIED")], {}),
]


@pytest.mark.parametrize(("types", "want"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_identify(types: list[Headed], want: dict[int, tuple[str, bool]]) -> None:
    assert identify(types) == want


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
