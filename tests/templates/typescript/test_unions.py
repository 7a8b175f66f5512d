import pytest

from ir.model import Field, Message, Scalar, Union
from templates.typescript.unions import MAX_VARIANTS, MAX_VARIANTS_NESTED, checked, required, with_a_choice


def union(size: int, *, required: bool = False) -> Union:
    return Union(name="u", members=tuple(f"m{number}" for number in range(size)), required=required)


def fields(*names: str) -> dict[str, Field]:
    return {name: Field(name=name, type=Scalar("string")) for name in names}


@pytest.mark.parametrize(
    ("members", "present", "want"),
    [
        (("a", "b", "c"), "abc", [("a", "b", "c")]),
        (("a", "b", "c"), "cxb", [("b", "c")]),
        (("a", "b", "c"), "a", []),
        (("a",), "a", []),
        ((), "a", []),
    ],
)
def test_with_a_choice(members: tuple[str, ...], present: str, want: list[tuple[str, ...]]) -> None:
    given = Union(name="u", members=members, text={"en": ("Which.",)})
    found = with_a_choice([given], fields(*present))
    assert [each.members for each in found] == want
    assert all(each.text == given.text for each in found)


@pytest.mark.parametrize(
    ("unions", "nested", "want"),
    [
        ([], False, []),
        ([union(5), union(3), union(2), union(3)], False, [True, True, True, True]),  # 288 combinations
        ([union(MAX_VARIANTS * 2)], False, [True]),
        ([union(MAX_VARIANTS), union(2)], False, [True, False]),
        ([union(21), union(21), union(21)], False, [True, True, False]),
        ([union(21), union(30), union(20)], False, [True, False, True]),
        ([union(25, required=True), union(20, required=True)], False, [True, True]),  # exactly as many as there may be
        ([union(25, required=True), union(20)], False, [True, False]),
        ([union(4), union(4)], True, [True, True]),
        ([union(5), union(5)], True, [True, False]),
        ([union(MAX_VARIANTS_NESTED * 2)], True, [True]),
    ],
)
def test_checked(unions: list[Union], nested: bool, want: list[bool]) -> None:
    assert checked(unions, nested=nested) == want


def test_required() -> None:
    given = Message(
        name="M",
        identity="M",
        fields=(
            Field(name="a", type=Scalar("string"), presence="required"),
            Field(name="b", type=Scalar("string"), presence="explicit"),
        ),
        unions=(
            Union(name="alone", members=("c",), required=True),
            Union(name="may", members=("d",)),
            Union(name="one", members=("e", "f"), required=True),
            Union(name="left", members=("g", "h"), required=True),
        ),
    )
    present = {field.name: field for field in given.fields} | fields(*"cdefg")
    assert required(given, present) == {"a", "c", "g"}
