"""Input that cannot be used at all."""


class Unusable(Exception):
    """Input or configuration that no run can start from; the message says where, what is wrong and what to do."""

    def __init__(self, place: str, problem: str, remedy: str) -> None:
        """`place` is `file` or `file:line`."""
        super().__init__(place, problem, remedy)

    def __str__(self) -> str:
        """The message, in two lines."""
        place, problem, remedy = self.args
        return f"{place}: {problem}\n  {remedy}"
