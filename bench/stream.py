"""Decoding a stream of server-sent events: `python -m bench.stream [EVENTS]`.

Ours and, where it is installed, the stream reader of `google-genai` read the same bytes in the same chunks, one after
the other in one process. What is put together of the events is measured for ours alone: the other has nothing like it.
"""

import importlib.util
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

EVENTS = 100_000
CHUNK = 16_384
PACKAGE = Path(__file__).parent.parent / "generated/python"


def events(count: int) -> Iterator[dict[str, Any]]:
    """`count` events: steps of model output with a hundred events each, and what comes around them."""
    yield {"event_type": "interaction.created", "interaction": {"id": "i", "status": "in_progress"}}
    for number in range(count - 2):
        index, place = divmod(number, 100)
        if place == 0:
            yield {"event_type": "step.start", "index": index, "step": {"type": "model_output"}}
        elif place == 99 or number == count - 3:
            yield {"event_type": "step.stop", "index": index}
        else:
            yield {"event_type": "step.delta", "index": index, "delta": {"type": "text", "text": f"token {place} "}}
    yield {"event_type": "interaction.completed", "interaction": {"id": "i", "status": "completed"}}


def chunks(count: int) -> list[bytes]:
    """The stream of `count` events as it comes."""
    frames = [f"event: {event['event_type']}\ndata: {json.dumps(event)}\n\n" for event in events(count)]
    data = "".join([*frames, "data: [DONE]\n\n"]).encode()
    return [data[start : start + CHUNK] for start in range(0, len(data), CHUNK)]


def _timed(read: Callable[[], int], count: int) -> float:
    started = time.perf_counter()
    found = read()
    taken = time.perf_counter() - started
    if found != count:
        raise SystemExit(f"{found} events were read of {count}")
    return taken


def ours(wire: Any, stream: list[bytes], count: int) -> tuple[float, float]:
    """Seconds to decode, and to decode and put together."""

    def together() -> int:
        accumulator = wire.InteractionAccumulator()
        read = 0
        for event in wire.parse_events(stream):
            accumulator.add(event)
            read += 1
        accumulator.result()
        return read

    return _timed(lambda: sum(1 for _ in wire.parse_events(stream)), count), _timed(together, count)


def theirs(stream: list[bytes], count: int) -> float:
    """Seconds that the SDK takes, read as its own client reads a response."""
    import httpx
    from google.genai._gaos.types import interactions
    from google.genai._gaos.utils.eventstreaming import Stream
    from google.genai._gaos.utils.unmarshal_json_response import unmarshal_json_response

    class Chunks(httpx.SyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            yield from stream

    response = httpx.Response(200, headers={"content-type": "text/event-stream"}, stream=Chunks())

    def decode(text: str) -> Any:
        model = interactions.InteractionSSEStreamEvent
        return unmarshal_json_response(model, response, text, validate=False).data

    return _timed(lambda: sum(1 for _ in Stream(response, decode, sentinel="[DONE]")), count)


def main() -> int:
    """Prints the seconds of each; 1 where ours is slower than the SDK."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS
    sys.path.insert(0, str(PACKAGE))
    wire = importlib.import_module("refgen_types.interactions_wire")
    stream = chunks(count)
    size = sum(map(len, stream)) / 1e6
    decoded, together = ours(wire, stream, count)
    print(f"{count} events, {size:.1f} MB: decoded in {decoded:.2f} s, decoded and put together in {together:.2f} s")
    if importlib.util.find_spec("google.genai") is None:
        print("google-genai is not installed: make conformance installs it")
        return 0
    other = theirs(stream, count)
    print(f"google-genai decodes them in {other:.2f} s: {other / decoded:.0f} times as long")
    return int(decoded > other)


if __name__ == "__main__":
    sys.exit(main())
