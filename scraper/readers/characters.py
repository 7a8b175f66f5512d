"""Characters that a page holds and nobody sees."""

INVISIBLE = str.maketrans({"\u00ad": None, "\u200b": None, "\u2060": None, "\ufeff": None, "\u00a0": " "})
"""What copying a rendered page leaves behind. Joiners (U+200C, U+200D) carry meaning in scripts and emoji, and stay."""
