"""Receives events with WSGI. Take the raw bytes: a parsed body cannot be verified."""

import os
from typing import Any, Callable, Dict, List
from wsgiref.simple_server import make_server

from svc import SignatureError, models, webhooks


def application(environ: Dict[str, Any], start_response: Callable[..., Any]) -> List[bytes]:
    body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
    header = environ.get("HTTP_SVC_SIGNATURE", "")
    try:
        event = webhooks.verify(body, header, os.environ["SVC_WEBHOOK_SECRET"])
    except SignatureError:
        start_response("400 Bad Request", [])
        return []
    if isinstance(event, models.SendDeliveredEvent):
        print("delivered", event.data.object.id, flush=True)
    start_response("204 No Content", [])
    return []


if __name__ == "__main__":
    with make_server("127.0.0.1", int(os.environ.get("PORT", "8080")), application) as server:
        print("listening on %d" % server.server_port, flush=True)
        server.serve_forever()
