"""The targets of each API, loaded once."""

from collections.abc import Callable
from functools import cache

import pytest

from tests.proof.sample import API
from tests.proof.subjects import GENERATED, KNOWN, SAMPLE
from tests.proof.targets import Targets, write_targets


@pytest.fixture(scope="session")
def targets(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Targets]:
    """The targets of an API by its name: those committed, or of the API by hand, those just made."""

    @cache
    def load(api: str) -> Targets:
        made = write_targets(API, tmp_path_factory.mktemp("targets")) if api == SAMPLE else GENERATED
        return Targets(made, KNOWN[api])

    return load
