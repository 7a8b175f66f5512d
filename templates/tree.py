"""The output folder: written beside it, verified, then swapped in as one."""

import contextlib
import hashlib
import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

MARK = "report.json"
"""The file by which a folder is known to be an output of refgen."""


AT_ONCE = 250_000
"""Characters of Python code that are compiled together."""


class NotOurs(Exception):
    """The output folder holds something that refgen did not write, and would be replaced."""


class Unsound(Exception):
    """A generated file that its own format refuses: a fault of a template."""


def read(folder: Path) -> dict[str, str]:
    """The files of an output folder by relative path; {} where there is none. Files that are no UTF-8 read as empty."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not _left(path.relative_to(folder))]
    return {path.relative_to(folder).as_posix(): _text(path) for path in paths}


def differences(published: Mapping[str, str], files: Mapping[str, str]) -> dict[str, str]:
    """Path to `new`, `changed` or `gone` for what sets the files of a new run apart from those `published`."""
    new = {name: "new" if name not in published else "changed" for name in files if published.get(name) != files[name]}
    return {**new, **{name: "gone" for name in published if name not in files}}


def places(folder: Path, text: str) -> list[str]:
    """`path:line` for each line of the output below `folder` that names the place `text`, save IR and report."""
    named = re.compile(re.escape(text) + r"(?!\d)")
    return [
        f"{name}:{number}"
        for name, content in read(folder).items()
        if not name.startswith("ir/") and name != MARK
        for number, line in enumerate(content.split("\n"), 1)
        if named.search(line)
    ]


class Memory(Struct, frozen=True, kw_only=True):
    """What an output folder was written from: digests of all inputs, of each API's, and of the folder's own files."""

    inputs: str
    apis: dict[str, str]
    outputs: str


def recall(folder: Path, files: Mapping[str, str]) -> Memory | None:
    """What `folder`, whose files are `files`, was written from; None where that is not known."""
    try:
        memory = msgspec.json.decode(_memory(folder).read_bytes(), type=Memory)
    except (OSError, msgspec.DecodeError):
        return None
    return memory if memory.outputs == _digest(files) else None


def remember(folder: Path, files: Mapping[str, str], inputs: str, apis: dict[str, str]) -> None:
    """Notes what `folder`, whose files are `files`, was written from. A cache: failing is no fault."""
    with contextlib.suppress(OSError):
        memory = _memory(folder)
        memory.parent.mkdir(parents=True, exist_ok=True)
        memory.write_bytes(msgspec.json.encode(Memory(inputs=inputs, apis=apis, outputs=_digest(files))))


def check_folder(folder: Path) -> None:
    """Raises `NotOurs` when `folder` is neither new, empty, nor an earlier output."""
    if folder.exists() and not folder.is_dir():
        raise NotOurs(f"{folder}: not a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise NotOurs(f"{folder}: not empty, and no output of refgen (it has no {MARK})")


def verify(files: Mapping[str, str], published: Mapping[str, str]) -> None:
    """Raises `Unsound` for the first file that does not parse as what its name says it is.

    What is as `published` was verified when it was published: unchanged files, and unchanged classes of Python files.
    """
    import yaml

    for name, text in files.items():
        before = published.get(name)
        if text == before:
            continue
        try:
            if name.endswith(".py"):
                _compile(text, before or "", name)
            elif name.endswith(".json"):
                json.loads(text)
            elif name.endswith(".yaml"):
                for _ in yaml.parse(text, yaml.CSafeLoader):
                    pass
        except (SyntaxError, ValueError, yaml.YAMLError) as error:
            raise Unsound(f"{name}: {error}") from error


def _compile(text: str, before: str, name: str) -> None:
    """Compiles what is new in Python code: its top-level parts, which two blank lines set apart, some at a time.

    (A tree of all of a large module takes a hundred times its size.) A text with such blank lines in it is cut into
    pieces that may be no code; then all is compiled at once.
    """
    apart = "\n\n\n"
    known = set(before.split(apart))
    try:
        for some in _batches([part for part in text.split(apart) if part not in known]):
            compile(apart.join(some), name, "exec", dont_inherit=True)
    except SyntaxError:
        compile(text, name, "exec", dont_inherit=True)


def _batches(parts: list[str]) -> Iterator[list[str]]:
    """`parts` in order, in lists of about `AT_ONCE` characters."""
    some: list[str] = []
    size = 0
    for part in parts:
        some.append(part)
        size += len(part)
        if size >= AT_ONCE:
            yield some
            some, size = [], 0
    yield some


def swap_in(folder: Path, files: Mapping[str, str]) -> None:
    """Replaces `folder` by `files`. Up to the last step it stays as it was; then it is exchanged as a whole."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        for name, text in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        fresh.chmod(0o777 & ~_umask())
        if folder.exists():
            old = fresh.with_name(fresh.name + "-old")
            folder.rename(old)
            try:
                fresh.rename(folder)
            except OSError:
                old.rename(folder)
                raise
            shutil.rmtree(old)
        else:
            fresh.rename(folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _memory(folder: Path) -> Path:
    """Where the user's cache notes what `folder` was written from."""
    key = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:32]
    return Path(platformdirs.user_cache_dir("refgen")) / f"{key}.json"


def _digest(files: Mapping[str, str]) -> str:
    digest = hashlib.sha256()
    for name, text in sorted(files.items()):
        data = text.encode()
        digest.update(f"{name}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()


def _left(path: Path) -> bool:
    """Whether a file is left by using the output (byte code, installed packages, builds), not part of it."""
    return any(part in ("__pycache__", "node_modules", "dist") for part in path.parts)


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        return ""


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
