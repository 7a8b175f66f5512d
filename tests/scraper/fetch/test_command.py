"""`refgen fetch` as it is typed: what it says, where, and its exit code."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import httpx
import pytest
import trustme

import regenerate
from scraper.fetch import command, pages
from tests.scraper.fetch.server import Server, Site, reply

SAMPLE = b'Point\nJSON representation\n{\n  "x": number\n}\nFields\nx number\nHow far.\n'
LONGER = SAMPLE.replace(b"How far.", b"How far it is.")
TEXT = partial(reply, kind="text/plain")


@pytest.fixture
def sources(site: Site, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sources.toml of three pages; runs use the clock and the certificates of the test, and no cache of the user."""
    (site.folder / "pages").mkdir()
    for name in ("a", "b"):
        (site.folder / f"pages/{name}.txt").write_bytes(SAMPLE)
    file = site.folder / "sources.toml"
    head = f'[fetch]\nhosts = ["{site.server.host}"]\n[[api]]\nname = "points"\n'
    tables = (f'[[api.page]]\npath = "pages/{name}.txt"\nurl = "{site.server.url("")}/{name}.txt"\n' for name in "abc")
    file.write_text(head + "".join(tables), encoding="utf-8")
    transport = httpx.AsyncHTTPTransport(verify=site.context)
    monkeypatch.setattr(command, "fetch", partial(pages.fetch, transport=transport, clock=site.time.clock()))
    monkeypatch.setenv("XDG_CACHE_HOME", str(site.folder.parent / "cache"))
    return file


def run(sources: Path, *arguments: str) -> int:
    return regenerate.main(["fetch", "--sources", str(sources), *arguments])


def test_pages_refreshed(site: Site, sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site.server.answers |= {"/a.txt": [TEXT(SAMPLE)], "/b.txt": [TEXT(LONGER)], "/c.txt": [TEXT(SAMPLE)]}
    assert run(sources) == 0
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        "a.txt: unchanged",
        "b.txt: changed, 69 -> 75 bytes",
        "c.txt: new, 69 bytes",
        "3 pages: 1 unchanged, 1 changed, 1 new.",
    ]
    assert shown.err == ""
    assert run(sources) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 pages: 3 unchanged."


def test_failures(site: Site, sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site.server.answers |= {"/a.txt": [TEXT(LONGER)], "/b.txt": [TEXT(b"", 410)]}
    assert run(sources) == 1
    shown = capsys.readouterr()
    mend = "  Look where the page is now, and mend its `url` in sources.toml."
    assert shown.err.splitlines() == [
        f"b.txt: {site.server.url('/b.txt')} answered 410 (Gone)",
        mend,
        f"c.txt: {site.server.url('/c.txt')} answered 404 (Not Found)",
        mend,
        "2 of 3 pages could not be fetched; nothing was written.",
    ]
    assert shown.out == ""
    assert (sources.parent / "pages/a.txt").read_bytes() == SAMPLE
    assert not site.lock.exists()


@pytest.mark.parametrize("name", ["b.txt", "pages/b.txt"])
def test_only(site: Site, sources: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    site.server.answers |= {"/a.txt": [TEXT(LONGER)], "/b.txt": [TEXT(LONGER)]}
    assert run(sources, "--only", name) == 0
    assert capsys.readouterr().out.splitlines() == ["b.txt: changed, 69 -> 75 bytes", "1 page: 1 changed."]
    assert (sources.parent / "pages/a.txt").read_bytes() == SAMPLE
    assert site.server.paths() == ["/b.txt"]


def test_copies_made_by_hand(site: Site, sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site.server.answers["/a.txt"] = [reply(b"<html>", kind="text/html")]
    assert run(sources, "--only", "a.txt") == 0
    assert capsys.readouterr().out.splitlines() == [
        f"a.txt: skipped: {site.server.url('/a.txt')} answers in HTML, and this page is a text copy made by hand",
        '  Copy it again in a browser, or list it as a page of its own with format = "html".',
        "1 page: 1 skipped.",
    ]
    assert (sources.parent / "pages/a.txt").read_bytes() == SAMPLE


UNUSABLE = [
    ("--only x.txt", "", "", "command line: there is no page 'x.txt'\n  There are: a.txt, b.txt, c.txt."),
    ("", "https://{host}/b", "http://{host}/b", "sources.toml:10: b.txt: http://{host}/b.txt is not https\n"),
    (
        "",
        "https://{host}/b",
        "https://x.example/b",
        "sources.toml:10: b.txt: https://x.example/b.txt is on 'x.example'",
    ),
    ("", "{host}/b", "{host}/a", "sources.toml:7: a.txt: https://{host}/a.txt is the URL of more than one page\n"),
    (
        "",
        '["{host}"]',
        "[]",
        "sources.toml:7: a.txt: https://{host}/a.txt is on '{host}', a host that is not allowed\n",
    ),
    ("", "hosts", "host", "sources.toml:2: unknown key 'host'\n"),
    ("", "[fetch]", "[fetched]", "sources.toml:1: unknown key 'fetched'\n"),
]


@pytest.mark.parametrize(("arguments", "old", "new", "message"), UNUSABLE)
def test_unusable(
    site: Site, sources: Path, capsys: pytest.CaptureFixture[str], arguments: str, old: str, new: str, message: str
) -> None:
    text = sources.read_text(encoding="utf-8")
    old, new, message = (words.replace("{host}", site.server.host) for words in (old, new, message))
    assert old in text
    sources.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert run(sources, *arguments.split()) == 2
    shown = capsys.readouterr()
    assert message in shown.err
    assert shown.out == ""
    assert site.server.requests == []


def test_pages_of_a_glob_share_a_url(site: Site, sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, table, *_ = sources.read_text(encoding="utf-8").split("[[api.page]]")
    sources.write_text(f"{head}[[api.page]]{table.replace('pages/a.txt', 'pages/*.txt')}", encoding="utf-8")
    assert run(sources) == 2
    assert f"a.txt: {site.server.url('/a.txt')} is the URL of more than one page" in capsys.readouterr().err
    assert site.server.requests == []


def test_folder_that_cannot_be_written(
    site: Site, sources: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_bytes(path: Path, _: bytes) -> int:
        raise OSError(28, "No space left on device", str(path))

    site.server.answers["/b.txt"] = [TEXT(LONGER)]
    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    assert run(sources, "--only", "b.txt") == 2
    error = capsys.readouterr().err
    assert "cannot be read or written (No space left on device)\n  Nothing was changed." in error
    assert (sources.parent / "pages/b.txt").read_bytes() == SAMPLE


def test_interrupted(sources: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "fetch", fetch)
    assert run(sources) == 1
    assert capsys.readouterr().err == "Interrupted; nothing was written.\n"


def test_as_a_program(server: Server, sources: Path, authority: trustme.CA, tmp_path: Path) -> None:
    """The real command, clock and trust in certificates."""
    authority.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    server.answers["/b.txt"] = [TEXT(LONGER)]
    done = subprocess.run(
        [sys.executable, "-m", "regenerate", "fetch", "--sources", str(sources), "--only", "b.txt"],
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(tmp_path),
            "PYTHONPATH": str(Path(regenerate.__file__).parent),
            "SSL_CERT_FILE": str(tmp_path / "authority.pem"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        "b.txt: changed, 69 -> 75 bytes\n1 page: 1 changed.\n",
        "",
    )
    assert (sources.parent / "pages/b.txt").read_bytes() == LONGER


def test_other_commands_do_not_load_the_http_library() -> None:
    code = "import sys, regenerate; sys.exit('httpx' in sys.modules)"
    folder = Path(regenerate.__file__).parent
    assert subprocess.run([sys.executable, "-c", code], cwd=folder, check=False).returncode == 0
