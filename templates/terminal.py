"""What a person at the keyboard sees of a run: findings with their places, and a short table."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ir.report import COUNTS

SHOWN = 40
"""Findings of one run that are printed one by one; the report holds all."""


def print_findings(console: Console, reports: Mapping[str, Mapping[str, Any]]) -> None:
    """Each finding that fails the run: place, id, subject, message."""
    findings = [found for report in reports.values() for found in report["diagnostics"] if "reason" not in found]
    for found in findings[:SHOWN]:
        subject = f" {found['subject']}" if found["subject"] else ""
        also = f" (see {', '.join(found['also'])})" if "also" in found else ""
        console.print(
            f"[bold]{escape(found['page'])}:{found['line']}[/]: [red]{found['severity']}[/] "
            f"{escape(found['id'])}{escape(subject)}: {escape(found['message'])}{escape(also)}",
            soft_wrap=True,
        )
    if len(findings) > SHOWN:
        console.print(f"... and {len(findings) - SHOWN} more")
    if findings:
        ids = " ".join(f"--accept {rule}" for rule in sorted({found["id"] for found in findings}))
        console.print(
            f"{len(findings)} findings. Mend the pages, or decide in overrides.toml, each with a reason; to look at the"
            f" output all the same: {ids}",
            soft_wrap=True,
        )


def print_table(console: Console, reports: Mapping[str, Mapping[str, Any]]) -> None:
    """A row per API: pages, lines accounted for, counts; then what was tolerated, and why. Notes are not shown."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("api", no_wrap=True)
    for head in ("pages", "lines", *COUNTS):
        table.add_column(head, justify="right", no_wrap=True)
    for name, report in reports.items():
        lines = sum(page["lines"] for page in report["pages"])
        accounted = sum(page["accounted"] for page in report["pages"])
        counts = [str(report["counts"][kind]) for kind in COUNTS]
        table.add_row(escape(name), str(len(report["pages"])), f"{accounted}/{lines}", *counts)
    console.print(table, soft_wrap=True)
    for name, report in reports.items():
        for found in report["diagnostics"]:
            if "reason" in found and found["severity"] != "note":
                place = f"{name} {found['id']} {found['subject']}"
                console.print(f"tolerated: {escape(place)}: {escape(found['reason'])}", soft_wrap=True)


@contextmanager
def progress(console: Console, what: str, total: int) -> Iterator[Any]:
    """A progress bar over `total` steps, on a terminal only; yields a function that takes one step."""
    if not console.is_terminal:
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
