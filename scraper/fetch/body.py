"""The body of an answer, read within limits: what is too large is refused while it streams, not after."""

import zlib

import httpx

from scraper.fetch.answer import AGAIN
from scraper.fetch.policy import Failed, Limits, Transient

IDENTITY, GZIP = ("", "identity"), ("gzip", "x-gzip")
"""The content encodings we understand. Others can unpack without bound before anything can be said about it."""

SIZE_REMEDY = "Check that the URL shows a reference page."


async def read_body(response: httpx.Response, limits: Limits) -> bytes:
    """The decompressed body of a response whose headers have arrived.

    Raises `Failed` for one larger than the limits or in an encoding not asked for, `Transient` for one cut short.
    """
    encoding = response.headers.get("content-encoding", "").strip().lower()
    if encoding not in (*IDENTITY, *GZIP):
        raise Failed(f"is packed as {encoding!r}, which was not asked for", "Only gzip is understood; tell the host.")
    packed = encoding in GZIP
    if not packed and "content-length" not in response.headers and "transfer-encoding" not in response.headers:
        raise Failed("does not say where its answer ends, so a cut would not be seen", "Tell the host's owner.")
    if int(response.headers.get("content-length", "0")) > limits.received:
        raise _too_large(limits)
    unpack = zlib.decompressobj(16 + zlib.MAX_WBITS) if packed else None
    body = bytearray()
    received = 0
    async for piece in response.aiter_raw():
        received += len(piece)
        if received > limits.received:
            raise _too_large(limits)
        try:
            body += unpack.decompress(piece, limits.decoded + 1 - len(body)) if unpack else piece
        except zlib.error as error:
            raise Transient(f"sent broken gzip data ({error})", AGAIN) from error
        if len(body) > limits.decoded:
            raise Failed(f"unpacks to more than {limits.decoded:,} bytes (a decompression bomb?)", SIZE_REMEDY)
    if unpack and not unpack.eof:
        raise Transient("sent gzip data that ends too early", AGAIN)
    if unpack and unpack.unused_data:
        raise Failed("sent more after the end of its gzip data", "Tell the host's owner.")
    return bytes(body)


def _too_large(limits: Limits) -> Failed:
    return Failed(f"sends more than {limits.received:,} bytes", SIZE_REMEDY)
