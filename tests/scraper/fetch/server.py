"""A TLS server on the loopback that answers as badly as a test wants, and the run of a fetch against it."""

import asyncio
import contextlib
import socketserver
import ssl
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from msgspec.structs import replace

from scraper.fetch.cache import Cache
from scraper.fetch.pages import Outcome, fetch
from scraper.fetch.policy import Clock, Limits, Policy
from scraper.readers import lines
from scraper.sources import PageSource

Answer = Iterable[bytes]
"""The pieces of all that the server sends, head and body."""


@dataclass
class Request:
    path: str
    headers: dict[str, str]


def reply(body: bytes = b"", status: int = 200, kind: str = "text/markdown; charset=utf-8", **headers: str) -> bytes:
    """A whole, right answer; `etag="x"` and the like add headers, `_` standing for `-`."""
    head = {"content-type": kind, "content-length": str(len(body)), "connection": "close"}
    head |= {name.replace("_", "-"): value for name, value in headers.items()}
    fields = "".join(f"{name}: {value}\r\n" for name, value in head.items() if value)
    return f"HTTP/1.1 {status} Whatever\r\n{fields}\r\n".encode() + body


def redirect(location: str, status: int = 302, **headers: str) -> bytes:
    return reply(b"", status, location=location, **headers)


class Server(socketserver.ThreadingTCPServer):
    """`answers` holds for each path what is sent the first time, the second time, ...; the last is sent ever after.

    An answer is bytes, their pieces, or a function from the request to either. Other paths are answered 404.
    """

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, context: ssl.SSLContext) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.context = context
        self.answers: dict[str, Sequence[bytes | Answer | Callable[[Request], bytes | Answer]]] = {}
        self.requests: list[Request] = []
        self.over = threading.Event()
        """Set when the test is over: answers that wait for it never come in time."""

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"

    @property
    def other_host(self) -> str:
        """Another name for the same server, not allowed unless the test says so."""
        return f"localhost:{self.server_address[1]}"

    def url(self, path: str) -> str:
        return f"https://{self.host}{path}"

    def paths(self) -> list[str]:
        """What was asked for, robots.txt aside."""
        return [request.path for request in self.requests if request.path != "/robots.txt"]

    def count(self, path: str) -> int:
        return [request.path for request in self.requests].count(path)

    def take(self, request: Request) -> Answer:
        """The next answer to the request, in pieces."""
        number = self.count(request.path)
        self.requests.append(request)
        answers = self.answers.get(request.path, [reply(b"no such page", 404)])
        answer = answers[min(number, len(answers) - 1)]
        if callable(answer):
            answer = answer(request)
        return [answer] if isinstance(answer, bytes) else answer

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up, or does not trust us, is what the tests are about."""


class _Handler(socketserver.BaseRequestHandler):
    server: Server

    def handle(self) -> None:
        self.request.settimeout(10)
        with contextlib.suppress(OSError), self.server.context.wrap_socket(self.request, server_side=True) as stream:
            head = b""
            while b"\r\n\r\n" not in head:
                piece = stream.recv(65536)
                if not piece:
                    return
                head += piece
            first, *fields = head.decode("ascii").rstrip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in fields)}
            for piece in self.server.take(Request(first.split()[1], headers)):
                stream.sendall(piece)


@dataclass
class Time:
    """A clock that only sleeping moves, and chance that always says the same."""

    seconds: float = 0
    slept: list[float] = field(default_factory=list)

    def clock(self) -> Clock:
        return Clock(now=lambda: self.seconds, sleep=self.sleep, chance=lambda: 1.0)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.seconds += seconds
        await asyncio.sleep(0)


LIMITS = Limits(connect=5, read=5, total=5, received=100_000, decoded=300_000, interval=0)
"""Room enough for the pages of the tests; back-off as it is, on a clock that costs no time."""


def readable(page: PageSource) -> None:
    lines(page.path, page.file.read_bytes())


@dataclass
class Site:
    """A folder with a `sources.toml` (never read here), the server, and what a run needs."""

    folder: Path
    server: Server
    context: ssl.SSLContext
    time: Time = field(default_factory=Time)
    cache: Cache | None = None
    limits: Limits = LIMITS
    check: Callable[[PageSource], None] = readable

    def page(
        self, path: str, vendored: bytes | None = b"old\n", *, url: str | None = None, form: str = ""
    ) -> PageSource:
        """A page listed with a URL of the same path, of the format that its ending says; `vendored` lies there."""
        file = self.folder / path
        if vendored is not None:
            file.write_bytes(vendored)
        form = form or {".md": "markdown", ".txt": "text", ".html": "html"}[file.suffix]
        where = self.server.url(f"/{path}") if url is None else url
        return PageSource(path=path, file=file, url=where, language="en", format=form)

    def fetch(
        self, *pages: PageSource, known: Sequence[PageSource] | None = None, hosts: Sequence[str] | None = None
    ) -> list[Outcome]:
        policy = Policy(hosts=frozenset(hosts or [self.server.host]), limits=self.limits)
        return fetch(
            self.folder / "sources.toml",
            pages,
            policy,
            known_pages=pages if known is None else known,
            cache=self.cache,
            check=self.check,
            transport=httpx.AsyncHTTPTransport(verify=self.context),
            clock=self.time.clock(),
        )

    def limit(self, **limits: float) -> None:
        self.limits = replace(self.limits, **limits)

    @property
    def lock(self) -> Path:
        return self.folder / "sources.lock.json"

    def files(self) -> dict[str, bytes]:
        """All that lies in the folder."""
        return {path.name: path.read_bytes() for path in sorted(self.folder.rglob("*")) if path.is_file()}


@contextlib.contextmanager
def serving(context: ssl.SSLContext) -> Iterator[Server]:
    with Server(context) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.over.set()
            server.shutdown()
            thread.join()
