import json
import re
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from templates.openapi.dump import to_yaml
from tests.conftest import Run
from tests.templates.openapi.sample import HOSTILE


class CoreLoader(yaml.CSafeLoader):
    """Scalars by the core schema of YAML 1.2.2, section 10.3.2, with the wider numbers that its readers take."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 - PyYAML's attribute


for tag, pattern in {
    "null": r"null|Null|NULL|~|",
    "bool": r"true|True|TRUE|false|False|FALSE",
    "int": r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+",
    "float": r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
}.items():
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), None)

texts = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"])),
    st.text(alphabet="019.eE+-_:xobnNyYoOfFaAtTzZ~<=#'\"\\ \n"),
    st.from_regex(r"[-+]?[0-9.]+([eE][-+]?[0-9]+)?|[0-9]+(:[0-5]?[0-9])+|[0-9]{4}-[0-9]{2}-[0-9]{2}", fullmatch=True),
    st.sampled_from(HOSTILE),
)
data = st.recursive(
    st.one_of(texts, st.booleans(), st.integers(), st.none()),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)


def identical(one: Any, other: Any) -> bool:
    """Equal, of the same types, and with keys in the same order."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(identical(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(identical, one, other))
    return bool(one == other)


@given(st.dictionaries(texts, data, min_size=1, max_size=4), st.sampled_from([0, 2, 4]))
def test_any_data_loads_back_under_both_versions(value: dict[str, Any], indent: int) -> None:
    document = to_yaml(value, indent)
    assert identical(yaml.load(document, yaml.CSafeLoader), value)
    assert identical(yaml.load(document, CoreLoader), value)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_as_key_value_and_item(text: str) -> None:
    value = {text: text, "list": [text, {text: text}]}
    document = to_yaml(value, 2)
    assert identical(yaml.safe_load(document), value)
    assert identical(yaml.load(document, CoreLoader), value)


def test_a_reader_in_another_language_agrees(node: Run, root: Any, tmp_path: Any) -> None:
    """js-yaml, which Redocly brings along, is a reader of YAML 1.2 of its own."""
    value = {"texts": list(HOSTILE), "keys": {text: index for index, text in enumerate(HOSTILE)}}
    (tmp_path / "x.yaml").write_bytes(to_yaml(value).encode())
    script = (
        "const {createRequire} = require('module'), fs = require('fs');"
        f"const yaml = createRequire({str(root / 'tests/node/package.json')!r})('js-yaml');"
        "const read = yaml.load(fs.readFileSync('x.yaml', 'utf8'), {schema: yaml.CORE_SCHEMA});"
        "console.log(JSON.stringify([read.texts, Object.entries(read.keys)]));"
    )
    done = node("-e", script, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    texts_read, keys_read = json.loads(done.stdout)
    assert texts_read == value["texts"]
    assert dict(keys_read) == value["keys"]


STYLES = [
    ({"type": "string"}, "type: string"),
    ({"$ref": "#/x"}, "$ref: '#/x'"),
    ({"a": "NONE"}, "a: 'NONE'"),
    ({"a": "One line, however long. " + "It is never folded. " * 20 + "End."}, None),
    ({"a": "x\n  y\n\nz"}, "a: |-\n  x\n    y\n\n  z"),
    ({"a": ["b", {"c": "d"}]}, "a:\n- b\n- c: d"),
    ({"a": {}, "b": []}, "a: {}\nb: []"),
]


@pytest.mark.parametrize(("value", "want"), STYLES)
def test_style(value: dict[str, Any], want: str | None) -> None:
    assert to_yaml(value) == (want if want is not None else f"a: {value['a']}")


def test_equal_parts_are_written_out() -> None:
    part = {"x": ["z"]}
    assert to_yaml({"a": part, "b": part}) == "a:\n  x:\n  - z\nb:\n  x:\n  - z"
