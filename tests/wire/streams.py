"""Streams as a server would send them: of steps that are drawn, cut into deltas that are drawn."""

import json
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

Json = dict[str, Any]

TEXTS = st.text(max_size=12)
BYTES = st.binary(max_size=9)
NUMBERS = st.integers(-(2**53) + 1, 2**53 - 1)
"""Beyond these JavaScript loses digits."""


def base64(data: bytes) -> str:
    return b64encode(data).decode()


def pieces(draw: st.DrawFn, whole: Any) -> list[Any]:
    """`whole` (a text or bytes) in one or more pieces, none of them empty unless it is."""
    cuts = sorted(draw(st.sets(st.integers(1, max(len(whole) - 1, 1)), max_size=3)) if len(whole) > 1 else [])
    return [whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True)]


@st.composite
def steps(draw: st.DrawFn) -> tuple[list[Json], list[Json]]:
    """(steps, events that build them)."""
    made: list[Json] = []
    events: list[Json] = []
    for index in range(draw(st.integers(0, 4))):
        step, deltas, start = draw(st.sampled_from([_output, _thought, _call]))(draw)
        made.append(step)
        events.append({"event_type": "step.start", "index": index, "step": start})
        events += [{"event_type": "step.delta", "index": index, "delta": delta} for delta in deltas]
        events.append({"event_type": "step.stop", "index": index})
    return made, events


def _output(draw: st.DrawFn) -> tuple[Json, list[Json], Json]:
    # Two items of one kind in a row would be one item: no page says how a stream tells them apart.
    kinds = draw(st.lists(st.sampled_from(["text", "image", "audio"]), max_size=3))
    kinds = [kind for place, kind in enumerate(kinds) if place == 0 or kind != kinds[place - 1]]
    content: list[Json] = []
    deltas: list[Json] = []
    for kind in kinds:
        if kind == "text":
            text = draw(TEXTS)
            content.append({"type": "text", "text": text})
            deltas += [{"type": "text", "text": piece} for piece in pieces(draw, text)]
        else:
            data, mime = draw(BYTES), f"{kind}/any"
            content.append({"type": kind, "data": base64(data), "mime_type": mime})
            parts = [base64(piece) for piece in pieces(draw, data)]
            deltas.append({"type": kind, "data": parts[0], "mime_type": mime})
            deltas += [{"type": kind, "data": part} for part in parts[1:]]
    step: Json = {"type": "model_output", **({"content": content} if content else {})}
    return step, deltas, {"type": "model_output"}


def _thought(draw: st.DrawFn) -> tuple[Json, list[Json], Json]:
    signature, text = draw(BYTES), draw(TEXTS)
    step = {"type": "thought", "signature": base64(signature), "summary": [{"type": "text", "text": text}]}
    parts = pieces(draw, text)
    deltas: list[Json] = [{"type": "thought_summary", "content": {"type": "text", "text": part}} for part in parts]
    return step, [*deltas, {"type": "thought_signature", "signature": base64(signature)}], {"type": "thought"}


def _call(draw: st.DrawFn) -> tuple[Json, list[Json], Json]:
    step = {"type": "function_call", "id": draw(TEXTS), "name": "f", "arguments": {"x": draw(NUMBERS)}}
    return step, [], step


CREATED = {"event_type": "interaction.created", "interaction": {"id": "i", "status": "in_progress"}}
COMPLETED = {"event_type": "interaction.completed", "interaction": {"id": "i", "status": "completed"}}


def whole(events: Sequence[Json]) -> list[Json]:
    """The events of a stream that goes well."""
    return [CREATED, *events, COMPLETED]


def sent(events: Sequence[Json], end: str = "\n", done: bool = True) -> bytes:
    """`events` as a server sends them, with lines that end in `end`."""
    frames = [f"event: {event['event_type']}{end}data: {json.dumps(event)}{end}{end}" for event in events]
    return "".join([*frames, *([f"data: [DONE]{end}{end}"] if done else [])]).encode()


def chunks(data: bytes, cuts: Sequence[int]) -> list[bytes]:
    """`data` cut at `cuts`."""
    places = sorted({min(cut, len(data)) for cut in cuts})
    return [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]
