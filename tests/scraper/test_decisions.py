"""`overrides.toml` on what travels: fields, tags and values that people decided."""

from pathlib import Path

import pytest

from ir.decisions import DecidedField, DecidedTags, DecidedValues
from ir.model import Reference, Scalar, Span
from scraper.errors import Unusable
from scraper.overrides import read_overrides

FIELD = (
    '[[field]]\napi = "one"\nnames = ["A.b", "A.c"]\ntype = "string (bytes format)"\nrequired = true\nreason = "R."\n'
)
TAGS = '[[tags]]\napi = "one"\nunion = "A.kind"\ndiscriminator = "is"\ntags = { aB = "a-b" }\nreason = "R."\n'
VALUES = '[[values]]\napi = "one"\nenum = "E"\nvalues = { TYPE_MP3 = "audio/mp3" }\nreason = "R."\n'


def write(folder: Path, text: str) -> Path:
    file = folder / "overrides.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_decisions(tmp_path: Path) -> None:
    decided = read_overrides(write(tmp_path, FIELD + TAGS + VALUES), ["one", "two"])
    first, second, third = (Span("overrides.toml", line, line) for line in (1, 7, 13))
    bytes_ = Scalar("string", "bytes")
    assert decided["one"].wire == (
        DecidedField(subject="A.b", type=bytes_, required=True, reason="R.", place=first),
        DecidedField(subject="A.c", type=bytes_, required=True, reason="R.", place=first),
        DecidedTags(subject="A.kind", discriminator="is", tags={"aB": "a-b"}, reason="R.", place=second),
        DecidedValues(subject="E", values={"TYPE_MP3": "audio/mp3"}, reason="R.", place=third),
    )
    assert decided["two"].wire == ()


def test_a_type_is_written_as_pages_write_it(tmp_path: Path) -> None:
    text = FIELD.replace("string (bytes format)", "object (Step)")
    field, _ = read_overrides(write(tmp_path, text), ["one"])["one"].wire
    assert isinstance(field, DecidedField)
    assert field.type == Reference("message", "Step")


REFUSED = [
    (FIELD.replace("string (bytes format)", "strings"), "'strings' is no type"),
    (FIELD.replace('"A.b", "A.c"', '"A.b", 5'), "an entry of `field` without `names`"),
    (FIELD.replace("true", '"true"'), "an entry of `field` without `required`"),
    (FIELD.replace('reason = "R."', 'reason = ""'), "an entry of `field` without `reason`"),
    (TAGS.replace('"a-b"', "1"), "an entry of `tags` without `tags`"),
    (TAGS.replace("discriminator", "key"), "unknown key 'key'"),
    (VALUES.replace('{ TYPE_MP3 = "audio/mp3" }', '"audio/mp3"'), "an entry of `values` without `values`"),
    (VALUES.replace("one", "none"), "there is no API 'none'"),
]


@pytest.mark.parametrize(("text", "problem"), REFUSED)
def test_what_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(Unusable) as caught:
        read_overrides(file, ["one"])
    assert problem in str(caught.value)
    assert f"{file}:1" in str(caught.value)
