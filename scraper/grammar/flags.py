"""Field behavior (AIP-203) in descriptions: sentences such as `Required.` at the start, or at the very end."""

from ir.model import Behavior
from scraper.blocks import Block
from scraper.labels import Labels, fold, narrow


def read_flags(text: tuple[str, ...], labels: Labels) -> tuple[Behavior, ...]:
    """The behaviors that a description states, in its order. In the middle of a sentence they are words, not flags."""
    if not text:
        return ()
    found: list[Behavior] = []
    rest = narrow(text[0])
    while match := labels.leading_flag.match(rest):
        found.append(labels.flags[match[1].casefold()])
        rest = rest[match.end() :]
    rest = narrow(text[-1]) if len(text) > 1 else rest
    trailing: list[Behavior] = []
    while match := labels.trailing_flag.search(rest):
        trailing.insert(0, labels.flags[match[1].casefold()])
        rest = rest[: match.start() + 1] if match.start() else ""
    return tuple(dict.fromkeys(found + trailing))


def without_notice(blocks: list[Block], labels: Labels) -> tuple[bool, list[Block]]:
    """(whether a paragraph of its own says that the item is deprecated, the other blocks)."""
    kept = [block for block in blocks if fold(block.words) not in labels.deprecated_notices]
    return len(kept) < len(blocks), kept
