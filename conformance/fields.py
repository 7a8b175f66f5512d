"""The fields of what travels, held against the SDK's models one by one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from conformance.shapes import Pages, Sdk, Shape
from ir.model import Api

Finding = Literal["agrees", "only in the pages", "only in the sdk", "narrower", "wider", "other type", "other values"]


@dataclass(frozen=True, slots=True)
class Compared:
    """A field (`subject` is `Message.field`) and what came of comparing it. `detail` shows the two sides."""

    root: str
    subject: str
    finding: Finding
    detail: str = ""


class Comparison:
    """Compares the API of the pages with the SDK, from a few roots on to all that they hold."""

    def __init__(self, api: Api) -> None:
        self.pages = Pages(api)
        self.sdk = Sdk()
        self._seen: set[str] = set()
        self.found: list[Compared] = []

    def union(self, name: str, annotation: Any) -> None:
        """The variants that both sides of the tagged union `name` have."""
        self._below(name, self.pages.shape_of_union(name), self.sdk.shape(annotation))

    def message(self, name: str, models: Sequence[Any]) -> None:
        """The message `name`, which the SDK spreads over `models`."""
        self._fields(name, name, tuple(models))

    def _fields(self, root: str, name: str, models: tuple[Any, ...]) -> None:
        if name in self._seen:
            return
        self._seen.add(name)
        ours, theirs = self.pages.fields(name), self.sdk.fields(models)
        for field in [*ours, *(other for other in theirs if other not in ours)]:
            one, other = ours.get(field), theirs.get(field)
            finding, detail = _compare(one, other)
            self.found.append(Compared(root, f"{name}.{field}", finding, detail))
            if one and other:
                self._below(root, one, other)

    def _below(self, root: str, ours: Shape, theirs: Shape) -> None:
        for tag, message in ours.objects.items():
            model = theirs.objects.get(tag) or (theirs.objects.get("") if len(theirs.objects) == 1 else None)
            if model is None and len(theirs.objects) == 1 and len(ours.objects) == 1:
                model = next(iter(theirs.objects.values()))
            if model is not None:
                self._fields(root, message, (model,))
        if ours.items and theirs.items:
            self._below(root, ours.items, theirs.items)


def _compare(ours: Shape | None, theirs: Shape | None) -> tuple[Finding, str]:
    if theirs is None:
        return "only in the pages", ""
    if ours is None:
        return "only in the sdk", ""
    if "any" in ours.kinds | theirs.kinds:
        return "agrees", ""
    if ours.kinds == theirs.kinds:
        return _compare(ours.items, theirs.items) if ours.items and theirs.items else _compare_values(ours, theirs)
    detail = f"{_words(ours)}, in the SDK {_words(theirs)}"
    if ours.kinds < theirs.kinds:
        return "narrower", detail
    return ("wider" if ours.kinds > theirs.kinds else "other type"), detail


def _compare_values(ours: Shape, theirs: Shape) -> tuple[Finding, str]:
    """Enums: a value is missing on one side. Strings of which only one side lists the values are no difference."""
    one, other = ours.values, theirs.values
    if one and other and one != other:
        return "other values", "; ".join(
            f"{side}: {', '.join(sorted(values))}"
            for side, values in (("only in the pages", one - other), ("only in the SDK", other - one))
            if values
        )
    return "agrees", ""


def _words(shape: Shape) -> str:
    return " or ".join(sorted(shape.kinds))


@dataclass(frozen=True, slots=True)
class Entry:
    """Differences of one kind that are understood, and why they are there."""

    finding: Finding
    subjects: tuple[str, ...]
    reason: str


def judge(found: Sequence[Compared], ledger: Sequence[Entry]) -> tuple[list[Compared], list[str]]:
    """The differences that `ledger` does not explain, and the subjects that it explains in vain."""
    known = {(entry.finding, subject) for entry in ledger for subject in entry.subjects}
    different = [one for one in found if one.finding != "agrees"]
    met = {(one.finding, one.subject) for one in different}
    return (
        [one for one in different if (one.finding, one.subject) not in known],
        [f"{subject} ({finding})" for finding, subject in sorted(known - met)],
    )


def rates(found: Sequence[Compared]) -> Iterator[tuple[str, int, int, int]]:
    """(root, fields of both sides, fields that agree, all fields) for each root."""
    for root in dict.fromkeys(one.root for one in found):
        own = [one for one in found if one.root == root]
        shared = [one for one in own if not one.finding.startswith("only in")]
        yield root, len(shared), sum(one.finding == "agrees" for one in own), len(own)
