"""The `refgen` command as people run it: what it writes, what it says, how it ends, and what it leaves alone."""

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import regenerate
from regenerate import FINDINGS, UNUSABLE, WELL

THING = """Thing

A thing.

Fields
id string

Required. The id.

state enum (State)
other object (Other)
JSON representation
{
  "id": string,
  "state": enum (State),
  "other": {
    object (Other)
  }
}

State

Enums
STATE_UNSPECIFIED Default.
ON It works.

Other

Fields
count integer
JSON representation
{
  "count": integer
}
"""
PLACE = """Place

Fields
city string
JSON representation
{
  "city": string
}
"""
SOURCES = """[[api]]
name = "things"
title = "Things API"

[[api.page]]
path = "pages/thing.txt"

[[api]]
name = "places"

[[api.page]]
path = "pages/place.txt"
"""

Tree = dict[str, tuple[int, str]]


def tree(folder: Path) -> Tree:
    """Every file of a folder: its mode and its contents."""
    return {
        path.relative_to(folder).as_posix(): (path.stat().st_mode, hashlib.sha256(path.read_bytes()).hexdigest())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


class Project:
    """A folder with pages, sources.toml, overrides.toml and `out`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.out = folder / "out"
        self.sources = folder / "sources.toml"

    def write(self, name: str, text: str | bytes) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())

    def edit(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def run(self, *options: str) -> int:
        return regenerate.main(["regenerate", "--sources", str(self.sources), "--out", str(self.out), *options])

    def explain(self, name: str) -> int:
        return regenerate.main(["explain", name, "--out", str(self.out)])

    def report(self) -> dict[str, object]:
        found: dict[str, object] = json.loads((self.out / "report.json").read_text(encoding="utf-8"))
        return found

    def names(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = json.loads((self.out / "ir/names.json").read_text(encoding="utf-8"))
        return found


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a run remembers must not come from another test, nor stay."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that was run once."""
    folder = tmp_path_factory.mktemp("published")
    project = Project(folder)
    project.write("pages/thing.txt", THING)
    project.write("pages/place.txt", PLACE)
    project.write("sources.toml", SOURCES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        assert project.run() == WELL
    return folder


@pytest.fixture
def project(published: Path, tmp_path: Path) -> Project:
    """The same, in a place of its own; its run is not remembered."""
    for name in ("pages", "out"):
        shutil.copytree(published / name, tmp_path / name)
    shutil.copy(published / "sources.toml", tmp_path)
    return Project(tmp_path)


Said = Callable[[], tuple[str, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """(what was printed, what was printed of errors) since the last call."""

    def read() -> tuple[str, str]:
        captured = capsys.readouterr()
        return captured.out, captured.err

    return read


def test_the_first_run(project: Project, said: Said) -> None:
    shutil.rmtree(project.out)
    assert project.run() == WELL
    out, err = said()
    files = set(tree(project.out))
    for name in ("things", "places"):
        assert {f"ir/{name}.json", f"openapi/{name}.yaml", f"python/refgen_types/{name}.py"} <= files
        assert f"typescript/src/{name}.ts" in files
    assert {"ir/schema.json", "ir/names.json", "report.json"} <= files
    assert out.splitlines()[-1] == f"{project.out}: {len(files)} new ({len(files)} files)."
    assert out.splitlines()[1].split() == ["things", "1", "26/26", "2", "4", "1", "2", "0", "0"]
    assert err == ""


def test_what_is_written_says_nothing_of_the_machine(project: Project) -> None:
    texts = [path.read_text(encoding="utf-8") for path in project.out.rglob("*") if path.is_file()]
    assert [text for text in texts if str(project.folder) in text or "/tmp/" in text] == []


def test_the_second_run_has_nothing_to_do(project: Project, said: Said) -> None:
    assert project.run() == WELL
    assert said()[0].splitlines()[-1].startswith(f"{project.out}: nothing changed (")
    before = tree(project.out)
    assert project.run() == WELL
    assert said()[0].splitlines()[-1] == f"{project.out} is up to date."
    assert tree(project.out) == before


def test_an_output_that_was_edited_is_written_anew(project: Project, said: Said) -> None:
    assert project.run() == WELL
    before = tree(project.out)
    (project.out / "openapi/things.yaml").write_text("edited\n", encoding="utf-8")
    (project.out / "stray.txt").write_text("stray\n", encoding="utf-8")
    said()
    assert project.run() == WELL
    assert said()[0].splitlines()[-1].startswith(f"{project.out}: 1 changed, 1 gone (")
    assert tree(project.out) == before


def test_check(project: Project, said: Said) -> None:
    assert project.run("--check") == WELL
    assert said() == (f"{project.out} is up to date.\n", "")
    before = tree(project.out)
    project.edit("pages/place.txt", "Place\n\n", "Place\n\nSomewhere.\n\n")
    assert project.run("--check") == FINDINGS
    out, err = said()
    lines = err.splitlines()
    assert out == ""
    assert lines[-1] == f"{project.out} is not what the pages give; run: refgen regenerate"
    assert f"{project.out}/openapi/places.yaml: changed" in lines
    assert not [line for line in lines if "things" in line]
    assert tree(project.out) == before


def test_check_of_nothing(project: Project, said: Said) -> None:
    shutil.rmtree(project.out)
    assert project.run("--check") == FINDINGS
    assert f"{project.out}/report.json: new" in said()[1].splitlines()
    assert not project.out.exists()


def test_check_lists_what_is_no_longer_written(project: Project, said: Said) -> None:
    (project.out / "openapi/old.yaml").write_text("old\n", encoding="utf-8")
    assert project.run("--check") == FINDINGS
    assert said()[1].splitlines()[0] == f"{project.out}/openapi/old.yaml: gone"


def test_one_api(project: Project) -> None:
    before = tree(project.out)
    project.edit("pages/place.txt", "Place\n\n", "Place\n\nSomewhere.\n\n")
    project.edit("pages/thing.txt", "A thing.", "Another thing.")
    assert project.run("--api", "places") == WELL
    changed = {name for name, contents in tree(project.out).items() if before.get(name) != contents}
    assert "openapi/places.yaml" in changed
    assert not [name for name in changed if "things" in name]
    assert set(tree(project.out)) == set(before)
    assert project.names().keys() == {"things", "places"}
    assert project.run() == WELL
    assert "Another thing." in (project.out / "openapi/things.yaml").read_text(encoding="utf-8")


def test_one_api_of_an_unknown_name(project: Project, said: Said) -> None:
    before = tree(project.out)
    assert project.run("--api", "thing") == UNUSABLE
    assert said()[1] == "command line: there is no API 'thing'\n  There are: things, places.\n"
    assert tree(project.out) == before


def test_one_api_beside_one_whose_ir_is_gone(project: Project, said: Said) -> None:
    (project.out / "ir/things.json").unlink()
    assert project.run("--api", "places") == UNUSABLE
    assert "things" in said()[1]


FINDING = ('  "count": integer\n', '  "total": integer\n')


def test_findings_write_nothing(project: Project, said: Said) -> None:
    before = tree(project.out)
    project.edit("pages/thing.txt", *FINDING)
    assert project.run() == FINDINGS
    assert said() == (
        "",
        (
            "thing.txt:33: error field-only-in-representation Other.total: `total` stands in the JSON representation"
            " and not in the field list (see thing.txt:30)\n"
            "thing.txt:30: error field-only-in-list Other.count: `count` stands in the field list and not in the JSON"
            " representation (see thing.txt:32)\n"
            "2 findings. Mend the pages, or decide in overrides.toml, each with a reason; to look at the output all the"
            " same: --accept field-only-in-list --accept field-only-in-representation\n"
        ),
    )
    assert tree(project.out) == before


def test_accept_by_id(project: Project, said: Said) -> None:
    before = tree(project.out)
    project.edit("pages/thing.txt", *FINDING)
    assert project.run("--accept", "field-only-in-list") == FINDINGS
    assert tree(project.out) == before
    assert project.run("--accept", "field-only-in-list", "--accept", "field-only-in-representation") == WELL
    report = project.report()
    assert [(d["id"], d["subject"], d["page"], d["line"], d["reason"], d["api"]) for d in report["diagnostics"]] == [  # type: ignore[attr-defined]
        ("field-only-in-representation", "Other.total", "thing.txt", 33, "accepted for this run", "things"),
        ("field-only-in-list", "Other.count", "thing.txt", 30, "accepted for this run", "things"),
    ]
    said()
    assert project.run() == FINDINGS


def test_accept_all(project: Project) -> None:
    project.edit("pages/thing.txt", *FINDING)
    assert project.run("--accept", "all") == WELL
    assert "total" in (project.out / "openapi/things.yaml").read_text(encoding="utf-8")


def test_an_exception_with_its_reason(project: Project, said: Said) -> None:
    project.edit("pages/thing.txt", '  "count": integer\n', '  "count": integer,\n  "total": integer\n')
    project.write(
        "overrides.toml",
        (
            '[[exception]]\napi = "things"\nid = "field-only-in-representation"\n'
            'subject = "Other.total"\nreason = "Lost."\n'
        ),
    )
    assert project.run() == WELL
    assert "tolerated: things field-only-in-representation Other.total: Lost." in said()[0].splitlines()
    project.edit("pages/thing.txt", ',\n  "total": integer\n', "\n")
    assert project.run() == FINDINGS
    assert said()[1].startswith("overrides.toml:1: error stale-exception Other.total: nothing on the pages is")


TRUNCATED = THING[: THING.index('  "other": {\n') + 20]


def test_a_page_that_is_cut_off(project: Project, said: Said) -> None:
    before = tree(project.out)
    project.write("pages/thing.txt", TRUNCATED)
    assert project.run() == FINDINGS
    err = said()[1]
    assert "thing.txt:16: error representation-truncated Thing: the JSON representation is cut off" in err
    assert "thing.txt:11: error unresolved-reference Thing.other: `Other` is declared on no page" in err
    assert tree(project.out) == before


UNUSABLE_PAGES: list[tuple[str, bytes | None, str]] = [
    ("empty", b"", "thing.txt: the page is empty\n"),
    ("blank", b"\n \n\t\n", "thing.txt: the page is empty\n"),
    ("missing", None, "sources.toml:6: there is no page 'pages/thing.txt'\n"),
    (
        "not UTF-8",
        THING.encode().replace(b"A thing.", b"A th\xefng."),
        "thing.txt:3: the page is not UTF-8 (byte 0xef)\n",
    ),
    ("binary", b"Thing\n\n\x00\x01\x02", "thing.txt:3: the page is binary (it holds a NUL byte)\n"),
    ("UTF-16", THING.encode("utf-16"), "thing.txt:1: the page is binary (it holds a NUL byte)\n"),
]


@pytest.mark.parametrize("language", ["", 'language = "en"\nformat = "text"\n'], ids=["found out", "stated"])
@pytest.mark.parametrize(("data", "message"), [p[1:] for p in UNUSABLE_PAGES], ids=[p[0] for p in UNUSABLE_PAGES])
def test_an_unusable_page(project: Project, said: Said, data: bytes | None, message: str, language: str) -> None:
    before = tree(project.out)
    project.edit("sources.toml", 'path = "pages/thing.txt"\n', f'path = "pages/thing.txt"\n{language}')
    if data is None:
        (project.folder / "pages/thing.txt").unlink()
    else:
        project.write("pages/thing.txt", data)
    for options in ((), ("--check",), ("--accept", "all")):
        assert project.run(*options) == UNUSABLE
        out, err = said()
        assert out == ""
        assert err.replace(f"{project.folder}/", "").startswith(message)
        assert len(err.splitlines()) == 2
    assert tree(project.out) == before


def test_a_page_without_a_declaration(project: Project, said: Said) -> None:
    before = tree(project.out)
    project.write("pages/place.txt", "Nothing here.\n\nBut prose.\n")
    assert project.run() == FINDINGS
    assert said()[1].startswith("place.txt:1: error no-declaration: the page declares nothing; check")
    assert tree(project.out) == before


UNUSABLE_SOURCES = [
    ("unknown key", "title =", "titel =", "sources.toml:3: unknown key 'titel'"),
    ("duplicate API", '"places"', '"things"', "sources.toml:9: the API 'things' is declared twice"),
    ("duplicate page", "place.txt", "thing.txt", "sources.toml:12: the page 'pages/thing.txt' is listed twice"),
    ("glob", "place.txt", "none*.txt", "sources.toml:12: the glob 'pages/none*.txt' matches no page"),
    ("language", 'place.txt"', 'place.txt"\nlanguage = "xx"', "sources.toml:13: unknown language 'xx'"),
    ("format", 'place.txt"', 'place.txt"\nformat = "pdf"', "sources.toml:13: unknown format 'pdf' of 'place.txt'"),
    ("syntax", '"places"', '"places', "sources.toml:9: no valid TOML: Illegal character '\\n' (at line 9, column 15)"),
]


@pytest.mark.parametrize(
    ("old", "new", "message"), [s[1:] for s in UNUSABLE_SOURCES], ids=[s[0] for s in UNUSABLE_SOURCES]
)
def test_unusable_sources(project: Project, said: Said, old: str, new: str, message: str) -> None:
    before = tree(project.out)
    project.edit("sources.toml", old, new)
    assert project.run() == UNUSABLE
    out, err = said()
    assert out == ""
    assert err.splitlines()[0] == f"{project.folder}/{message}"
    assert len(err.splitlines()) == 2
    assert tree(project.out) == before


def test_no_sources(project: Project, said: Said) -> None:
    project.sources.unlink()
    assert project.run() == UNUSABLE
    assert said()[1].startswith(f"{project.sources}: no such file\n")


EXTERNAL = '[[external]]\napi = "things"\nname = "Nonesuch"\nkind = "enum"\nreason = "Elsewhere."\n'
DECISIONS = [
    (
        "names nothing",
        EXTERNAL,
        FINDINGS,
        "overrides.toml:1: error stale-exception Nonesuch: no page uses an undeclared enum `Nonesuch`",
    ),
    ("unknown table", EXTERNAL.replace("external", "extern"), UNUSABLE, "{}/overrides.toml:1: unknown table 'extern'"),
    ("unknown key", EXTERNAL + "x = 1\n", UNUSABLE, "{}/overrides.toml:1: unknown key 'x'"),
    ("unknown kind", EXTERNAL.replace("enum", "list"), UNUSABLE, "{}/overrides.toml:1: unknown kind 'list'"),
    ("unknown API", EXTERNAL.replace("things", "thing"), UNUSABLE, "{}/overrides.toml:1: there is no API 'thing'"),
    (
        "no reason",
        EXTERNAL.replace('reason = "Elsewhere."\n', ""),
        UNUSABLE,
        "{}/overrides.toml:1: an entry of `external` without `reason`",
    ),
]


@pytest.mark.parametrize(("text", "code", "message"), [d[1:] for d in DECISIONS], ids=[d[0] for d in DECISIONS])
def test_unusable_decisions(project: Project, said: Said, text: str, code: int, message: str) -> None:
    before = tree(project.out)
    project.write("overrides.toml", text)
    assert project.run() == code
    out, err = said()
    assert out == ""
    assert err.startswith(message.format(project.folder))
    assert tree(project.out) == before


def test_a_folder_that_is_not_ours(project: Project, said: Said) -> None:
    shutil.rmtree(project.out)
    project.write("out/thesis.tex", "years of work\n")
    before = tree(project.out)
    assert project.run() == UNUSABLE
    assert said()[1] == f"{project.out}: not empty, and no output of refgen (it has no report.json)\n"
    assert tree(project.out) == before


def test_a_file_for_a_folder(project: Project, said: Said) -> None:
    shutil.rmtree(project.out)
    project.write("out", "a file\n")
    assert project.run() == UNUSABLE
    assert said()[1] == f"{project.out}: not a folder\n"
    assert project.out.read_text(encoding="utf-8") == "a file\n"


def test_an_empty_folder_is_filled(project: Project) -> None:
    shutil.rmtree(project.out)
    project.out.mkdir()
    assert project.run() == WELL
    assert (project.out / "report.json").is_file()


@pytest.mark.parametrize("name", ["ir/names.json", "report.json"])
@pytest.mark.parametrize("text", ["<<<<<<< HEAD\n{}\n", "[]\n", '{"apis": 5, "diagnostics": 5, "things": 5}\n'])
def test_an_output_that_is_damaged(project: Project, said: Said, name: str, text: str) -> None:
    """What is published pins the names: it is not thrown away unread."""
    (project.out / name).write_text(text, encoding="utf-8")
    before = tree(project.out)
    assert project.run() == UNUSABLE
    assert said()[1].startswith(f"{project.out / name}: ")
    assert tree(project.out) == before


def test_published_names_stay_when_a_type_of_the_name_is_added(project: Project) -> None:
    assert project.names()["things"] == {
        "enum Thing.State": "State",
        "message Other": "Other",
        "message Thing": "Thing",
    }
    project.edit("pages/thing.txt", "count integer\n", "count integer\nstate enum (State)\n")
    project.edit(
        "pages/thing.txt",
        '"count": integer\n}\n',
        '"count": integer,\n  "state": enum (State)\n}\n\nState\n\nEnums\nNEW\nOLD\n',
    )
    assert project.run() == WELL
    assert project.names()["things"] == {
        "enum Other.State": "OtherState",
        "enum Thing.State": "State",
        "message Other": "Other",
        "message Thing": "Thing",
    }


def test_names_from_nothing_are_all_qualified(project: Project) -> None:
    shutil.rmtree(project.out)
    project.edit("pages/thing.txt", "count integer\n", "count integer\nstate enum (State)\n")
    project.edit(
        "pages/thing.txt",
        '"count": integer\n}\n',
        '"count": integer,\n  "state": enum (State)\n}\n\nState\n\nEnums\nNEW\nOLD\n',
    )
    assert project.run() == WELL
    assert set(project.names()["things"].values()) == {"OtherState", "ThingState", "Other", "Thing"}


EXPLAINED = [
    ("Thing", WELL, "Thing  (message, API things)"),
    ("Thing.state", WELL, "Thing.state  (field of a message, API things)"),
    ("State", WELL, "State  (enum, API things)"),
    ("State.ON", WELL, "State.ON  ("),
    ("Place", WELL, "Place  (message, API places)"),
]


@pytest.mark.parametrize(("name", "code", "first"), EXPLAINED)
def test_explain(project: Project, said: Said, name: str, code: int, first: str) -> None:
    assert project.explain(name) == code
    out, err = said()
    assert out.startswith(first)
    assert "thing.txt:" in out or "place.txt:1" in out
    assert err == ""


def test_explain_shows_where_it_was_written(project: Project, said: Said) -> None:
    assert project.explain("State") == WELL
    out = said()[0]
    assert "  thing.txt:21-25\n" in out
    for target in ("openapi/things.yaml:", "python/refgen_types/things.py:", "typescript/src/things.ts:"):
        assert f"  written to    {target}" in out


def test_explain_what_is_unknown(project: Project, said: Said) -> None:
    assert project.explain("Stat") == FINDINGS
    assert said() == ("", "No type or member is called 'Stat'. Did you mean State, State.ON?\n")
    assert project.explain("zzz") == FINDINGS
    assert said() == ("", "No type or member is called 'zzz'.\n")


def test_explain_without_an_output(project: Project, said: Said) -> None:
    shutil.rmtree(project.out)
    assert project.explain("Thing") == UNUSABLE
    assert said()[1].startswith(f"{project.out}: holds no IR\n")


def test_explain_a_heading_of_the_vendored_pages(root: Path, said: Said) -> None:
    assert regenerate.main(["explain", "ツール", "--out", str(root / "generated")]) == WELL
    out = said()[0]
    assert out.startswith("Tool  (message, API ces)\n")
    assert "  heading [ja]  ツール\n" in out
    assert "  ces/create_tool.ja.txt:57-229\n" in out


def test_usage(said: Said) -> None:
    for arguments in ([], ["regenerate", "--nonsense"], ["explain"], ["nonsense"]):
        with pytest.raises(SystemExit) as ended:
            regenerate.main(arguments)
        assert ended.value.code == UNUSABLE
        assert said()[1].startswith("usage: refgen")


def command(project: Project, *options: str) -> subprocess.CompletedProcess[str]:
    arguments = [
        sys.executable,
        str(Path(regenerate.__file__)),
        "regenerate",
        "--sources",
        "sources.toml",
        "--out",
        "out",
    ]
    return subprocess.run([*arguments, *options], cwd=project.folder, capture_output=True, text=True, check=False)


def test_the_command_from_a_shell(project: Project) -> None:
    before = tree(project.out)
    assert command(project).returncode == WELL
    assert tree(project.out) == before
    project.edit("pages/thing.txt", *FINDING)
    done = command(project)
    assert (done.returncode, done.stdout) == (FINDINGS, "")
    assert done.stderr.startswith("thing.txt:33: error field-only-in-representation Other.total")
    project.write("pages/thing.txt", b"\xff")
    done = command(project, "--check")
    assert done.returncode == UNUSABLE
    assert "Traceback" not in done.stderr
    assert "thing.txt:1: the page is not UTF-8" in done.stderr
    assert tree(project.out) == before
