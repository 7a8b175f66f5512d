"""Label files: what each language calls the parts of a declaration."""

import pytest

from scraper.labels import available, detect, fold, load, narrow
from tests.vendored import CREATE_TOOL, DATA_MODEL, INTERACTION, STEP, text


def test_english_and_japanese_are_there() -> None:
    assert {"en", "ja"} <= set(available())


@pytest.mark.parametrize("language", available())
def test_every_language_loads_and_knows_english(language: str) -> None:
    labels = load(language)
    for line, part in (
        ("Fields", "fields"),
        ("JSON representation", "representation"),
        ("Enums", "enums"),
        ("This type has no fields.", "empty"),
        ("Input Schema", "input"),
        ("Output Schema", "output"),
    ):
        assert labels.part(line) == part
    assert labels.opener("Tool: x") == ("tool", "x")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("フィールド", "fields"),
        ("JSON 表現", "representation"),
        ("JSON表現", "representation"),
        ("列挙型", "enums"),
        ("この型にはフィールドがありません。", "empty"),
        ("入力スキーマ", "input"),
        ("出力スキーマ", "output"),
        ("ツールのアノテーション", "annotations"),
        ("フィールドです", None),
        ("", None),
    ],
)
def test_japanese_parts(line: str, part: str | None) -> None:
    assert load("ja").part(line) == part


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("ＡＢＣ", "ａｂｃ"),
        ("JSON  Representation ", "jsonrepresentation"),
        ("A：B（C），D", "a:b(c),d"),
        ("\tX\u3000", "x"),
    ],
)
def test_fold(text: str, want: str) -> None:
    assert fold(text) == want


def test_narrow_changes_punctuation_only() -> None:
    assert narrow("「ツール」：Ａ（ｂ），。") == "「ツール」:Ａ(ｂ),。"


@pytest.mark.parametrize(("page", "want"), [(STEP, "en"), (INTERACTION, "en"), (DATA_MODEL, "en"), (CREATE_TOOL, "ja")])
def test_the_language_of_the_vendored_pages_is_found_out(page: str, want: str) -> None:
    assert detect("\n".join(text(page))) == want


@pytest.mark.parametrize(
    ("page", "want"),
    [
        ("nothing known", "en"),
        ("Fields\nJSON representation", "en"),
        ("フィールド\nJSON representation\nEnums", "en"),
        ("フィールド\nJSON 表現\nEnums", "ja"),
        ("<table><th>フィールド</th><td>x</td></table><th>JSON 表現</th>", "ja"),
    ],
)
def test_detect_counts_labels(page: str, want: str) -> None:
    assert detect(page) == want
