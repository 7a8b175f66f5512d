"""Typed models made from API reference pages: one module per API, none imported before you ask for it.

- `refgen_types.interactions`: Interactions API
- `refgen_types.interactions_wire`: Interactions API, as it travels
- `refgen_types.ces`: Customer Engagement Suite

Every message is a dataclass with `from_dict`, `to_dict`, `from_json` and `to_json`, which speak the JSON of the API and
raise `WireError` where a value is not what the pages say. `None` means that a field is absent. What arrives and has no
attribute is kept in `unknown_fields` and written back.
"""

from ._errors import WireError
from ._wellknown import NULL, Duration, FieldMask, JsonValue, NullValue, Timestamp
from ._wire import Message

__all__ = [
    "NULL",
    "Duration",
    "FieldMask",
    "JsonValue",
    "Message",
    "NullValue",
    "Timestamp",
    "WireError",
]
