"""Serves an example that is an ASGI application; its body comes in two parts."""

import asyncio
import importlib.util
import sys

spec = importlib.util.spec_from_file_location("example", sys.argv[1])
example = importlib.util.module_from_spec(spec)
spec.loader.exec_module(example)


async def serve(reader, writer):
    lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[1:-2]
    headers = [tuple(part.strip() for part in line.split(b":", 1)) for line in lines]
    headers = [(name.lower(), value) for name, value in headers]
    body = await reader.readexactly(int(dict(headers)[b"content-length"]))
    half = len(body) // 2
    parts = [
        {"type": "http.request", "body": body[:half], "more_body": True},
        {"type": "http.request", "body": body[half:]},
    ]

    async def receive():
        return parts.pop(0)

    async def send(message):
        if message["type"] == "http.response.start":
            writer.write(b"HTTP/1.1 %d -\r\nConnection: close\r\n\r\n" % message["status"])
        else:
            writer.write(message["body"])

    await example.application({"type": "http", "headers": headers}, receive, send)
    writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    print("listening on %d" % server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
