"""The import contract: it holds here, and it is one that a forbidden import breaks."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_contract_is_kept(root: Path) -> None:
    done = lint_imports(root)
    assert done.returncode == 0, done.stdout


FORBIDDEN = [
    ("scraper", "import templates", "scraper is not allowed to import templates"),
    ("templates", "import scraper", "templates is not allowed to import scraper"),
    ("ir", "import scraper", "ir is not allowed to import scraper"),
    ("ir", "import templates", "ir is not allowed to import templates"),
    ("ir", "import jinja2", "ir is not allowed to import jinja2"),
    ("ir", "import regenerate", "ir is not allowed to import regenerate"),
    ("templates", "import regenerate", "templates is not allowed to import regenerate"),
    ("templates", "import bs4", "templates is not allowed to import bs4"),
    ("scraper", "import jinja2", "scraper is not allowed to import jinja2"),
]


@pytest.mark.parametrize(("package", "line", "found"), FORBIDDEN)
def test_forbidden_import_is_found(root: Path, tmp_path: Path, package: str, line: str, found: str) -> None:
    shutil.copy(root / "pyproject.toml", tmp_path)
    for name in ("scraper", "templates", "ir"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(f"{line}\n" if name == package else "", encoding="utf-8")
    done = lint_imports(tmp_path)
    assert done.returncode == 1
    assert found in " ".join(done.stdout.split())
