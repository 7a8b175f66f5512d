"""How each language says what the grammar looks for: one TOML file a language.

Every label is compared folded (`fold`): full-width punctuation, blanks and case are the copy's, not the page's.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import get_args

from msgspec import Struct

from ir.model import Behavior

FOLDER = Path(__file__).parent
PAGE_LANGUAGE = "en"
"""English labels are known on every page: translated pages leave some of them as they are."""

NAME_GROUP = r"(?P<name>[A-Za-z_](?:[A-Za-z0-9_.]*[A-Za-z0-9_])?)"
"""What `{name}` in a label stands for."""

WIDTHS = str.maketrans("：（），．｜", ":(),.|")


class Labels(Struct, frozen=True, kw_only=True):
    """The labels of a page: those of its language and the English ones, as patterns over folded text.

    `parts` maps the folded label to its part; `openers` are labels that carry a text (`Tool: create_tool`). `rpc` says
    that the page prints types as protobuf does.
    """

    parts: dict[str, str]
    openers: tuple[tuple[str, re.Pattern[str]], ...]
    union_headers: tuple[re.Pattern[str], ...]
    union_choices: tuple[re.Pattern[str], ...]
    union_starts: tuple[re.Pattern[str], ...]
    union_ends: tuple[re.Pattern[str], ...]
    deprecated_marks: tuple[re.Pattern[str], ...]
    deprecated_notices: frozenset[str]
    leading_flag: re.Pattern[str]
    trailing_flag: re.Pattern[str]
    flags: dict[str, Behavior]
    instances: tuple[re.Pattern[str], ...]
    streams: tuple[re.Pattern[str], ...]
    furniture: tuple[re.Pattern[str], ...]
    hints: dict[str, str]
    guide: dict[str, str]
    rpc: bool = False

    def part(self, text: str) -> str | None:
        """The part of a declaration that the line `text` announces, if any."""
        return self.parts.get(fold(text))

    def opener(self, text: str) -> tuple[str, str] | None:
        """(part, carried text) when `text` is a label that carries a text."""
        text = narrow(text).strip()
        for part, pattern in self.openers:
            if match := pattern.fullmatch(text):
                return part, match["text"].strip()
        return None


def narrow(text: str) -> str:
    """`text` with full-width punctuation made ASCII (copies of pages mix both)."""
    return text if text.isascii() else text.translate(WIDTHS)


def fold(text: str) -> str:
    """`text` as labels are compared: narrow, lower case, without blanks."""
    return re.sub(r"\s+", "", narrow(text)).casefold()


def available() -> list[str]:
    """The languages there are labels for."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def load(language: str) -> Labels:
    """The labels of `language` (one of `available()`)."""
    names = dict.fromkeys((language, PAGE_LANGUAGE))
    files = [tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")) for name in names]

    def every(table: str, key: str) -> list[str]:
        values = [file[table].get(key, []) for file in files]
        return list(dict.fromkeys(v for value in values for v in (value if isinstance(value, list) else [value])))

    labels = [
        (part, label)
        for file in files
        for part, found in file["labels"].items()
        if part != "furniture"
        for label in found
    ]
    flags: dict[str, Behavior] = {
        narrow(word).casefold(): kind for kind in get_args(Behavior) for word in every("flags", kind)
    }
    words = "|".join(re.escape(word) for word in sorted(flags, key=len, reverse=True))
    return Labels(
        parts={fold(label): part for part, label in reversed(labels) if "{" not in label},
        openers=tuple((part, _pattern(label)) for part, label in labels if "{text}" in label),
        union_headers=tuple(_pattern(label, end="") for label in every("marks", "union_header")),
        union_choices=tuple(_pattern(label, end="") for label in every("marks", "union_choice")),
        union_starts=tuple(_pattern(label, end="") for label in every("marks", "union_start")),
        union_ends=tuple(_pattern(label, end="") for label in every("marks", "union_end")),
        deprecated_marks=tuple(_pattern(mark, end="") for mark in every("marks", "deprecated")),
        deprecated_notices=frozenset(fold(notice) for notice in every("marks", "deprecated_notice")),
        leading_flag=re.compile(rf"\s*\[?({words})(?:\]\s*[.:。]?\s*|\s*[.:。]\s*|\s*$)", re.IGNORECASE),
        trailing_flag=re.compile(rf"(?:^|[.。]\s*)({words})[.。]\s*$", re.IGNORECASE),
        flags=flags,
        instances=tuple(_pattern(label, end="") for label in every("bodies", "instance")),
        streams=tuple(_pattern(label, end="") for label in every("bodies", "stream")),
        furniture=tuple(_pattern(label) for label in every("labels", "furniture")),
        hints={fold(label): hint for file in files for hint, label in file["hints"].items()},
        guide={fold(label): kind for file in files for kind, found in file["guide"].items() for label in found},
    )


def detect(text: str) -> str:
    """The language whose own labels occur most often in `text`; English when none does."""
    own = _own_labels()
    longest = max(len(label) for labels in own.values() for label in labels) * 2  # blanks do not count
    # Tags bound labels as line ends do.
    lines = {fold(line) for line in re.split(r"\n|<[^<>]*>", text) if len(line) <= longest}
    score = {language: sum(label in lines for label in labels) for language, labels in own.items()}
    return max(score, key=lambda language: (score[language], language == PAGE_LANGUAGE))


@cache
def _own_labels() -> dict[str, list[str]]:
    """The labels of each language, folded, without those that it has from English."""
    files = {language: tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8")) for language in available()}
    return {
        language: [fold(label) for found in file["labels"].values() for label in found]
        for language, file in files.items()
    }


def _pattern(label: str, end: str = "$") -> re.Pattern[str]:
    """A label with its placeholders as named groups.

    Blanks of the label match any run of blanks, or none; one that keeps a word and a placeholder apart has to be there.
    """
    pattern = re.sub(r"(?<=[A-Za-z])\\ (?=\\\{)", r"\\s+", re.escape(narrow(label)))
    pattern = pattern.replace(r"\ ", r"\s*").replace(r"\.", r"\s*\.")
    pattern = pattern.replace(r"\{name\}", NAME_GROUP).replace(r"\{text\}", r"(?P<text>.*)")
    return re.compile(pattern + end, re.IGNORECASE)
