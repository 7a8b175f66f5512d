"""The tags that are held against the SDK are those that the wire page lists."""

from pathlib import Path

from conformance.__main__ import documented


def test_the_wire_page_lists_its_tags(root: Path) -> None:
    kinds = documented(root / "generated/ir/interactions.json")
    assert {kind: len(tags) for kind, tags in kinds.items()} == {
        "step": 15,
        "content": 5,
        "delta": 5,
        "event": 6,
        "status": 5,
    }
