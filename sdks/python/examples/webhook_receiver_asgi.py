"""Receives events with ASGI: ``uvicorn webhook_receiver_asgi:application``, or any such server."""

import os
from typing import Any, Awaitable, Callable, Dict

from svc import SignatureError, models, webhooks

Message = Dict[str, Any]


async def application(
    scope: Message,
    receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    body = b""
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    try:
        event = webhooks.verify(body, headers, os.environ["SVC_WEBHOOK_SECRET"])
    except SignatureError:
        status = 400
    else:
        status = 204
        if isinstance(event, models.SendDeliveredEvent):
            print("delivered", event.data.object.id, flush=True)
    await send({"type": "http.response.start", "status": status, "headers": []})
    await send({"type": "http.response.body", "body": b""})
