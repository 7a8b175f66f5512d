"""What the models are measured with: JSON as large as an agent's can get, the same at every run."""

from collections.abc import Iterator
from itertools import count, cycle, islice
from typing import Any

_SENTENCES = (
    "The parcel left the depot in Lyon at nine and waits for the customs papers of its sender.",
    "配送先の住所は、お客様が前回ご注文になったときのものと同じです。",
    'Ask for the order number first; "I don\'t know" is an answer.\nThen look it up.',
    "Two of the three items are in stock, the blue one comes back in spring 🙂",
)


def tool() -> dict[str, Any]:
    """A `Tool` of the Customer Engagement Suite: a client function whose parameters and response are large schemas."""
    numbers = count(1)
    return {
        "name": "projects/p/locations/eu/apps/shop/tools/find-orders",
        "displayName": "Find orders",
        "executionType": "ASYNCHRONOUS",
        "createTime": "2026-03-01T09:30:00.123456789Z",
        "updateTime": "2026-03-02T09:30:00Z",
        "etag": '"a1b2c3"',
        "generatedSummary": " ".join(_SENTENCES),
        "clientFunction": {
            "name": "find_orders",
            "description": "\n".join(_SENTENCES * 3),
            "parameters": _schema(numbers, 4),
            "response": _schema(numbers, 4),
        },
        "toolFakeConfig": {
            "enableFakeMode": False,
            "codeBlock": {"pythonCode": "def fake_tool_call(tool, input, context):\n    return {'orders': []}\n" * 10},
        },
    }


def _schema(numbers: Iterator[int], depth: int) -> dict[str, Any]:
    """A `Schema`: an object of five members, one of them a list of such objects, down to `depth`."""
    number = next(numbers)
    members: dict[str, Any] = {
        f"id{number}": {"type": "STRING", "description": _SENTENCES[number % 4], "title": "Identifier"},
        f"state{number}": {"type": "STRING", "enum": ["OPEN", "SENT", "BACK"], "default": "OPEN", "nullable": True},
        f"weight{number}": {"type": "NUMBER", "minimum": 0.5, "maximum": 31.5, "title": "Weight in kilograms"},
    }
    if depth:
        members[f"lines{number}"] = {
            "type": "ARRAY",
            "items": _schema(numbers, depth - 1),
            "minItems": "1",
            "maxItems": "100",
            "uniqueItems": True,
        }
        members[f"part{number}"] = _schema(numbers, depth - 1)
    return {
        "type": "OBJECT",
        "description": _SENTENCES[(number + 1) % 4],
        "properties": members,
        "required": list(members)[:2],
    }


def interaction(length: int) -> dict[str, Any]:
    """An `Interaction` of `length` steps, as it travels: turns of a user and a model that calls a function."""
    turns = (step for number, sentence in zip(count(1), cycle(_SENTENCES)) for step in _turn(number, sentence))
    return {
        "id": "v1_abc",
        "status": "completed",
        "created": "2026-03-01T09:30:00Z",
        "updated": "2026-03-01T09:31:00Z",
        "model": "gemini-3-pro",
        "steps": list(islice(turns, length)),
        "usage": {"total_input_tokens": 12345, "total_output_tokens": 678, "total_tokens": 13023},
    }


def _turn(number: int, sentence: str) -> Iterator[dict[str, Any]]:
    said = f"{number}: {sentence}"
    yield {
        "type": "user_input",
        "content": [{"type": "text", "text": said}, {"type": "text", "text": f"{said} Please."}],
    }
    yield {
        "type": "thought",
        "signature": "c2lnbmF0dXJlIG9mIGEgdGhvdWdodA==",
        "summary": [{"type": "text", "text": said}],
    }
    yield {
        "type": "function_call",
        "id": f"call_{number}",
        "name": "find_orders",
        "arguments": {"customer": number, "states": ["OPEN", "SENT"], "since": {"year": 2026, "month": 3}},
    }
    yield {
        "type": "function_result",
        "call_id": f"call_{number}",
        "name": "find_orders",
        "is_error": False,
        "result": {
            "orders": [{"id": f"o{number}", "weight": 1.5, "note": sentence}, {"id": f"p{number}", "weight": 2}]
        },
    }
    yield {"type": "model_output", "content": [{"type": "text", "text": f"{said} {sentence}"}]}


_OPAQUE = frozenset({"arguments", "result", "usage"})


def objects_in(value: object) -> int:
    """The messages in an `Interaction`: its JSON objects, save those that may be anything."""
    if isinstance(value, list):
        return sum(map(objects_in, value))
    if isinstance(value, dict):
        return 1 + sum(objects_in(member) for name, member in value.items() if name not in _OPAQUE)
    return 0
