"""What every stream reader has to do alike, in whatever language: given and wanted."""

from tests.wire.streams import COMPLETED, CREATED, Json, whole

DELTA = {"event_type": "step.delta", "index": 0, "delta": {"type": "text", "text": "a"}}
START = {"event_type": "step.start", "index": 0, "step": {"type": "model_output"}}
STOP = {"event_type": "step.stop", "index": 0}


FRAMES: list[tuple[str, list[Json]]] = [
    ("", []),
    (": a comment\n\n", []),
    (":\n: ping\nretry: 5\nid: 7\n\n", []),
    ("event: ping\n\n", []),
    ("data: [DONE]\n\n", []),
    ('data: {"event_type": "new", "a": 1}\n\n', [{"event_type": "new", "a": 1}]),
    ('data: {"event_type": "new",\ndata:  "a": 1}\n\n', [{"event_type": "new", "a": 1}]),
    ('data:{"event_type":"new"}\n\n', [{"event_type": "new"}]),
    ('\ufeffdata: {"event_type": "new"}\n\n', [{"event_type": "new"}]),
    ('event: new\ndata: {"a": 1}\n\n', [{"event_type": "new", "a": 1}]),
    ('event: other\ndata: {"event_type": "new"}\n\n', [{"event_type": "new"}]),
    ('data: {"event_type": "new"}\n', [{"event_type": "new"}]),
    ('data: {"event_type": "new"}', [{"event_type": "new"}]),
    ('data: {"event_type": "a"}\n\ndata: [DONE]\n\ndata: {"event_type": "b"}\n\n', [{"event_type": "a"}]),
    (
        'data: {"event_type": "new", "t": "\u2028\x85\x0b"}\n\n'.replace("\x0b", "\\u000b"),
        [{"event_type": "new", "t": "\u2028\x85\x0b"}],
    ),
    ("data\n\n", []),
]


BROKEN = [
    (b"data: {\n\n", "event 1 of the stream is cut off, or no JSON"),
    (b'data: {"event_type": "a"}\n\ndata: nonsense\n\n', "event 2 of the stream is cut off, or no JSON"),
    (b"data: \xff\n\n", "event 1 of the stream is cut off, or no JSON"),
]


MISPLACED: list[tuple[list[Json], str, int]] = [
    ([START, START], "step 0 begins twice", 0),
    ([START, STOP, START], "step 0 begins twice", 1),
    ([DELTA], "StepDeltaEvent is for step 0, which has not begun", 0),
    ([STOP], "StepStopEvent is for step 0, which has not begun", 0),
    ([START, STOP, DELTA], "StepDeltaEvent is for step 0, which is complete", 1),
    ([START, STOP, STOP], "StepStopEvent is for step 0, which is complete", 1),
    ([START, {**START, "index": 2}], "step 2 begins, and step 1 is missing", 0),
    ([{**START, "index": -1}], "StepStartEvent does not say for which step it is", 0),
    ([{"event_type": "step.start", "step": {"type": "thought"}}], "does not say for which step it is", 0),
    ([{"event_type": "step.start", "index": 0}], "step 0 begins without a step", 0),
    ([START, {"event_type": "step.delta", "index": 0}], "a delta of step 0 is missing", 0),
    (
        [START, {**DELTA, "delta": {"type": "thought_signature", "signature": ""}}],
        "step 0 is a ModelOutputStep and gets ThoughtSignatureDelta",
        0,
    ),
    ([CREATED, CREATED], "InteractionCreatedEvent comes twice", 0),
    ([START, COMPLETED], "the stream ends within step 0", 0),
    ([START, STOP, COMPLETED, COMPLETED], "InteractionCompletedEvent comes after the end of the stream", 1),
    ([*whole([START, STOP]), *whole([START, STOP])], "comes after the end of the stream", 1),
]


PIECES: list[tuple[list[Json], list[Json]]] = [
    (
        [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}],
        [{"type": "text", "text": "ab"}],
    ),
    (
        [{"type": "image", "data": "YQ==", "mime_type": "a/b"}, {"type": "image", "data": "Yg==", "mime_type": "c/d"}],
        [{"type": "image", "data": "YQ==", "mime_type": "a/b"}, {"type": "image", "data": "Yg==", "mime_type": "c/d"}],
    ),
    (
        [{"type": "image", "data": "YQ=="}, {"type": "image", "data": "Yg==", "mime_type": "c/d"}],
        [{"type": "image", "data": "YWI=", "mime_type": "c/d"}],
    ),
    (
        [
            {"type": "text", "text": "a", "new": 1},
            {"type": "text", "text": "b", "new": 1},
            {"type": "text", "text": "c", "new": 2},
        ],
        [{"type": "text", "text": "ab", "new": 1}, {"type": "text", "text": "c", "new": 2}],
    ),
    (
        [{"type": "text", "text": "a"}, {"type": "image", "data": "YQ=="}, {"type": "text", "text": "b"}],
        [{"type": "text", "text": "a"}, {"type": "image", "data": "YQ=="}, {"type": "text", "text": "b"}],
    ),
]


def output(*items: Json) -> Json:
    return {"type": "model_output", "content": list(items)}


def text(value: str) -> Json:
    return {"type": "text", "text": value}


def image(data: str) -> Json:
    return {"type": "image", "data": data}


CALL = {"type": "function_call", "id": "1", "name": "f", "arguments": {}}
ACCESSORS: list[tuple[list[Json], str, str | None]] = [
    ([], "", None),
    ([output(text("a"))], "a", None),
    ([output(text("a"), text("b"))], "ab", None),
    ([output(text("a")), output(text("b"))], "ab", None),
    ([output(text("a")), CALL], "a", None),
    ([output(text("a")), {"type": "thought"}], "a", None),
    ([output(text("a")), CALL, output(text("b"))], "b", None),
    ([output(text("a"), image("YQ==")), output(image("Yg=="), text("b"))], "ab", "Yg=="),
    ([output(image("YQ==")), CALL, {"type": "new"}], "", "YQ=="),
    ([{"type": "user_input", "content": [text("no"), image("YQ==")]}], "", None),
    ([output(text("a"), image("YQ==")), {"type": "user_input"}], "", None),
    ([output(text("a"), image("YQ==")), {"type": "user_input"}, output(text("b"))], "b", None),
    ([{"type": "model_output"}, {"type": "new", "content": [text("no")]}], "", None),
]
