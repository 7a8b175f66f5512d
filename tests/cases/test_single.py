"""Pages made from public bug reports of this field's tools: what all targets make of them.

What only Python or TypeScript has to do with stands in the tests of these targets.
"""

import json
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from ir.model import Api
from templates.python import names as python_names
from templates.typescript.names import Names
from tests.cases.answers import read
from tests.cases.conftest import Case
from tests.conftest import Run
from tests.proof.targets import COMPILERS
from tests.templates.openapi.test_dump import CoreLoader

Load = Callable[[str], Case]

NUMBERS = ("01", "03", "05", "07", "09", "11", "13", "15", "17", "19", "21", "23", "25", "27", "29")


def described(case: Case, name: str, field: str | None) -> list[str]:
    """The lines of what the OpenAPI document says of a type or field."""
    schema = case.schemas[name]
    text: str = (schema["properties"][field] if field else schema)["description"]
    return text.split("\n")


TEXTS = [
    (
        *("01", "PatternRule", None),
        "Matches share paths such as C:\\temp\\new\\users or \\N{folder}. A trailing separator is kept: D:\\",
    ),
    (
        *("01", "PatternRule", "regex"),
        r"Required. Pattern of the share name, for example ^\w+\.\d{2}\s*$ or the literal text \u0041 and \x4.",
    ),
    ("03", "RotationPlan", None, "When keys are rotated. Listed under **/plans/** in the console."),
    ("03", "RotationPlan", "cron", "• 0 */4 * * * : every four hours."),
    (
        *("03", "RotationPlan", "cron"),
        "• */15 * * * * : each quarter of an hour. See also https://example.com/*/help and // inline.",
    ),
    (
        *("03", "RotationPlan", "template"),
        "Body such as ${name} or `code` with a </script> tag and a /* nested */ mark.",
    ),
    (
        *("17", "Lap", "startTime"),
        (
            'Written with its zone, such as "2031-04-05T06:07:08Z", "2031-04-05T06:07:08.123456789Z" or '
            '"2031-04-05T06:07:08+09:00".'
        ),
    ),
    ("21", "LinkButton", "target", "Optional. Only used when `href` is a `string` and `href` is present."),
    ("21", "LinkButton", "download", 'Optional. Only used when `href` is present. Default `"string"`.'),
    (
        *("25", "Rule", None),
        "Keeps the form `<parent>/rules/<rule_id>` & its owner's name. Write &lt; for a less-than sign.",
    ),
    ("25", "Rule", "expr", "Required. Rule text, e.g. `a < b && c > d`."),
    ("29", "Field", None, "カードの欄をひとつ表す型。"),
    ("29", "Enum", None, "カードの種類です。"),
]


@pytest.mark.parametrize(("number", "name", "field", "want"), TEXTS)
def test_texts(number: str, name: str, field: str | None, want: str, single: Load) -> None:
    assert want in described(single(number), name, field)


def test_03_what_looks_like_code_is_text(single: Load) -> None:
    assert list(single("03").schemas["RotationPlan"]["properties"]) == ["cron", "template"]


SCALARS = {
    "octal": "012",
    "hexish": "0x1F",
    "sexagesimal": "10:00",
    "stamp": "2024-01-15",
    "shortSha": "25921e05",
    "tilde": "~",
    "colonTail": "Values:",
    "hashTail": "Kept # not a comment",
    "dashLead": "- first item",
    "braceLead": "{not: a map}",
    "percent": "%YAML",
    "at": "@handle and `tick`",
}


@pytest.mark.parametrize("loader", [yaml.SafeLoader, CoreLoader])
def test_05_scalars_stay_strings(loader: type[yaml.SafeLoader], single: Load) -> None:
    schema = yaml.load(single("05").text("openapi/{api}.yaml"), loader)["components"]["schemas"]["BuildTag"]
    assert schema["description"] == "1E6"
    assert {name: field["description"] for name, field in schema["properties"].items()} == SCALARS


@pytest.mark.parametrize("scalar", ["1E6", "25921e05", "012", "0x1F", "10:00", "2024-01-15", "~"])
def test_05_what_some_reader_takes_for_a_number_is_quoted(scalar: str, single: Load) -> None:
    assert f"description: '{scalar}'\n" in single("05").text("openapi/{api}.yaml")


ZONES = ["Etc/UTC+1", "Etc/UTC-1", "Etc/UTC+12", "etc/utc+1", "ETC_UTC_1_2", "Etc/UTC"]


def test_07_every_value_survives_everywhere(single: Load) -> None:
    case = single("07")
    assert case.schemas["ClockZone"]["enum"] == ZONES
    zone = case.targets.pydantic.model("ClockZone")
    assert [zone(value).value for value in ZONES] == ZONES
    assert len({member.name for member in zone}) == len(ZONES)
    body = re.search(r"export const ClockZone = \{\n(.*?)\n\}", case.text("typescript/src/{api}.ts"), re.DOTALL)
    assert body
    found = re.findall(r'^  ("?)([^\s"/*]\S*?)\1: "(.*)",$', body[1], re.MULTILINE)
    assert [value for _, _, value in found] == ZONES
    assert len({key for _, key, _ in found}) == len(ZONES)


RANGE_SPLIT = {
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
LAPS = [
    *({"startTime": text} for text in ("2014-10-02T15:01:23Z", "2014-10-02T15:01:23.045Z", "0001-01-01T00:00:00Z")),
    *({"startTime": text} for text in ("2014-10-02T15:01:23.045123456Z", "2014-10-02T15:01:23+05:30")),
    {"startTime": "9999-12-31T23:59:59.999999999Z"},
    *({"length": text} for text in ("3.5s", "0s", "-0.000000001s", "315576000000.999999999s")),
    {"mask": "startTime,length"},
]
RAW: list[Any] = [None, True, 1, 1.5, "NaN", [None, {"a": "NaN"}], {"a": None}, ""]
VALUES: list[tuple[str, str, Any]] = [
    ("09", "RangeSplit", RANGE_SPLIT),
    ("11", "PrintJob", {"state": "QUEUED", "paper": {"state": "FULL"}}),
    ("11", "PrintJobState", {"note": "x"}),
    ("11", "ScanJob", {"state": "PRINTING"}),
    (
        *("13", "Term"),
        {"all": {"terms": [{"not": {"leaf": "a"}}, {"named": {"byName": {"x": {"leaf": "b"}}}}]}},
    ),
    ("15", "Parcel", {"state": "SENT", "history": ["SENT", "PACKED"], "perSite": {"a": "PARCEL_STATE_UNSPECIFIED"}}),
    *(("17", "Lap", lap) for lap in LAPS),
    *(("19", "Score", {"raw": raw, "extra": {"a": raw}, "rows": [[raw], []]}) for raw in RAW),
    ("19", "Score", {"mean": 1e3, "all": [1, 2.5]}),
    ("23", "WebHook", {"displayName": "x", "targetUri": "y", "state": "ACTIVE"}),
    ("25", "Rule", {"expr": "a", "limit": 5, "group": {}}),
    ("27", "Zebra", {"b": {}, "a": {"zebra": {"mode": "FAST"}}, "mode": "SLOW"}),
    ("29", "Field", {"id": "a", "text": ["b"]}),
]


@pytest.mark.parametrize(("number", "name", "value"), VALUES)
def test_values_are_taken_and_come_back(number: str, name: str, value: Any, single: Load) -> None:
    case = single(number)
    subject, targets = case.subject(name), case.targets
    assert [target.name for target in targets.python if not target.accepts(subject, value)] == []
    assert targets.dataclasses.returned(subject, value) == value
    assert targets.pydantic.returned(subject, value) == value


@pytest.mark.parametrize("number", sorted({number for number, _, _ in VALUES}))
def test_the_compilers_take_the_same_values(number: str, single: Load, tmp_path: Path) -> None:
    case = single(number)
    values = [(case.subject(name), value) for of, name, value in VALUES if of == number]
    for compiler in COMPILERS:
        taken = case.targets.typescript.accept(compiler, tmp_path, values)
        assert [pair for pair, fine in zip(values, taken, strict=True) if not fine] == []


LOST = {"state": "LOST", "history": ["SENT", "LOST"], "perSite": {"a": "LOST"}}


def test_15_a_value_that_is_added_later(single: Load, tmp_path: Path) -> None:
    case = single("15")
    assert case.targets.dataclasses.returned(case.subject("Parcel"), LOST) == LOST
    assert case.targets.typescript.accept("tsc", tmp_path, [(case.subject("Parcel"), LOST)]) == [True]
    assert not case.targets.schemas.accepts(case.subject("Parcel"), LOST), "closed, and says so"


NOT_FINITE = {"mean": "NaN", "all": ["Infinity", "-Infinity", 1e3]}


def test_19_numbers_that_json_lacks(single: Load, tmp_path: Path) -> None:
    case = single("19")
    score = case.targets.dataclasses.read(case.subject("Score"), NOT_FINITE)
    assert [type(number) for number in (score.mean, *score.all)] == [float] * 4
    assert score.to_dict() == json.loads(score.to_json(), parse_constant=pytest.fail) == NOT_FINITE
    assert case.targets.typescript.accept("tsc", tmp_path, [(case.subject("Score"), NOT_FINITE)]) == [True]


SCHEMAS: list[tuple[str, str, str, Any]] = [
    (
        "15",
        "Parcel",
        "perSite",
        {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/ParcelState"}},
    ),
    ("13", "Term", "not", {"$ref": "#/components/schemas/Term"}),
    (
        *("13", "TermTable", "byName"),
        {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Term"}},
    ),
    ("19", "Score", "raw", {}),
    ("19", "Score", "extra", {"type": "object", "additionalProperties": True}),
    ("19", "Score", "rows", {"type": "array", "items": {"type": "array", "items": {}}}),
]


@pytest.mark.parametrize(("number", "name", "field", "want"), SCHEMAS)
def test_schemas(number: str, name: str, field: str, want: Any, single: Load) -> None:
    schema = single(number).schemas[name]["properties"][field]
    more = ("description", "readOnly")
    assert {key: value for key, value in schema.items() if key not in more} == want


def test_17_formats_and_no_example_for_a_value(single: Load) -> None:
    lap = single("17").schemas["Lap"]["properties"]
    assert lap["startTime"]["format"] == "date-time"
    assert lap["length"]["format"] != "duration", "that of ISO 8601, `PT3.5S`"
    assert re.search(lap["length"]["pattern"], "7.25s")
    assert not any(
        key in field for field in lap.values() for key in ("enum", "default", "example", "examples", "const")
    )


def test_11_one_name_everywhere(single: Load, tmp_path: Path) -> None:
    case = single("11")
    api = case.result.api
    flat = {message.name for message in api.messages} | {enum.name for enum in api.enums}
    assert {"PrintJob", "PrintJobPaper", "PrintJobState", "ScanJob"} <= flat
    assert set(case.schemas) == flat
    assert set(python_names.classes(api).items()) == {(name, name) for name in flat}
    assert {Names(api)[name] for name in flat} == flat
    longer = tmp_path / "input.txt"
    later = (
        '\n\nLater\n\nFields\nstate enum (State)\n\nA state.\n\nJSON representation\n{\n  "state": enum (State)\n}\n'
    )
    longer.write_text(
        case.page.read_text(encoding="utf-8") + later + "\nState\n\nEnums\nLATE Late.\n", encoding="utf-8"
    )
    more = read(longer, tmp_path).api
    assert [message.name for message in more.messages] == [*(message.name for message in api.messages), "Later"]
    assert [enum.name for enum in more.enums][: len(api.enums)] == [enum.name for enum in api.enums]


def spoken(api: Api) -> list[str]:
    """Every name of an API that travels or names a type."""
    messages = [name for message in api.messages for name in (message.name, *(field.name for field in message.fields))]
    return messages + [name for enum in api.enums for name in (enum.name, *(value.name for value in enum.values))]


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_invisible_in_names(number: str, single: Load) -> None:
    names = spoken(single(number).result.api)
    assert names
    assert not [name for name in names for sign in name if unicodedata.category(sign) in ("Cf", "Cc", "Zs")]


@pytest.mark.parametrize("number", NUMBERS)
def test_files_are_plain_utf8_and_say_nothing_of_the_machine(number: str, single: Load) -> None:
    case = single(number)
    files = [path for path in case.folder.rglob("*") if path.suffix in (".py", ".yaml", ".ts")]
    assert len(files) > 8
    for path in files:
        text = path.read_bytes().decode("utf-8")
        assert "\ufeff" not in text, path
        assert str(case.folder) not in text, path
        assert str(case.page.parent) not in text, path


def test_23_both_sides_are_the_same(single: Load) -> None:
    assert single("23").result.diagnostics == ()
    assert single("23").schemas["WebHook"]["required"] == ["displayName"]


def test_25_entities_and_angle_brackets(single: Load) -> None:
    case = single("25")
    assert list(case.schemas["Rule"]["properties"]) == ["expr", "limit", "user", "group"]
    assert case.schemas["Rule"]["required"] == ["expr"]
    assert "properties" not in case.schemas["Group"]
    words = re.findall(r"[^\s`|-]+", " ".join(described(case, "Rule", "expr")))
    assert words[-4:] == ["Sign", "Meaning", "<", "less"]
    assert re.search(r"5 × 10\^?3", " ".join(described(case, "Rule", "limit")))
    assert not re.search(r"&(?:#39|quot|amp);", case.text("openapi/{api}.yaml"))


def test_27_page_order_everywhere(single: Load) -> None:
    case = single("27")
    assert list(case.schemas) == ["Zebra", "Beta", "Alpha", "Mode"]
    assert list(case.schemas["Zebra"]["properties"]) == ["b", "a", "mode"]
    assert case.schemas["Mode"]["enum"] == ["MODE_UNSPECIFIED", "SLOW", "FAST"]
    interfaces = re.findall(r"^export interface (\w+)", case.text("typescript/src/{api}.ts"), re.MULTILINE)
    assert interfaces == ["Zebra", "Beta", "Alpha"]
    assert list(case.targets.pydantic.model("Zebra").model_fields) == ["b", "a", "mode"]


def test_29_headings_that_are_labels(single: Load) -> None:
    case = single("29")
    root = next(message for message in case.result.api.messages if message.titles.get("ja") == "カード")
    assert {name for name in case.schemas if name != root.name} == {"Field", "Enum"}
    assert root.name.isascii()
    schema = case.schemas[root.name]
    assert schema["required"] == ["fields"]
    assert [name for name, field in schema["properties"].items() if field.get("readOnly")] == ["id"]
    assert list(case.schemas["Field"]["properties"]) == ["id", "text"]
    assert case.schemas["Enum"]["enum"] == ["ENUM_UNSPECIFIED", "MEMO"]


def test_pyright_is_content_with_all_of_them(single: Load, pyright: Run, tmp_path: Path) -> None:
    package = tmp_path / "refgen_types"
    for number in NUMBERS:
        for path in (single(number).folder / "python/refgen_types").glob("*.py"):
            package.mkdir(exist_ok=True)
            (package / path.name).write_bytes(path.read_bytes())
    config = {"include": ["refgen_types/case*.py"], "typeCheckingMode": "strict", "pythonVersion": "3.11"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    done = pyright(cwd=tmp_path)
    assert done.returncode == 0, done.stdout
