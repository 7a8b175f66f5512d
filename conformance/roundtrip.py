"""What the SDK's models write, refgen reads and writes unchanged; what refgen writes, the SDK's models read."""

import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any

from google.genai._gaos.types import interactions
from google.genai._gaos.utils.serializers import unmarshal

from conformance.draw import FromPages, FromSdk, Held, base64
from conformance.shapes import parts
from ir.model import Api

wire = import_module("refgen_types.interactions_wire")

Read = Callable[[dict[str, Any], bool], Any]

UNIONS: dict[str, tuple[Any, Read]] = {
    "Step": (interactions.Step, wire.parse_step),
    "Content": (interactions.Content, wire.parse_content),
    "Tool": (interactions.Tool, wire.parse_tool),
    "StreamEvent": (interactions.InteractionSSEEvent, wire.parse_stream_event),
}
"""The tagged unions that go both ways: the SDK's annotation, and the function of refgen that reads one."""


def from_sdk(count: int, held: Mapping[str, Held]) -> Iterator[tuple[str, str]]:
    """(class, what is wrong) for each drawn instance of the SDK's models that does not come back as it was.

    `count` instances of each variant are drawn, narrowed by `held`.
    """
    drawing = FromSdk(0, held)
    for annotation, read in UNIONS.values():
        for model in parts(annotation):
            for _ in range(count):
                instance = model.model_validate(drawing.model(model))
                written = instance.model_dump(mode="json", by_alias=True, exclude_none=True)
                if problem := _back(written, read):
                    yield model.__name__, problem


def _back(written: dict[str, Any], read: Read) -> str:
    try:
        message = read(written, True)
        back, text = message.to_dict(True), json.loads(message.to_json(True))
    except ValueError as error:
        return str(error)
    return "" if back == written == text else f"{written} came back as {back}"


def accessors(count: int) -> Iterator[tuple[str, str]]:
    """(accessor, what is wrong) for each list of steps of which the SDK's accessors select something else than ours.

    Set aside is where the page leaves a choice that the SDK made: it reads on through a thought or an output without
    text between two outputs, and stops at other content among the texts.
    """
    random = Random(2)
    for _ in range(count):
        steps: list[dict[str, Any]] = []
        texts = random.random() < 0.5
        for kind in random.choices(("model_output", "user_input", "function_call", "thought"), k=random.randrange(6)):
            if kind != "thought" or not steps or steps[-1]["type"] != "model_output":
                steps.append(_step(random, kind, texts=texts))
        interaction = {"id": "i", "status": "completed", "steps": steps}
        ours = wire.Interaction.from_dict(interaction, partial=True)
        theirs = interactions.Interaction.model_validate(interaction)
        for name in ("output_text", "output_image", "output_audio"):
            one, other = getattr(ours, name), getattr(theirs, name)
            one = one.to_dict() if hasattr(one, "to_dict") else one
            other = other.model_dump(mode="json", exclude_none=True) if hasattr(other, "model_dump") else other
            if one != other:
                yield name, f"{one!r}, in the SDK {other!r}, of {steps}"


def _step(random: Random, kind: str, *, texts: bool) -> dict[str, Any]:
    if kind == "function_call":
        return {"type": kind, "id": "1", "name": "f", "arguments": {}}
    if kind == "thought":
        return {"type": kind}
    media = [{"type": random.choice(("image", "audio")), "data": base64(random)} for _ in range(random.randrange(3))]
    words = [{"type": "text", "text": random.choice("abc")} for _ in range(random.randrange(1, 3))]
    return {"type": kind, "content": words if texts else media}


def to_sdk(count: int, held: Mapping[str, Held], api: Api) -> Iterator[tuple[str, str]]:
    """(class, what is wrong) for each drawn message that the SDK's models refuse or read as something else."""
    drawing = FromPages(1, held, api)
    for name, (annotation, read) in UNIONS.items():
        known = set(parts(annotation))
        for variant in drawing.unions[name].variants:
            for _ in range(count):
                written = read(drawing.message(variant.message), True).to_dict(True)
                try:
                    model = unmarshal(written, annotation)
                except ValueError as error:
                    yield variant.message, str(error).splitlines()[0]
                    continue
                back = model.model_dump(mode="json", by_alias=True, exclude_none=True)
                if type(model) not in known or back != written:
                    yield variant.message, f"{written} came back as {back}, a {type(model).__name__}"
