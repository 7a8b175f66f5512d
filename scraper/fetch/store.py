"""Files that take their places together, or not at all."""

import secrets
import shutil
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self


class Staged:
    """Files written beside their places. Leaving the context removes those that were not moved there."""

    def __init__(self) -> None:
        self._mark = secrets.token_hex(4)
        self._fresh: dict[Path, Path] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for fresh in self._fresh.values():
            fresh.unlink(missing_ok=True)

    def add(self, file: Path, data: bytes) -> Path:
        """Writes `data` beside `file`, and says where."""
        file = file.resolve()
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._fresh[file] = file.with_name(f".{file.name}.{self._mark}.new")
        fresh.write_bytes(data)
        if file.exists():
            shutil.copymode(file, fresh)
        return fresh

    def move_in(self) -> None:
        """Moves all files to their places, in the order they were added; should one fail, those before it go back."""
        with ExitStack() as tidy:
            old = {file: file.with_name(f".{file.name}.{self._mark}.old") for file in self._fresh if file.exists()}
            for file, kept in old.items():
                tidy.callback(kept.unlink, missing_ok=True)
                shutil.copy2(file, kept)
            with ExitStack() as undo:
                for file, fresh in self._fresh.items():
                    fresh.replace(file)
                    if file in old:
                        undo.callback(old[file].replace, file)
                    else:
                        undo.callback(file.unlink, missing_ok=True)
                undo.pop_all()
