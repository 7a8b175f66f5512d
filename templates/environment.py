"""The one Jinja environment: strict, without autoescape; text enters a template only through a target's own filters."""

from collections.abc import Callable, Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

Filter = Callable[..., str]


def environment(target: str, filters: Mapping[str, Filter]) -> Environment:
    """An environment over `templates/<target>/` that knows `filters` besides Jinja's own.

    An undefined name is an error. Block tags leave no blank lines behind; files end in a line feed.
    """
    env = Environment(
        loader=FileSystemLoader(Path(__file__).parent / target),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    env.filters.update(filters)
    return env
