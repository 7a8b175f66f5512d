"""refgen: reference pages to typed models. The pipeline on one page: read, assemble, judge, render, swap in."""

import argparse
import difflib
import hashlib
import json
import sys
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console

from ir.assemble import Assembled, assemble
from ir.explain import describe, find, known_names, spans_of
from ir.judge import judge
from ir.model import Api
from ir.report import api_report, read_report, write_report
from ir.store import decode, encode, schema
from ir.wire import wire
from scraper.errors import Unusable
from scraper.overrides import Overrides, read_overrides
from scraper.sources import ApiSource, read_sources
from templates import tree
from templates.prose import source
from templates.terminal import print_findings, print_table, progress

ROOT = Path(__file__).parent
WELL, FINDINGS, UNUSABLE = 0, 1, 2
"""Exit codes."""

CODE = ("regenerate.py", "scraper/**/*.py", "scraper/**/*.toml", "ir/**/*.py", "templates/**/*")
LIBRARIES = ("black", "datamodel-code-generator", "jinja2", "markdown-it-py", "pyyaml")
"""With the pages, everything that decides the bytes of the output."""

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def regenerate(sources: Path, folder: Path, only: Collection[str], accept: Collection[str], *, check: bool) -> int:
    """Reads the pages that `sources` lists and writes `folder`; returns the exit code.

    `only` limits the run to some APIs (the others stay as they are), `accept` lets findings of some kinds through,
    `check` writes nothing and says whether `folder` is what a run would write. Raises `Unusable`, `NotOurs`, `Unsound`.
    """
    tree.check_folder(folder)
    apis = read_sources(sources)
    overrides = read_overrides(sources.parent / "overrides.toml", [api.name for api in apis])
    _known("API", only, [api.name for api in apis])
    inputs = _digest_inputs(sources, apis, (*sorted(only), "/", *sorted(accept)))
    if tree.recall(folder) == inputs:
        reports = read_report((folder / tree.MARK).read_text("utf-8"))
        print_table(out, reports)
        out.print(f"{folder} is up to date.", soft_wrap=True)
        return WELL
    published = tree.read(folder)
    results, reports = _read(apis, overrides, published, only, accept)
    if any("reason" not in found for report in reports.values() for found in report["diagnostics"]):
        print_findings(err, reports)
        return FINDINGS
    files = _write([result.api for result in results], published)
    files["ir/schema.json"] = schema()
    files["ir/names.json"] = _json({result.api.name: result.pins for result in results})
    files[tree.MARK] = write_report(reports)
    changed = tree.differences(published, files)
    if check:
        for name, what in changed.items():
            err.print(f"{folder / name}: {what}", soft_wrap=True)
        message = (
            f"{folder} is not what the pages give; run: refgen regenerate" if changed else f"{folder} is up to date."
        )
        (err if changed else out).print(message, soft_wrap=True)
        return FINDINGS if changed else WELL
    tree.verify({name: files[name] for name, what in changed.items() if what != "gone"})
    if changed:
        tree.swap_in(folder, files)
    tree.remember(folder, inputs)
    print_table(out, reports)
    out.print(f"{folder}: {_summary(changed)} ({len(files)} files).", soft_wrap=True)
    return WELL


def _read(
    apis: Sequence[ApiSource],
    overrides: Mapping[str, Overrides],
    published: Mapping[str, str],
    only: Collection[str],
    accept: Collection[str],
) -> tuple[list[Assembled], dict[str, dict[str, Any]]]:
    """Every API from its pages, and its report; those not asked for come from the last run."""
    from scraper.read import read_page

    names = json.loads(published.get("ir/names.json", "{}"))
    before = read_report(published[tree.MARK]) if only and tree.MARK in published else {}
    results: list[Assembled] = []
    reports: dict[str, dict[str, Any]] = {}
    with progress(err, "reading", sum(len(api.pages) for api in apis)) as step:
        for api in apis:
            if only and api.name not in only:
                if api.name in before:
                    kept = decode(published[f"ir/{api.name}.json"])
                    results.append(Assembled(api=kept, diagnostics=(), pins=names[api.name]))
                    reports[api.name] = before[api.name]
                continue
            pages = []
            for source in api.pages:
                pages.append(read_page(source))
                step()
            decided = overrides.get(api.name, Overrides())
            if api.wire_of:
                result = wire(_one(results, api.wire_of), api.name, api.title, decided.wire)
            else:
                rules = [placed.rule for placed in decided.externals]
                result = assemble(api.name, api.title, pages, rules, names.get(api.name))
            judged = judge(result.diagnostics, decided.tolerated, decided.externals, result.api.externals, accept)
            results.append(result)
            reports[api.name] = api_report(result.api, judged)
    return results, reports


def _one(results: Sequence[Assembled], name: str) -> Api:
    """The API `name`, which must be among `results`."""
    found = next((result.api for result in results if result.api.name == name), None)
    if found is None:
        raise Unusable("command line", f"nothing is known of the API {name!r}", f"Add --api {name}.")
    return found


def _write(apis: Sequence[Api], published: Mapping[str, str]) -> dict[str, str]:
    """The IR and all targets, by path below the output folder."""
    from templates.targets import render

    with progress(err, "writing", len(apis)) as step:
        files = {f"ir/{api.name}.json": encode(api) for api in apis}
        return files | render(apis, published, step)


def explain(folder: Path, name: str) -> int:
    """Prints where `name` stands on the pages and what was read there; returns the exit code."""
    found = sorted(path for path in (folder / "ir").glob("*.json") if path.name not in ("schema.json", "names.json"))
    if not found:
        raise Unusable(str(folder), "holds no IR", "Run `refgen regenerate` first, or give the folder with --out.")
    apis = [decode(path.read_bytes()) for path in found]
    things = find(apis, name)
    if not things:
        close = difflib.get_close_matches(name, known_names(apis), n=3)
        hint = f" Did you mean {', '.join(close)}?" if close else ""
        err.print(f"No type or member is called {name!r}.{hint}", markup=False, soft_wrap=True)
        return FINDINGS
    for api, declared, member in things:
        for line in describe(api, declared, member):
            out.print(line, markup=False, soft_wrap=True)
        for place in tree.places(folder, source(spans_of(declared, member))):
            out.print(f"  written to    {place}", markup=False, soft_wrap=True)
    return WELL


def fetch(sources: Path, only: Collection[str]) -> int:
    """Refreshes the pages of `sources` from their URLs, `only` some or all; returns the exit code."""
    from scraper.fetch.command import run

    return run(sources, only, out, err, partial(progress, err, "fetching"))


def _digest_inputs(sources: Path, apis: Sequence[ApiSource], options: Sequence[str]) -> str:
    """A digest of everything that decides the output."""
    digest = hashlib.sha256("\0".join((*options, *map(version, LIBRARIES))).encode())
    code = sorted({path for pattern in CODE for path in ROOT.glob(pattern) if path.is_file() and path.suffix != ".pyc"})
    pages = [page.file for api in apis for page in api.pages]
    for path in (*code, sources, sources.parent / "overrides.toml", *pages):
        digest.update(hashlib.sha256(path.read_bytes() if path.exists() else b"").digest())
    digest.update("\0".join(page.path for api in apis for page in api.pages).encode())
    return digest.hexdigest()


def _summary(changed: Mapping[str, str]) -> str:
    counts = {what: list(changed.values()).count(what) for what in ("new", "changed", "gone")}
    return ", ".join(f"{count} {what}" for what, count in counts.items() if count) or "nothing changed"


def _json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _known(what: str, given: Collection[str], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            raise Unusable("command line", f"there is no {what} {name!r}", f"There are: {', '.join(known)}.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="refgen", description="Reference pages to typed models.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser(
        "regenerate",
        help="read the pages and write generated/",
        description="Reads the pages, checks that both sides of everything they say agree, and writes the models.",
        epilog="Exit codes: 0 well, 1 findings (nothing is written), 2 unusable input.",
    )
    run.add_argument("--check", action="store_true", help="write nothing; exit 1 if the output would change")
    run.add_argument("--api", action="append", default=[], metavar="NAME", help="only this API; may be repeated")
    run.add_argument(
        "--accept",
        action="append",
        default=[],
        metavar="ID",
        help="let findings of this kind through, or `all`; may be repeated",
    )
    tell = commands.add_parser(
        "explain",
        help="where a name stands on the pages",
        description="Tells where a type or a member stands on the pages, in every language, and what was read there.",
    )
    tell.add_argument("name", metavar="NAME[.FIELD]", help="a type by name or heading, or one of its members")
    load = commands.add_parser(
        "fetch",
        help="refresh the vendored pages from their URLs",
        description="Loads the pages anew from the `url` of each, from the hosts that [fetch] of the file allows.",
        epilog="Exit codes: 0 well, 1 a page could not be fetched (nothing is written), 2 unusable input.",
    )
    load.add_argument("--only", action="append", default=[], metavar="PAGE", help="only this page; may be repeated")
    for command in (run, load):
        command.add_argument(
            "--sources",
            type=Path,
            default=ROOT / "scraper/sources.toml",
            metavar="FILE",
            help="which pages make up which API (default: %(default)s)",
        )
    for command in (run, tell):
        command.add_argument(
            "--out", type=Path, default=ROOT / "generated", metavar="DIR", help="output folder (default: %(default)s)"
        )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The `refgen` command; returns the exit code."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "explain":
            return explain(options.out, options.name)
        if options.command == "fetch":
            return fetch(options.sources, options.only)
        return regenerate(options.sources, options.out, options.api, options.accept, check=options.check)
    except (Unusable, tree.NotOurs) as error:
        err.print(str(error), markup=False, soft_wrap=True)
        return UNUSABLE
    except tree.Unsound as error:
        err.print(f"A generated file is not sound, nothing was written: {error}", markup=False, soft_wrap=True)
        return FINDINGS


if __name__ == "__main__":
    sys.exit(main())
