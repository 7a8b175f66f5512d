"""What the official SDK says of the Interactions API as it travels, read from its own models."""

from typing import Any, get_args

from google.genai._gaos.types import interactions

_UNIONS = {
    "step": ("Step", "type"),
    "content": ("Content", "type"),
    "delta": ("StepDeltaData", "type"),
    "event": ("InteractionSSEEvent", "event_type"),
}


def _variants(union: str, tag: str) -> set[str]:
    annotated = getattr(interactions, union)
    variants: tuple[Any, ...] = get_args(get_args(annotated)[0])
    # Each of its unions ends in a class that keeps what it does not know.
    return {variant.model_fields[tag].default for variant in variants} - {"UNKNOWN"}


def tags() -> dict[str, set[str]]:
    """The literals that travel: kind (step, content, delta, event, status) -> tags."""
    literals, _ = get_args(interactions.InteractionStatus)
    return {kind: _variants(*union) for kind, union in _UNIONS.items()} | {"status": set(get_args(literals))}
