"""Claims: which blocks of a page belong to something. What nobody claims is reported, line by line."""

from collections.abc import Iterable, Sequence

from scraper.blocks import Block


class Claims:
    """The blocks of a page that nothing has claimed yet."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self._blocks = blocks
        self._left = {id(block): block for block in blocks}

    def claim(self, blocks: Iterable[Block], but: Iterable[Block] = ()) -> None:
        """Claims `blocks`, except those `but`."""
        kept = {id(block) for block in but}
        for block in blocks:
            if id(block) not in kept:
                self._left.pop(id(block), None)

    def is_left(self, block: Block) -> bool:
        """Whether nothing has claimed `block`."""
        return id(block) in self._left

    def unaccounted(self, lines: Sequence[str]) -> list[int]:
        """The numbers (from 1) of the non-blank `lines` on which no block stands, or one that is unclaimed."""
        standing = {line for block in self._blocks for line in range(block.first, block.last + 1)}
        left = {line for block in self._left.values() for line in range(block.first, block.last + 1)}
        accounted = standing - left
        return [number for number, line in enumerate(lines, 1) if line.strip() and number not in accounted]
