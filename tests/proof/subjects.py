"""What values are drawn of: every message and tagged union of the committed IR, and of a small API by hand."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ir.model import Reference, Type, UnionReference
from ir.store import decode
from templates.typescript.shapes import Direction, directions
from tests.proof.known import Known
from tests.proof.sample import API

GENERATED = Path(__file__).parents[2] / "generated"
SAMPLE = API.name


@dataclass(frozen=True)
class Subject:
    """A message or tagged union of an API in one direction."""

    known: Known
    name: str
    direction: Direction

    @property
    def api(self) -> str:
        return self.known.api.name

    @property
    def type(self) -> Type:
        return UnionReference(self.name) if self.name in self.known.tagged else Reference("message", self.name)

    @property
    def fields(self) -> list[str]:
        """The wire names of its fields; of a tagged union, none."""
        message = self.known.messages.get(self.name)
        return list(self.known.fields(message, self.direction)) if message else []

    @property
    def other_fields(self) -> list[str]:
        """The fields of the message that are only there in the other direction."""
        message = self.known.messages.get(self.name)
        return [field.name for field in message.fields if field.name not in self.fields] if message else []

    def __str__(self) -> str:
        return f"{self.api}-{self.name}-{self.direction}"


def _apis() -> Iterator[Known]:
    for path in sorted((GENERATED / "ir").glob("*.json")):
        if path.name not in ("names.json", "schema.json"):
            yield Known(decode(path.read_bytes()))
    yield Known(API)


KNOWN = {known.api.name: known for known in _apis()}
"""The APIs by name; the last is the one by hand."""

SUBJECTS = [
    Subject(known, name, direction)
    for known in KNOWN.values()
    for name, shapes in directions(known.api).items()
    for direction in shapes
]
"""Each once a direction, where what is sent differs from what comes back."""


def of_api(name: str) -> list[Subject]:
    """The subjects of one API."""
    return [subject for subject in SUBJECTS if subject.api == name]
