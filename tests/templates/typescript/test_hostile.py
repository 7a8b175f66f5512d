"""Text, names and values of a page stay text, names and values: nothing of them becomes code, a tag or a new name."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ir.model import Api, Enum, EnumValue, External, Field, Message, Page, Reference, Scalar, Span, Type, Union
from templates.typescript.target import render_api
from tests.templates.typescript.compiler import HERE, NODE_MODULES, Run, errors, write

TRAPS = [
    "*/", "*\\/", "/*", "**/", "//", "*", "/", "\\", "\\u002a/", "@deprecated", " @see x", "@", "{@link x}",
    "{", "}", "`", "```", '"', "'", "${x}", "\n", "\r\n", "\r", "\t", "\x00", "\x1b", "\x85", "\u2028",
    "\u2029", "\u202e", "\u200b", "\ufeff", "\ufffd", "\ud800", "\u3000", "\U0001f600", "</script>", "<!--",
    "#!", "export {}", "日本", "a", "x y", "", "__proto__", "constructor", "get", "set", "readonly", "new",
    "default", "1", "-1", "1e5", "#private", "[x]", "a?",
]  # fmt: skip

hostile = st.lists(st.sampled_from(TRAPS) | st.text(max_size=3), max_size=6).map("".join)
page_text = st.dictionaries(st.sampled_from(["en", "ja"]), st.lists(hostile, max_size=3).map(tuple), max_size=2)
type_names = st.sampled_from(
    [
        "Thing",
        "Timestamp",
        "AtMostOne",
        "ThingRequest",
        "ThingFields",
        "string",
        "class",
        "import",
        "Array",
        "型",
        "a-b",
    ]
)


@st.composite
def apis(draw: st.DrawFn) -> Api:
    page = draw(hostile)
    names = draw(st.lists(type_names, min_size=4, max_size=4, unique=True))
    wire_names = draw(st.lists(hostile, min_size=3, max_size=6, unique=True))
    spans = (Span(page, 1, 1),)
    union = Union(name=draw(hostile), members=tuple(wire_names[:2]), text=draw(page_text), spans=spans)
    types: list[Type] = [Reference("message", names[0]), Reference("enum", names[1]), Scalar("string", "Timestamp")]
    fields = tuple(
        Field(
            name=name,
            type=draw(st.sampled_from(types)),
            behavior=draw(st.sampled_from([(), ("output_only",), ("input_only",), ("deprecated",)])),
            text=draw(page_text),
            spans=spans,
        )
        for name in wire_names
    )
    values = draw(st.lists(hostile, max_size=4, unique=True))
    return Api(
        name="hostile",
        title=draw(hostile),
        pages=(Page(path=page, url=draw(hostile), language="en", format="text", lines=1, accounted=1),),
        messages=(
            Message(name=names[0], identity="a", fields=fields, unions=(union,), text=draw(page_text), spans=spans),
        ),
        enums=(
            Enum(
                name=names[1],
                identity="b",
                values=tuple(EnumValue(name=value, text=draw(page_text), spans=spans) for value in values),
                text=draw(page_text),
                spans=spans,
            ),
        ),
        externals=(
            External(name=names[2], identity="c", target="message", reason=draw(hostile), spans=spans),
            External(name=names[3], identity="d", target="enum", reason=draw(hostile), spans=spans),
        ),
    )


@pytest.fixture(scope="session")
def drawn() -> dict[str, Api]:
    """Drawn APIs by the name of the module each becomes."""
    found: list[Api] = []

    @settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
    @given(apis())
    def draw(api: Api) -> None:
        found.append(api)

    draw()
    return {f"hostile{number}": api for number, api in enumerate(found)}


@pytest.fixture(scope="session")
def package(drawn: dict[str, Api], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    shared = (HERE.parents[2] / "templates/typescript/protobuf-json.ts").read_text(encoding="utf-8")
    write(folder, {"src/protobuf-json.ts": shared})
    for name, api in drawn.items():
        (text,) = render_api(api).values()
        write(folder, {f"src/{name}.ts": text})
    return folder


def test_it_compiles(tsc: Run, package: Path) -> None:
    assert errors(tsc, package, ["src"]) == []


def test_the_compiler_finds_the_names_and_values_of_the_page_and_no_other_tags(
    node: Run, drawn: dict[str, Api], package: Path
) -> None:
    files = [f"src/{name}.ts" for name in drawn]
    done = node(HERE / "outline.mjs", NODE_MODULES / "typescript", *files, cwd=package)
    assert done.stderr == ""
    for found, api in zip(json.loads(done.stdout), drawn.values(), strict=True):
        assert found["errors"] == 0
        entries = found["entries"]
        properties = {entry["name"] for entry in entries if entry["kind"] == "PropertySignature"}
        assert properties == {field.name for field in api.messages[0].fields}
        values = [(entry["name"], entry["value"]) for entry in entries if entry["kind"] == "PropertyAssignment"]
        assert values == [(value.name, value.name) for value in api.enums[0].values]
        assert {tag for entry in entries for tag in entry["tags"]} <= {"see", "deprecated", "packageDocumentation"}
        deprecated = {entry["name"] for entry in entries if "deprecated" in entry["tags"]}
        assert deprecated == {field.name for field in api.messages[0].fields if "deprecated" in field.behavior}
