"""Files that take their places together, or not at all."""

from pathlib import Path

import pytest

from scraper.fetch.store import Staged


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in "ac":
        (tmp_path / name).write_bytes(b"old " + name.encode())
    return tmp_path


def stage(staged: Staged, folder: Path) -> None:
    for name in "abc":
        staged.add(folder / name, b"new " + name.encode())


def test_moved_in(folder: Path) -> None:
    (folder / "a").chmod(0o640)
    with Staged() as staged:
        stage(staged, folder)
        staged.move_in()
    assert contents(folder) == {"a": b"new a", "b": b"new b", "c": b"new c"}
    assert (folder / "a").stat().st_mode & 0o777 == 0o640


def test_left_before_they_moved(folder: Path) -> None:
    before = contents(folder)
    with Staged() as staged:
        stage(staged, folder)
        assert len(contents(folder)) == 5
    assert contents(folder) == before


@pytest.mark.parametrize("stuck", "abc")
def test_all_go_back_when_one_is_stuck(folder: Path, monkeypatch: pytest.MonkeyPatch, stuck: str) -> None:
    before = contents(folder)
    really = Path.replace

    def replace(path: Path, target: Path) -> Path:
        if path.name.endswith(".new") and target.name == stuck:
            raise PermissionError(13, "Permission denied", str(target))
        return really(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    with Staged() as staged:
        stage(staged, folder)
        with pytest.raises(PermissionError):
            staged.move_in()
    assert contents(folder) == before


def test_link_stays_a_link(folder: Path) -> None:
    (folder / "link").symlink_to("a")
    with Staged() as staged:
        staged.add(folder / "link", b"new")
        staged.move_in()
    assert (folder / "link").is_symlink()
    assert (folder / "a").read_bytes() == b"new"
