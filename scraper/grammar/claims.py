"""Claims: which blocks of a page belong to something. What nobody claims is reported, line by line."""

from collections.abc import Iterable, Sequence

from scraper.blocks import Block


class Claims:
    """The blocks of a page that nothing has claimed yet."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self._blocks = blocks
        self._left = dict.fromkeys(block.first for block in blocks)

    def claim(self, blocks: Iterable[Block], but: Iterable[Block] = ()) -> None:
        """Claims `blocks`, except those `but`."""
        kept = {block.first for block in but}
        for block in blocks:
            if block.first not in kept:
                self._left.pop(block.first, None)

    def left(self) -> list[Block]:
        """The blocks that are unclaimed, in page order."""
        return [block for block in self._blocks if block.first in self._left]

    def unaccounted(self, lines: Sequence[str]) -> list[int]:
        """The numbers (from 1) of the non-blank `lines` that no claimed block covers."""
        covered = {
            line
            for block in self._blocks
            if block.first not in self._left
            for line in range(block.first, block.last + 1)
        }
        return [number for number, line in enumerate(lines, 1) if line.strip() and number not in covered]
