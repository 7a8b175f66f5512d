"""The IR as JSON, and the JSON Schema that describes it."""

import json
from typing import Any

import msgspec

from ir.model import Api

SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema"


def encode(api: Api) -> str:
    """`api` as indented JSON; defaults are left out. `decode` gives it back."""
    return msgspec.json.format(msgspec.json.encode(api, order="deterministic"), indent=1).decode() + "\n"


def decode(text: str | bytes) -> Api:
    """The API that `encode` wrote. Raises `msgspec.ValidationError` where `text` is no such document."""
    return msgspec.json.decode(text, type=Api)


def schema() -> str:
    """The JSON Schema (2020-12) of what `encode` writes."""
    document: dict[str, Any] = {"$schema": SCHEMA_ID, "title": "refgen IR of one API", **msgspec.json.schema(Api)}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
