"""Messages that show one side only, on a page that shows both: the other side was lost."""

from ir.declaration import MessageDeclaration, PageDeclarations
from ir.model import Diagnostic, Span


def one_sided(page: PageDeclarations) -> list[Diagnostic]:
    """A diagnostic for each message of `page` that lacks its field list, or its JSON representation.

    Some layouts print field lists alone (RPC packages, request bodies of some services), none prints representations
    alone. What one half of a page does says nothing of the other.
    """
    messages = [declared for declared in page.declarations if isinstance(declared, MessageDeclaration)]
    both = {message.half for message in messages if message.list and message.representation}
    found = []
    for message in messages:
        if message.representation and message.representation.members and not message.list:
            what = "the JSON representation stands without a field list"
            found.append(_missing("list-missing", what, message, message.representation.span))
        elif message.list and message.half in both and not message.representation:
            what = "the field list stands without a JSON representation"
            found.append(_missing("representation-missing", what, message, message.list.span))
    return found


def _missing(rule: str, what: str, message: MessageDeclaration, place: Span) -> Diagnostic:
    subject = message.heading or ""
    return Diagnostic(id=rule, severity="error", message=what, subject=subject, spans=(place, message.span))
