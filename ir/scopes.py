"""Scopes: which of several declarations of one name a use means.

`MimeType` may be declared three times on a page; each belongs to the message that uses it.
"""

from collections.abc import Sequence


def assign(declared: Sequence[int], users: Sequence[int]) -> dict[int, int]:
    """User to declaration, both by their place in page order; every declaration has the same name.

    A use means the nearest declaration after it (types follow their first user), or the last one before it. Where that
    leaves a declaration unused and there are as many users as declarations, they belong together in order.
    """
    if len(declared) == 1:
        return dict.fromkeys(users, declared[0])
    nearest = {user: next((place for place in declared if place > user), declared[-1]) for user in users}
    if set(nearest.values()) != set(declared) and len(users) == len(declared):
        return dict(zip(users, declared, strict=True))
    return nearest
