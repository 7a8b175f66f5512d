"""Under which licence the text of a page is, which generated files quote."""

from collections.abc import Sequence
from typing import NamedTuple

from ir.model import Page


class Licence(NamedTuple):
    """Whose text it is, and under which terms."""

    work: str
    terms: str


_UNKNOWN = Licence("Pages of other publishers", "under the terms that their publishers state")

_CREATIVE_COMMONS = "licensed under the Creative Commons Attribution 4.0 International License"
_DOCUMENTATION = Licence(
    "Documentation by Google LLC", f"{_CREATIVE_COMMONS}\n(https://creativecommons.org/licenses/by/4.0/)"
)
_SKILLS = Licence("Google skills, by Google LLC", "licensed under the Apache License, Version 2.0 (see LICENSE)")

# By how the address of a page begins. An entry is added when somebody has read the terms of that place: at the foot of
# each page for the documentation, in the LICENSE file for a repository.
_PLACES = {
    "https://ai.google.dev/": _DOCUMENTATION,
    "https://cloud.google.com/": _DOCUMENTATION,
    "https://developers.google.com/": _DOCUMENTATION,
    "https://docs.cloud.google.com/": _DOCUMENTATION,
    "https://github.com/google/skills/": _SKILLS,
}


def by_licence(pages: Sequence[Page]) -> dict[Licence, list[Page]]:
    """`pages` by licence, those without a known one last; else licences and pages in the order of `pages`."""
    groups: dict[Licence, list[Page]] = {}
    for page in pages:
        groups.setdefault(_licence(page.url), []).append(page)
    return dict(sorted(groups.items(), key=lambda group: group[0] == _UNKNOWN))


def _licence(url: str) -> Licence:
    return next((licence for place, licence in _PLACES.items() if url.startswith(place)), _UNKNOWN)
