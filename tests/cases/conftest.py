"""The pages of known bug reports, read and written once each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest
import yaml

from ir.assemble import Assembled
from tests.cases.answers import read
from tests.proof.known import Known
from tests.proof.subjects import Subject
from tests.proof.targets import Targets, write_targets


@dataclass(frozen=True)
class Case:
    """A page, what is read of it, and the folder that what is generated of it is written to."""

    page: Path
    result: Assembled
    folder: Path

    @cached_property
    def known(self) -> Known:
        return Known(self.result.api)

    @cached_property
    def targets(self) -> Targets:
        return Targets(self.folder, self.known)

    def subject(self, name: str) -> Subject:
        """A type of the page, as it comes back."""
        return Subject(self.known, name, "response")

    def text(self, path: str) -> str:
        """A generated file; `{api}` in `path` stands for the name of the API."""
        return (self.folder / path.format(api=self.result.api.name)).read_text(encoding="utf-8")

    @cached_property
    def schemas(self) -> dict[str, Any]:
        """The schemas of the OpenAPI document."""
        document: dict[str, Any] = yaml.safe_load(self.text("openapi/{api}.yaml"))["components"]["schemas"]
        return document


@pytest.fixture(scope="session")
def single(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Case]:
    """A case of `../shared/cases/single` by its number."""

    @cache
    def load(number: str) -> Case:
        (page,) = (shared / "cases/single").glob(f"{number}_*/input.txt")
        folder = tmp_path_factory.mktemp(f"case{number}")
        result = read(page, folder, name=f"case{number}")
        return Case(page, result, write_targets(result.api, folder))

    return load
