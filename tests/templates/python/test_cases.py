"""Small pages made from public bug reports of generators: what becomes of them in Python."""

import json
import warnings
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from ir.assemble import assemble
from ir.model import Api
from scraper.read import read_page
from scraper.sources import read_sources
from templates.python.target import render_api
from tests.templates.python.package import load, runtime

API = '[[api]]\nname = "{name}"\ntitle = "{name}"\n[[api.page]]\npath = "{page}"\nurl = "https://example.com/{name}"\n'


@pytest.fixture(scope="module")
def apis(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Api]:
    """Every case by its number."""
    folder = tmp_path_factory.mktemp("cases")
    toml = ""
    for case in sorted((shared / "cases/single").iterdir()):
        name = f"case{case.name[:2]}"
        text = (case / "input.txt").read_text(encoding="utf-8")
        page = f"{name}.md" if text.startswith("# ") else f"{name}.txt"
        (folder / page).write_text(text, encoding="utf-8")
        toml += API.format(name=name, page=page)
    (folder / "sources.toml").write_text(toml, encoding="utf-8")
    found = {}
    for source in read_sources(folder / "sources.toml"):
        pages = [read_page(page) for page in source.pages]
        found[source.name.removeprefix("case")] = assemble(source.name, source.title, pages, []).api
    return found


@pytest.fixture(scope="module")
def modules(apis: dict[str, Api]) -> dict[str, Any]:
    """The module of every case, imported."""
    return {number: load(api) for number, api in apis.items()}


def unchanged(cls: Any, data: dict[str, Any]) -> Any:
    """The message of `data`, after both ways of encoding gave `data` back."""
    found = cls.from_dict(data)
    assert found.to_dict() == data
    assert json.loads(found.to_json()) == data
    assert cls.from_json(json.dumps(data)) == found
    assert found.unknown_fields is None
    return found


def test_all_of_them_compile_without_a_warning(apis: dict[str, Api]) -> None:
    assert len(apis) >= 15
    for number, api in apis.items():
        (source,) = render_api(api).values()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            compile(source, number, "exec")


TEXTS = [
    (
        "01",
        "PatternRule",
        None,
        "Matches share paths such as C:\\temp\\new\\users or \\N{folder}. A trailing separator is kept: D:\\",
    ),
    (
        "01",
        "PatternRule",
        "regex",
        r"Pattern of the share name, for example ^\w+\.\d{2}\s*$ or the literal text \u0041 and \x4.",
    ),
    ("03", "RotationPlan", None, "When keys are rotated. Listed under **/plans/** in the console."),
    ("03", "RotationPlan", "cron", "• 0 */4 * * * : every four hours."),
    ("03", "RotationPlan", "template", "Body such as ${name} or `code` with a </script> tag and a /* nested */ mark."),
    ("05", "BuildTag", None, "1E6"),
    ("05", "BuildTag", "octal", "012"),
    ("05", "BuildTag", "at", "@handle and `tick`"),
    ("17", "Lap", "start_time", '"2031-04-05T06:07:08.123456789Z"'),
    ("21", "LinkButton", "target", "Only used when `href` is a `string` and `href` is present."),
    ("21", "LinkButton", "download", 'Only used when `href` is present. Default `"string"`.'),
]


@pytest.mark.parametrize(("number", "cls", "attribute", "want"), TEXTS)
def test_texts_read_back(modules: dict[str, Any], number: str, cls: str, attribute: str | None, want: str) -> None:
    module = modules[number]
    docs = runtime(module, "docs")
    found = getattr(module, cls)
    text = docs.member_documentation(found)[attribute] if attribute else docs.documentation(found)
    assert want in text
    assert any(want in line for line in text.split("\n")), "on a line of its own"


def test_03_bullets_stay_text(modules: dict[str, Any]) -> None:
    assert modules["03"].RotationPlan.__wire_names__ == {"cron": "cron", "template": "template"}


def test_07_every_value_has_a_member_of_its_own(modules: dict[str, Any]) -> None:
    zone = modules["07"].ClockZone
    assert {member.name: member.value for member in zone} == {
        "Etc_UTC_1": "Etc/UTC+1",
        "Etc_UTC_1_2": "Etc/UTC-1",
        "Etc_UTC_12": "Etc/UTC+12",
        "etc_utc_1": "etc/utc+1",
        "ETC_UTC_1_2": "ETC_UTC_1_2",
        "Etc_UTC": "Etc/UTC",
    }
    assert all(zone(member.value) is member for member in zone)


def test_09_names_that_shadow(modules: dict[str, Any]) -> None:
    module = modules["09"]
    data = {
        **dict.fromkeys(["field", "str", "from", "None", "self", "cls", "to_dict", "from_dict"], "x"),
        "list": ["a"],
        "int": 1,
        "dict": {"k": "v"},
        "import": True,
        "type": "HASH",
        "Type": {"note": "n"},
        "items": [{"field": "y"}],
        "more": ["b"],
    }
    found = unchanged(module.RangeSplit, data)
    assert len(data) == 16
    assert (found.type, found.type_2) == (module.Type.HASH, module.TypeInfo(note="n"))
    assert get_type_hints(module.RangeSplit)["more"] == list[str] | None


def test_11_namesakes_are_all_there(modules: dict[str, Any]) -> None:
    module = modules["11"]
    assert {"PrintJob", "PrintJobPaper", "PrintJobState", "ScanJob"} <= set(module.__all__)
    job = module.PrintJob.from_dict({"state": "QUEUED", "paper": {"state": "FULL"}})
    scan = module.ScanJob.from_dict({"state": "PRINTING"})
    values = ["STATE_UNSPECIFIED", "QUEUED", "PRINTING"]
    assert [member.name for member in type(job.state)] == [member.name for member in type(scan.state)] == values
    assert [member.name for member in type(job.paper.state)] == ["STATE_UNSPECIFIED", "FULL", "EMPTY"]
    assert module.PrintJobState(note="x").to_dict() == {"note": "x"}


def test_13_recursion(modules: dict[str, Any]) -> None:
    module: Any = modules["13"]
    found = unchanged(
        module.Term, {"all": {"terms": [{"not": {"leaf": "a"}}, {"named": {"byName": {"x": {"leaf": "b"}}}}]}}
    )
    first, second = found.all.terms
    assert (first.not_, second.named.by_name["x"]) == (module.Term(leaf="a"), module.Term(leaf="b"))
    assert (found.which_kind(), first.which_kind()) == ("all", "not")
    assert get_type_hints(module.TermTable)["by_name"] == dict.__class_getitem__((str, module.Term)) | None


def test_15_unknown_enum_values(modules: dict[str, Any]) -> None:
    data = {"state": "LOST", "history": ["SENT", "LOST"], "perSite": {"a": "LOST", "b": "PACKED"}}
    found = unchanged(modules["15"].Parcel, data)
    state = modules["15"].ParcelState
    assert found.state == "LOST"
    assert not isinstance(found.state, state)
    assert found.history[0] is state.SENT
    assert found.per_site["b"] is state.PACKED


INSTANTS = [
    *("2014-10-02T15:01:23Z", "2014-10-02T15:01:23.045Z", "2014-10-02T15:01:23.045123456Z"),
    *("2014-10-02T15:01:23+05:30", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z"),
]
LENGTHS = ["3.5s", "0s", "-0.000000001s", "315576000000.999999999s"]


def test_17_nothing_is_lost_of_a_time(modules: dict[str, Any]) -> None:
    for instant in INSTANTS:
        assert unchanged(modules["17"].Lap, {"startTime": instant}).start_time.to_datetime().tzinfo
    for length in LENGTHS:
        assert unchanged(modules["17"].Lap, {"length": length}).length.nanoseconds is not None


def test_19_no_number_is_no_value(modules: dict[str, Any]) -> None:
    score = modules["19"].Score
    found = unchanged(score, {"all": ["Infinity", "-Infinity", 1e3], "rows": [[1, None], []], "extra": {"a": "NaN"}})
    assert found.all == [float("inf"), float("-inf"), 1000.0]
    assert found.extra == {"a": "NaN"}
    assert score.from_dict({"mean": "NaN"}).to_json() == '{"mean":"NaN"}'
    for raw in (None, True, 1, 1.5, "NaN", [None], {"a": None}):
        assert unchanged(score, {"raw": raw}).to_dict() == {"raw": raw}


def test_23_nothing_invisible_in_names(modules: dict[str, Any]) -> None:
    module = modules["23"]
    assert module.__all__ == ["WebHook", "HookState"]
    assert module.WebHook.__wire_names__ == {
        "displayName": "display_name",
        "targetUri": "target_uri",
        "state": "state",
    }
    assert [member.value for member in module.HookState] == ["HOOK_STATE_UNSPECIFIED", "ACTIVE", "PAUSED"]
    with pytest.raises(TypeError, match="display_name"):
        module.WebHook()


def test_27_page_order(modules: dict[str, Any], apis: dict[str, Api]) -> None:
    assert list(modules["27"].Zebra.__wire_names__) == ["b", "a", "mode"]
    assert [member.name for member in modules["27"].Mode] == ["MODE_UNSPECIFIED", "SLOW", "FAST"]
    assert render_api(apis["27"]) == render_api(apis["27"])


def test_29_headings_that_equal_labels(modules: dict[str, Any]) -> None:
    module = modules["29"]
    assert {"Field", "Enum"} <= set(module.__all__)
    (root,) = set(module.__all__) - {"Field", "Enum"}
    data = {"fields": {"1": {"id": "a", "text": ["b"]}}, "kind": "MEMO"}
    assert unchanged(getattr(module, root), data).fields["1"] == module.Field(id="a", text=["b"])
