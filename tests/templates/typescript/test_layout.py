import pytest

from templates.typescript.layout import excluded, intersection, open_union, type_import, union_type

A, B, C = ("x" * 40 for _ in range(3))
LONG = "L" * 60


@pytest.mark.parametrize(
    ("parts", "name", "want"),
    [
        (("A",), "T", "export type T = A;"),
        (("A", "B<C>"), "T", "export type T = A & B<C>;"),
        ((A, B), "T", f"export type T = {A} & {B};"),
        ((A, B, C), "T", f"export type T = {A} &\n  {B} &\n  {C};"),
    ],
)
def test_intersection(parts: tuple[str, ...], name: str, want: str) -> None:
    assert intersection(parts, name) == want


@pytest.mark.parametrize(
    ("parts", "name", "want"),
    [
        (("A", "B"), "T", "export type T = A | B;"),
        ((A, B), LONG, f"export type {LONG} =\n  {A} | {B};"),
        ((A, B, C), "T", f"export type T =\n  | {A}\n  | {B}\n  | {C};"),
    ],
)
def test_union_type(parts: tuple[str, ...], name: str, want: str) -> None:
    assert union_type(parts, name) == want


def test_open_union() -> None:
    assert open_union("State") == "export type State = (typeof State)[keyof typeof State] | (string & {});"


@pytest.mark.parametrize(
    ("values", "want"),
    [
        (['"a"', '"b"'], '  !["a", "b"].includes(value.type);'),
        ([f'"{A}"', f'"{B}"'], f'  ![\n    "{A}",\n    "{B}",\n  ].includes(value.type);'),
    ],
)
def test_excluded(values: list[str], want: str) -> None:
    assert excluded(values, "value.type") == want


@pytest.mark.parametrize(
    ("names", "want"),
    [
        (["A", "B as B2"], 'import type { A, B as B2 } from "./m.js";'),
        ([A, B], f'import type {{\n  {A},\n  {B},\n}} from "./m.js";'),
    ],
)
def test_type_import(names: list[str], want: str) -> None:
    assert type_import(names, "./m.js") == want
