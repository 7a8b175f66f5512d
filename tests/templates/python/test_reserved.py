import inspect
import keyword
from dataclasses import fields
from enum import StrEnum

from templates.python.reserved import ATTRIBUTES, KEYWORDS, MEMBERS, TYPES
from tests.templates.python.package import load
from tests.templates.python.sample import SAMPLE

DEMO = load(SAMPLE)


def test_every_list_holds_the_keywords() -> None:
    assert frozenset(keyword.kwlist) == KEYWORDS
    assert KEYWORDS <= ATTRIBUTES & MEMBERS & TYPES
    assert not KEYWORDS & frozenset(keyword.softkwlist)


def test_attributes_hold_whatever_else_a_message_has() -> None:
    own = {field.name for field in fields(DEMO.Choice)}
    others = {name for name in dir(DEMO.Choice) if not name.startswith(("_", "which_"))} - own
    assert others | {"unknown_fields"} <= ATTRIBUTES
    assert set(inspect.signature(DEMO.Choice.__init__).parameters) - own == {"self"}


def test_members_hold_the_methods_of_a_string_enum() -> None:
    assert {name for name in dir(StrEnum("Empty", [])) if not name.startswith("_")} <= MEMBERS


def test_types_hold_the_local_variables_of_generated_methods() -> None:
    methods = [DEMO.Choice.from_dict.__func__, DEMO.Choice.to_dict, DEMO.Choice.write_json]
    locals_ = {name for method in methods for name in method.__code__.co_varnames}
    assert locals_ - {"which_side"} <= TYPES
