"""Small pages made from public bug reports of generators: what becomes of them in TypeScript."""

import re
from pathlib import Path

import pytest

from ir.assemble import assemble
from ir.model import Api
from scraper.read import read_page
from scraper.sources import read_sources
from templates.typescript.target import render_api, render_package
from tests.templates.typescript.compiler import Run, errors, write

API = '[[api]]\nname = "{name}"\ntitle = "{name}"\n[[api.page]]\npath = "{page}"\nurl = "https://example.com/{name}"\n'


@pytest.fixture(scope="session")
def apis(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Api]:
    """Every case by its number."""
    folder = tmp_path_factory.mktemp("cases")
    toml = ""
    for case in sorted((shared / "cases/single").iterdir()):
        name = f"case{case.name[:2]}"
        text = (case / "input.txt").read_text(encoding="utf-8")
        page = f"{name}.md" if text.startswith("# ") else f"{name}.txt"
        write(folder, {page: text})
        toml += API.format(name=name, page=page)
    write(folder, {"sources.toml": toml})
    found = {}
    for source in read_sources(folder / "sources.toml"):
        pages = [read_page(page) for page in source.pages]
        found[source.name.removeprefix("case")] = assemble(source.name, source.title, pages, []).api
    return found


@pytest.fixture(scope="session")
def modules(apis: dict[str, Api]) -> dict[str, str]:
    return {number: text for number, api in apis.items() for text in render_api(api).values()}


def test_all_of_them_compile(tsc: Run, apis: dict[str, Api], modules: dict[str, str], tmp_path: Path) -> None:
    assert len(modules) >= 15
    write(tmp_path, {f"typescript/src/case{number}.ts": text for number, text in modules.items()})
    write(tmp_path, render_package(list(apis.values())))
    assert errors(tsc, tmp_path, ["typescript/src"]) == []


@pytest.mark.parametrize(
    ("number", "line"),
    [
        ("01", "Matches share paths such as C:\\temp\\new\\users or \\N{folder}. A trailing separator is kept: D:\\"),
        ("01", r"Required. Pattern of the share name, for example ^\w+\.\d{2}\s*$ or the literal text \u0041 and \x4."),
        ("03", r"When keys are rotated. Listed under **\/plans/** in the console."),
        ("03", r"0 *\/4 * * * : every four hours."),
        ("03", r"Body such as ${name} or `code` with a </script> tag and a /* nested *\/ mark."),
        ("05", "1E6"),
        ("05", r"\@handle and `tick`"),
        ("21", "Optional. Only used when `href` is a `string` and `href` is present."),
    ],
)
def test_comments(modules: dict[str, str], number: str, line: str) -> None:
    comments = [re.sub(r"^\s*\*( *• )?\s*", "", found) for found in modules[number].splitlines()]
    assert line in comments


@pytest.mark.parametrize(
    ("number", "interface", "want"),
    [
        ("03", "RotationPlan", ["cron: string", "template?: string"]),
        (
            "09",
            "RangeSplit",
            [
                "field: string",
                "list?: string[]",
                "str?: string",
                "int?: Integer",
                "dict?: { [key: string]: string }",
                "from?: string",
                "import?: boolean",
                "None?: string",
                "self?: string",
                "cls?: string",
                "type?: Type",
                "Type?: TypeInfo",
                "to_dict?: string",
                "from_dict?: string",
                "items?: RangeSplit[]",
                "more?: string[]",
            ],
        ),
        ("13", "TermKindMembers", ["leaf: string", "not: Term", "all: TermList", "named: TermTable"]),
        ("13", "TermTable", ["byName?: { [key: string]: Term }"]),
        (
            "15",
            "Parcel",
            [
                "readonly state?: ParcelState",
                "readonly history?: ParcelState[]",
                "readonly perSite?: { [key: string]: ParcelState }",
            ],
        ),
        (
            "19",
            "Score",
            ["mean?: Float", "all?: Float[]", "extra?: JsonObject", "raw?: JsonValue", "rows?: JsonArray[]"],
        ),
        ("23", "WebHook", ["displayName: string", "targetUri?: string", "state?: HookState"]),
        ("29", "Field", ["id?: string", "text?: string[]"]),
    ],
)
def test_interfaces(modules: dict[str, str], number: str, interface: str, want: list[str]) -> None:
    (body,) = re.findall(rf"^export interface {interface} {{\n(.*?)^}}", modules[number], re.DOTALL | re.MULTILINE)
    assert re.findall(r"^  ([^/ *].*);$", body, re.MULTILINE) == want


@pytest.mark.parametrize(
    ("number", "enum", "want"),
    [
        ("15", "ParcelState", ["PARCEL_STATE_UNSPECIFIED", "PACKED", "SENT"]),
        ("23", "HookState", ["HOOK_STATE_UNSPECIFIED", "ACTIVE", "PAUSED"]),
        ("29", "Enum", ["ENUM_UNSPECIFIED", "MEMO"]),
    ],
)
def test_enums(modules: dict[str, str], number: str, enum: str, want: list[str]) -> None:
    (body,) = re.findall(rf"^export const {enum} = {{\n(.*?)^}}", modules[number], re.DOTALL | re.MULTILINE)
    assert re.findall(r'^  \S+: "(.*)",$', body, re.MULTILINE) == want
    assert f"export type {enum} = (typeof {enum})[keyof typeof {enum}] | (string & {{}});" in modules[number]


def test_namesakes_are_all_there(modules: dict[str, str]) -> None:
    """Four messages and an enum for each kind of state; `PrintJobState` is the message of that name."""
    interfaces = re.findall(r"^export interface (\w+)", modules["11"], re.MULTILINE)
    assert {"PrintJob", "PrintJobPaper", "PrintJobState", "ScanJob"} == set(interfaces)
    assert len(re.findall(r"^export const ", modules["11"], re.MULTILINE)) in {2, 3}
