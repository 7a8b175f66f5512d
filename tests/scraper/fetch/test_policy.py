"""Which URLs may be asked, and how sources.toml says so."""

from pathlib import Path

import pytest

from scraper.errors import Unusable
from scraper.fetch.policy import Failed, Policy, read_hosts

POLICY = Policy(hosts=frozenset({"docs.example.com", "docs.example.com:8443", "xn--bcher-kva.example", "[::1]"}))


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://docs.example.com/a?hl=ja#b", "docs.example.com"),
        ("HTTPS://Docs.Example.COM:443/", "docs.example.com"),
        ("https://docs.example.com:8443/", "docs.example.com:8443"),
        ("https://bücher.example/", "xn--bcher-kva.example"),
    ],
)
def test_allowed(url: str, host: str) -> None:
    assert POLICY.check(url) == host


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("http://docs.example.com/", "is not https"),
        ("ftp://docs.example.com/", "is not https"),
        ("//docs.example.com/", "is not https"),
        ("docs.example.com", "is not https"),
        ("https:///", "is on '', a host that is not allowed"),
        ("https://example.com/", "is on 'example.com', a host that is not allowed"),
        ("https://docs.example.com.evil.example/", "is on 'docs.example.com.evil.example', a host that is not allowed"),
        ("https://evil.example/?docs.example.com", "is on 'evil.example', a host that is not allowed"),
        ("https://evil.example\\@docs.example.com/", "holds a user name or password"),
        ("https://docs.example.com@evil.example/", "holds a user name or password"),
        ("https://me:secret@docs.example.com/", "holds a user name or password"),
        ("https://docs.example.com:8444/", "is on 'docs.example.com:8444', a host that is not allowed"),
        ("https://docs.example.com./", "is on 'docs.example.com.', a host that is not allowed"),
        ("https://127.0.0.1/", "is on '127.0.0.1', a host that is not allowed"),
        ("https://docs.example.com:x/", "is no URL"),
        ("https://docs.example.com/\n", "is no URL"),
    ],
)
def test_refused(url: str, problem: str) -> None:
    with pytest.raises(Failed) as caught:
        POLICY.check(url)
    assert caught.value.problem.startswith(problem)


@pytest.mark.parametrize(
    ("text", "hosts"),
    [
        ("", set()),
        ("[fetch]\n", set()),
        (
            '[fetch]\nhosts = ["a.example", "b.example:8443", "127.0.0.1:1"]',
            {"a.example", "b.example:8443", "127.0.0.1:1"},
        ),
        ('[fetch]\nhosts = ["a.example:443"]', {"a.example"}),
    ],
)
def test_hosts(tmp_path: Path, text: str, hosts: set[str]) -> None:
    file = tmp_path / "sources.toml"
    file.write_text(text, encoding="utf-8")
    assert read_hosts(file) == hosts


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\nfetch = 1", "2: `fetch` is not a table"),
        ('[fetch]\n\nhost = ["a.example"]', "3: unknown key 'host'"),
        ('[fetch]\nhosts = "a.example"', "2: `hosts` is not a list"),
        ("[fetch]\nhosts = [1]", "2: 1 is no host"),
        ('[fetch]\nhosts = [\n"a.example",\n"https://b.example"]', "4: 'https://b.example' is no host"),
        ('[fetch]\nhosts = ["*.example"]', "2: '*.example' is no host"),
        ('[fetch]\nhosts = ["A.example"]', "2: 'A.example' is no host"),
        ('[fetch]\nhosts = ["a.example/x"]', "2: 'a.example/x' is no host"),
        ('[fetch]\nhosts = [""]', "2: '' is no host"),
    ],
)
def test_unusable_hosts(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "sources.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unusable) as caught:
        read_hosts(file)
    assert str(caught.value).startswith(f"{file}:{message}")
