"""Two pages that we vendor as text are in the corpus as Markdown: both say the same."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from ir.assemble import assemble
from ir.model import Api, Enum, EnumValue, Field, Message, Text, Union
from scraper.read import read_page
from scraper.sources import PageSource

FOLDER = "corpus/gemini-enterprise-agent-platform/reference/rest/v1beta1"
LOST_BY_THE_TEXT = {
    "Tool.googleSearch": ("A tool that can be used by the model to search Google.",),
    "Tool.fileSearch": ("A tool that can be used by the model to search files.",),
    "RagRetrievalConfig.hybrid_search": ("Optional. Config for Hybrid Search.",),
}
"""Fields that the text shows in the JSON representation only, and what the Markdown says of them."""

ONLY_MARKDOWN_MARKS = {"Turn", "TurnList"}
"""Deprecated types: a notice below their headings, which a copy of the page from the browser lacks."""

ONLY_MARKDOWN_VALUES = {"USER_CONSENT_MANAGEMENT"}
"""A value of `SafetyPolicy` that is newer than the text."""


class Edition(NamedTuple):
    text: Api
    markdown: Api


def read(file: Path, form: str) -> Api:
    source = PageSource(path=file.name, file=file, url="", language="en", format=form)
    return assemble("page", "Page", [read_page(source)]).api


@pytest.fixture(scope="module", params=[("step.en.txt", "Step.md"), ("interaction.en.txt", "Interaction.md")])
def edition(request: pytest.FixtureRequest, root: Path, shared: Path) -> Edition:
    text, markdown = request.param
    return Edition(
        read(root / "scraper/pages/interactions" / text, "text"), read(shared / FOLDER / markdown, "markdown")
    )


def plain(text: Text) -> list[str]:
    """The paragraphs of `text` without inline marks, marks of lists, and blanks."""
    paragraphs = [re.sub(r"\[([^\]]*)\]\([^)]*\)|<(\w+://[^>]*)>", r"\1\2", told) for told in text.get("en", ())]
    return [re.sub(r"[`*\\•\s]|^\s*-", "", told, flags=re.MULTILINE) for told in paragraphs]


def union(one: Union) -> tuple[object, ...]:
    return one.name, one.members, one.required, plain(one.text)


def field(one: Field) -> tuple[object, ...]:
    return one.name, one.type, one.presence, one.behavior, one.union, one.lost, plain(one.text)


def value(one: EnumValue) -> tuple[object, ...]:
    return one.name, one.deprecated, plain(one.text)


def names(types: tuple[Message, ...] | tuple[Enum, ...]) -> list[str]:
    return [one.name for one in types]


def test_types(edition: Edition) -> None:
    assert names(edition.text.messages) == names(edition.markdown.messages)
    assert names(edition.text.enums) == names(edition.markdown.enums)
    assert [one.name for one in edition.text.externals] == [one.name for one in edition.markdown.externals]


def test_messages(edition: Edition) -> None:
    for ours, theirs in zip(edition.text.messages, edition.markdown.messages, strict=True):
        assert [union(one) for one in ours.unions] == [union(one) for one in theirs.unions], ours.name
        told = plain(theirs.text)
        if ours.name in ONLY_MARKDOWN_MARKS:
            assert told[0] == ">Thisitemisdeprecated!"
            told = told[1:]
        assert plain(ours.text) == told, ours.name


def test_fields(edition: Edition) -> None:
    for ours, theirs in zip(edition.text.messages, edition.markdown.messages, strict=True):
        assert [one.name for one in ours.fields] == [one.name for one in theirs.fields], ours.name
        for one, other in zip(ours.fields, theirs.fields, strict=True):
            if prose := LOST_BY_THE_TEXT.get(f"{ours.name}.{one.name}"):
                assert (one.text, other.text) == ({}, {"en": prose})
                assert (one.type, one.union) == (other.type, other.union)
            else:
                assert field(one) == field(other), ours.name


def test_enums(edition: Edition) -> None:
    for ours, theirs in zip(edition.text.enums, edition.markdown.enums, strict=True):
        values = [value(one) for one in theirs.values if one.name not in ONLY_MARKDOWN_VALUES]
        assert [value(one) for one in ours.values] == values
        assert plain(ours.text) == plain(theirs.text)
    told = {one.name for enum in edition.markdown.enums for one in enum.values}
    assert told >= ONLY_MARKDOWN_VALUES or "SafetyPolicy" not in names(edition.markdown.enums)
