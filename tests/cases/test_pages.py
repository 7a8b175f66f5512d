"""The small pages of `../shared/cases`: what is read of each is the answer beside it."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from ir.assemble import Assembled
from tests.cases.answers import Answer, found, is_reported, read, same_types, wanted

CASES = Path(os.environ.get("REFGEN_SHARED") or Path(__file__).parents[3] / "shared") / "cases"

NOT_TYPES = {
    (
        "37_en_tool_get_job_duplicates",
        "FieldsEntry",
    ): "A map entry is how protobuf spells a map, and no type of its own.",
}
"""(page, type) that an answer has and refgen has not, with the reason."""

NOT_FINDINGS = {
    ("31_en_crossings_get_method", "type-without-name ?response"): "A body in place is called after its method.",
    ("33_en_cabins_assign_endpoint", "type-without-name ?request"): "A body in place is called after its method.",
    ("11_nested_enum_same_name", "duplicate-type-different State"): "Each `State` belongs to the message above it.",
}
"""(page, finding) that an answer has and refgen has not, with the reason."""


def pages() -> list[str]:
    """The pages by name; one that does not exist where there are none, so that a test says why it is skipped."""
    stems = [file.name.removesuffix(".expected.json") for file in sorted(CASES.glob("*.expected.json"))]
    return [*stems, *(folder.name for folder in sorted(CASES.glob("single/*")))] or ["none"]


@pytest.fixture
def case(name: str, shared: Path, tmp_path: Path) -> tuple[Answer, Assembled]:
    """The answer of a page, without what is no type, and what is read of it."""
    cases = shared / "cases"
    if (cases / "single" / name).is_dir():
        page, answer, language = cases / f"single/{name}/input.txt", cases / f"single/{name}/expected.json", ""
    else:
        answer, language = cases / f"{name}.expected.json", name.split("_")[1]
        page = next(file for file in cases.glob(f"{name}.*") if file != answer)
    expected: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
    for owner, type_ in NOT_TYPES:
        if owner == name:
            del expected["types"][type_]
    return expected, read(page, tmp_path, language)


@pytest.mark.parametrize("name", pages())
def test_page(case: tuple[Answer, Assembled]) -> None:
    answer, result = case
    assert found(result) == wanted(answer, same_types(answer, found(result)))


@pytest.mark.parametrize("name", pages())
def test_findings(name: str, case: tuple[Answer, Assembled]) -> None:
    answer, result = case
    names = same_types(answer, found(result))
    missing = [each for each in answer.get("diagnostics", []) if not is_reported(each, names, result.diagnostics)]
    assert missing == [finding for page, finding in NOT_FINDINGS if page == name]


def test_no_exception_is_stale(shared: Path) -> None:
    assert len(pages()) >= 37, f"pages are missing in {shared}"
    assert {page for page, _ in (*NOT_TYPES, *NOT_FINDINGS)} <= set(pages())
