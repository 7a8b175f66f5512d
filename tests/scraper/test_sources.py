"""`sources.toml`: what it may say, and what is said of it when it may not."""

from pathlib import Path

import pytest

from scraper.errors import Unusable
from scraper.sources import line_of, read_sources

PAGE = "Thing\n\nFields\nid string\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("pages/b.en.txt", "pages/a.en.txt", "pages/deep/c.ja.txt", "pages/guide.md", "pages/odd.rst"):
        page = tmp_path / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text("フィールド\nJSON 表現\n" if ".ja." in name else PAGE, encoding="utf-8")
    (tmp_path / "pages/deep/folder.txt").mkdir()
    return tmp_path


def write(folder: Path, text: str) -> Path:
    file = folder / "sources.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_everything_stated(folder: Path) -> None:
    text = (
        '[[api]]\nname = "one"\ntitle = "One API"\n[[api.page]]\npath = "pages/a.en.txt"\nurl = "https://x.example/a"\n'
        'language = "en"\nformat = "text"\n[[api.page]]\npath = "pages/guide.md"\n[[api]]\nname = "two_2"\n'
        '[[api.page]]\npath = "pages/deep/c.ja.txt"\n'
    )
    one, two = read_sources(write(folder, text))
    assert (one.name, one.title, two.name, two.title) == ("one", "One API", "two_2", "two_2")
    assert [(page.path, page.url, page.language, page.format) for page in (*one.pages, *two.pages)] == [
        ("a.en.txt", "https://x.example/a", "en", "text"),
        ("guide.md", "", "en", "markdown"),
        ("deep/c.ja.txt", "", "ja", "text"),
    ]
    assert one.pages[0].file == folder / "pages/a.en.txt"


def test_a_glob_takes_pages_in_alphabetical_order(folder: Path) -> None:
    (api,) = read_sources(write(folder, '[[api]]\nname = "x"\n[[api.page]]\npath = "pages/*.txt"\n'))
    assert [page.path for page in api.pages] == ["a.en.txt", "b.en.txt"]


def test_a_glob_may_go_deep(folder: Path) -> None:
    (api,) = read_sources(write(folder, '[[api]]\nname = "x"\n[[api.page]]\npath = "pages/**/?.*.txt"\n'))
    assert [page.path for page in api.pages] == ["a.en.txt", "b.en.txt", "deep/c.ja.txt"]


API = '[[api]]\nname = "x"\n'
PATH = 'path = "pages/a.en.txt"\n'
ENTRY = f"[[api.page]]\n{PATH}"

REFUSED = [
    ("", 1, "no API is declared"),
    ("api = 5\n", 1, "no API is declared"),
    ("api = [5]\n", 1, "no API is declared"),
    ('[api]\nname = "x"\n', 1, "no API is declared"),
    (f"{API}{ENTRY}\n[extra]\n", 6, "unknown key 'extra'"),
    (f'{API}colour = "red"\n{ENTRY}', 3, "unknown key 'colour'"),
    (f'{API}{ENTRY}path_ = "x"\n', 5, "unknown key 'path_'"),
    (f"[[api]]\n{ENTRY}", 1, "an entry of `api` without `name`"),
    (f"[[api]]\nname = 5\n{ENTRY}", 2, "an entry of `api` without `name`"),
    (f'[[api]]\nname = "Big-Name"\n{ENTRY}', 2, "'Big-Name' is no API name"),
    (f'[[api]]\nname = "../x"\n{ENTRY}', 2, "'../x' is no API name"),
    (f"{API}title = 5\n{ENTRY}", 3, "`title` is not a string"),
    (API, 2, "the API 'x' has no pages"),
    (f"{API}page = [5]\n", 2, "the API 'x' has no pages"),
    (f"{API}{ENTRY}{API}{ENTRY}", 6, "the API 'x' is declared twice"),
    (f"{API}[[api.page]]\nurl = 'https://x.example'\n", 3, "an entry of `page` without `path`"),
    (f'{API}[[api.page]]\npath = "pages/none.txt"\n', 4, "there is no page 'pages/none.txt'"),
    (f'{API}[[api.page]]\npath = "pages/deep"\n', 4, "there is no page 'pages/deep'"),
    (f'{API}[[api.page]]\npath = "pages/none*.txt"\n', 4, "the glob 'pages/none*.txt' matches no page"),
    (f'{API}[[api.page]]\npath = "/nowhere/*.txt"\n', 4, "the glob '/nowhere/*.txt' matches no page"),
    (f'{API}[[api.page]]\npath = "pages/**x"\n', 4, "the glob 'pages/**x' matches no page"),
    (f"{API}{ENTRY}{ENTRY}", 6, "the page 'pages/a.en.txt' is listed twice"),
    (
        f'{API}{ENTRY}[[api.page]]\npath = "pages/../pages/a.en.txt"\n',
        6,
        "the page 'pages/../pages/a.en.txt' is listed twice",
    ),
    (f'{API}{ENTRY}[[api.page]]\npath = "pages/*.txt"\n', 6, "the page 'pages/*.txt' is listed twice"),
    (f'{API}{ENTRY}[[api]]\nname = "y"\n{ENTRY}', 8, "the page 'pages/a.en.txt' is listed twice"),
    (f'{API}[[api.page]]\npath = "pages/odd.rst"\n', 4, "unknown format None of 'odd.rst'"),
    (f'{API}{ENTRY}format = "pdf"\n', 5, "unknown format 'pdf' of 'a.en.txt'"),
    (f'{API}{ENTRY}format = ["text"]\n', 5, "unknown format ['text'] of 'a.en.txt'"),
    (f'{API}{ENTRY}language = "xx"\n', 5, "unknown language 'xx'"),
    (f"{API}{ENTRY}language = 5\n", 5, "unknown language 5"),
    (f"{API}{ENTRY}url = 5\n", 5, "`url` is not a string"),
    (f"{API}{ENTRY}url = \n", 5, "no valid TOML: Invalid value (at line 5, column 7)"),
    ('name = "x"\nname = "y"\n', 2, "no valid TOML: Cannot overwrite a value (at line 2, column 11)"),
    (f'{API}wire_of = "z"\n', 3, "no API 'z' is declared before"),
    (f'{API}wire_of = "x"\n', 3, "no API 'x' is declared before"),
]


@pytest.mark.parametrize(("text", "line", "problem"), REFUSED)
def test_refused_with_the_line(folder: Path, text: str, line: int, problem: str) -> None:
    file = write(folder, text)
    with pytest.raises(Unusable) as refused:
        read_sources(file)
    assert str(refused.value).split("\n")[0] == f"{file}:{line}: {problem}"
    assert str(refused.value).split("\n")[1].strip()


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as refused:
        read_sources(tmp_path / "none.toml")
    assert str(refused.value).startswith(f"{tmp_path / 'none.toml'}: no such file\n")


def test_a_folder_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as refused:
        read_sources(tmp_path)
    assert str(refused.value).startswith(f"{tmp_path}: cannot be read (Is a directory)\n")


def test_not_utf8(folder: Path) -> None:
    file = folder / "sources.toml"
    file.write_bytes(b'[[api]]\nname = "\xe9"\n')
    with pytest.raises(Unusable) as refused:
        read_sources(file)
    assert str(refused.value).startswith(f"{file}: the file is not UTF-8\n")


def test_a_page_whose_language_is_to_be_found_out_must_be_readable(folder: Path) -> None:
    (folder / "pages/a.en.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(Unusable) as refused:
        read_sources(write(folder, f"{API}{ENTRY}"))
    assert "the page is not UTF-8 (byte 0xff)" in str(refused.value)


def test_pages_outside_show_nothing_of_the_machine(folder: Path) -> None:
    (folder / "toml").mkdir()
    file = folder / "toml/sources.toml"
    file.write_text(
        f'{API}[[api.page]]\npath = "{folder}/pages/a.en.txt"\n[[api.page]]\npath = "../pages/deep/c.ja.txt"\n'
    )
    (api,) = read_sources(file)
    assert [page.path for page in api.pages] == ["a.en.txt", "deep/c.ja.txt"]


@pytest.mark.parametrize(
    ("pattern", "nth", "want"),
    [("^b", 0, 2), ("^b", 1, 4), ("^b", 2, 4), ("^x", 0, 1), (r"^\s*c", 0, 6)],
)
def test_line_of(pattern: str, nth: int, want: int) -> None:
    assert line_of("a\nb\na\nb\n\nc", pattern, nth) == want
