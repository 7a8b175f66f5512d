from keyword import iskeyword

import black
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from templates.python import layout
from templates.python.layout import Annotation, Call, Either, Expression, Subscript

NAMES = st.from_regex(r"[a-z][a-z_]{0,30}[a-z]", fullmatch=True).filter(lambda name: not iskeyword(name))
NAMES |= st.integers(1, 60).map(lambda size: "x" * size)
TYPES = st.from_regex(r"[A-Z][A-Za-z]{0,40}", fullmatch=True) | st.integers(1, 80).map(lambda size: "T" * size)
PLAIN = TYPES | st.tuples(TYPES, st.just("str")).map(Either)
GENERIC = st.recursive(
    PLAIN,
    lambda inner: (
        inner.map(lambda item: Subscript("list", (item,))) | inner.map(lambda item: Subscript("dict", ("str", item)))
    ),
    max_leaves=3,
)


def is_stable(source: str) -> bool:
    return black.format_str(source, mode=black.Mode()) == source


def optional(annotation: Annotation) -> Annotation:
    return Either((*(annotation.choices if isinstance(annotation, Either) else (annotation,)), "None"))


ATTRIBUTES: list[tuple[Annotation, str, str]] = [
    ("str", "", "x: str"),
    (Either(("str", "None")), "None", "x: str | None = None"),
    (Subscript("dict", ("str", Either(("A", "str")))), "", "x: dict[str, A | str]"),
    (Either(("T" * 71, "None")), "None", f"x: (\n        {'T' * 71} | None\n    ) = None"),
]


@pytest.mark.parametrize(("annotation", "default", "want"), ATTRIBUTES)
def test_attribute(annotation: Annotation, default: str, want: str) -> None:
    assert layout.attribute("x", annotation, 4, default) == want


@given(NAMES, GENERIC, st.booleans())
@settings(max_examples=60)
def test_black_leaves_attributes_alone(name: str, annotation: Annotation, required: bool) -> None:
    kind, default = (annotation, "") if required else (optional(annotation), "None")
    assert is_stable(f"class C:\n    {layout.attribute(name, kind, 4, default)}\n")


@given(st.lists(st.tuples(NAMES, GENERIC, st.booleans()), min_size=1, max_size=3))
@settings(max_examples=60)
def test_black_leaves_parameters_alone(given: list[tuple[str, Annotation, bool]]) -> None:
    lines = [
        layout.parameter(name, annotation if required else optional(annotation), 8, "" if required else "None")
        for name, annotation, required in given
    ]
    parameters = "".join(f"        {line},\n" for line in lines)
    assert is_stable(
        f"class C:\n    def __init__(\n        self,\n        *,\n{parameters}    ) -> None:\n        pass\n"
    )


@given(NAMES, NAMES, st.sampled_from([0, 8, 16]))
def test_black_leaves_assignments_alone(name: str, text: str, indent: int) -> None:
    for target, value in (
        (f"message.{name}", "value"),
        ("key", f'"{text}"'),
        (name, f'"{text}"'),
        ("value", f"self.{name}"),
    ):
        head = "".join(f"{' ' * column}if x:\n" for column in range(0, indent, 4))
        assert is_stable(f"{head}{' ' * indent}{layout.assign(target, value, indent)}\n")


CALLS: st.SearchStrategy[Expression] = st.recursive(
    st.just("value") | TYPES.map(lambda name: f"{name}.from_dict"),
    lambda inner: st.builds(
        lambda name, arguments: Call(f"lambda item: {name}", tuple(arguments)),
        st.sampled_from(["each", "each_value", "read_enum"]),
        st.lists(inner, min_size=1, max_size=3),
    ),
    max_leaves=4,
)


@given(st.lists(CALLS, min_size=1, max_size=4), st.sampled_from([0, 8, 16]))
@settings(max_examples=60)
def test_black_leaves_calls_alone(arguments: list[Expression], indent: int) -> None:
    head = "".join(f"{' ' * column}if x:\n" for column in range(0, indent, 4))
    assert is_stable(f"{head}{' ' * indent}{layout.call('value = each', arguments, indent)}\n")


@given(st.lists(NAMES, min_size=1, unique=True))
def test_black_leaves_imports_alone(names: list[str]) -> None:
    assert is_stable(layout.import_from("._wire", names) + "\n")


@given(TYPES, TYPES)
def test_black_leaves_headings_alone(name: str, base: str) -> None:
    assert is_stable(f"{layout.heading(name, base)}\n    x: int\n")


@given(NAMES, st.lists(NAMES, min_size=1, max_size=4))
def test_black_leaves_signatures_alone(name: str, members: list[str]) -> None:
    signature = layout.literal_method(name, "Literal", [f'"{member}"' for member in members], 4)
    assert is_stable(f"class C:\n    {signature}\n        return None\n")


@given(st.lists(NAMES))
def test_black_leaves_entries_alone(names: list[str]) -> None:
    entries = [f'"{name}": "{name}"' for name in names]
    assert is_stable(f"class C:\n    x = {layout.entries(entries, 4)}\n")


@pytest.mark.parametrize(("text", "want"), [("abc", 3), ("表す", 4), ("é", 1), ("e\u0301", 1), ("Ａ", 2)])
def test_width(text: str, want: int) -> None:
    assert layout.width(text) == want


LONG = f"self.{'x' * 56}"
HELD = [
    ("self.x", False, "if self.x is not None:\n                value = self.x"),
    ("self.x", True, "value = self.x\n            if value is not None:"),
    (LONG[:-1], False, f"if {LONG[:-1]} is not None:\n                value = {LONG[:-1]}"),
    (
        LONG,
        False,
        f"if (\n                {LONG}\n                is not None\n            ):\n                value = {LONG}",
    ),
]


@pytest.mark.parametrize(("attribute", "always", "want"), HELD)
def test_held(attribute: str, always: bool, want: str) -> None:
    assert layout.held(attribute, 12, always=always) == want


SPLIT = """if (
                "x234567890x234" in data
                and (value := data["x234567890x234"]) is not None
            ):"""
CALLED = """key = "x234567890x234567890x234567890x234567890"
            if key in data and (value := data[key]) is not None:"""
ARRIVED = [
    ("x", 'if "x" in data and (value := data["x"]) is not None:'),
    ("x234567890x234", SPLIT),
    ("x234567890x234567890x234567890x234567890", CALLED),
]


@pytest.mark.parametrize(("name", "want"), ARRIVED)
def test_arrived(name: str, want: str) -> None:
    assert layout.arrived(f'"{name}"', 12) == want


@given(st.integers(1, 100), st.booleans())
def test_black_leaves_conditions_alone(size: int, always: bool) -> None:
    held = layout.held(f"self.{'x' * size}", 12, always=always)
    for condition in (held, layout.arrived(f'"{"x" * size}"', 12)):
        assert is_stable(f"if a:\n    if b:\n        if c:\n            {condition}\n                pass\n")
