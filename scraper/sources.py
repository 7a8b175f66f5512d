"""`sources.toml`: which pages make up which API."""

import os
import re
import tomllib
from collections.abc import Mapping
from os.path import normpath
from pathlib import Path
from typing import Any, NoReturn, TypeGuard

from msgspec import Struct
from msgspec.structs import replace

from scraper import labels
from scraper.errors import Unusable
from scraper.readers import FORMATS, detect, lines

API_KEYS = ("name", "title", "page", "wire_of")
PAGE_KEYS = ("path", "url", "language", "format")
API_NAME = re.compile(r"[a-z][a-z0-9_]*")


class PageSource(Struct, frozen=True, kw_only=True):
    """A page to read: `path` as reports show it, `file` where it lies, and how it is written."""

    path: str
    file: Path
    url: str
    language: str
    format: str


class ApiSource(Struct, frozen=True, kw_only=True):
    """An API and its pages, in the order of `sources.toml`; or, without pages, what travels of the API `wire_of`."""

    name: str
    title: str
    pages: tuple[PageSource, ...]
    wire_of: str | None = None


def read_toml(file: Path) -> tuple[dict[str, Any], str]:
    """(contents, text) of a TOML file. Raises `Unusable` where it is missing, not UTF-8 or no TOML."""
    try:
        text = file.read_bytes().decode("utf-8")
        return tomllib.loads(text), text
    except FileNotFoundError as error:
        raise Unusable(str(file), "no such file", "Give the file with --sources, or create it.") from error
    except UnicodeDecodeError as error:
        raise Unusable(str(file), "the file is not UTF-8", "Save it as UTF-8.") from error
    except OSError as error:
        raise Unusable(
            str(file), f"cannot be read ({error.strerror})", "Check the path and its permissions."
        ) from error
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        place = f"{file}:{line[1]}" if line else str(file)
        raise Unusable(place, f"no valid TOML: {error}", "Mend the syntax.") from error


def line_of(text: str, pattern: str, nth: int = 0) -> int:
    """The line (from 1) of the nth match of `pattern` in `text`, of its last one if there are fewer; 1 without any."""
    found = [match.end() - len(match[0].lstrip()) for match in re.finditer(pattern, text, re.MULTILINE)]
    return text.count("\n", 0, found[min(nth, len(found) - 1)]) + 1 if found else 1


def are_tables(value: object) -> TypeGuard[list[dict[str, Any]]]:
    """Whether a TOML value is what `[[table]]` entries give, one or more."""
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def read_sources(file: Path, *, to_fetch: bool = False) -> list[ApiSource]:
    """The APIs of a `sources.toml`. Globs expand in alphabetical order; language and format are found out if left away.

    `to_fetch` lets pages be listed that are not there yet, and leaves a language that is left away as "".
    Raises `Unusable` for anything the file does not allow, with its line.
    """
    contents, text = read_toml(file)
    reader = _SourcesReader(file, text, to_fetch=to_fetch)
    for key in contents:
        if key not in ("api", "fetch"):
            remedy = "The file holds [[api]] tables, and [fetch]."
            reader.fail(rf"^\s*\[*{re.escape(key)}\b", f"unknown key {key!r}", remedy)
    tables = contents.get("api")
    if not are_tables(tables):
        reader.fail("^", "no API is declared", "Add an [[api]] table with a name and its pages.")
    return _shown([reader.api(table) for table in tables], file.parent)


class _SourcesReader:
    """Checks the tables one by one, remembering the names and paths already taken."""

    def __init__(self, file: Path, text: str, *, to_fetch: bool) -> None:
        self.file = file
        self.text = text
        self.to_fetch = to_fetch
        self.names: set[str] = set()
        self.paths: set[Path] = set()

    def fail(self, pattern: str, problem: str, remedy: str, nth: int = 0) -> NoReturn:
        """Raises `Unusable` at the nth line that matches `pattern`."""
        raise Unusable(f"{self.file}:{line_of(self.text, pattern, nth)}", problem, remedy)

    def api(self, table: Mapping[str, Any]) -> ApiSource:
        """One `[[api]]` table."""
        self._check_keys(table, API_KEYS)
        name = self._string(table, "name", "api")
        at = rf'^\s*name\s*=\s*["\']{re.escape(name)}["\']'
        if not API_NAME.fullmatch(name):
            self.fail(at, f"{name!r} is no API name", "Use lower-case letters, digits and underscores, a letter first.")
        if name in self.names:
            self.fail(at, f"the API {name!r} is declared twice", "Put all its pages into one table.", 1)
        self.names.add(name)
        title = table.get("title", name)
        if not isinstance(title, str):
            self.fail(r"^\s*title\s*=", "`title` is not a string", "Write it in quotes.")
        if "wire_of" in table:
            return self._wire(table, name, title, at)
        tables = table.get("page")
        if not are_tables(tables):
            self.fail(at, f"the API {name!r} has no pages", "Add an [[api.page]] table with a path.")
        return ApiSource(name=name, title=title, pages=tuple(p for page in tables for p in self._pages(page)))

    def _wire(self, table: Mapping[str, Any], name: str, title: str, at: str) -> ApiSource:
        """An API that is made of another one."""
        of = self._string(table, "wire_of", "api")
        if "page" in table:
            self.fail(at, f"the API {name!r} has pages and is the wire of {of!r}", "Leave the pages to that one.")
        if of == name or of not in self.names:
            self.fail(r"^\s*wire_of\s*=", f"no API {of!r} is declared before", "Name one that stands above.")
        return ApiSource(name=name, title=title, pages=(), wire_of=of)

    def _pages(self, table: Mapping[str, Any]) -> list[PageSource]:
        """The pages of one `[[api.page]]` table: one, or those that its glob matches."""
        self._check_keys(table, PAGE_KEYS)
        path = self._string(table, "path", "page")
        at = rf'^\s*path\s*=\s*["\']{re.escape(path)}["\']'
        base = self.file.parent
        if any(mark in path for mark in "*?["):
            found = _matching(base, path)
            if not found:
                self.fail(at, f"the glob {path!r} matches no page", "Mend the path; it is relative to this file.")
        else:
            found = [Path(normpath(base / path))]
        pages = []
        for page in found:
            if not page.is_file() and not (self.to_fetch and not page.exists()):
                self.fail(at, f"there is no page {path!r}", "Mend the path; it is relative to this file.")
            if page.resolve() in self.paths:
                self.fail(at, f"the page {path!r} is listed twice", "Keep one of the two entries.", 1)
            self.paths.add(page.resolve())
            pages.append(self._page(page, table, at))
        return pages

    def _page(self, file: Path, table: Mapping[str, Any], at: str) -> PageSource:
        path = file.name
        form = table.get("format") or detect(file)
        if not isinstance(form, str) or form not in FORMATS:
            known = ", ".join(FORMATS)
            pattern = _written("format", form) if table.get("format") else at
            self.fail(pattern, f"unknown format {form!r} of {path!r}", f"The formats are: {known}.")
        language = table.get("language")
        if language is None and self.to_fetch:
            language = ""
        elif language is None:
            language = labels.detect("\n".join(lines(path, file.read_bytes())))
        elif language not in labels.available():
            known = ", ".join(labels.available())
            self.fail(
                _written("language", language), f"unknown language {language!r}", f"There are labels for: {known}."
            )
        url = table.get("url", "")
        if not isinstance(url, str):
            self.fail(r"^\s*url\s*=", "`url` is not a string", "Write it in quotes.")
        return PageSource(path=path, file=file, url=url, language=language, format=form)

    def _check_keys(self, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                self.fail(rf"^\s*{re.escape(key)}\s*=", f"unknown key {key!r}", f"The keys are: {', '.join(known)}.")

    def _string(self, table: Mapping[str, Any], key: str, kind: str) -> str:
        value = table.get(key)
        if isinstance(value, str) and value:
            return value
        pattern = rf"^\s*{key}\s*=" if key in table else rf"^\s*\[\[.*{kind}\]\]"
        self.fail(pattern, f"an entry of `{kind}` without `{key}`", f'Add {key} = "…".')
        return ""


def _matching(base: Path, glob: str) -> list[Path]:
    """The files that `glob` matches below `base`; none for what is no glob."""
    try:
        return sorted(Path(normpath(page)) for page in base.glob(glob))
    except (NotImplementedError, ValueError):  # absolute ones, and `**` within a name
        return []


def _written(key: str, value: object) -> str:
    """A pattern for the line that gives `key` this value."""
    if isinstance(value, str):
        return rf'^\s*{key}\s*=\s*["\']{re.escape(value)}["\']'
    return rf'^\s*{key}\s*=\s*[^\s"\']'


def _shown(apis: list[ApiSource], base: Path) -> list[ApiSource]:
    """The APIs with the paths that reports and generated files show, which say nothing of the machine.

    Pages below the folder of sources.toml are relative to its `pages/`, or to it; others to the folder they all share.
    """
    outside = [page.file.parent for api in apis for page in api.pages if not page.file.is_relative_to(base)]
    shared = Path(os.path.commonpath(outside)) if outside else base

    def shown(file: Path) -> str:
        path = file.relative_to(base if file.is_relative_to(base) else shared)
        return "/".join(path.parts[1:] if path.parts[0] == "pages" and len(path.parts) > 1 else path.parts)

    return [replace(api, pages=tuple(replace(page, path=shown(page.file)) for page in api.pages)) for api in apis]
