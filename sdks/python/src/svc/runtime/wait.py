"""Waiting for a sale while the customer stands there."""

from __future__ import annotations

import time
from typing import Any, Awaitable, Callable, Optional

from ..generated.facts import SETTLED_SENDS
from .error import ApiError, CancelledError, ConnectionError
from .options import RequestOptions
from .retry import is_retryable

POLL_EVERY_SECONDS = 2.0
WAIT_SECONDS = 60.0
#: What a read has at least: the last one begins when hardly anything is left.
_READ_LEAST_SECONDS = 0.5


class _Wait:
    """What is known while a sale is waited for."""

    def __init__(self, timeout: float, every: float, read_timeout: float) -> None:
        self._ends = time.monotonic() + timeout
        self._every = every
        self._read_timeout = read_timeout
        self._seen: Any = None
        self._answered: Optional[ApiError] = None
        self._pause = every

    def options(self) -> RequestOptions:
        """No read outlasts the wait, which is itself what repeats it."""
        left = max(self._left(), _READ_LEAST_SECONDS)
        return RequestOptions(timeout=min(left, self._read_timeout), max_retries=0)

    def read(self, send: Any) -> bool:
        self._seen, self._pause = send, self._every
        return send.status in SETTLED_SENDS or self._left() <= 0

    def failed(self, error: Exception) -> bool:
        """A read that failed says nothing about the sale: raised only if no other succeeded.

        What the service last answered is raised before a read that this wait itself cut off.
        """
        is_over = self._left() <= 0
        if not _is_passing(error):
            raise error
        if isinstance(error, ApiError):
            self._answered = error
        if is_over and self._seen is None:
            raise self._answered or error
        asked: Optional[float] = error.retry_after if isinstance(error, ApiError) else None
        self._pause = max(self._every, asked or 0.0)
        return is_over

    def pause(self) -> float:
        return max(min(self._pause, self._left()), 0.0)

    def send(self) -> Any:
        return self._seen

    def _left(self) -> float:
        return self._ends - time.monotonic()


def _is_passing(error: Exception) -> bool:
    if isinstance(error, ApiError):
        return is_retryable(error)
    return isinstance(error, ConnectionError) and not isinstance(error, CancelledError)


def wait_for_send(
    get: Callable[[RequestOptions], Any], timeout: float, every: float, read_timeout: float
) -> Any:
    wait = _Wait(timeout, every, read_timeout)
    while True:
        try:
            is_over = wait.read(get(wait.options()))
        except (ApiError, ConnectionError) as error:
            is_over = wait.failed(error)
        if is_over:
            return wait.send()
        time.sleep(wait.pause())


async def wait_for_send_async(
    get: Callable[[RequestOptions], Awaitable[Any]],
    timeout: float,
    every: float,
    read_timeout: float,
) -> Any:
    import asyncio

    wait = _Wait(timeout, every, read_timeout)
    while True:
        try:
            is_over = wait.read(await get(wait.options()))
        except (ApiError, ConnectionError) as error:
            is_over = wait.failed(error)
        if is_over:
            return wait.send()
        await asyncio.sleep(wait.pause())
