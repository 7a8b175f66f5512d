"""A server that misbehaves in every way: each is refused with words that say so, and no file changes."""

import asyncio
import gzip
import itertools
import socket
import ssl
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator

import httpx
import pytest

from scraper.fetch.body import read_body
from scraper.fetch.pages import Outcome
from scraper.fetch.policy import Failed, Limits
from tests.scraper.fetch.server import Answer, Request, Server, Site, redirect, reply

PAGE = b"# New\n"
Answers = list[bytes | Answer | Callable[[Request], bytes | Answer]]


def refused(site: Site) -> Outcome:
    """The outcome of fetching a page that must fail and leave everything as it was."""
    page = site.page("page.md")
    before = site.files()
    [outcome] = site.fetch(page)
    assert outcome.kind == "failed"
    assert outcome.problem.startswith(page.url)
    assert outcome.remedy
    assert site.files() == before
    return outcome


def chunked(*chunks: bytes) -> list[bytes]:
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/markdown\r\nTransfer-Encoding: chunked\r\n\r\n"
    return [head, *(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks)]


def endless(_: Request) -> Iterator[bytes]:
    head, *piece = chunked(b"x" * 10_000)
    yield head
    yield from itertools.cycle(piece)


SMALL = gzip.compress(PAGE)

FINAL: list[tuple[str, Answers, str]] = [
    ("gone", [reply(b"", 404)], "answered 404 (Not Found)"),
    ("forbidden", [reply(b"", 403)], "answered 403 (Forbidden)"),
    ("unheard of", [reply(b"", 599)], "answered 599"),
    ("part", [reply(PAGE, 206)], "answered 206 (Partial Content)"),
    ("unasked 304", [reply(b"", 304)], "answered 304 (Not Modified)"),
    ("nowhere", [reply(b"", 302)], "answered 302 (Found)"),
    ("JSON", [reply(b"{}", kind="application/json")], "answered with 'application/json', not text/plain or"),
    ("no type", [reply(PAGE, kind="")], "does not say of what type its answer is"),
    ("charset", [reply(PAGE, kind="text/plain; charset=Shift_JIS")], "answered in 'shift_jis'"),
    ("brotli", [reply(PAGE, content_encoding="br")], "is packed as 'br', which was not asked for"),
    ("packed twice", [reply(SMALL, content_encoding="gzip, gzip")], "is packed as 'gzip, gzip'"),
    ("announced size", [[reply(b"", content_length="100001")]], "sends more than 100,000 bytes"),
    ("endless", [endless], "sends more than 100,000 bytes"),
    ("bomb", [reply(gzip.compress(bytes(5_000_000)), content_encoding="gzip")], "unpacks to more than 300,000 bytes"),
    ("rest", [reply(SMALL + b"more", content_encoding="gzip")], "sent more after the end of its gzip data"),
    (
        "no end",
        [b"HTTP/1.1 200 OK\r\nContent-Type: text/markdown\r\n\r\n# New\n"],
        "does not say where its answer ends",
    ),
    ("Latin-1", [reply("# Ärger\n".encode("latin-1"))], "(page.md:1: the page is not UTF-8 (byte 0xc4))"),
    ("empty", [reply(b" \n")], "(page.md: the page is empty)"),
    ("binary", [reply(b"\0\0")], "(page.md:1: the page is binary"),
    ("too long a wait", [reply(b"", 429, retry_after="61")], "answered 429 (Too Many Requests), and asks to wait 61 s"),
]


@pytest.mark.parametrize(("answers", "problem"), [case[1:] for case in FINAL], ids=[case[0] for case in FINAL])
def test_refused_at_once(site: Site, answers: Answers, problem: str) -> None:
    site.server.answers["/page.md"] = answers
    assert problem in refused(site).problem
    assert site.server.paths() == ["/page.md"]
    assert site.time.slept == []


PASSING: list[tuple[str, Answers, str]] = [
    ("server error", [reply(b"", 500)], "answered 500 (Internal Server Error)"),
    ("overload", [reply(b"", 503)], "answered 503 (Service Unavailable)"),
    ("no target", [redirect("https://x:y/")], "gave no whole answer (Invalid URL in location header"),
    ("cut in the head", [b"HTTP/1.1 200 OK\r\nConte"], "gave no whole answer (Server disconnected"),
    ("no answer", [b""], "gave no whole answer (Server disconnected"),
    ("no HTTP", [b"SSH-2.0-x\r\n\r\n"], "gave no whole answer (illegal status line"),
    ("cut in the body", [reply(b"", content_length="9")], "gave no whole answer (peer closed connection"),
    ("cut in a chunk", [chunked(PAGE)], "gave no whole answer (peer closed connection"),
    ("cut gzip", [reply(SMALL[:-5], content_encoding="gzip")], "sent gzip data that ends too early"),
    ("length too small", [reply(SMALL, content_encoding="gzip", content_length="9")], "sent gzip data that ends too"),
    ("broken gzip", [reply(b"no gzip", content_encoding="gzip")], "sent broken gzip data"),
]


@pytest.mark.parametrize(("answers", "problem"), [case[1:] for case in PASSING], ids=[case[0] for case in PASSING])
def test_tried_four_times(site: Site, answers: Answers, problem: str) -> None:
    site.server.answers["/page.md"] = answers
    found = refused(site).problem
    assert problem in found
    assert found.endswith(" (tried 4 times)")
    assert site.server.paths() == ["/page.md"] * 4
    assert site.time.slept == [1, 2, 4]


@pytest.mark.parametrize("answers", [case[1] for case in PASSING], ids=[case[0] for case in PASSING])
def test_what_passes_is_forgotten(site: Site, answers: Answers) -> None:
    site.server.answers["/page.md"] = [*answers, reply(PAGE)]
    page = site.page("page.md")
    [outcome] = site.fetch(page)
    assert (outcome.kind, outcome.before, outcome.after) == ("changed", 4, 6)
    assert page.file.read_bytes() == PAGE
    assert site.time.slept == [1]


@pytest.mark.parametrize(
    ("headers", "waited"),
    [
        ({"retry_after": "7"}, 7),
        ({"retry_after": "60"}, 60),
        ({"retry_after": "0"}, 1),
        ({"retry_after": "Fri, 01 Jan 2100 00:00:30 GMT", "date": "Fri, 01 Jan 2100 00:00:00 GMT"}, 30),
        ({"retry_after": "Fri, 01 Jan 2100 00:00:00 GMT", "date": "Fri, 01 Jan 2100 00:00:30 GMT"}, 1),
        ({"retry_after": "Fri, 01 Jan 2100 00:00:30 GMT"}, 1),
        ({"retry_after": "soon"}, 1),
        ({}, 1),
    ],
)
@pytest.mark.parametrize("status", [429, 503])
def test_waits_as_asked(site: Site, status: int, headers: dict[str, str], waited: float) -> None:
    site.server.answers["/page.md"] = [reply(b"", status, **headers), reply(PAGE)]
    assert [outcome.kind for outcome in site.fetch(site.page("page.md"))] == ["changed"]
    assert site.time.seconds == waited


def test_silence(site: Site) -> None:
    def silent(_: Request) -> Iterator[bytes]:
        site.server.over.wait(10)
        yield b""

    site.limit(read=0.05, attempts=2)
    site.server.answers["/page.md"] = [silent]
    assert "sent nothing for 0.05 s (tried 2 times)" in refused(site).problem


def test_drop_by_drop(site: Site) -> None:
    """Each byte comes in time, the whole does not."""

    def dripping(_: Request) -> Iterator[bytes]:
        yield reply(b"", content_length="1000")
        for _byte in range(1000):
            site.server.over.wait(0.01)
            yield b"x"

    site.limit(read=1, total=0.1, attempts=1)
    site.server.answers["/page.md"] = [dripping]
    assert "took longer than 0.1 s" in refused(site).problem


def test_a_head_without_end(site: Site) -> None:
    def dripping(_: Request) -> Iterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\n"
        yield from itertools.repeat(b"X-Field: %s\r\n" % (b"x" * 1000))

    site.limit(attempts=1)
    site.server.answers["/page.md"] = [dripping]
    assert "gave no whole answer" in refused(site).problem


def test_no_handshake(site: Site) -> None:
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        site.limit(connect=0.05, attempts=2)
        host = f"127.0.0.1:{deaf.getsockname()[1]}"
        [outcome] = site.fetch(site.page("page.md", url=f"https://{host}/"), hosts=[host])
    assert "gave no connection within 0.05 s" in outcome.problem


def test_nobody_there(site: Site) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        host = f"127.0.0.1:{gone.getsockname()[1]}"
    [outcome] = site.fetch(site.page("page.md", url=f"https://{host}/"), hosts=[host])
    assert "gave no whole answer (All connection attempts failed) (tried 4 times)" in outcome.problem
    assert "robots.txt" in outcome.problem


def test_a_certificate_that_nobody_vouches_for(site: Site) -> None:
    site.context = ssl.create_default_context()
    assert "has a certificate that is not trusted (" in refused(site).problem
    assert site.time.slept == []
    assert site.server.requests == []


REDIRECTS = [
    ("to http", "http://{host}/page.md", "redirects to http://{host}/page.md, which is not https"),
    ("to another host", "https://{other}/x", "which is on '{other}', a host that is not allowed"),
    ("to a user", "https://me:secret@{host}/x", "which holds a user name or password"),
    ("to a file", "file:///etc/passwd", "redirects to file://127.0.0.1/etc/passwd, which is not https"),
    ("to itself", "/page.md", "redirects in a circle, by https://{host}/page.md"),
    ("round", "/1", "redirects in a circle, by https://{host}/2"),
    ("for ever", "/a", "redirects more than 5 times, last to https://{host}/f"),
    ("into the void", "/void", "redirects to https://{host}/void, which answered 404 (Not Found)"),
]


@pytest.mark.parametrize(("target", "problem"), [case[1:] for case in REDIRECTS], ids=[case[0] for case in REDIRECTS])
def test_redirects_are_held_to_the_policy(site: Site, server: Server, target: str, problem: str) -> None:
    names = {"host": server.host, "other": server.other_host}
    server.answers["/page.md"] = [redirect(target.format(**names))]
    server.answers["/1"] = [redirect("/2")]
    server.answers["/2"] = [redirect("/1")]
    server.answers |= {f"/{at}": [redirect(f"/{to}")] for at, to in itertools.pairwise("abcdefgh")}
    server.answers["/x"] = [reply(PAGE)]
    assert problem.format(**names) in refused(site).problem
    assert "/x" not in server.paths()


def test_bomb_is_refused_while_it_streams() -> None:
    """A piece that would unpack to 50 MB takes no more memory than is allowed, and no second piece is taken."""
    piece = gzip.compress(bytes(50_000_000), compresslevel=1)
    taken = 0

    class Bomb(httpx.AsyncByteStream):
        async def __aiter__(self) -> AsyncIterator[bytes]:
            nonlocal taken
            for _ in range(1000):
                taken += 1
                yield piece

    response = httpx.Response(200, headers={"content-encoding": "gzip"}, stream=Bomb())
    tracemalloc.start()
    with pytest.raises(Failed, match="unpacks to more than 1,000,000 bytes"):
        asyncio.run(read_body(response, Limits(decoded=1_000_000)))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken == 1
    assert peak < 5_000_000
