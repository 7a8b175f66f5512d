"""robots.txt is heeded (RFC 9309), and fetched under the same policy as the pages."""

import pytest

from tests.scraper.fetch.server import Site, redirect, reply

PAGE = b"# New\n"


def robots(text: str) -> bytes:
    return reply(text.encode(), kind="text/plain")


ALLOWED = [
    ("none", reply(b"", 404)),
    ("none for us", reply(b"", 403)),
    ("empty", robots("")),
    ("others", robots("User-agent: *\nDisallow: /\n\nUser-agent: refgen\nDisallow: /private\n")),
    ("longest match", robots("User-agent: *\nDisallow: /docs\nAllow: /docs/page.md\n")),
    ("another ending", robots("User-agent: *\nDisallow: /*.html$\n")),
    ("BOM, HTML", reply(b"\xef\xbb\xbf<html>\xff", kind="text/html")),
    ("redirected", redirect("/rules")),
    ("after failures", [reply(b"", 500), reply(b"", 503), robots("")]),
]


@pytest.mark.parametrize("answer", [case[1] for case in ALLOWED], ids=[case[0] for case in ALLOWED])
def test_allowed(site: Site, answer: bytes | list[bytes]) -> None:
    site.server.answers["/robots.txt"] = answer if isinstance(answer, list) else [answer]
    site.server.answers["/rules"] = [robots("User-agent: *\nAllow: /\n")]
    site.server.answers["/docs/page.md"] = [reply(PAGE)]
    [outcome] = site.fetch(site.page("page.md", url=site.server.url("/docs/page.md")))
    assert outcome.kind == "changed"


DISALLOWED = [
    ("all", robots("User-agent: *\nDisallow: /\n"), "is disallowed by the host's robots.txt"),
    ("us", robots("User-agent: *\nAllow: /\n\nUser-agent: Refgen\nDisallow: /docs\n"), "is disallowed by the host's"),
    ("by pattern", robots("User-agent: *\nDisallow: /*.md$\n"), "is disallowed by the host's robots.txt"),
    ("BOM", robots("\ufeffUser-agent: *\nDisallow: /docs\n"), "is disallowed by the host's robots.txt"),
    ("redirected", redirect("/rules"), "is disallowed by the host's robots.txt"),
    (
        "broken",
        reply(b"", 500),
        "may not be fetched, because https://{host}/robots.txt cannot be read: it answered 500",
    ),
    ("busy", reply(b"", 429), "cannot be read: it answered 429 (Too Many Requests) (tried 4 times)"),
    ("elsewhere", redirect("https://{other}/robots.txt"), "a host that is not allowed"),
    ("plain", redirect("http://{host}/robots.txt"), "cannot be read: it redirects to http://"),
    ("huge", reply(b"", content_length="100001"), "cannot be read: it sends more than 100,000 bytes"),
    ("slow", robots("User-agent: *\nCrawl-delay: 61\n"), "robots.txt asks for 61 s between requests"),
]


@pytest.mark.parametrize(("answer", "problem"), [case[1:] for case in DISALLOWED], ids=[case[0] for case in DISALLOWED])
def test_disallowed(site: Site, answer: bytes, problem: str) -> None:
    names = {"host": site.server.host, "other": site.server.other_host}
    for name, value in names.items():
        answer = answer.replace(b"{%s}" % name.encode(), value.encode())
    site.server.answers["/robots.txt"] = [answer]
    site.server.answers["/rules"] = [robots("User-agent: *\nDisallow: /docs\n")]
    site.server.answers["/docs/page.md"] = [reply(PAGE)]
    [outcome] = site.fetch(site.page("page.md", url=site.server.url("/docs/page.md")))
    assert outcome.kind == "failed"
    assert problem.format(**names) in outcome.problem
    assert "/docs/page.md" not in site.server.paths()


def test_every_hop_is_asked_about(site: Site) -> None:
    site.server.answers["/robots.txt"] = [robots("User-agent: *\nDisallow: /private\n")]
    site.server.answers["/page.md"] = [redirect("/private/page.md")]
    site.server.answers["/private/page.md"] = [reply(PAGE)]
    [outcome] = site.fetch(site.page("page.md"))
    assert outcome.problem.endswith("/private/page.md, which is disallowed by the host's robots.txt")
    assert site.server.paths() == ["/page.md"]


def test_each_page_is_told_the_same_once(site: Site) -> None:
    host, other = site.server.host, site.server.other_host
    site.server.answers["/robots.txt"] = [
        lambda request: reply(b"", 500) if request.headers["host"] == other else robots("")
    ]
    site.server.answers |= {f"/{name}.md": [redirect(f"https://{other}/{name}.md")] for name in "ab"}
    outcomes = site.fetch(site.page("a.md"), site.page("b.md"), hosts=[host, other])
    assert [outcome.problem for outcome in outcomes] == [
        f"https://{host}/{name}.md redirects to https://{other}/{name}.md, which may not be fetched, because "
        f"https://{other}/robots.txt cannot be read: it answered 500 (Internal Server Error) (tried 4 times)"
        for name in "ab"
    ]
    assert [request.headers["host"] for request in site.server.requests if request.path == "/robots.txt"].count(
        other
    ) == 4


@pytest.mark.parametrize(
    ("rules", "seconds"), [("Crawl-delay: 3", 3), ("Request-rate: 1/10", 10), ("Crawl-delay: 0.1", 0.5), ("", 0.5)]
)
def test_the_delay_it_asks_for(site: Site, rules: str, seconds: float) -> None:
    """Three requests after that for robots.txt, as far apart as it says or as we always are."""
    site.limit(interval=0.5)
    site.server.answers["/robots.txt"] = [robots(f"User-agent: *\n{rules}\n")]
    site.server.answers |= {f"/{name}.md": [reply(PAGE)] for name in "abc"}
    site.fetch(*(site.page(f"{name}.md") for name in "abc"))
    assert site.time.seconds == pytest.approx(0.5 + 2 * seconds)
