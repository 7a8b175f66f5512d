"""What must and must not stand in the files that git keeps."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

VENDORED = {
    "step.en.txt": "interactions",
    "interaction.en.txt": "interactions",
    "data_model.en.md": "interactions",
    "create_tool.ja.txt": "ces",
}

# Written so that the pattern does not find itself. Pages and what quotes them may say what they like.
UNWANTED = re.compile(
    r"pypi[.](?:org|io|python)|python[h]osted|npm[j]s[.](?:org|com)|yarn[p]kg[.]com|crates[.]io"
    r"|(?:extra-)?index-[u]rl|find-[l]inks"
    r"|/work[/](?:main|shared)|[.]library[/]"
    r"|(?<!\w)/(?:home|root|Users)[/]\w"
)
QUOTES = ("scraper/pages/", "generated/")


def tracked(root: Path) -> list[str]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    return [name for name in names.split("\0") if name and (root / name).is_file()]


def test_nothing_names_a_registry_or_a_private_place(root: Path) -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in tracked(root)
        if not name.startswith(QUOTES)
        for number, line in enumerate((root / name).read_text(encoding="utf-8").splitlines(), 1)
        if UNWANTED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-" + "url x",
        "https://pypi." + "org/simple/jinja2/",
        '"resolved": "https://registry.npm' + "js.org/typescript/-/typescript-5.9.3.tgz",
        "open('/work" + "/shared/facts.md')",
        "cd /home" + "/someone/refgen",
    ],
)
def test_the_pattern_finds(line: str) -> None:
    assert UNWANTED.search(line)


@pytest.mark.parametrize("name", ["regenerate", "test", "conformance"])
def test_every_locked_package_is_exact_and_hashed(root: Path, name: str) -> None:
    text = re.sub(r"\\\n", "", (root / f"requirements/{name}.txt").read_text(encoding="utf-8"))
    entries = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    assert len(entries) > 20
    assert [entry for entry in entries if not re.match(r"[\w.-]+==[^ ]+ .*--hash=sha256:[0-9a-f]{64}", entry)] == []
    assert "://" not in text


def test_the_node_lock_names_no_place(root: Path) -> None:
    text = (root / "tests/node/package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in text
    assert '"resolved"' not in text


@pytest.mark.parametrize(("name", "folder"), VENDORED.items())
def test_pages_are_vendored_byte_for_byte(root: Path, shared: Path, name: str, folder: str) -> None:
    vendored = root / "scraper/pages" / folder / name
    assert vendored.read_bytes() == (shared / "reference-docs" / name).read_bytes()


@pytest.mark.parametrize(("name", "folder"), VENDORED.items())
def test_the_notice_names_every_page(root: Path, name: str, folder: str) -> None:
    assert f"scraper/pages/{folder}/{name}" in (root / "NOTICE").read_text(encoding="utf-8")


def wanted_packages(root: Path) -> list[str]:
    lines = [
        line
        for file in sorted((root / "requirements").glob("*.in"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return sorted({line.split("==")[0] for line in lines if line and not line.startswith(("#", "-"))})


def test_the_readme_gives_a_reason_for_every_package(root: Path) -> None:
    """A package stands as `name` in a line of the README that says in some words what it is for."""
    lines = (root / "README.md").read_text(encoding="utf-8").splitlines()

    def explained(name: str) -> bool:
        others = [line.lower().replace(f"`{name}`", "") for line in lines if f"`{name}`" in line.lower()]
        return any(len(re.findall(r"\w{2,}", other)) >= 3 for other in others)

    assert [name for name in wanted_packages(root) if not explained(name)] == []


def test_the_application_asks_for_what_is_locked(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (root / "requirements/regenerate.in").read_text(encoding="utf-8").splitlines()
    build_tools = {"editables", "hatchling"}
    wanted = {line for line in lines if line and not line.startswith("#")} - build_tools
    assert set(project["dependencies"]) == wanted
