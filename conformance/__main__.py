"""`make conformance`: what the pages say against the official SDK, as a table; unexplained differences fail."""

import json
import sys
import tomllib
from pathlib import Path

from conformance.ledger import Entry, Verdict, compare
from ir.store import decode

FOLDER = Path(__file__).parent
GENERATED = FOLDER.parent / "generated"
INTERACTIONS, WIRE = GENERATED / "ir/interactions.json", GENERATED / "ir/interactions_wire.json"
PACKAGE = GENERATED / "python"


def documented(api: Path) -> dict[str, set[str]]:
    """The literals that travel, as the pages of the IR file `api` list them: kind -> tags."""
    told = json.loads(api.read_text(encoding="utf-8"))
    kinds: dict[str, set[str]] = {"event": {event["name"] for event in told["events"]}}
    for tag in told["tags"]:
        kinds.setdefault(tag["kind"], set()).add(tag["name"])
    return kinds


def entries(path: Path) -> list[Entry]:
    """The ledger at `path`."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))["difference"]
    return [Entry(**{**one, "names": tuple(one["names"])}) for one in told]


def table(verdicts: list[Verdict]) -> str:
    """A row per kind: how many tags each side has, how many both, how many differences are in the ledger."""
    lines = [f"{'kind':<8} {'pages':>6} {'sdk':>6} {'both':>6} {'explained':>10} {'unexplained':>12}"]
    for one in verdicts:
        differences = len(one.pages ^ one.sdk)
        lines.append(
            f"{one.kind:<8} {len(one.pages):>6} {len(one.sdk):>6} {len(one.pages & one.sdk):>6}"
            f" {differences - len(one.unexplained):>10} {len(one.unexplained):>12}"
        )
    return "\n".join(lines)


def main() -> int:
    """0 when every difference is in the ledger and the ledger holds no other; else 1."""
    from conformance import sdk  # what the rest of this file does needs no SDK

    verdicts = compare(documented(INTERACTIONS), sdk.tags(), entries(FOLDER / "ledger.toml"))
    print(table(verdicts))
    for one in verdicts:
        for side, name in one.unexplained:
            print(f"{one.kind} {name}: only in the {side}, and ledger.toml does not say why")
        for side, name in one.stale:
            print(f"{one.kind} {name}: ledger.toml says it is only in the {side}, which is no longer so")
    failed = any(one.unexplained or one.stale for one in verdicts)
    sys.path.insert(0, str(PACKAGE))
    from conformance import wire

    print()
    for wrong, line in wire.report(decode(WIRE.read_bytes())):
        print(line)
        failed |= wrong
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
