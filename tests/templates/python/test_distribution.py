import tomllib
from pathlib import Path

import msgspec
import pytest

from templates.python.package.distribution import line, plain, render
from templates.version import VERSION
from tests.templates.python.sample import SAMPLE, api

FILES = render([SAMPLE, api(name="other")])


def test_the_project_needs_nothing_and_names_its_files() -> None:
    project = tomllib.loads(FILES["python/pyproject.toml"])["project"]
    assert (project["name"], project["version"]) == ("refgen-types", VERSION)
    assert project["dependencies"] == []
    assert {f"python/{name}" for name in (project["readme"], *project["license-files"])} <= FILES.keys()


def test_the_licence_is_that_of_the_checkout(root: Path) -> None:
    assert FILES["python/LICENSE"] == (root / "LICENSE").read_text(encoding="utf-8")


def test_the_notice_names_each_page_once() -> None:
    named = "    demo/page.en.txt\n        https://example.com/demo\n"
    assert FILES["python/NOTICE"].count("demo/page.en.txt") == 1
    assert FILES["python/NOTICE"].endswith(
        f"Pages of other publishers,\nunder the terms that their publishers state:\n\n{named}"
    )


def test_the_readme_names_each_module() -> None:
    assert "| `refgen_types.demo` | Demo |\n| `refgen_types.other` | Demo |\n" in FILES["python/README.md"]


@pytest.mark.parametrize(
    ("text", "on_a_line", "in_markdown"),
    [
        ("Customer Engagement Suite", "Customer Engagement Suite", "Customer Engagement Suite"),
        ("顧客\u3000エンゲージメント", "顧客 エンゲージメント", "顧客 エンゲージメント"),
        ("a\n\n# b\u2028c\x1b[0m", "a # b c [0m", "a # b c \\[0m"),
        ("a|b `c` <d>", "a|b `c` <d>", "a\\|b \\`c\\` \\<d\\>"),
        ("\u202egnp", "gnp", "gnp"),
        ("", "", ""),
    ],
)
def test_a_text_stays_what_it_is(text: str, on_a_line: str, in_markdown: str) -> None:
    assert line(text) == on_a_line
    assert plain(text) == in_markdown


def test_a_title_cannot_leave_its_cell() -> None:
    hostile = msgspec.structs.replace(SAMPLE, title="a |\n```\n# b")
    assert "| `refgen_types.demo` | a \\| \\`\\`\\` # b |\n" in render([hostile])["python/README.md"]
