"""Differences are found on either side, the ledger explains them, and what it explains in vain is stale."""

import pytest

from conformance.ledger import Entry, Side, compare

Found = tuple[tuple[Side, str], ...]

CASES: list[tuple[set[str], set[str], list[Entry], Found, Found]] = [
    ({"a"}, {"a"}, [], (), ()),
    ({"a", "b"}, {"a"}, [], (("pages", "b"),), ()),
    ({"a"}, {"a", "c", "b"}, [], (("sdk", "b"), ("sdk", "c")), ()),
    ({"a"}, {"a", "b"}, [Entry("step", "sdk", ("b",), "newer")], (), ()),
    ({"a"}, {"a", "b"}, [Entry("step", "pages", ("b",), "wrong side")], (("sdk", "b"),), (("pages", "b"),)),
    ({"a"}, {"a", "b"}, [Entry("event", "sdk", ("b",), "another kind")], (("sdk", "b"),), ()),
    ({"a", "b"}, {"a", "b"}, [Entry("step", "sdk", ("b",), "newer")], (), (("sdk", "b"),)),
    (set(), {"a"}, [Entry("step", "sdk", ("a", "z"), "newer")], (), (("sdk", "z"),)),
]


@pytest.mark.parametrize(("pages", "sdk", "ledger", "unexplained", "stale"), CASES)
def test_compare(pages: set[str], sdk: set[str], ledger: list[Entry], unexplained: Found, stale: Found) -> None:
    (verdict,) = compare({"step": pages}, {"step": sdk}, ledger)
    assert (verdict.kind, set(verdict.pages), set(verdict.sdk)) == ("step", pages, sdk)
    assert (verdict.unexplained, verdict.stale) == (unexplained, stale)


def test_a_kind_of_one_side_counts() -> None:
    assert [verdict.unexplained for verdict in compare({"b": {"x"}}, {"a": {"y"}}, [])] == [
        (("sdk", "y"),),
        (("pages", "x"),),
    ]
