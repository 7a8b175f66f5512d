"""Field behavior in descriptions."""

import pytest

from ir.model import Behavior
from scraper.grammar.flags import read_flags
from scraper.labels import load

FLAGS: list[tuple[str, tuple[str, ...], tuple[Behavior, ...]]] = [
    ("en", (), ()),
    ("en", ("The name.",), ()),
    ("en", ("Required. The name.",), ("required",)),
    ("en", ("Required.",), ("required",)),
    ("en", ("REQUIRED: The name.",), ("required",)),
    ("en", ("[Required] The name.",), ("required",)),
    ("en", ("Optional. Immutable. The name.",), ("optional", "immutable")),
    ("en", ("Required. Output only. The name.",), ("required", "output_only")),
    ("en", ("Output Only. The name.",), ("output_only",)),
    ("en", ("Input only. The steps.",), ("input_only",)),
    ("en", ("Identifier. The name.",), ("identifier",)),
    ("en", ("Deprecated: use another.",), ("deprecated",)),
    ("en", ("Deprecated. Required. Old.",), ("deprecated", "required")),
    ("en", ("The name. Optional.",), ("optional",)),
    (
        "en",
        (
            "The name.",
            "More of it. Output only.",
        ),
        ("output_only",),
    ),
    ("en", ("Required. The name.", "More. Immutable."), ("required", "immutable")),
    ("en", ("The field is required. Or not.",), ()),
    ("en", ("Whether it is output only",), ()),
    ("en", ("Required for Vertex if delivery mode is URI.",), ()),
    ("en", ("Requiredness is a word.",), ()),
    ("en", ("Optional parameters of the model.",), ()),
    ("en", ("Immutable objects may not change.",), ()),
    ("en", ("The first.", "Required. The second paragraph says it of something else."), ()),
    ("ja", ("必須。名前。",), ("required",)),
    ("ja", ("必須項目です。名前。",), ("required",)),
    ("ja", ("必須です。名前。",), ("required",)),
    ("ja", ("省略可。名前。",), ("optional",)),
    ("ja", ("省略できます。名前。",), ("optional",)),
    ("ja", ("省略可能です。名前。",), ("optional",)),
    ("ja", ("出力専用。名前。",), ("output_only",)),
    ("ja", ("出力のみ。名前。",), ("output_only",)),
    ("ja", ("入力専用。名前。",), ("input_only",)),
    ("ja", ("変更不可。名前。",), ("immutable",)),
    ("ja", ("ID。名前。",), ("identifier",)),
    ("ja", ("非推奨: 別のもの。",), ("deprecated",)),
    ("ja", ("非推奨：別のもの。",), ("deprecated",)),
    ("ja", ("必須。出力専用。名前。",), ("required", "output_only")),
    ("ja", ("Required. 名前。",), ("required",)),
    ("ja", ("これは出力専用です。",), ()),
    ("ja", ("必須の名前。",), ()),
    ("ja", ("ID は名前です。",), ()),
]


@pytest.mark.parametrize(("language", "text", "want"), FLAGS)
def test_flags(language: str, text: tuple[str, ...], want: tuple[Behavior, ...]) -> None:
    assert read_flags(text, load(language)) == want
