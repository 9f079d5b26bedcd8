"""What carries a request: the interface, and the one over http.client from the standard library."""

from __future__ import annotations

import os
import threading
import time
import weakref
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Tuple
from urllib.parse import urlsplit

from .proxy import Proxies, Proxy, proxy_headers
from .response import Headers

if TYPE_CHECKING:
    import http.client
    import ssl

_CHUNK_BYTES = 65_536
_IDLE_PER_HOST_MAX = 16
#: Scheme, host, and the process that made the connection: after a fork two processes hold one
#: socket, and each would read the other's answers.
Place = Tuple[str, str, int]


class Request(NamedTuple):
    method: str
    url: str
    headers: Mapping[str, str]
    body: Optional[bytes]
    connect_timeout: float
    read_timeout: float
    #: The moment of time.monotonic() after which the call is over.
    deadline: float
    #: Whether the answer is a file, which the deadline does not cut.
    is_file: bool
    #: Whether it may not be repeated: a connection that may be stale is not used for it.
    is_once: bool


class TransportError(Exception):
    """No answer, or none that is whole."""

    def __init__(self, message: str, *, was_sent: bool, timed_out: bool = False) -> None:
        super().__init__(message)
        self.was_sent = was_sent
        self.timed_out = timed_out


class RawResponse:
    """An answer whose body is still to be read."""

    status: int
    headers: Headers

    def iter_bytes(self) -> Iterator[bytes]:
        raise NotImplementedError

    def read(self) -> bytes:
        return b"".join(self.iter_bytes())

    def close(self) -> None:
        raise NotImplementedError


class Transport:
    """Carries requests; one is shared by all threads of a client."""

    def send(self, request: Request) -> RawResponse:
        raise NotImplementedError

    def close(self) -> None:
        pass


class HttpTransport(Transport):
    """
    Connections are kept and used again. TLS is verified against the machine's certificates unless
    there is an ``ssl_context``; the proxy is that of the environment unless there is a ``proxy``.
    """

    def __init__(
        self, *, proxy: Optional[str] = None, ssl_context: Optional[ssl.SSLContext] = None
    ) -> None:
        self._ssl_context = ssl_context
        self._proxies = Proxies(proxy)
        self._lock = threading.Lock()
        self._idle: Dict[Place, List[http.client.HTTPConnection]] = {}
        _open_transports.add(self)

    def send(self, request: Request) -> RawResponse:
        parts = urlsplit(request.url)
        place = (parts.scheme, parts.netloc, os.getpid())
        proxy = self._proxies.of(parts.scheme, parts.netloc)
        connection = None if request.is_once else self._take(place)
        if connection is None:
            connection = self._connect(place, proxy, request)
        target, more = target_of(request, proxy)
        try:
            _limit(connection, request)
            headers = {**request.headers, **more}
            connection.request(request.method, target, request.body, headers)
            answer = connection.getresponse()
        except Exception as error:
            connection.close()
            raise _failure(error, was_sent=True) from error
        return _HttpResponse(self, place, connection, answer, request)

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, {}
        for connections in idle.values():
            for connection in connections:
                connection.close()

    def forget_idle(self) -> None:
        """In the child of a fork: its parent goes on with the connections and may hold the lock."""
        self._lock = threading.Lock()
        self._idle = {}

    def put_back(self, place: Place, connection: http.client.HTTPConnection) -> None:
        with self._lock:
            kept = self._idle.setdefault(place, [])
            if len(kept) < _IDLE_PER_HOST_MAX:
                kept.append(connection)
                return
        connection.close()

    def _take(self, place: Place) -> Optional[http.client.HTTPConnection]:
        while True:
            with self._lock:
                kept = self._idle.get(place)
                connection = kept.pop() if kept else None
            if connection is None or not _is_stale(connection):
                return connection
            connection.close()

    def _connect(
        self, place: Place, proxy: Optional[Proxy], request: Request
    ) -> http.client.HTTPConnection:
        # Not imported with the package: it costs as much as all the rest.
        import http.client

        scheme, host, _ = place
        left = request.deadline - time.monotonic()
        timeout = max(0.001, min(request.connect_timeout, left))
        first = host if proxy is None else "%s:%d" % (proxy.host, proxy.port)
        connection = (
            http.client.HTTPSConnection(first, timeout=timeout, context=self._ssl_context)
            if scheme == "https"
            else http.client.HTTPConnection(first, timeout=timeout)
        )
        if proxy is not None and scheme == "https":
            connection.set_tunnel(host, headers=proxy_headers(proxy))
        try:
            connection.connect()
        except Exception as error:
            connection.close()
            raise _failure(error, was_sent=False) from error
        return connection


def target_of(request: Request, proxy: Optional[Proxy]) -> Tuple[str, Dict[str, str]]:
    """What is asked for, and headers for a proxy: one that sees plain http passes it on itself."""
    parts = urlsplit(request.url)
    target = parts.path + ("?" + parts.query if parts.query else "")
    if proxy is None or parts.scheme == "https":
        return target, {}
    return request.url, proxy_headers(proxy)


_open_transports: weakref.WeakSet[HttpTransport] = weakref.WeakSet()


def _forget_idle_of_parent() -> None:
    for transport in list(_open_transports):
        transport.forget_idle()


# Windows knows no fork.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_idle_of_parent)


class _HttpResponse(RawResponse):
    def __init__(
        self,
        transport: HttpTransport,
        place: Place,
        connection: http.client.HTTPConnection,
        answer: http.client.HTTPResponse,
        request: Request,
    ) -> None:
        self.status = answer.status
        self.headers = Headers(answer.getheaders())
        self._transport = transport
        self._place = place
        self._connection = connection
        self._answer = answer
        self._request = request

    def iter_bytes(self) -> Iterator[bytes]:
        is_whole = False
        try:
            while True:
                _limit(self._connection, self._request)
                part = self._answer.read1(_CHUNK_BYTES)
                if not part:
                    break
                yield part
            if self._answer.length:
                raise EOFError("%d bytes are missing" % self._answer.length)
            is_whole = True
        except GeneratorExit:
            raise
        except TransportError:
            raise
        except Exception as error:
            raise _failure(error, was_sent=True) from error
        finally:
            if is_whole and not self._answer.will_close:
                # An answer without a body does not close itself, and would block the next request.
                self._answer.close()
                self._transport.put_back(self._place, self._connection)
            else:
                self._connection.close()

    def close(self) -> None:
        self._answer.close()
        self._connection.close()


def _limit(connection: Any, request: Request) -> None:
    """A socket's timeout is per read: what is left of the call bounds each."""
    left = request.deadline - time.monotonic()
    if left <= 0 and not request.is_file:
        raise TransportError("The time is over.", was_sent=True, timed_out=True)
    if connection.sock is not None:
        limit = request.read_timeout if request.is_file else min(request.read_timeout, left)
        connection.sock.settimeout(max(0.001, limit))


def _failure(error: Exception, *, was_sent: bool) -> TransportError:
    if isinstance(error, TransportError):
        return error
    import socket

    # socket.timeout is a TimeoutError from 3.10 on only.
    timed_out = isinstance(error, (TimeoutError, socket.timeout))
    message = str(error) or type(error).__name__
    return TransportError(message, was_sent=was_sent, timed_out=timed_out)


def _is_stale(connection: Any) -> bool:
    """A connection that has something to read while nothing was asked has been closed."""
    import select

    if connection.sock is None:
        return True
    try:
        if hasattr(select, "poll"):
            poll = select.poll()
            poll.register(connection.sock, select.POLLIN)
            return bool(poll.poll(0))
        return bool(select.select([connection.sock], [], [], 0)[0])
    except (OSError, ValueError):
        return True
