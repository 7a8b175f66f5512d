"""Real reference pages beside the discovery documents of their APIs: `python -m conformance.corpus FOLDER`.

Prints what of each product was read and how far both sides agree, then every disagreement that no entry of the ledger
explains.
"""

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from conformance.agreement import Comparison, Disagreement, compare
from conformance.discovery import load
from ir.assemble import Assembled, assemble
from scraper.grammar.page import declare
from scraper.readers import lines
from scraper.sources import PageSource

FOLDER = Path(__file__).parent

HEAD = (
    f"{'product':<32}{'pages':>6}{'lines':>8}{'read':>9}{'messages':>10}{'both':>6}{'fields':>8}"
    f"{'alike':>9}{'values':>8}{'methods':>8}{'explained':>10}{'not':>5}"
)


@dataclass(frozen=True, slots=True)
class Product:
    """An API of the corpus: its pages (globs), and the discovery document that tells the same, if there is one."""

    name: str
    pages: tuple[str, ...]
    discovery: str | None = None
    prefixes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """Disagreements of one kind that are understood: `subjects` (globs), and why they disagree."""

    product: str
    kind: str
    cause: str
    reason: str
    subjects: tuple[str, ...]

    def explained(self, product: str, found: Disagreement) -> list[str]:
        """The subjects of this entry that a disagreement falls under."""
        if not fnmatchcase(product, self.product) or self.kind != found.kind:
            return []
        return [subject for subject in self.subjects if fnmatchcase(found.subject, subject)]


@dataclass(frozen=True, slots=True)
class Result:
    """A product as it was read and compared."""

    product: Product
    assembled: Assembled
    found: Comparison
    unexplained: list[Disagreement]


def products(path: Path = FOLDER / "products.toml") -> list[Product]:
    """The products of the corpus."""
    return [Product(**_tuples(one)) for one in tomllib.loads(path.read_text("utf-8"))["product"]]


def ledger(path: Path = FOLDER / "corpus.toml") -> list[Entry]:
    """The disagreements that are understood."""
    return [Entry(**_tuples(one)) for one in tomllib.loads(path.read_text("utf-8"))["disagreement"]]


def _tuples(table: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}


def sources(product: Product, corpus: Path) -> Iterator[PageSource]:
    """The pages of a product, each named by its path in the corpus."""
    for file in sorted({file for pattern in product.pages for file in corpus.glob(pattern)}):
        path = file.relative_to(corpus).as_posix()
        url = f"https://docs.cloud.google.com/{path.removesuffix('.md')}"
        yield PageSource(path=path, file=file, url=url, language="en", format="markdown")


def read(product: Product, corpus: Path) -> Assembled:
    """The API of a product. A page that declares nothing (a guide) is read too: its prose becomes notes."""
    pages = [declare(source, lines(source.path, source.file.read_bytes())) for source in sources(product, corpus)]
    return assemble(product.name, product.name, pages)


def judge(product: Product, assembled: Assembled, entries: Sequence[Entry], used: Counter[tuple[Entry, str]]) -> Result:
    """Compares a product with its discovery document; counts in `used` the subjects of the ledger that apply."""
    found = Comparison()
    if product.discovery:
        found = compare(assembled.api, load(product.discovery), product.prefixes)
    unexplained = []
    for disagreement in sorted(found.disagreements):
        reasons = [(entry, name) for entry in entries for name in entry.explained(product.name, disagreement)]
        used.update(reasons)
        if not reasons:
            unexplained.append(disagreement)
    return Result(product, assembled, found, unexplained)


def row(result: Result) -> str:
    """A line of the table; `alike` is the share of the fields of both sides that agree in type."""
    pages, found = result.assembled.api.pages, result.found
    total, read_lines = sum(page.lines for page in pages), sum(page.accounted for page in pages)
    messages = sum(message.role == "declared" for message in result.assembled.api.messages)
    alike = f"{1 - len(found.wrong_types & found.fields) / len(found.fields):.2%}" if found.fields else "-"
    return (
        f"{result.product.name:<32}{len(pages):>6}{total:>8}{read_lines / total:>9.2%}{messages:>10}"
        f"{len(found.messages):>6}{len(found.fields):>8}{alike:>9}{len(found.values):>8}{len(found.methods):>8}"
        f"{len(found.disagreements) - len(result.unexplained):>10}{len(result.unexplained):>5}"
    )


def total(results: Sequence[Result]) -> str:
    """All products in one sentence each for what was read and what agrees."""
    pages = {page.path: page for result in results for page in result.assembled.api.pages}
    count, accounted = sum(page.lines for page in pages.values()), sum(page.accounted for page in pages.values())
    fields = sum(len(result.found.fields) for result in results)
    wrong = sum(len(result.found.wrong_types & result.found.fields) for result in results)
    opaque = sum(len(result.found.opaque) for result in results)
    return (
        f"{len(pages)} pages, {accounted} of {count} lines accounted for ({accounted / count:.3%});\n"
        f"{fields} fields on both sides, {fields - wrong} agree in type ({1 - wrong / fields:.3%}), "
        f"{opaque} of them by the name of a type that no page declares."
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when every page is read and every disagreement is in the ledger, which holds no other; else 1."""
    parser = argparse.ArgumentParser(description="Reference pages beside discovery documents.")
    parser.add_argument("corpus", type=Path, help="folder of Markdown pages")
    corpus: Path = parser.parse_args(arguments).corpus
    entries, used = ledger(), Counter[tuple[Entry, str]]()
    results = []
    print(HEAD)
    for product in products():
        results.append(judge(product, read(product, corpus), entries, used))
        print(row(results[-1]), flush=True)
    print(total(results))
    causes = Counter(entry.cause for entry, _ in used.elements())
    print("Disagreements explained:", ", ".join(f"{count} {cause}" for cause, count in causes.most_common()) or "none")
    stale = [(entry, name) for entry in entries for name in entry.subjects if not used[entry, name]]
    for result in results:
        for one in result.unexplained:
            told = f": {one.told}" if one.told else ""
            print(f"{result.product.name} {one.kind} {one.subject} ({one.where}){told}; corpus.toml does not say why")
    for entry, name in stale:
        print(f"{entry.product} {entry.kind} {name}: corpus.toml explains it, and it is no longer so")
    unread = _unread(corpus, results)
    for page in unread:
        print(f"{page}: no product of products.toml has this page")
    return int(bool(stale or unread) or any(result.unexplained for result in results))


def _unread(corpus: Path, results: Sequence[Result]) -> list[str]:
    """The pages of the corpus that belong to no product."""
    known = {page.path for result in results for page in result.assembled.api.pages}
    there = {file.relative_to(corpus).as_posix() for file in corpus.glob("*/**/*.md")}
    return sorted(there - known)


if __name__ == "__main__":
    sys.exit(main())
