"""Several declarations of one type as one."""

from ir.declaration import PageDeclarations
from tests.snippets import assembled, findings, read, the_enum, the_message

ROOT = (
    'Root\n\nFields\nstate enum (State)\nJSON representation\n{{\n  "state": enum (State)\n}}\n\n'
    "State\n\n{text}Enums\n{values}\n"
)


def root(values: str, text: str = "") -> str:
    return ROOT.format(values=values, text=text)


def edition(page: str) -> PageDeclarations:
    """The page in another language."""
    return read(page, "ja", path="page.ja.txt")


def test_a_value_that_is_listed_twice() -> None:
    result = assembled(root("STATE_UNSPECIFIED None.\nON Working.\nON Again."))
    assert findings(result) == [("duplicate-enum-value", "State.ON", 15)]
    assert [span.first for span in result.diagnostics[0].spans] == [15, 14]
    values = the_enum(result, "State").values
    assert [(value.name, value.text) for value in values] == [
        ("STATE_UNSPECIFIED", {"en": ("None.",)}),
        ("ON", {"en": ("Working.",)}),
    ]


def test_enums_that_differ() -> None:
    result = assembled(root("STATE_UNSPECIFIED\nSTATE_ON"), edition(root("STATE_UNSPECIFIED\nSTATE_OFF")))
    assert findings(result) == [("duplicate-type-different", "State", 10)]
    assert result.diagnostics[0].message == "a second declaration of `State` differs in STATE_OFF, STATE_ON"
    assert [value.name for value in the_enum(result, "State").values] == [
        "STATE_UNSPECIFIED",
        "STATE_OFF",
        "STATE_ON",
    ]


def test_enums_in_another_order() -> None:
    result = assembled(root("STATE_A\nSTATE_B"), edition(root("STATE_B\nSTATE_A")))
    assert [d.message for d in result.diagnostics] == [
        "a second declaration of `State` lists its values in another order"
    ]
    assert [value.name for value in the_enum(result, "State").values] == ["STATE_A", "STATE_B"]


def test_the_first_text_of_a_language_stays() -> None:
    result = assembled(root("STATE_A One.", "First.\n\n"), root("STATE_A Two.", "Second.\n\n"))
    assert the_enum(result, "State").text == {"en": ("First.",)}
    assert the_enum(result, "State").values[0].text == {"en": ("One.",)}
    assert len(the_enum(result, "State").spans) == 2


MESSAGE = "Thing\n\nFields\n{rows}\nJSON representation\n{{\n{keys}\n}}\n"


def test_other_unions_and_behavior() -> None:
    first = MESSAGE.format(
        rows="u Union type\nu can be only one of the following:\na string\nb string\n\nRequired. The b.",
        keys='  // u\n  "a": string,\n  "b": string\n  // Union type',
    )
    second = MESSAGE.format(rows="a string\nb string\n\nThe b.", keys='  "a": string,\n  "b": string')
    result = assembled(first, second)
    assert [(d.id, d.subject, d.message) for d in result.diagnostics] == [
        ("duplicate-type-different", "Thing.a", "two declarations of `Thing` give `a` different unions"),
        (
            "duplicate-type-different",
            "Thing.b",
            "two declarations of `Thing` give `b` different unions and field behavior",
        ),
    ]
    fields = the_message(result, "Thing").fields
    assert [(field.name, field.union, field.presence) for field in fields] == [
        ("a", "u", "optional"),
        ("b", "u", "required"),
    ]


def test_fields_of_either_are_kept_in_order() -> None:
    first = MESSAGE.format(rows="a string\nc string", keys='  "a": string,\n  "c": string')
    second = MESSAGE.format(rows="a string\nb string\nc string", keys='  "a": string,\n  "b": string,\n  "c": string')
    result = assembled(first, edition(second))
    assert [field.name for field in the_message(result, "Thing").fields] == ["a", "b", "c"]
    assert findings(result) == [("duplicate-type-different", "Thing.b", 5)]
    assert result.diagnostics[0].message == "one declaration of `Thing` has the field `b`, the other has not"
