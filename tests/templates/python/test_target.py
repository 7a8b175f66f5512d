"""What holds for every file of the target, whatever the pages say."""

import ast
import hashlib
import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, get_type_hints

import black
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ir.model import Api, EnumValue, Field, Message, Text, Union
from templates.python.target import render_api, render_package
from tests.conftest import Run
from tests.templates.python.package import load, render, write
from tests.templates.python.sample import LEVEL, SAMPLE, STRING, TYPES, api, at, enum, field, message, prose
from tests.templates.python.test_literals import HOSTILE

FILES = render(SAMPLE)
PYTHON = [path for path in FILES if path.endswith(".py")]

LINE = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=12)
HOSTILE_LINE = st.sampled_from([text for text in HOSTILE if "\ud800" not in text and "\n" not in text])
PARAGRAPH = st.lists(LINE | HOSTILE_LINE, min_size=1, max_size=3).map("\n".join).filter(lambda text: text.strip())
WIRE = st.text(min_size=1, max_size=12) | st.sampled_from(
    [
        *HOSTILE,
        "class",
        "None",
        "self",
        "list",
        "to_dict",
        "unknown_fields",
        "x" * 60,
        'a"]: pass #',
        "{x}",
        "{{x}}",
        "a'b",
    ]
)


@st.composite
def apis(draw: st.DrawFn) -> Api:
    """An API whose texts, wire names and enum values are whatever they like."""
    wires = draw(st.lists(WIRE, min_size=2, max_size=6, unique=True))
    kinds = draw(st.lists(st.sampled_from(sorted(TYPES)), min_size=len(wires), max_size=len(wires)))
    union = draw(WIRE.filter(lambda name: len(name) < 40))

    def text() -> Text:
        return prose(*draw(st.lists(PARAGRAPH, max_size=2)))

    fields = [
        Field(name=wire, type=TYPES[kind], union=union if place < 2 else None, text=text(), spans=at(1))
        for place, (wire, kind) in enumerate(zip(wires, kinds, strict=True))
    ]
    gauge = Message(
        name="Gauge",
        identity="Gauge",
        titles={"ja": draw(LINE)},
        fields=tuple(fields),
        unions=(Union(name=union, members=tuple(wires[:2]), required=draw(st.booleans()), text=text(), spans=at(2)),),
        text=text(),
        spans=at(3),
    )
    values = [EnumValue(name=name, text=text(), spans=at(4)) for name in draw(st.lists(WIRE, unique=True))]
    return api([gauge], [enum("Level", *values)], SAMPLE.externals)


@given(apis())
@settings(max_examples=25)
def test_no_text_of_a_page_becomes_code(hostile: Api) -> None:
    source = render_api(hostile)["python/refgen_types/demo.py"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tree = ast.parse(source)
        compile(source, "demo.py", "exec")
    assert black.format_str(source, mode=black.Mode()) == source
    plain = ast.parse(render_api(_without_text(hostile))["python/refgen_types/demo.py"])
    assert _shape(tree) == _shape(plain)


def _without_text(of: Api) -> Api:
    """`of` with the same names, but silent."""
    return api(
        [
            message(
                each.name,
                [Field(name=f.name, type=f.type, union=f.union, spans=f.spans) for f in each.fields],
                [Union(name=u.name, members=u.members, required=u.required) for u in each.unions],
            )
            for each in of.messages
        ],
        [enum(each.name, *(value.name for value in each.values)) for each in of.enums],
        of.externals,
    )


def _shape(tree: ast.AST) -> list[str]:
    """The nodes of `tree` in order, and all names; strings by their being there."""
    names = [getattr(node, name, None) for node in ast.walk(tree) for name in ("id", "attr", "name", "arg")]
    return [*(type(node).__name__ for node in ast.walk(tree)), *(str(name) for name in names)]


@given(apis())
@settings(max_examples=20)
def test_every_text_reads_back(hostile: Api) -> None:
    source = render_api(hostile)["python/refgen_types/demo.py"]
    strings = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    dedented = {text.replace("\n    ", "\n") for text in strings if isinstance(text, str)}
    told = [hostile.messages[0].text, *(f.text for f in hostile.messages[0].fields)]
    told += [value.text for value in hostile.enums[0].values]
    for paragraph in (paragraph for text in told for paragraph in text.get("en", ())):
        assert any(paragraph.replace("\n    ", "\n") in text for text in dedented)


@pytest.mark.parametrize("path", PYTHON)
def test_black_has_nothing_to_do(path: str) -> None:
    assert black.format_str(FILES[path], mode=black.Mode()) == FILES[path]


def test_files_are_complete() -> None:
    assert render_package([]).keys() | render_api(SAMPLE).keys() == {
        f"python/{path}"
        for path in (
            "LICENSE",
            "NOTICE",
            "README.md",
            "pyproject.toml",
            "refgen_types/__init__.py",
            "refgen_types/_errors.py",
            "refgen_types/_json.py",
            "refgen_types/_stream.py",
            "refgen_types/_tagged.py",
            "refgen_types/_wellknown.py",
            "refgen_types/_wire.py",
            "refgen_types/docs.py",
            "refgen_types/demo.py",
            "refgen_types/py.typed",
        )
    }
    assert all(text.endswith("\n") and not text.endswith("\n\n") for path, text in FILES.items() if path != "py.typed")


def test_declarations_stand_in_page_order() -> None:
    tree = ast.parse(FILES["demo.py"])
    names = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    assert names == ["Gauge", "Everything", "Choice", "Empty", "Level"]


def test_type_checkers_are_content(tmp_path: Path, pyright: Run) -> None:
    package = write(tmp_path / "refgen_types", [SAMPLE, api([message("Message", [field("any")])], name="other")])
    mypy = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "refgen_types"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert mypy.stdout.startswith("Success"), mypy.stdout
    (tmp_path / "pyrightconfig.json").write_text(
        '{"typeCheckingMode": "strict", "include": ["refgen_types"], "pythonVersion": "3.11"}'
    )
    found = pyright("--pythonpath", sys.executable, cwd=tmp_path)
    assert "0 errors, 0 warnings" in found.stdout, found.stdout
    assert package.joinpath("py.typed").read_text() == ""


def test_an_api_imports_no_other(tmp_path: Path) -> None:
    write(tmp_path / "refgen_types", [SAMPLE, api(name="other")])
    code = "import sys, refgen_types.demo; print([n for n in sorted(sys.modules) if 'refgen' in n or 'pydantic' in n])"
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    names = ("", "._errors", "._json", "._wellknown", "._wire", ".demo")
    assert found.stdout.strip() == str([f"refgen_types{name}" for name in names])


CLASHING = [
    *("Any", "Self", "Literal", "Message", "JsonValue", "WireError", "Timestamp", "StrEnum", "dataclass", "string"),
    *("value", "key", "list", "str", "dict", "type", "None", "each", "quoted"),
]


def test_types_may_be_called_like_what_the_module_imports() -> None:
    whens = [
        field("when", TYPES["timestamp"]),
        field("text", STRING),
        field("level", LEVEL),
        field("free", TYPES["value"]),
    ]
    union = [Union(name="kind", members=("when", "text"))]
    given = api([message(name, whens, union) for name in CLASHING], [enum("Level", "LOW")])
    source = render_api(given)["python/refgen_types/demo.py"]
    assert black.format_str(source, mode=black.Mode()) == source
    module = load(given)
    data: dict[str, Any] = {"when": "2020-01-01T00:00:00Z", "level": "LOW", "free": None}
    for name in module.__all__[:-1]:
        assert getattr(module, name).from_dict(data).to_dict() == data
        assert get_type_hints(getattr(module, name))


def test_names_do_not_depend_on_what_comes_after() -> None:
    more = api([*SAMPLE.messages, message("Later")], SAMPLE.enums, SAMPLE.externals)
    assert FILES["demo.py"].split("class Empty")[0].replace('"Empty",\n', "") in render(more)["demo.py"].replace(
        '"Later",\n    ', ""
    ).replace('"Empty",\n', "")


@pytest.mark.parametrize(("seed", "locale"), [("0", "C"), ("1", "ja_JP.UTF-8")])
def test_the_same_bytes_everywhere(seed: str, locale: str, root: Path) -> None:
    code = (
        "import hashlib; from tests.templates.python.package import render; "
        "from tests.templates.python.sample import SAMPLE; "
        "print(hashlib.sha256(repr(render(SAMPLE)).encode()).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": locale, "PYTHONUTF8": "1"}
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == hashlib.sha256(repr(FILES).encode()).hexdigest()
