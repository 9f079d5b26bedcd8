"""HTTP/1.1 over asyncio streams: no thread, no package."""

from __future__ import annotations

import asyncio
import os
import time
from typing import (
    TYPE_CHECKING,
    AsyncIterator,
    Awaitable,
    Dict,
    List,
    Optional,
    Tuple,
    TypeVar,
)
from urllib.parse import SplitResult, urlsplit

from .proxy import Proxies, Proxy, proxy_headers
from .response import Headers
from .transport import Request, TransportError, target_of

if TYPE_CHECKING:
    import ssl

T = TypeVar("T")
_CHUNK_BYTES = 65_536
_HEADERS_MAX = 200
_IDLE_PER_HOST_MAX = 100
Stream = Tuple[asyncio.StreamReader, asyncio.StreamWriter]
#: Scheme, host, event loop, and the process that made the connection. What a parent of this process
#: has opened stays where it is: to drop it would close it in the loop that both share.
Place = Tuple[str, str, int, int]


class AsyncRawResponse:
    """An answer whose body is still to be read."""

    status: int
    headers: Headers

    def iter_bytes(self) -> AsyncIterator[bytes]:
        raise NotImplementedError

    async def read(self) -> bytes:
        parts = [part async for part in self.iter_bytes()]
        return b"".join(parts)

    def close(self) -> None:
        raise NotImplementedError


class AsyncTransport:
    """Carries requests; one is shared by all tasks of a client."""

    async def send(self, request: Request) -> AsyncRawResponse:
        raise NotImplementedError

    async def close(self) -> None:
        pass


class AsyncHttpTransport(AsyncTransport):
    """Connections are kept and used again. Its settings are those of ``HttpTransport``."""

    def __init__(
        self, *, proxy: Optional[str] = None, ssl_context: Optional[ssl.SSLContext] = None
    ) -> None:
        self._ssl_context = ssl_context
        self._proxies = Proxies(proxy)
        self._idle: Dict[Place, List[Stream]] = {}

    async def send(self, request: Request) -> AsyncRawResponse:
        parts = urlsplit(request.url)
        place = (parts.scheme, parts.netloc, id(asyncio.get_running_loop()), os.getpid())
        proxy = self._proxies.of(parts.scheme, parts.netloc)
        stream = None if request.is_once else self._take(place)
        if stream is None:
            stream = await self._connect(parts, proxy, request)
        try:
            stream[1].write(_head(request, proxy, parts.netloc) + (request.body or b""))
            await within(stream[1].drain(), request)
            status, headers, keeps = await within(_read_head(stream[0]), request)
        except BaseException as error:
            stream[1].close()
            raise failure(error, was_sent=True) from error
        return _HttpResponse(self, place, stream, request, (status, headers, keeps))

    async def close(self) -> None:
        own = [place for place in self._idle if place[-1] == os.getpid()]
        for place in own:
            for _, writer in self._idle.pop(place):
                writer.close()

    def put_back(self, place: Place, stream: Stream) -> None:
        kept = self._idle.setdefault(place, [])
        if len(kept) < _IDLE_PER_HOST_MAX:
            kept.append(stream)
        else:
            stream[1].close()

    def _take(self, place: Place) -> Optional[Stream]:
        kept = self._idle.get(place)
        while kept:
            reader, writer = kept.pop()
            if not (reader.at_eof() or writer.is_closing()):
                return reader, writer
            writer.close()
        return None

    async def _connect(
        self, parts: SplitResult, proxy: Optional[Proxy], request: Request
    ) -> Stream:
        host, secure = parts.hostname or "", None
        if parts.scheme == "https":
            import ssl

            secure = self._ssl_context or ssl.create_default_context()
            self._ssl_context = secure
        port = parts.port or (80 if secure is None else 443)
        limit = min(request.connect_timeout, request.deadline - time.monotonic())
        opening: Awaitable[Stream]
        if proxy is None:
            opening = asyncio.open_connection(host, port, ssl=secure, limit=_CHUNK_BYTES)
        elif secure is None:
            opening = asyncio.open_connection(proxy.host, proxy.port, limit=_CHUNK_BYTES)
        else:
            opening = _tunnel(proxy, host, port, secure)
        try:
            return await asyncio.wait_for(opening, max(0.001, limit))
        except BaseException as error:
            raise failure(error, was_sent=False) from error


class _HttpResponse(AsyncRawResponse):
    def __init__(
        self,
        transport: AsyncHttpTransport,
        place: Place,
        stream: Stream,
        request: Request,
        head: Tuple[int, Headers, bool],
    ) -> None:
        self.status, self.headers, self._keeps = head
        self._transport = transport
        self._place = place
        self._stream = stream
        self._request = request

    async def iter_bytes(self) -> AsyncIterator[bytes]:
        is_whole = False
        try:
            async for part in _parts(self._stream[0], self.status, self.headers, self._request):
                yield part
            is_whole = True
        except GeneratorExit:
            raise
        except BaseException as error:
            raise failure(error, was_sent=True) from error
        finally:
            ends = "content-length" in self.headers or "transfer-encoding" in self.headers
            if is_whole and self._keeps and (ends or self.status in (204, 304)):
                self._transport.put_back(self._place, self._stream)
            else:
                self._stream[1].close()

    def close(self) -> None:
        self._stream[1].close()


async def within(work: Awaitable[T], request: Request) -> T:
    limit = request.read_timeout
    if not request.is_file:
        limit = min(limit, request.deadline - time.monotonic())
    return await asyncio.wait_for(work, max(0.001, limit))


def failure(error: BaseException, *, was_sent: bool) -> BaseException:
    """A task that was cancelled is told so as asyncio does it."""
    if isinstance(error, (TransportError, asyncio.CancelledError, KeyboardInterrupt, SystemExit)):
        return error
    # asyncio.TimeoutError is a TimeoutError from 3.11 on only.
    timed_out = isinstance(error, (asyncio.TimeoutError, TimeoutError))
    message = str(error) or type(error).__name__
    return TransportError(message, was_sent=was_sent, timed_out=timed_out)


async def _tunnel(proxy: Proxy, host: str, port: int, context: ssl.SSLContext) -> Stream:
    """A connection to the host through its proxy, which sees nothing of what it carries."""
    loop = asyncio.get_running_loop()

    reader = asyncio.StreamReader(limit=_CHUNK_BYTES, loop=loop)
    transport, _ = await loop.create_connection(
        lambda: asyncio.StreamReaderProtocol(reader, loop=loop), proxy.host, proxy.port
    )
    try:
        place = "[%s]:%d" % (host, port) if ":" in host else "%s:%d" % (host, port)
        lines = ["CONNECT %s HTTP/1.1" % place, "Host: %s" % place]
        lines += ["%s: %s" % pair for pair in proxy_headers(proxy).items()]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        status, _, _ = await _read_head(reader)
        if not 200 <= status < 300:
            raise OSError("The proxy answered %d." % status)
        inner = asyncio.StreamReader(limit=_CHUNK_BYTES, loop=loop)
        outer = asyncio.StreamReaderProtocol(inner, loop=loop)
        secured = await loop.start_tls(transport, outer, context, server_hostname=host)
        assert secured is not None
        outer.connection_made(secured)
        return inner, asyncio.StreamWriter(secured, outer, inner, loop)
    except BaseException:
        transport.close()
        raise


def _head(request: Request, proxy: Optional[Proxy], host: str) -> bytes:
    target, more = target_of(request, proxy)
    lines = ["%s %s HTTP/1.1" % (request.method, target), "Host: %s" % host]
    for name, value in {**request.headers, **more}.items():
        if any(letter in name + value for letter in "\r\n\0"):
            raise ValueError("The header %s has a line break." % name)
        lines.append("%s: %s" % (name, value))
    if request.body is not None or request.method in ("POST", "PUT", "PATCH"):
        lines.append("Content-Length: %d" % len(request.body or b""))
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


async def _read_head(reader: asyncio.StreamReader) -> Tuple[int, Headers, bool]:
    while True:
        version, status = await _read_status(reader)
        pairs: List[Tuple[str, str]] = []
        while True:
            line = (await reader.readuntil(b"\n")).decode("latin-1").strip()
            if line == "":
                break
            if len(pairs) >= _HEADERS_MAX:
                raise ValueError("The answer has too many headers.")
            name, _, value = line.partition(":")
            pairs.append((name.strip(), value.strip()))
        if status >= 200:
            headers = Headers(pairs)
            connection = headers.get("connection", "").lower()
            keeps = connection != "close" if version == "HTTP/1.1" else connection == "keep-alive"
            return status, headers, keeps


async def _read_status(reader: asyncio.StreamReader) -> Tuple[str, int]:
    line = (await reader.readuntil(b"\n")).decode("latin-1").strip()
    parts = line.split(" ", 2)
    if len(parts) < 2 or not parts[0].startswith("HTTP/1.") or not parts[1].isdigit():
        raise ValueError("The answer is not HTTP.")
    return parts[0], int(parts[1])


async def _parts(
    reader: asyncio.StreamReader, status: int, headers: Headers, request: Request
) -> AsyncIterator[bytes]:
    if status in (204, 304):
        return
    if headers.get("transfer-encoding", "").lower() == "chunked":
        async for part in _chunks(reader, request):
            yield part
        return
    length = headers.get("content-length")
    left = None if length is None else int(length)
    while left is None or left > 0:
        wanted = _CHUNK_BYTES if left is None else min(left, _CHUNK_BYTES)
        part = await within(reader.read(wanted), request)
        if not part:
            if left:
                raise EOFError("%d bytes are missing" % left)
            return
        left = None if left is None else left - len(part)
        yield part


async def _chunks(reader: asyncio.StreamReader, request: Request) -> AsyncIterator[bytes]:
    while True:
        line = await within(reader.readuntil(b"\n"), request)
        size = int(line.split(b";")[0].strip(), 16)
        if size == 0:
            while (await within(reader.readuntil(b"\n"), request)).strip():
                pass
            return
        while size > 0:
            part = await within(reader.read(min(size, _CHUNK_BYTES)), request)
            if not part:
                raise EOFError("the last chunk is missing")
            size -= len(part)
            yield part
        await within(reader.readuntil(b"\n"), request)
