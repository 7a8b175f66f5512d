"""Input that cannot be used at all."""


class Unusable(Exception):
    """Input or configuration that no run can start from; the message says where, what is wrong and what to do."""

    def __init__(self, place: str, problem: str, remedy: str) -> None:
        """`place` is `file` or `file:line`."""
        super().__init__(f"{place}: {problem}\n  {remedy}")
