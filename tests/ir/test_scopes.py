"""Which of several declarations of one name a use means."""

import pytest

from ir.scopes import assign

CASES = [
    ("one declaration answers every use", [5], [1, 9], {1: 5, 9: 5}),
    ("each user has its own right below", [2, 5, 8], [1, 4, 7], {1: 2, 4: 5, 7: 8}),
    ("a user without one below takes the last", [2, 5], [1, 4, 7], {1: 2, 4: 5, 7: 5}),
    ("two users before one declaration share it", [3, 6], [1, 2, 5], {1: 3, 2: 3, 5: 6}),
    ("as many as there are, they belong together in order", [7, 8], [1, 2], {1: 7, 2: 8}),
    ("declarations before their users, in order", [1, 2], [5, 6], {5: 1, 6: 2}),
]


@pytest.mark.parametrize(("declared", "users", "want"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_assign(declared: list[int], users: list[int], want: dict[int, int]) -> None:
    assert assign(declared, users) == want
