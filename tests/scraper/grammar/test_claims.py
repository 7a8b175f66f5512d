"""Which lines of a page are accounted for."""

from collections.abc import Collection

import pytest

from scraper.blocks import Block
from scraper.grammar.claims import Claims

LINES = ["one", "", "two", "three"]


def block(text: str, first: int, last: int) -> Block:
    """A line of text."""
    return Block(kind="line", text=text, first=first, last=last, gap=True)


BLOCKS = [block("one", 1, 1), block("two", 3, 4), block("two", 3, 3), block("two", 3, 3)]


@pytest.mark.parametrize(
    ("claimed", "want"),
    [
        ([0, 1, 2, 3], []),
        ([1, 2, 3], [1]),
        ([0, 2, 3], [3, 4]),
        ([0, 1, 2], [3]),
        ([0, 1, 3], [3]),
        ([], [1, 3, 4]),
    ],
)
def test_a_line_counts_when_all_that_stands_on_it_is_claimed(claimed: Collection[int], want: list[int]) -> None:
    claims = Claims(BLOCKS)
    claims.claim(BLOCKS[at] for at in claimed)
    assert claims.unaccounted(LINES) == want
    assert [claims.is_left(block) for block in BLOCKS] == [at not in claimed for at in range(len(BLOCKS))]


def test_a_line_without_a_block_does_not_count() -> None:
    assert Claims([]).unaccounted(LINES) == [1, 3, 4]


def test_what_is_left_out_of_a_claim_stays() -> None:
    claims = Claims(BLOCKS)
    claims.claim(BLOCKS, but=BLOCKS[2:3])
    assert [claims.is_left(block) for block in BLOCKS] == [False, False, True, False]
