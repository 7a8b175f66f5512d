"""The corpus as input of a whole run, and the run itself: `python -m bench.corpus SOURCES OUT`.

The run is `refgen regenerate` but for the pydantic models: those are written by another generator, which takes minutes
for so many types, and are no part of what is measured here.
"""

import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import regenerate
from templates import targets

PRODUCTS = Path(__file__).parent.parent / "conformance/products.toml"


def lay_out(corpus: Path, folder: Path) -> Path:
    """Copies the corpus into `folder` and lists it there; returns the list. A page goes to the first that has it."""
    shutil.copytree(corpus, folder / "corpus")
    taken: set[Path] = set()
    tables = []
    for product in tomllib.loads(PRODUCTS.read_text("utf-8"))["product"]:
        pages = [page for page in _pages(product, folder / "corpus") if page not in taken]
        taken.update(pages)
        if pages:
            tables.append(f'[[api]]\nname = "{product["name"]}"\n')
            tables += [
                f'[[api.page]]\npath = "{page.relative_to(folder).as_posix()}"\nlanguage = "en"\n' for page in pages
            ]
    sources = folder / "sources.toml"
    sources.write_text("\n".join(tables), encoding="utf-8")
    return sources


def change_a_page(folder: Path) -> None:
    """Adds a paragraph to the page of the largest API that the most others refer to."""
    with next((folder / "corpus").rglob("rest/v1/Content.md")).open("a", encoding="utf-8") as page:
        page.write("\nOne more paragraph.\n")


def _pages(product: Mapping[str, Any], corpus: Path) -> Iterator[Path]:
    for pattern in product["pages"]:
        yield from sorted(corpus.glob(pattern))


def _without_pydantic(*_: object) -> dict[str, str]:
    return {}


if __name__ == "__main__":
    setattr(targets, "_pydantic", _without_pydantic)  # noqa: B010 - a private name, for this measurement alone
    sources, out = sys.argv[1:]
    sys.exit(regenerate.main(["regenerate", "--sources", sources, "--out", out, "--accept", "all"]))
