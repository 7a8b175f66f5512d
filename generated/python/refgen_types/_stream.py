"""Streams of server-sent events whose data is JSON, and the message that they carry in pieces.

The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html.
"""

from collections.abc import (
    AsyncIterable,
    AsyncIterator,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, TypeVar, cast

from ._errors import WireError
from ._json import decoded
from ._tagged import Read
from ._wire import Message, mapping

_T = TypeVar("_T")
_M = TypeVar("_M", bound=Message)
_S = TypeVar("_S")

_BOM = b"\xef\xbb\xbf"
_DONE = b"[DONE]"


class StreamError(ValueError):
    """A stream is cut off, or its events do not fit together. `steps` are those that were complete before."""

    def __init__(self, message: str, steps: Sequence[Any] = ()) -> None:
        super().__init__(message)
        self.steps: list[Any] = list(steps)


class _Lines:
    """Cuts what comes into lines: bytes at CR LF, LF or CR; a text is a line."""

    def __init__(self) -> None:
        self._pending: list[bytes] = []
        self._after_return = False
        self._first = True

    def cut(self, chunk: bytes | str) -> list[bytes]:
        if isinstance(chunk, str):
            return [chunk.rstrip("\r\n").encode()]
        if self._after_return and chunk[:1] == b"\n":
            chunk = chunk[1:]
        if not chunk:
            return []
        self._after_return = chunk.endswith(b"\r")
        lines = chunk.splitlines()
        last = b"" if chunk.endswith((b"\n", b"\r")) else lines.pop()
        if lines and self._pending:
            lines[0] = b"".join([*self._pending, lines[0]])
            self._pending.clear()
        if last:
            self._pending.append(last)
        return self._without_mark(lines)

    def rest(self) -> list[bytes]:
        """The last line, which nothing ended."""
        return self._without_mark([b"".join(self._pending)] if self._pending else [])

    def _without_mark(self, lines: list[bytes]) -> list[bytes]:
        if self._first and lines:
            self._first = False
            lines[0] = lines[0].removeprefix(_BOM)
        return lines


class _Events(Generic[_T]):
    """Makes events of lines."""

    def __init__(self, read: Read[_T], key: str) -> None:
        self._read = read
        self._key = key
        self._data: list[bytes] = []
        self._name = b""
        self._count = 0
        self.done = False

    def take(self, lines: Iterable[bytes]) -> Iterator[_T]:
        for line in lines:
            if not line:
                if self._data:
                    yield from self.end()
                    if self.done:
                        return
                self._name = b""
                continue
            name, _, value = line.partition(b":")
            if name == b"data":
                self._data.append(value[1:] if value[:1] == b" " else value)
            elif name == b"event":
                self._name = value[1:] if value[:1] == b" " else value

    def end(self) -> Iterator[_T]:
        """The event whose data is complete, if there is one."""
        text = b"\n".join(self._data)
        self._data.clear()
        if text == _DONE:
            self.done = True
        elif text:
            yield self._event(text)

    def _event(self, text: bytes) -> _T:
        self._count += 1
        try:
            data = decoded(text)
        except WireError as error:
            problem = f"event {self._count} of the stream is cut off, or no JSON"
            reason = f"{problem}: {error.found}"
        else:
            event: dict[str, Any] = mapping(data)
            if self._name and self._key not in event:
                event = {self._key: self._name.decode(errors="replace"), **event}
            return self._read(event, True)
        raise StreamError(reason)


def read_events(
    source: bytes | Iterable[bytes | str], read: Read[_T], key: str
) -> Iterator[_T]:
    """The events of `source`, each made by `read`; one whose field `key` is absent is named as the stream names it."""
    lines, events = _Lines(), _Events(read, key)
    for chunk in [source] if isinstance(source, bytes) else source:
        yield from events.take(lines.cut(chunk))
        if events.done:
            return
    yield from events.take([*lines.rest(), b""])


async def read_events_async(
    source: AsyncIterable[bytes | str], read: Read[_T], key: str
) -> AsyncIterator[_T]:
    """The same, of what comes in its own time."""
    lines, events = _Lines(), _Events(read, key)
    async for chunk in source:
        for event in events.take(lines.cut(chunk)):
            yield event
        if events.done:
            return
    for event in events.take([*lines.rest(), b""]):
        yield event


@dataclass(frozen=True)
class Fold:
    """Where a delta goes: into the attribute `target` of one of `steps`, a list with `item` or if `many`.

    `source` is the attribute that goes there. Without, the delta is a piece of an `item`.
    """

    steps: tuple[type[Message], ...]
    target: str
    many: bool
    source: str | None = None
    item: type[Message] | None = None


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Which events, by class, and which of their attributes build the `steps` of a message."""

    message: type[Message]
    steps: str
    start: type[Message]
    delta: type[Message]
    stop: type[Message]
    step: str
    index: str
    change: str
    whole: tuple[type[Message], ...]
    snapshot: str
    folds: Mapping[type[Message], Fold]
    growths: Mapping[type[Message], tuple[str, ...]]


class _Growing:
    """A step under way. Pieces of its last item are kept apart until it is complete: joining each would be slow."""

    def __init__(self, step: Message, growths: Mapping[type[Message], tuple[str, ...]]):
        self.step = step
        self._growths = growths
        self._target = ""
        self._item: Any = None
        self._pieces: dict[str, list[Any]] = {}

    def put(self, target: str, value: object) -> None:
        setattr(self.step, target, value)

    def add(self, target: str, piece: Message) -> None:
        """Adds `piece` to the last item of the list `target`, or as an item of its own."""
        grows = self._growths.get(type(piece), ())
        if target != self._target or self._item is None:
            self.flush()
            items: list[Message] = getattr(self.step, target) or []
            setattr(self.step, target, items)
            self._target = target
            self._item = items[-1] if items else None
            self._collect(grows)
        if self._item is None or not self._fits(self._item, piece, grows):
            self.flush()
            getattr(self.step, target).append(piece)
            self._target, self._item = target, piece
            self._collect(grows)
            return
        for name in _names(piece):
            value = getattr(piece, name)
            if value is None:
                continue
            if name in grows:
                self._pieces[name].append(value)
            elif name == "unknown_fields":
                known: dict[str, Any] = self._item.unknown_fields or {}
                self._item.unknown_fields = {**known, **value}
            else:
                setattr(self._item, name, value)

    def flush(self) -> None:
        """Puts the pieces of the last item together."""
        for name, pieces in self._pieces.items():
            if len(pieces) > 1:
                setattr(self._item, name, pieces[0][:0].join(pieces))
        self._pieces, self._target, self._item = {}, "", None

    def _collect(self, grows: tuple[str, ...]) -> None:
        values = {name: getattr(self._item, name, None) for name in grows}
        self._pieces = {
            name: [] if value is None else [value] for name, value in values.items()
        }

    def _fits(self, item: Message, piece: Message, grows: tuple[str, ...]) -> bool:
        if type(item) is not type(piece):
            return False
        for name in _names(piece):
            value, known = getattr(piece, name), getattr(item, name)
            if name in grows or value is None or known is None or value == known:
                continue
            if name != "unknown_fields" or any(
                known.get(key, kept) != kept for key, kept in value.items()
            ):
                return False
        return True


def _names(message: Message) -> list[str]:
    return [field.name for field in fields(message)]  # type: ignore[arg-type]


class Accumulator(Generic[_M, _S]):
    """Puts the events of a stream together: `add` each of them, then take the `result`."""

    plan: ClassVar[Plan]

    def __init__(self) -> None:
        self._steps: dict[int, Any] = {}
        self._open: dict[int, _Growing] = {}
        self._last: int | None = None
        self._message: Message | None = None
        self._ended = False
        self.unknown: list[tuple[int, Any]] = []
        """Deltas that the pages do not list, with the index of their step. Nothing is done with them."""

    @property
    def steps(self) -> list[_S]:
        """The steps that are complete."""
        return [step for at, step in self._steps.items() if at not in self._open]

    def add(self, event: Any) -> None:
        """Takes the next event. Raises `StreamError` where it does not fit those before."""
        plan = self.plan
        kind: Any = event.__class__
        if self._ended:
            raise self._error(f"{kind.__name__} comes after the end of the stream")
        if kind is plan.delta:
            self._delta(event)
        elif kind is plan.start:
            self._start(event)
        elif kind is plan.stop:
            index = self._running(event)
            self._open.pop(index).flush()
        elif kind in plan.whole:
            self._whole(event)

    def consume(self, events: Iterable[Any]) -> _M:
        """Takes all of `events` and gives the message that they carry.

        Whatever is wrong with them is a `StreamError` that holds the steps that are complete.
        """
        try:
            for event in events:
                self.add(event)
        except (StreamError, WireError) as error:
            raise self._error(str(error)) from error
        return self.result()

    def result(self) -> _M:
        """The whole message. Raises `StreamError` where the stream is not at its end."""
        if self._open:
            raise self._error(f"the stream ends within step {min(self._open)}")
        if not self._ended:
            last = self.plan.whole[-1].__name__
            raise self._error(f"the stream ends before {last}")
        message = cast("_M", self._message)
        if not getattr(message, self.plan.steps):
            setattr(message, self.plan.steps, self.steps)
        return message

    def _start(self, event: Message) -> None:
        index = self._index(event)
        if index in self._steps:
            raise self._error(f"step {index} begins twice")
        if self._last is not None and index != self._last + 1:
            missing = f"step {self._last + 1} is missing"
            raise self._error(f"step {index} begins, and {missing}")
        begun: Any = getattr(event, self.plan.step)
        if begun is None:
            raise self._error(f"step {index} begins without a step")
        # The event stays as it came, so the step grows as a copy.
        kind: Any = begun.__class__
        step = kind.from_dict(begun.to_dict(True), True)
        self._steps[index] = step
        self._open[index] = _Growing(step, self.plan.growths)
        self._last = index

    def _delta(self, event: Message) -> None:
        index = self._running(event)
        delta: Any = getattr(event, self.plan.change)
        fold = self.plan.folds.get(delta.__class__)
        if fold is None:
            if delta is None:
                raise self._error(f"a delta of step {index} is missing")
            self.unknown.append((index, delta))
            return
        growing = self._open[index]
        if not isinstance(growing.step, fold.steps):
            of, kind = type(growing.step).__name__, delta.__class__.__name__
            raise self._error(f"step {index} is a {of} and gets {kind}")
        piece: Any = getattr(delta, fold.source) if fold.source else delta
        if piece is None:
            return
        if fold.item:
            reader: Any = fold.item
            piece = reader.from_dict(delta.to_dict(True), True)
        if fold.many:
            growing.add(fold.target, piece)
        else:
            growing.put(fold.target, piece)

    def _whole(self, event: Message) -> None:
        ends = type(event) is self.plan.whole[-1]
        if self._message is not None and not ends:
            raise self._error(f"{type(event).__name__} comes twice")
        if ends and self._open:
            raise self._error(f"the stream ends within step {min(self._open)}")
        told = getattr(event, self.plan.snapshot)
        reader: Any = self.plan.message
        data = {} if self._message is None else self._to_dict(self._message)
        self._message = reader.from_dict(
            data | (self._to_dict(told) if told is not None else {}), True
        )
        self._ended = ends

    @staticmethod
    def _to_dict(message: Any) -> dict[str, Any]:
        data: dict[str, Any] = message.to_dict(True)
        return data

    def _running(self, event: Message) -> int:
        """The index of a step that has begun and is not complete."""
        index = self._index(event)
        if index in self._open:
            return index
        state = "is complete" if index in self._steps else "has not begun"
        kind = type(event).__name__
        raise self._error(f"{kind} is for step {index}, which {state}")

    def _index(self, event: Message) -> int:
        index = getattr(event, self.plan.index)
        if isinstance(index, int) and index >= 0:
            return index
        raise self._error(f"{type(event).__name__} does not say for which step it is")

    def _error(self, message: str) -> StreamError:
        return StreamError(message, self.steps)


def joined_text(
    steps: Sequence[Any] | None,
    step: type[Message],
    content: str,
    item: type[Message],
    field: str,
    before: tuple[type[Message], ...],
) -> str:
    """The `field` of each `item` in the last steps of the kind `step` that follow one another, joined.

    What stands before a step of the kinds `before` is of an earlier turn.
    """
    last: list[list[str]] = []
    for each in reversed(steps or ()):
        if isinstance(each, before):
            break
        if isinstance(each, step):
            items = getattr(each, content) or ()
            last.append([getattr(i, field) or "" for i in items if isinstance(i, item)])
        elif last:
            break
    return "".join(text for texts in reversed(last) for text in texts)


def last_item(
    steps: Sequence[Any] | None,
    step: type[Message],
    content: str,
    item: type[_T],
    before: tuple[type[Message], ...],
) -> _T | None:
    """The last `item` in the steps of the kind `step`, of which none is before a step of the kinds `before`."""
    for each in reversed(steps or ()):
        if isinstance(each, before):
            break
        if isinstance(each, step):
            items: list[Any] = getattr(each, content) or []
            for found in reversed(items):
                if isinstance(found, item):
                    return found
    return None
