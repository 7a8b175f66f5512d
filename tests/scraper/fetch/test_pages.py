"""What a fetch writes: the pages that changed, all of them or none, and a lock file that moves only when they do."""

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from scraper.errors import Unusable
from scraper.fetch.cache import Cache
from scraper.fetch.pages import declares
from scraper.sources import PageSource
from tests.scraper.fetch.server import Request, Server, Site, redirect, reply

OLD, NEW = b"old\n", b"# New\n"
HTML = b"<!DOCTYPE html><html><body><p>\xe3\x83\x84\xe3\x83\xbc\xe3\x83\xab &amp; x</p></body></html>"


def with_etag(body: bytes, etag: str, **headers: str) -> Callable[[Request], bytes]:
    """The body under an ETag; 304 to those who have it."""

    def answer(request: Request) -> bytes:
        known = request.headers.get("if-none-match") == etag
        return reply(b"" if known else body, 304 if known else 200, etag=etag, **headers)

    return answer


def kinds(site: Site, *pages: PageSource) -> list[str]:
    return [outcome.kind for outcome in site.fetch(*pages)]


def test_changed_page_and_its_lock(site: Site) -> None:
    site.server.answers["/page.md"] = [redirect("/there.md#part"), redirect("/elsewhere.md")]
    site.server.answers["/there.md"] = [
        reply(gzip.compress(NEW), content_encoding="gzip", etag='"1"', last_modified="Thu, 01 Jan 2026 00:00:00 GMT")
    ]
    page = site.page("page.md")
    [outcome] = site.fetch(page)
    assert (outcome.kind, outcome.before, outcome.after) == ("changed", 4, 6)
    assert page.file.read_bytes() == NEW
    assert json.loads(site.lock.read_bytes()) == {
        "page.md": {
            "url": site.server.url("/page.md"),
            "final_url": site.server.url("/there.md"),
            "etag": '"1"',
            "last_modified": "Thu, 01 Jan 2026 00:00:00 GMT",
            "sha256": hashlib.sha256(NEW).hexdigest(),
            "size": 6,
        }
    }
    assert sorted(site.files()) == ["page.md", "sources.lock.json"]


@pytest.mark.parametrize(
    ("path", "kind", "body"),
    [
        ("page.html", "text/html; charset=utf-8", HTML),
        ("page.html", "application/xhtml+xml", HTML),
        ("page.md", "text/plain", b"\xef\xbb\xbf# One\r\n\r\ntwo"),
        ("page.md", "text/markdown; charset=UTF-8", b"# One\n"),
        ("page.txt", "TEXT/PLAIN;charset=us-ascii", b"One\n"),
    ],
)
def test_stored_as_it_came(site: Site, path: str, kind: str, body: bytes) -> None:
    site.server.answers[f"/{path}"] = [reply(body, kind=kind)]
    page = site.page(path, None)
    [outcome] = site.fetch(page)
    assert (outcome.kind, outcome.before, outcome.after) == ("new", 0, len(body))
    assert page.file.read_bytes() == body


def test_new_page_in_a_new_folder(site: Site) -> None:
    site.server.answers["/page.md"] = [reply(NEW)]
    page = replace(site.page("page.md", None), file=site.folder / "pages/some/page.md")
    assert kinds(site, page) == ["new"]
    assert page.file.read_bytes() == NEW
    assert list(json.loads(site.lock.read_bytes())) == ["pages/some/page.md"]


def test_unmodified_page(site: Site) -> None:
    modified = "Thu, 01 Jan 2026 00:00:00 GMT"
    site.server.answers["/page.md"] = [with_etag(NEW, 'W/"1"', last_modified=modified)]
    page = site.page("page.md")
    assert kinds(site, page) == ["changed"]
    before = site.files()
    assert kinds(site, page) == ["unchanged"]
    assert site.files() == before
    first, second = (request for request in site.server.requests if request.path == "/page.md")
    assert "if-none-match" not in first.headers
    assert "if-modified-since" not in first.headers
    assert second.headers["if-none-match"] == 'W/"1"'
    assert second.headers["if-modified-since"] == modified


def test_unmodified_since(site: Site) -> None:
    """A server without ETags."""
    date = "Thu, 01 Jan 2026 00:00:00 GMT"
    site.server.answers["/page.md"] = [
        lambda request: (
            reply(b"", 304) if request.headers.get("if-modified-since") == date else reply(NEW, last_modified=date)
        )
    ]
    page = site.page("page.md")
    assert [kinds(site, page), kinds(site, page)] == [["changed"], ["unchanged"]]


def test_changing_etag_changes_nothing(site: Site) -> None:
    """The same page under an ETag and a date that are new every time."""
    site.server.answers["/page.md"] = [
        reply(NEW, etag=f'"{number}"', last_modified=f"Thu, 0{number} Jan 2026 00:00:00 GMT") for number in (1, 2, 3)
    ]
    page = site.page("page.md")
    assert kinds(site, page) == ["changed"]
    before = site.files()
    assert [kinds(site, page), kinds(site, page)] == [["unchanged"]] * 2
    assert site.files() == before


def test_edited_page_is_loaded_anew(site: Site) -> None:
    """What lies there is not what came, so it must not be called unmodified."""
    site.server.answers["/page.md"] = [with_etag(NEW, '"1"')]
    page = site.page("page.md")
    site.fetch(page)
    page.file.write_bytes(b"edited\n")
    assert kinds(site, page) == ["changed"]
    assert page.file.read_bytes() == NEW
    assert "if-none-match" not in site.server.requests[-1].headers


def test_validators_go_only_where_they_came_from(site: Site) -> None:
    site.server.answers["/page.md"] = [redirect("/1.md"), redirect("/1.md"), redirect("/2.md")]
    site.server.answers["/1.md"] = [with_etag(NEW, '"1"')]
    site.server.answers["/2.md"] = [with_etag(b"# Newer\n", '"1"')]
    page = site.page("page.md")
    assert [kinds(site, page) for _ in range(3)] == [["changed"], ["unchanged"], ["changed"]]
    assert [request.path for request in site.server.requests if "if-none-match" in request.headers] == ["/1.md"]
    assert json.loads(site.lock.read_bytes())["page.md"]["final_url"] == site.server.url("/2.md")


def test_moved_url_is_loaded_anew_and_locked(site: Site) -> None:
    site.server.answers |= {"/page.md": [with_etag(NEW, '"1"')], "/moved.md": [with_etag(NEW, '"1"')]}
    page = site.page("page.md")
    site.fetch(page)
    assert kinds(site, replace(page, url=site.server.url("/moved.md"))) == ["unchanged"]
    assert "if-none-match" not in site.server.requests[-1].headers
    assert json.loads(site.lock.read_bytes())["page.md"]["url"] == site.server.url("/moved.md")


def test_all_or_nothing(site: Site) -> None:
    pages = [site.page(f"{name}.md", vendored) for name, vendored in (("a", OLD), ("b", OLD), ("c", None), ("d", OLD))]
    for name in "acd":
        site.server.answers[f"/{name}.md"] = [reply(NEW)]
    before = site.files()
    outcomes = site.fetch(*pages)
    assert [outcome.kind for outcome in outcomes] == ["changed", "failed", "new", "changed"]
    assert [outcome.page.path for outcome in outcomes] == ["a.md", "b.md", "c.md", "d.md"]
    assert site.files() == before
    site.server.answers["/b.md"] = [reply(NEW)]
    assert kinds(site, *pages) == ["changed", "changed", "new", "changed"]
    assert set(site.files()) == {"a.md", "b.md", "c.md", "d.md", "sources.lock.json"}
    assert list(json.loads(site.lock.read_bytes())) == ["a.md", "b.md", "c.md", "d.md"]


def test_lock_is_the_same_whatever_the_order(site: Site) -> None:
    pages = [site.page(f"{name}.md") for name in "cab"]
    site.server.answers |= {f"/{name}.md": [reply(NEW)] for name in "cab"}
    site.fetch(*pages)
    lock = site.lock.read_bytes()
    assert list(json.loads(lock)) == ["a.md", "b.md", "c.md"]
    site.lock.unlink()
    site.fetch(*reversed(pages))
    assert site.lock.read_bytes() == lock


def test_lock_keeps_pages_not_asked_for_and_drops_those_gone(site: Site) -> None:
    one, two, three = pages = [site.page(f"{name}.md") for name in "abc"]
    site.server.answers |= {f"/{name}.md": [reply(NEW)] for name in "abc"}
    site.fetch(*pages)
    site.server.answers["/a.md"] = [reply(b"# Newer\n")]
    site.fetch(one, known=[one, two])
    lock = json.loads(site.lock.read_bytes())
    assert {name: entry["size"] for name, entry in lock.items()} == {"a.md": 8, "b.md": 6}
    assert three.file.read_bytes() == NEW


@pytest.mark.parametrize(
    "text", [b"<<<<<<< ours", b"[]", b'{"page.md": {"url": 1}}', b'{"page.md": {"extra": 1}}', b"\xff"]
)
def test_broken_lock(site: Site, text: bytes) -> None:
    site.lock.write_bytes(text)
    with pytest.raises(Unusable, match=r"no usable lock file .*\n  Restore it, or remove it to fetch anew"):
        site.fetch(site.page("page.md"))
    assert site.server.requests == []
    assert site.lock.read_bytes() == text


def test_cache_keeps_what_a_failed_run_loaded(site: Site, tmp_path: Path) -> None:
    site.cache = Cache(tmp_path / "cache")
    site.server.answers["/a.md"] = [with_etag(NEW, '"1"')]
    pages = [site.page("a.md"), site.page("b.md")]
    assert kinds(site, *pages) == ["changed", "failed"]
    assert pages[0].file.read_bytes() == OLD
    site.server.answers["/b.md"] = [reply(NEW)]
    assert kinds(site, *pages) == ["changed", "changed"]
    assert pages[0].file.read_bytes() == NEW
    asked = [request.headers.get("if-none-match") for request in site.server.requests if request.path == "/a.md"]
    assert asked == [None, '"1"']
    assert json.loads(site.lock.read_bytes())["a.md"]["etag"] == '"1"'


def test_cache_may_break_or_vanish(site: Site, tmp_path: Path) -> None:
    site.cache = Cache(tmp_path / "cache")
    site.server.answers["/page.md"] = [with_etag(NEW, '"1"')]
    page = site.page("page.md")
    site.fetch(page)
    [file] = (tmp_path / "cache").iterdir()
    for broken in (b"", b"{}\n# New\n", file.read_bytes()[:-1], b"\xff"):
        file.write_bytes(broken)
        page.file.write_bytes(OLD)
        assert kinds(site, page) == ["changed"]
        assert page.file.read_bytes() == NEW
    file.unlink()
    file.parent.rmdir()
    file.parent.write_bytes(b"in the way")
    page.file.write_bytes(OLD)
    assert kinds(site, page) == ["changed"]


def test_cache_does_not_keep_what_it_must_not(site: Site, tmp_path: Path) -> None:
    site.cache = Cache(tmp_path / "cache")
    site.server.answers["/page.md"] = [reply(NEW, cache_control="private, No-Store")]
    site.fetch(site.page("page.md"))
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("path", ["page.txt", "page.md"])
@pytest.mark.parametrize("kind", ["text/html; charset=utf-8", "text/plain"])
def test_copy_made_by_hand_is_left_alone(site: Site, path: str, kind: str) -> None:
    """An HTML page cannot give back the text that somebody copied from a browser, whatever the server calls it."""
    site.server.answers |= {f"/{path}": [reply(HTML, kind=kind)], "/other.md": [reply(NEW)]}
    page, other = site.page(path), site.page("other.md")
    skipped, changed = site.fetch(page, other)
    assert (skipped.kind, changed.kind) == ("skipped", "changed")
    form = "text" if path == "page.txt" else "markdown"
    assert skipped.problem == f"{page.url} answers in HTML, and this page is a {form} copy made by hand"
    assert 'format = "html"' in skipped.remedy
    assert page.file.read_bytes() == OLD
    assert list(json.loads(site.lock.read_bytes())) == ["other.md"]


def test_html_in_place_of_a_fetched_text_is_a_failure(site: Site) -> None:
    site.server.answers["/page.md"] = [reply(NEW), reply(HTML, kind="text/html")]
    page = site.page("page.md")
    site.fetch(page)
    [outcome] = site.fetch(page)
    assert outcome.kind == "failed"
    assert "answered with 'text/html', not text/plain or text/markdown or text/x-markdown" in outcome.problem
    assert page.file.read_bytes() == NEW


def test_html_in_place_of_a_new_text_is_a_failure(site: Site) -> None:
    site.server.answers["/page.md"] = [reply(HTML, kind="text/html")]
    assert kinds(site, site.page("page.md", None)) == ["failed"]
    assert site.files() == {}


def test_page_without_url_is_skipped(site: Site) -> None:
    [outcome] = site.fetch(site.page("page.md", url=""))
    assert (outcome.kind, outcome.problem) == ("skipped", "it has no URL")
    assert sorted(site.files()) == ["page.md"]
    assert site.server.requests == []


def test_what_is_asked(site: Site) -> None:
    site.server.answers |= {"/page.html": [reply(HTML, kind="text/html")], "/page.md": [reply(NEW)]}
    site.fetch(site.page("page.html"), replace(site.page("page.md"), language="ja"))
    asked = {request.path: request.headers for request in site.server.requests}
    assert asked["/page.html"]["accept"] == "text/html, application/xhtml+xml, */*;q=0.1"
    assert asked["/page.html"]["accept-language"] == "en"
    assert asked["/page.md"]["accept"] == "text/plain, text/markdown, text/x-markdown, */*;q=0.1"
    assert asked["/page.md"]["accept-language"] == "ja"
    for headers in asked.values():
        assert headers["accept-encoding"] == "gzip"
        assert headers["user-agent"].startswith("refgen/")
        assert headers["host"] == site.server.host


def test_cookies_are_not_sent_back(site: Site) -> None:
    site.server.answers["/page.md"] = [redirect("/there.md", set_cookie="who=me; Path=/")]
    site.server.answers["/there.md"] = [reply(NEW)]
    assert kinds(site, site.page("page.md")) == ["changed"]
    assert [request.headers.get("cookie") for request in site.server.requests] == [None] * 3


def test_many_pages_at_once(site: Site, server: Server) -> None:
    pages = [site.page(f"{number}.md") for number in range(30)]
    server.answers |= {f"/{number}.md": [reply(b"# %d\n" % number)] for number in range(30)}
    assert kinds(site, *pages) == ["changed"] * 30
    assert [page.file.read_bytes() for page in pages] == [b"# %d\n" % number for number in range(30)]
    assert server.count("/robots.txt") == 1


SAMPLE = b'Point\nJSON representation\n{\n  "x": number\n}\nFields\nx number\nHow far.\n'


@pytest.mark.parametrize("language", ["en", ""])
def test_page_that_declares_something_is_taken(site: Site, language: str) -> None:
    site.check = declares
    site.server.answers["/page.txt"] = [reply(SAMPLE, kind="text/plain")]
    page = replace(site.page("page.txt"), language=language)
    assert kinds(site, page) == ["changed"]
    assert page.file.read_bytes() == SAMPLE


@pytest.mark.parametrize("language", ["en", ""])
def test_page_that_declares_nothing_is_refused(site: Site, language: str) -> None:
    """What a server says kindly, with status 200, when the page is gone."""
    site.check = declares
    site.server.answers["/page.txt"] = [reply(b"We are sorry, nothing was found.\n", kind="text/plain")]
    page = replace(site.page("page.txt"), language=language)
    [outcome] = site.fetch(page)
    assert outcome.kind == "failed"
    assert outcome.problem == f"{page.url} sent a page that cannot be used (page.txt: the page declares nothing)"
    assert page.file.read_bytes() == OLD
