"""What people decided about what travels, where the pages leave it open. Each decision has its reason and its place."""

from typing import TypeVar

from msgspec import Struct

from ir.model import Diagnostic, Span, Type


class DecidedField(Struct, frozen=True, kw_only=True):
    """A field that pages name without a type, or only imply: `subject` is `Message.field` or `TaggedUnion.field`."""

    subject: str
    type: Type
    required: bool
    reason: str
    place: Span


class DecidedTags(Struct, frozen=True, kw_only=True):
    """A union (`Message.union`, or the name of a tagged union) is tagged: by which field, and by what tags.

    `tags` goes from the member's name on the page to its tag; members that are not there keep the tag of the rule.
    """

    subject: str
    discriminator: str
    tags: dict[str, str]
    reason: str
    place: Span


class DecidedValues(Struct, frozen=True, kw_only=True):
    """Values of the enum `subject` (its flat name) that do not travel in lower case: page's -> wire spelling."""

    subject: str
    values: dict[str, str]
    reason: str
    place: Span


Decision = DecidedField | DecidedTags | DecidedValues


Kind = TypeVar("Kind", DecidedField, DecidedTags, DecidedValues)


class Decisions:
    """The decisions for one API, and which of them were of use."""

    def __init__(self, decisions: tuple[Decision, ...] = ()) -> None:
        self._all = decisions
        self._used: set[int] = set()

    def field(self, *subjects: str) -> DecidedField | None:
        """What is decided about the field that goes by any of `subjects`."""
        return self._find(DecidedField, subjects)

    def added(self, owner: str) -> list[tuple[str, DecidedField]]:
        """(name, decision) of all fields decided for `owner`, in order."""
        found = [(each, each.subject.partition(".")) for each in self._all if isinstance(each, DecidedField)]
        return [(name, each) for each, (subject, _, name) in found if subject == owner and self._use(each)]

    def tags(self, subject: str) -> DecidedTags | None:
        """How the union `subject` is tagged."""
        return self._find(DecidedTags, (subject,))

    def values(self, subject: str) -> dict[str, str]:
        """The spellings decided for the enum `subject`."""
        found = self._find(DecidedValues, (subject,))
        return found.values if found else {}

    def stale(self) -> list[Diagnostic]:
        """A `stale-exception` for each decision that was of no use."""
        return [
            Diagnostic(
                id="stale-exception",
                severity="error",
                message=f"nothing on the wire is called `{each.subject}`; remove the entry, or mend its name",
                subject=each.subject,
                spans=(each.place,),
            )
            for each in self._all
            if id(each) not in self._used
        ]

    def _find(self, kind: type[Kind], subjects: tuple[str, ...]) -> Kind | None:
        for each in self._all:
            if isinstance(each, kind) and each.subject in subjects:
                self._use(each)
                return each
        return None

    def _use(self, decision: object) -> bool:
        self._used.add(id(decision))
        return True
