"""Waiting for a sale while the customer stands there."""

from __future__ import annotations

import time
from typing import Any, Awaitable, Callable

from ..generated.facts import SETTLED_SENDS

POLL_EVERY_SECONDS = 2.0
WAIT_SECONDS = 60.0


def wait_for_send(get: Callable[[], Any], timeout: float, every: float) -> Any:
    ends = time.monotonic() + timeout
    while True:
        send = get()
        left = ends - time.monotonic()
        if send.status in SETTLED_SENDS or left <= 0:
            return send
        time.sleep(min(every, left))


async def wait_for_send_async(
    get: Callable[[], Awaitable[Any]], timeout: float, every: float
) -> Any:
    import asyncio

    ends = time.monotonic() + timeout
    while True:
        send = await get()
        left = ends - time.monotonic()
        if send.status in SETTLED_SENDS or left <= 0:
            return send
        await asyncio.sleep(min(every, left))
