"""What the generated types let through and what they refuse, as the compiler sees it."""

import shutil
from pathlib import Path

from templates.typescript.target import render_api, render_package
from tests import vendored
from tests.templates.typescript.compiler import HERE, Run, errors, write
from tests.templates.typescript.sample import POST


def test_type_tests(tsc: Run, tmp_path: Path) -> None:
    """`types/*.ts` mark every line that must be refused with `@ts-expect-error`."""
    write(tmp_path, {**render_api(POST), **render_package([POST])})
    shutil.copytree(HERE / "types", tmp_path / "types")
    assert errors(tsc, tmp_path, ["typescript/src", "types"]) == []


def test_type_tests_of_the_pages(tsc: Run, tmp_path: Path) -> None:
    """`pages/*.ts`, against the APIs of the vendored pages."""
    apis = [vendored.api(name).api for name in ("ces", "interactions")]
    write(tmp_path, {path: text for api in apis for path, text in render_api(api).items()})
    write(tmp_path, render_package(apis))
    shutil.copytree(HERE / "pages", tmp_path / "pages")
    assert errors(tsc, tmp_path, ["typescript/src", "pages"]) == []


def test_a_line_that_must_be_refused_is_noticed_when_it_is_not(tsc: Run, tmp_path: Path) -> None:
    """The type tests would fail: `@ts-expect-error` above a line without an error is an error."""
    write(tmp_path, {"a.ts": '// @ts-expect-error no error below\nexport const a: string = "a";\n'})
    assert [line.split(": ")[1] for line in errors(tsc, tmp_path, ["a.ts"])] == ["error TS2578"]
