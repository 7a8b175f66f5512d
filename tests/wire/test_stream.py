"""The stream decoder and the accumulator of the generated Python, over streams that are cut and spoilt in every way."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import vendored
from tests.templates.python.package import load
from tests.wire.cases import ACCESSORS, BROKEN, CALL, DELTA, FRAMES, MISPLACED, PIECES, START, STOP
from tests.wire.streams import COMPLETED, CREATED, Json, chunks, sent, steps, whole

wire: Any = load(vendored.api("interactions_wire").api)


def read(source: Any) -> list[Json]:
    return [event.to_dict(True) for event in wire.parse_events(source)]


def accumulated(events: list[Json]) -> Any:
    accumulator = wire.InteractionAccumulator()
    for event in wire.parse_events(sent(events)):
        accumulator.add(event)
    return accumulator


@given(steps(), st.sampled_from(["\n", "\r\n", "\r"]), st.lists(st.integers(0, 3000), max_size=40))
def test_events_are_the_same_wherever_the_bytes_are_cut(
    drawn: tuple[list[Json], list[Json]], end: str, cuts: list[int]
) -> None:
    events = whole(drawn[1])
    data = sent(events, end)
    assert read(chunks(data, cuts)) == events
    assert read(data) == events
    assert read(data[place : place + 1] for place in range(len(data))) == events


@given(steps())
def test_what_is_put_together_are_the_steps_of_the_answer(drawn: tuple[list[Json], list[Json]]) -> None:
    want, events = drawn
    accumulator = accumulated(whole(events))
    assert [step.to_dict(True) for step in accumulator.steps] == want
    assert accumulator.result().to_dict(True) == {"id": "i", "status": "completed", "steps": want}
    assert accumulator.unknown == []


@given(steps(), st.data())
def test_a_stream_that_ends_early_says_so_and_keeps_the_steps_before(
    drawn: tuple[list[Json], list[Json]], data: st.DataObject
) -> None:
    want, events = drawn
    every = whole(events)
    kept = every[: data.draw(st.integers(0, len(every) - 1))]
    accumulator = accumulated(kept)
    with pytest.raises(wire.StreamError, match="the stream ends") as caught:
        accumulator.result()
    complete = sum(event["event_type"] == "step.stop" for event in kept)
    assert [step.to_dict(True) for step in caught.value.steps] == want[:complete]


@given(steps(), st.data())
def test_a_stream_cut_within_its_bytes_gives_whole_events_or_an_error(
    drawn: tuple[list[Json], list[Json]], data: st.DataObject
) -> None:
    every = whole(drawn[1])
    bytes_ = sent(every, done=False)
    cut = data.draw(st.integers(0, len(bytes_)))
    found: list[Json] = []
    events = wire.parse_events(bytes_[:cut])
    with suppress(wire.StreamError):
        found.extend(event.to_dict(True) for event in events)
    assert found == every[: len(found)]


@pytest.mark.parametrize(("text", "want"), FRAMES)
def test_frames(text: str, want: list[Json]) -> None:
    assert read(text.encode()) == want
    assert read([text.encode()]) == want


def test_lines_are_as_good_as_bytes() -> None:
    events = whole([START, DELTA, STOP])
    assert read(sent(events).decode().split("\n")) == events
    assert read(line + "\r\n" for line in sent(events).decode().split("\n")) == events


def test_what_comes_in_its_own_time() -> None:
    async def later(parts: list[bytes]) -> AsyncIterator[bytes]:
        for part in parts:
            yield part

    async def collect() -> list[Json]:
        source = later(chunks(sent(events), range(0, 500, 7)))
        return [event.to_dict(True) async for event in wire.parse_events_async(source)]

    events = whole([START, DELTA, STOP])
    assert asyncio.run(collect()) == events


@pytest.mark.parametrize(("data", "problem"), BROKEN)
def test_data_that_is_no_json(data: bytes, problem: str) -> None:
    with pytest.raises(wire.StreamError, match=problem):
        read(data)


def test_data_that_is_no_event() -> None:
    with pytest.raises(ValueError, match=r"expected an object, found an array"):
        read(b"data: []\n\n")


@pytest.mark.parametrize(("events", "problem", "complete"), MISPLACED)
def test_events_out_of_place(events: list[Json], problem: str, complete: int) -> None:
    with pytest.raises(wire.StreamError, match=problem) as caught:
        accumulated(events)
    assert len(caught.value.steps) == complete


def test_consuming_a_stream_gives_its_message_or_what_was_complete() -> None:
    events = [START, DELTA, STOP]
    told = wire.InteractionAccumulator().consume(wire.parse_events(sent(whole(events))))
    assert told.output_text == "a"
    for spoilt, problem in (
        (sent([CREATED, *events], done=False) + b"data: {", "event 5 of the stream is cut off"),
        (sent([CREATED, *events, START]), "step 0 begins twice"),
        (sent([CREATED, *events]), "the stream ends before"),
        (sent([CREATED, *events], done=False) + b'data: {"event_type": 1}\n\n', "expected a string, found an integer"),
    ):
        with pytest.raises(wire.StreamError, match=problem) as caught:
            wire.InteractionAccumulator().consume(wire.parse_events(spoilt))
        assert [step.to_dict() for step in caught.value.steps] == [
            {"type": "model_output", "content": [{"type": "text", "text": "a"}]}
        ]


def test_a_stream_may_begin_later_and_hold_what_is_not_known() -> None:
    later: list[Json] = [{**event, "index": 3} for event in (START, DELTA, STOP)]
    new = {"event_type": "step.delta", "index": 3, "delta": {"type": "new_delta", "x": 1}}
    accumulator = accumulated(whole([later[0], {"event_type": "new"}, new, *later[1:]]))
    assert [step.to_dict() for step in accumulator.steps] == [
        {"type": "model_output", "content": [{"type": "text", "text": "a"}]}
    ]
    assert [(index, delta.to_dict()) for index, delta in accumulator.unknown] == [(3, {"type": "new_delta", "x": 1})]


def test_events_are_not_changed_by_what_is_made_of_them() -> None:
    events = list(wire.parse_events(sent(whole([START, DELTA, DELTA, STOP]))))
    before = [event.to_dict(True) for event in events]
    accumulator = wire.InteractionAccumulator()
    for event in events:
        accumulator.add(event)
    assert accumulator.result().output_text == "aa"
    assert [event.to_dict(True) for event in events] == before


def test_the_steps_that_the_last_event_holds_come_first() -> None:
    told = {**COMPLETED, "interaction": {"id": "i", "status": "completed", "steps": [{"type": "thought"}]}}
    result = accumulated([CREATED, START, STOP, told]).result()
    assert [step.type for step in result.steps] == ["thought"]


@pytest.mark.parametrize(("deltas", "want"), PIECES)
def test_pieces(deltas: list[Json], want: list[Json]) -> None:
    events = [START, *({**DELTA, "delta": delta} for delta in deltas), STOP]
    (step,) = accumulated(whole(events)).steps
    assert [item.to_dict() for item in step.content] == want


def test_pieces_go_on_from_what_the_step_began_with() -> None:
    begun = {**START, "step": {"type": "model_output", "content": [{"type": "text", "text": "a"}]}}
    (step,) = accumulated(whole([begun, DELTA, STOP])).steps
    assert [item.text for item in step.content] == ["aa"]


@pytest.mark.parametrize(("given_steps", "joined", "last"), ACCESSORS)
def test_accessors(given_steps: list[Json], joined: str, last: str | None) -> None:
    interaction = wire.Interaction.from_dict({"steps": given_steps}, partial=True)
    assert interaction.output_text == joined
    found = interaction.output_image
    assert (found and found.to_dict()["data"]) == last
    assert interaction.output_audio is None


ROUND: list[tuple[Callable[[Json, bool], Any], Json]] = [
    (wire.parse_step, {"type": "new_step", "a": [1, None]}),
    (wire.parse_step, CALL),
    (wire.parse_step, {"type": "thought", "later": {"a": 1}}),
    (wire.parse_response_format, {"anyOf": [{"type": "string"}]}),
    (wire.parse_tool, {"type": "file_search", "file_search_store_names": ["a"]}),
]


@pytest.mark.parametrize(("parse", "data"), ROUND)
def test_what_is_not_known_comes_back(parse: Callable[[Json, bool], Any], data: Json) -> None:
    message = parse(data, False)
    assert message.to_dict() == data
    assert json.loads(message.to_json()) == data
    assert type(message).from_json(json.dumps(data)) == message


def test_an_unknown_step_says_its_tag() -> None:
    step = wire.parse_step({"type": "new_step", "a": 1})
    assert isinstance(step, wire.UnknownStep)
    assert (step.type, step.unknown_fields) == ("new_step", {"type": "new_step", "a": 1})
    assert repr(step) == "UnknownStep(unknown_fields={'type': 'new_step', 'a': 1})"


FAULTS: list[tuple[Json, str]] = [
    ({"type": 1}, "$.type: expected a string, found an integer"),
    (
        {"type": "function_call", "name": "f", "arguments": {}},
        "$.id: expected a value, as the field is",
    ),
    ({"type": "thought", "summary": [{"type": "text"}]}, "$.summary[0].text: expected a value"),
    ({"type": "user_input", "content": "text"}, "$.content: expected an array, found a string"),
]


@pytest.mark.parametrize(("data", "problem"), FAULTS)
def test_faults(data: Json, problem: str) -> None:
    with pytest.raises(ValueError, match="expected") as caught:
        wire.parse_step(data)
    assert str(caught.value).startswith(problem)


def test_a_tag_is_fixed() -> None:
    with pytest.raises(ValueError, match=r'\$\.type: expected "thought", found another string'):
        wire.ThoughtStep.from_dict({"type": "function_call"})
    with pytest.raises(ValueError, match=r'\$\.type: expected "thought", found nothing'):
        wire.ThoughtStep.from_dict({})
    assert wire.ThoughtStep.from_dict({}, partial=True).to_dict() == {"type": "thought"}
    assert wire.ThoughtStep().to_json() == '{"type":"thought"}'


SHAPES: list[Any] = ["text", [CALL], [], {"type": "text", "text": "a"}, {"type": "new"}]


@pytest.mark.parametrize("value", SHAPES)
def test_a_field_of_several_shapes(value: Any) -> None:
    interaction = wire.Interaction.from_dict({"input": value}, partial=True)
    assert interaction.to_dict(partial=True) == {"input": value}
    assert json.loads(interaction.to_json(partial=True)) == {"input": value}


def test_a_shape_that_no_page_gives() -> None:
    with pytest.raises(ValueError, match=r"\$\.input: expected a string or an array or an object, found an integer"):
        wire.Interaction.from_dict({"input": 1}, partial=True)
    interaction = wire.Interaction(status="completed")
    interaction.input = 1
    with pytest.raises(ValueError, match=r"\$\.input: expected"):
        interaction.to_dict(partial=True)
