"""What every group of methods does; the generated ones only say which request it is."""

from __future__ import annotations

import time
from typing import Any, Mapping, Optional

from .decode import decode
from .file import AsyncFileResult, FileResult
from .model import Empty
from .operation import Operation
from .options import NO_OPTIONS, RequestOptions
from .page import AsyncPageRequest, Fetched, Page, Source
from .send import Answer, Answered, Call, Outcome, Pause, Settings, steps
from .transport import Request, Transport, TransportError

Values = Mapping[str, Any]


class Resource:
    def __init__(self, settings: Settings, transport: Transport) -> None:
        self._settings = settings
        self._transport = transport

    def _send(self, call: Call) -> Answer:
        run = steps(self._settings, call)
        outcome: Outcome = None
        while True:
            try:
                step = run.send(outcome)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            if isinstance(step, Pause):
                time.sleep(step.seconds)
                outcome = None
            else:
                outcome = self._try(step)

    def _try(self, request: Request) -> Outcome:
        try:
            raw = self._transport.send(request)
            is_stream = request.is_file and 200 <= raw.status < 300
            return Answered(raw.status, raw.headers, None if is_stream else raw.read(), raw)
        except TransportError as error:
            return error

    def _json(
        self, operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
    ) -> Any:
        return _decoded(operation, self._send(_call(operation, path, params, options)))

    _none = _json

    def _file(
        self, operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
    ) -> FileResult:
        return FileResult(self._send(_call(operation, path, params, options)))

    def _page(
        self, operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
    ) -> Page[Any]:
        def fetch(page_params: Values) -> Fetched:
            return _page_of(operation, self._send(_call(operation, path, page_params, options)))

        return Page(Source(fetch, params, operation.cursor), fetch(params))


class AsyncResource:
    def __init__(self, settings: Settings, transport: Any) -> None:
        self._settings = settings
        self._transport = transport

    async def _send(self, call: Call) -> Answer:
        run = steps(self._settings, call)
        outcome: Outcome = None
        while True:
            try:
                step = run.send(outcome)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            if isinstance(step, Pause):
                import asyncio

                await asyncio.sleep(step.seconds)
                outcome = None
            else:
                outcome = await self._try(step)

    async def _try(self, request: Request) -> Outcome:
        try:
            raw = await self._transport.send(request)
            is_stream = request.is_file and 200 <= raw.status < 300
            return Answered(raw.status, raw.headers, None if is_stream else await raw.read(), raw)
        except TransportError as error:
            return error

    async def _json(
        self, operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
    ) -> Any:
        return _decoded(operation, await self._send(_call(operation, path, params, options)))

    _none = _json

    async def _file(
        self, operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
    ) -> AsyncFileResult:
        return AsyncFileResult(await self._send(_call(operation, path, params, options)))

    def _page(
        self, operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
    ) -> AsyncPageRequest[Any]:
        async def fetch(page_params: Values) -> Fetched:
            call = _call(operation, path, page_params, options)
            return _page_of(operation, await self._send(call))

        return AsyncPageRequest(Source(fetch, params, operation.cursor))


def _call(
    operation: Operation, path: Values, params: Values, options: Optional[RequestOptions]
) -> Call:
    return Call(operation, path, params, options or NO_OPTIONS)


def _decoded(operation: Operation, answer: Answer) -> Any:
    value = answer.value if isinstance(answer.value, dict) else {}
    made = decode(operation.result, value) if operation.result else Empty(value)
    object.__setattr__(made, "_metadata", answer.metadata)
    return made


def _page_of(operation: Operation, answer: Answer) -> Fetched:
    envelope = answer.value if isinstance(answer.value, dict) else {}
    elements = [decode(operation.result, one) for one in envelope.get("data") or []]
    return envelope, elements, answer.metadata
