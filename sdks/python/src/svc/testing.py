"""Tests without a network: transports that answer with the contract's own examples."""

from __future__ import annotations

import json
import re
from typing import Any, AsyncIterator, Dict, Iterator, List, NamedTuple, Tuple
from urllib.parse import parse_qsl, unquote, urlsplit

from .generated.examples import EXAMPLES
from .generated.facts import BASE_PATH
from .generated.operations import OPERATIONS
from .runtime.async_transport import AsyncRawResponse, AsyncTransport
from .runtime.response import Headers
from .runtime.transport import RawResponse, Request, Transport


class FakeRequest(NamedTuple):
    #: The method that was called, such as ``sends.create``.
    operation: str
    method: str
    #: With the query.
    path: str
    headers: Headers
    #: The parsed body; None without one.
    body: Any


class _Fake:
    def __init__(self) -> None:
        #: Everything that was asked, in order.
        self.requests: List[FakeRequest] = []
        self._answers: Dict[str, List[Tuple[int, Any]]] = {}

    def answer(self, operation: str, status: int, body: Any) -> None:
        """The next answer of a method; several are given in their order."""
        self._answers.setdefault(operation, []).append((status, body))

    def _take(self, request: Request) -> Tuple[int, Headers, bytes]:
        parts = urlsplit(request.url)
        body = None if request.body is None else json.loads(request.body)
        path = parts.path[parts.path.index(BASE_PATH) + len(BASE_PATH) :]
        operation = _operation_of(request.method, path, body, parts.query)
        shown = path + ("?" + parts.query if parts.query else "")
        headers = Headers(request.headers.items())
        self.requests.append(FakeRequest(operation, request.method, shown, headers, body))
        planned = self._answers.get(operation)
        if planned:
            status, value = planned.pop(0)
        else:
            example = EXAMPLES.get(operation, {"status": 200, "body": {}})
            status, value = example["status"], _about_asked(operation, path, example["body"])
        answered = Headers([("Content-Type", "application/json"), ("Request-Id", "req_fake")])
        return status, answered, json.dumps(value).encode("utf-8")


class FakeTransport(_Fake, Transport):
    """For ``Svc(…, transport=fake)``."""

    def send(self, request: Request) -> RawResponse:
        return _FakeResponse(*self._take(request))


class AsyncFakeTransport(_Fake, AsyncTransport):
    """For ``AsyncSvc(…, transport=fake)``."""

    async def send(self, request: Request) -> AsyncRawResponse:
        return _AsyncFakeResponse(*self._take(request))


class _FakeResponse(RawResponse):
    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status, self.headers, self._body = status, headers, body

    def iter_bytes(self) -> Iterator[bytes]:
        yield self._body

    def close(self) -> None:
        pass


class _AsyncFakeResponse(AsyncRawResponse):
    def __init__(self, status: int, headers: Headers, body: bytes) -> None:
        self.status, self.headers, self._body = status, headers, body

    async def iter_bytes(self) -> AsyncIterator[bytes]:
        yield self._body

    def close(self) -> None:
        pass


def _operation_of(method: str, path: str, body: Any, query: str) -> str:
    """Of two methods on one path, the one whose fixed field was sent."""
    found = [
        one for one in OPERATIONS.values() if one.verb == method and _form_of(one.path).match(path)
    ]
    sent = {**dict(parse_qsl(query)), **(body if isinstance(body, dict) else {})}
    fixed = [one.key for one in found if one.fixed_field is not None and one.fixed_field in sent]
    plain = [one.key for one in found if one.fixed_field is None]
    return (fixed + plain + [""])[0]


def _about_asked(operation: str, path: str, body: Any) -> Any:
    """An example is about the object that was asked for, where that is told by its id."""
    found = OPERATIONS.get(operation)
    shown = body.get("id") if isinstance(body, dict) else None
    if found is None or found.identified_by is None or not isinstance(shown, str):
        return body
    place = found.path.split("/").index("{%s}" % found.identified_by)
    asked = unquote(path.split("/")[place])
    prefix = shown.partition("_")[0] + "_"
    return {**body, "id": asked} if asked.startswith(prefix) else body


def _form_of(template: str) -> "re.Pattern[str]":
    parts = [re.escape(part) for part in re.split(r"\{[^}]+\}", template)]
    return re.compile("^%s$" % "[^/]+".join(parts))
