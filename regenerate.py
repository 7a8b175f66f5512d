"""refgen: reference pages to typed models. The pipeline on one page: read, assemble, judge, render, swap in."""

import argparse
import difflib
import gc
import hashlib
import json
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console

from ir.assemble import Assembled, assemble
from ir.explain import describe, find, known_names, spans_of
from ir.judge import judge
from ir.model import Api
from ir.report import api_report, read_report, write_report
from ir.store import decode, schema
from ir.wire import wire
from scraper.cache import PageCache
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
NAMES = "ir/names.json"
"""Below the output folder: the name of every type published, which never moves."""

_NAMES = msgspec.json.Decoder(dict[str, dict[str, str]])
Kind = TypeVar("Kind")

out = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
err = Console(stderr=True, highlight=False)


def regenerate(sources: Path, folder: Path, only: Collection[str], accept: Collection[str], *, check: bool) -> int:
    """Reads the pages that `sources` lists and writes `folder`; returns the exit code.

    `only` limits the run to some APIs (the others stay as they are), `accept` lets findings of some kinds through,
    `check` writes nothing and says whether `folder` is what a run would write. Raises `Unusable`, `NotOurs`, `Unsound`.
    """
    from templates.targets import render

    tree.check_folder(folder)
    apis = read_sources(sources)
    overrides = read_overrides(sources.parent / "overrides.toml", [api.name for api in apis])
    _known("API", only, [api.name for api in apis])
    published = tree.read(folder)
    memory = tree.recall(folder, published)
    inputs = _digest_inputs(sources, apis, (*sorted(only), "/", *sorted(accept)))
    if memory and memory.inputs == inputs:
        print_table(out, _earlier(folder, tree.MARK, published[tree.MARK], read_report))
        out.print(f"{folder} is up to date.", soft_wrap=True)
        return WELL
    run = _read(sources, folder, apis, overrides, published, memory.apis if memory else {}, only, accept)
    if any("reason" not in found for report in run.reports.values() for found in report["diagnostics"]):
        print_findings(err, run.reports)
        return FINDINGS
    with progress(err, "writing", len(run.results)) as step:
        files = render([result.api for result in run.results], run.same, published, step)
    files["ir/schema.json"] = schema()
    files[NAMES] = _json({result.api.name: result.pins for result in run.results})
    files[tree.MARK] = write_report(run.reports)
    changed = tree.differences(published, files)
    if check:
        return _check(folder, changed)
    if changed:
        tree.swap_in(folder, files)
    tree.remember(folder, files, inputs, run.digests)
    print_table(out, run.reports)
    out.print(f"{folder}: {_summary(changed)} ({len(files)} files).", soft_wrap=True)
    return WELL


def _check(folder: Path, changed: Mapping[str, str]) -> int:
    """Says what a run would change in `folder`; returns the exit code."""
    if not changed:
        out.print(f"{folder} is up to date.", soft_wrap=True)
        return WELL
    for name, what in changed.items():
        err.print(f"{folder / name}: {what}", soft_wrap=True)
    err.print(f"{folder} is not what the pages give; run: refgen regenerate", soft_wrap=True)
    return FINDINGS


@dataclass
class _Run:
    """What the pages gave: every API, its report, the digest of what it came from, the files of those unchanged."""

    results: list[Assembled] = field(default_factory=list)
    reports: dict[str, dict[str, Any]] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    same: dict[str, dict[str, str]] = field(default_factory=dict)


def _read(  # noqa: PLR0917 - the inputs of a run
    sources: Path,
    folder: Path,
    apis: Sequence[ApiSource],
    overrides: Mapping[str, Overrides],
    published: Mapping[str, str],
    known: Mapping[str, str],
    only: Collection[str],
    accept: Collection[str],
) -> _Run:
    """Every API from its pages; those not asked for, or unchanged since the digests `known`, from `published`."""
    from scraper.read import read_pages, unpack
    from templates.targets import files_of

    code = _digest_files(_code())
    names = _earlier(folder, NAMES, published.get(NAMES, "{}"), _NAMES.decode)
    before = _earlier(folder, tree.MARK, published[tree.MARK], read_report) if tree.MARK in published else {}
    cache = PageCache(sources, code)
    wanted = [page for api in apis for page in api.pages if not only or api.name in only]
    with progress(err, "reading", len(wanted)) as step:
        pages = read_pages(wanted, cache, step)
    run = _Run()
    for api in apis:
        asked = not only or api.name in only
        if not asked and api.name not in before:
            continue
        decided = overrides.get(api.name, Overrides())
        base = run.digests.get(api.wire_of or "", "")
        inputs = _digest_api(api, decided, (code, base, *sorted(accept)))
        digest = _with_names(inputs, names.get(api.name))
        if not asked or known.get(api.name) == digest:
            kept = _earlier(folder, f"ir/{api.name}.json", published.get(f"ir/{api.name}.json", ""), decode)
            run.results.append(Assembled(api=kept, diagnostics=(), pins=names[api.name]))
            run.reports[api.name] = before[api.name]
            run.same[api.name] = files_of(api.name, published)
            run.digests[api.name] = digest if asked else known.get(api.name, "")
            continue
        if api.wire_of:
            result = wire(_one(run.results, api.wire_of), api.name, api.title, decided.wire)
        else:
            rules = [placed.rule for placed in decided.externals]
            declared = [unpack(pages[page]) for page in api.pages]
            result = assemble(api.name, api.title, declared, rules, names.get(api.name))
        judged = judge(result.diagnostics, decided.tolerated, decided.externals, result.api.externals, accept)
        run.results.append(result)
        run.reports[api.name] = api_report(result.api, judged)
        run.digests[api.name] = _with_names(inputs, result.pins)
    cache.save()
    return run


def _earlier(folder: Path, name: str, text: str, read: Callable[[str], Kind]) -> Kind:
    """What `read` makes of the file `name` that an earlier run wrote. Raises `Unusable` where it was damaged since."""
    try:
        return read(text)
    except (ValueError, KeyError, TypeError, AttributeError) as error:  # msgspec's errors are ValueErrors
        problem = "is not as an earlier run wrote it"
        remedy = "Restore it from version control, or remove the folder; then all types are named anew."
        raise Unusable(str(folder / name), problem, remedy) from error


def _one(results: Sequence[Assembled], name: str) -> Api:
    """The API `name`, which must be among `results`."""
    found = next((result.api for result in results if result.api.name == name), None)
    if found is None:
        raise Unusable("command line", f"nothing is known of the API {name!r}", f"Add --api {name}.")
    return found


def explain(folder: Path, name: str) -> int:
    """Prints where `name` stands on the pages and what was read there; returns the exit code."""
    found = sorted(path for path in (folder / "ir").glob("*.json") if path.name not in ("schema.json", "names.json"))
    if not found:
        raise Unusable(str(folder), "holds no IR", "Run `refgen regenerate` first, or give the folder with --out.")
    apis = [_earlier(folder, f"ir/{path.name}", path.read_text("utf-8"), decode) for path in found]
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
    pages = [page for api in apis for page in api.pages]
    files = [*_code(), sources, sources.parent / "overrides.toml", *(page.file for page in pages)]
    return _digest_files(files, *options, *(page.path for page in pages))


def _digest_api(api: ApiSource, decided: Overrides, more: Sequence[str]) -> str:
    """A digest of everything but the published names that decides what is written of one API."""
    entry = msgspec.json.encode((api.name, api.title, api.wire_of, decided, more), enc_hook=str)
    pages = [(page.path, page.url, page.language, page.format) for page in api.pages]
    return _digest_files([page.file for page in api.pages], entry.decode(), msgspec.json.encode(pages).decode())


def _with_names(source: str, pins: Mapping[str, str] | None) -> str:
    """The digest of an API: of what it is read from, and of its published names."""
    return hashlib.sha256(msgspec.json.encode((source, pins))).hexdigest()


def _code() -> list[Path]:
    """The files that decide what is read and written, besides the pages."""
    return sorted({path for pattern in CODE for path in ROOT.glob(pattern) if path.is_file() and path.suffix != ".pyc"})


def _installed() -> list[str]:
    """Names and versions of what is installed: with code and pages, it decides the bytes of the output."""
    packages = Path(msgspec.__file__).parent.parent
    return sorted(path.name for path in packages.glob("*.dist-info"))


def _digest_files(files: Sequence[Path], *words: str) -> str:
    digest = hashlib.sha256("\0".join((*words, *_installed())).encode())
    for path in files:
        digest.update(hashlib.sha256(path.read_bytes() if path.exists() else b"").digest())
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
    gc.disable()  # a run makes plain data without cycles: looking for them takes a tenth of the time and finds none
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
    finally:
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
