"""The vocabulary of streams: how events build a message, and what accessors select from it. Plain data, all names."""

from msgspec import Struct


class Selection(Struct, frozen=True, kw_only=True):
    """What an accessor of `message` gives: `item`s (a tag) of `content`, a list of the `step`s (a tag) in `steps`.

    With `joined` it is that field of all items of the trailing steps, joined; without it is the last item. Steps of the
    tags `before` belong to others: what stands before the last of them is no part of the answer.
    """

    message: str
    steps: str
    step: str
    content: str
    item: str
    joined: str | None
    before: tuple[str, ...] = ()


class Fold(Struct, frozen=True):
    """What a delta does to the step under way, one of `steps` (tags): it goes into the field `target`.

    `source` is the field of the delta that goes there; None when the delta is itself a piece of an item of that list.
    `many` says that `target` is a list of items.
    """

    delta: str
    steps: tuple[str, ...]
    target: str
    source: str | None
    many: bool


class Growth(Struct, frozen=True):
    """How pieces of an item (by its tag) become one: the texts or bytes of its fields `joined` are put together."""

    item: str
    joined: tuple[str, ...]


class Stream(Struct, frozen=True, kw_only=True):
    """How a stream of events (a tagged union) builds the list `steps` of `message`.

    `start`, `delta` and `stop` are tags of events; `step`, `index` and `change` are their fields: the step that begins,
    its place in the list, the delta. `whole` are the tags of events that carry the message itself, in `snapshot`;
    the last of them ends the stream. `items` is the tagged union of what steps hold lists of, and `growths` tells how
    pieces of one of them grow together.
    """

    events: str
    message: str
    steps: str
    start: str
    delta: str
    stop: str
    step: str
    index: str
    change: str
    whole: tuple[str, ...]
    snapshot: str
    folds: tuple[Fold, ...]
    items: str
    growths: tuple[Growth, ...]
