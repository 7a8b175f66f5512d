import pytest

from ir.model import Reference, Union
from templates.python.names import attributes, classes, constants, members, snake, which_methods
from tests.templates.python.sample import api, enum, field, message

SNAKE = [
    ("name", "name"),
    ("displayName", "display_name"),
    ("hybrid_search", "hybrid_search"),
    ("openApiTool", "open_api_tool"),
    ("HTTPServer", "http_server"),
    ("oauth2Config", "oauth2_config"),
    ("x509Cert", "x509_cert"),
    ("@type", "type"),
    ("_minimum", "minimum"),
    ("a--b", "a_b"),
    ("2d", "field_2d"),
    ("日本", "field"),
    ("", "field"),
]


@pytest.mark.parametrize(("wire", "want"), SNAKE)
def test_snake(wire: str, want: str) -> None:
    assert snake(wire) == want


ATTRIBUTES: list[tuple[list[str], list[str]]] = [
    (["from", "class", "import", "not"], ["from_", "class_", "import_", "not_"]),
    (["self", "cls", "list", "str", "dict"], ["self_", "cls_", "list_", "str_", "dict_"]),
    (["type", "field", "None", "match", "id"], ["type", "field", "none", "match", "id"]),
    (["to_dict", "fromJson", "unknownFields"], ["to_dict_", "from_json_", "unknown_fields_"]),
    (["Type", "type"], ["type_2", "type"]),
    (["fooBar", "FooBar", "foo_bar"], ["foo_bar_2", "foo_bar_3", "foo_bar"]),
    (["fooBar", "foo_bar_2", "foo_bar"], ["foo_bar_3", "foo_bar_2", "foo_bar"]),
    (["from", "from_", "From"], ["from_", "from_2", "from_3"]),
    (["whichKind", "kind"], ["which_kind_", "kind"]),
]


@pytest.mark.parametrize(("wires", "want"), ATTRIBUTES)
def test_attributes(wires: list[str], want: list[str]) -> None:
    unions = [Union(name="kind", members=("kind",))] if "kind" in wires else []
    assert attributes(message("M", map(field, wires), unions)) == dict(zip(wires, want, strict=True))


def test_no_attribute_shadows_a_type_that_an_annotation_says() -> None:
    given = message("M", [field("status", Reference("message", "status"))])
    assert attributes(given, {"status"}) == {"status": "status_"}


def test_which_methods() -> None:
    unions = [Union(name=name, members=("a",)) for name in ("toolType", "tool_type", "kind")]
    assert which_methods(message("M", [field("a")], unions)) == {
        "toolType": "which_tool_type",
        "tool_type": "which_tool_type_2",
        "kind": "which_kind",
    }


MEMBERS: list[tuple[list[str], list[str]]] = [
    (["LOW", "low", "Low"], ["LOW", "low", "Low"]),
    (["mro", "name", "value", "None", "title"], ["mro_", "name_", "value_", "None_", "title_"]),
    (["Etc/UTC+1", "Etc/UTC-1"], ["Etc_UTC_1", "Etc_UTC_1_2"]),
    (["a-b", "a.b", "a_b", "a_b_2"], ["a_b_3", "a_b_4", "a_b", "a_b_2"]),
    (["2D", "_x_", "__y", "+", "値"], ["VALUE_2D", "x", "y", "VALUE", "VALUE_2"]),
    (["DUP", "DUP"], ["DUP"]),
]


@pytest.mark.parametrize(("wires", "want"), MEMBERS)
def test_members(wires: list[str], want: list[str]) -> None:
    assert members(enum("E", *wires)) == dict(zip(dict.fromkeys(wires), want, strict=True))


CLASSES = [
    ("Tool", "Tool"),
    ("カード", "カード"),
    ("None", "None_"),
    ("list", "list_"),
    ("value", "value_"),
    ("a.b", "a_b"),
    ("2D", "Type_2D"),
    ("…", "Type"),
]


@pytest.mark.parametrize(("name", "want"), CLASSES)
def test_classes(name: str, want: str) -> None:
    assert classes(api([message(name)])) == {name: want}


def test_classes_stay_apart() -> None:
    given = api([message("a.b"), message("a_b"), message("a-b")])
    assert list(classes(given).values()) == ["a_b_2", "a_b", "a_b_3"]


def test_constants() -> None:
    assert constants(["ExecutionType", "Execution_Type"]) == {
        "ExecutionType": "_EXECUTION_TYPE",
        "Execution_Type": "_EXECUTION_TYPE_2",
    }
