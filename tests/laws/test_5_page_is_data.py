"""Law 5: no text of a page can become code, break a string, end a comment, or name a path."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import regenerate
from tests.node import tools

HOSTILE = [
    r"D:\new\table\u0041\x4\N{folder} ends in \ ".rstrip(),
    '"""; import os; os.abort() #',
    "'''; raise SystemExit #",
    '""""',
    "*/ process.exit(1); /*",
    "*/*/ 0 */4 * * *",
    "`${process.exit(1)}` {{ cycler.__init__.__globals__ }} {% raise %} {# x #}",
    "<script>alert(1)</script> &lt; &amp; <!-- --> ]]>",
    "1E6",
    "012",
    "2024-01-15",
    "10:00",
    "null",
    "~",
    "yes: [no, {on: off}] # comment",
    "- &anchor *alias !!python/object:os.system | > % @",
    "--- end",
    "... end",
    "? key : value",
    "@deprecated {@link x} @type {string}",
    "a\u2028b\u2029c\x85d\x0be\x0cf",
    "control \x01\x02\x07\x1b[31m\x7f\x9f end",
    "bidi \u202eesrever\u202c \u2066isolate\u2069 \u200fmark",
    "emoji 👩\u200d👧 astral 𝒳 combining e\u0301 lone \ud7ff\ue000",
    "%s %(name)s {0} {name} $name ${name} $$",
    "#!/bin/sh",
    "# -*- coding: latin-1 -*-",
    "// eslint-disable */ /* @ts-nocheck",
    "../../../etc/passwd",
    "trailing backslash \\",
]

PAGE = """Root

{text}

Fields
id string

{text}

__proto__ string
constructor string
class string
None string
self string
from_dict string
import object (Import)
kind enum (Kind)
labels map (key: string, value: object (Import))
JSON representation
{{
  "id": string,
  "__proto__": string,
  "constructor": string,
  "class": string,
  "None": string,
  "self": string,
  "from_dict": string,
  "import": {{
    object (Import)
  }},
  "kind": enum (Kind),
  "labels": {{
    string: {{
      object (Import)
    }},
    ...
  }},
  "$ref": string,
  "x-y": string,
  "../../escape": string
}}

Import

{text}

Fields
value value

{text}

JSON representation
{{
  "value": value
}}

Kind

{text}

Enums
NULL {first}
NO_
mro
YES

{text}

TRUE

../../x

Fields
id string
JSON representation
{{
  "id": string
}}
"""

SOURCES = r"""[[api]]
name = "hostile"
title = "a \"title\": */ \\ ${x} \"\"\" # {{ x }}"

[[api.page]]
path = "pages/hostile.txt"
url = "https://example.com/*/${x}"
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run over a hostile page, beside a file that must not change."""
    folder = tmp_path_factory.mktemp("hostile")
    (folder / "pages").mkdir()
    (folder / "pages/hostile.txt").write_text(
        PAGE.format(text="\n\n".join(HOSTILE), first=HOSTILE[0]), encoding="utf-8", newline="\n"
    )
    (folder / "sources.toml").write_text(SOURCES, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        code = regenerate.main(
            [
                "regenerate",
                "--accept",
                "all",
                "--sources",
                str(folder / "sources.toml"),
                "--out",
                str(folder / "a/b/out"),
            ]
        )
    assert code == regenerate.WELL
    return folder


def files(folder: Path, suffix: str) -> list[Path]:
    return sorted(path for path in (folder / "a/b/out").rglob(f"*{suffix}") if path.is_file())


def kept() -> list[str]:
    """The hostile texts as a page's reader gives them."""
    return [text.rstrip() for text in HOSTILE]


def test_no_file_stands_outside_the_output(folder: Path) -> None:
    outside = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    outside = {name for name in outside if not name.startswith(("a/b/out/", "cache/"))}
    assert outside == {"pages/hostile.txt", "sources.toml"}


def test_no_text_names_a_path(folder: Path) -> None:
    names = {path.relative_to(folder / "a/b/out").as_posix() for path in files(folder, "")}
    assert {name for name in names if "hostile" in name} == {
        "ir/hostile.json",
        "openapi/hostile.yaml",
        "python/refgen_types/hostile.py",
        "python/refgen_types/pydantic/hostile.py",
        "typescript/src/hostile.ts",
    }
    assert not [name for name in names if "escape" in name or "x" in name.split("/") or "passwd" in name]


def test_the_ir_holds_every_text_to_the_letter(folder: Path) -> None:
    document = json.loads((folder / "a/b/out/ir/hostile.json").read_text(encoding="utf-8"))
    root = document["messages"][0]
    assert root["text"]["en"] == kept()
    assert root["fields"][0]["text"]["en"] == kept()
    names = [field["name"] for field in root["fields"]]
    assert names[:3] == ["id", "__proto__", "constructor"]
    assert names[-2:] == ["$ref", "x-y"]


def test_every_json_file_parses(folder: Path) -> None:
    assert len(files(folder, ".json")) >= 5
    for file in files(folder, ".json"):
        json.loads(file.read_text(encoding="utf-8"))


def test_every_yaml_file_parses_and_keeps_the_texts(folder: Path) -> None:
    (file,) = files(folder, ".yaml")
    document = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert document["info"]["title"] == tomllib.loads(SOURCES)["api"][0]["title"]
    described = document["components"]["schemas"]["Root"]["description"]
    assert [text for text in kept() if text not in described] == []


def test_every_python_file_compiles_and_does_nothing(folder: Path) -> None:
    assert len(files(folder, ".py")) >= 6
    for file in files(folder, ".py"):
        compile(file.read_text(encoding="utf-8"), file.name, "exec", dont_inherit=True)
    script = (
        "import sys; sys.dont_write_bytecode = True\n"
        "import refgen_types.hostile as m, refgen_types.docs as d, json\n"
        "print(json.dumps(d.documentation(m.Root)))\n"
        "x = m.Root.from_dict({'id': '1', '__proto__': '2', 'class': '3', '$ref': '4', 'x-y': '5'})\n"
        "print(json.dumps(x.to_dict(), sort_keys=True))\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        cwd=folder / "a/b/out/python",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    documentation, value = map(json.loads, done.stdout.splitlines())
    assert [text for text in kept() if text not in documentation] == []
    assert value == {"id": "1", "__proto__": "2", "class": "3", "$ref": "4", "x-y": "5"}


def test_every_typescript_file_compiles(folder: Path) -> None:
    names = [str(file.relative_to(folder)) for file in files(folder, ".ts")]
    assert "a/b/out/typescript/src/hostile.ts" in names
    done = tools.run("tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", *names, cwd=folder)
    assert done.returncode == 0, done.stdout


def test_the_report_and_the_terminal_show_no_control_character(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    code = regenerate.main(["regenerate", "--sources", str(folder / "sources.toml"), "--out", str(folder / "other")])
    said = capsys.readouterr().err
    assert code == regenerate.FINDINGS
    assert not (folder / "other").exists()
    assert [letter for letter in said if ord(letter) < 32 and letter != "\n"] == []
    assert "\u202e" not in said
