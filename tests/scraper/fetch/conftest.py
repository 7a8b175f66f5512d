import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
import trustme

from tests.scraper.fetch.server import Server, Site, serving


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    """The certificate authority that the tests trust."""
    return trustme.CA()


@pytest.fixture(scope="session")
def server_context(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1", "localhost").configure_cert(context)
    return context


@pytest.fixture(scope="session")
def client_context(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    authority.configure_trust(context)
    return context


@pytest.fixture
def server(server_context: ssl.SSLContext) -> Iterator[Server]:
    with serving(server_context) as server:
        yield server


@pytest.fixture
def site(tmp_path: Path, server: Server, client_context: ssl.SSLContext) -> Site:
    folder = tmp_path / "site"
    folder.mkdir()
    return Site(folder=folder, server=server, context=client_context)
