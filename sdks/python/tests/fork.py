"""What was made before a fork: a client's connections and a till's folder are of one process."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Callable, List

from svc import AsyncSvc, ConfigurationError, Svc
from svc.till import FileSaleStore, SaleRecord


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    ports: List[int] = []

    def do_GET(self) -> None:
        Handler.ports.append(self.client_address[1])
        self.send_response(200)
        body = b'{"object": "account"}'
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


def in_child(call: Callable[[], object]) -> None:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            call()
            code = 0
        finally:
            os._exit(code)
    assert os.waitpid(child, 0)[1] == 0, "The call of the child failed."


def check(call: Callable[[], object]) -> None:
    Handler.ports.clear()
    call()
    in_child(call)
    call()
    first, child, last = Handler.ports
    assert first != child, "The child used the connection of its parent."
    assert first == last, "The parent lost its connection."


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = "http://127.0.0.1:%d" % server.server_address[1]

client = Svc("svc_sk_test_x", base_url=address, max_retries=0)
check(client.account.get)

loop = asyncio.new_event_loop()
async_client = AsyncSvc("svc_sk_test_x", base_url=address, max_retries=0)
check(lambda: loop.run_until_complete(async_client.account.get()))

record = SaleRecord("till4-1", {"target": "0771234567"}, False, 0.0)


def refuses(call: Callable[[], object]) -> None:
    try:
        call()
    except ConfigurationError:
        return
    raise AssertionError("Two processes write into one folder.")


with tempfile.TemporaryDirectory() as folder:
    store = FileSaleStore(folder)
    in_child(lambda: refuses(lambda: store.put(record)))
    in_child(lambda: refuses(lambda: FileSaleStore(folder)))
    store.put(record)
    reading, writing = os.pipe()
    lasting = os.fork()
    if lasting == 0:
        os.close(writing)
        os.read(reading, 1)
        os._exit(0)
    store.close()
    # The child lives on, and holds nothing.
    FileSaleStore(folder).close()
    refuses(lambda: store.put(record))
    os.close(writing)
    os.waitpid(lasting, 0)

print("Each process has connections of its own.")
