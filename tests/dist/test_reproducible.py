"""The same checkout gives the same archives."""

import hashlib
from pathlib import Path

from tests.dist.conftest import Build


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def test_built_twice_is_the_same_to_the_byte(built: Path, build: Build, tmp_path: Path) -> None:
    first = digests(built)
    assert len(first) == 5
    assert digests(build(tmp_path)) == first
