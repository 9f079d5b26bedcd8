"""FastAPI: a route that sells, and one that receives webhooks, on the client for asyncio."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from svc import (
    ApiError,
    AsyncSvc,
    ConnectionError,
    RequestOptions,
    SignatureError,
    models,
    webhooks,
)


@asynccontextmanager
async def lifespan(own: FastAPI) -> AsyncIterator[None]:
    async with AsyncSvc() as client:
        own.state.client = client
        yield


app = FastAPI(lifespan=lifespan)


class Order(BaseModel):
    # The till's own number: an order that is sent twice is sold once.
    number: str
    target: str
    amount: str


@app.post("/sales")
async def sell(order: Order, request: Request) -> JSONResponse:
    client: AsyncSvc = request.app.state.client
    try:
        sale = await client.sends.create(
            type="airtime",
            target=order.target,
            amount=order.amount,
            currency="USD",
            client_reference=order.number,
            request_options=RequestOptions(idempotency_key=order.number),
        )
    except ApiError as error:
        return JSONResponse({"code": error.code, "message": error.message}, error.status)
    except ConnectionError as error:
        # The same number again sells nothing twice, and says what became of it.
        return JSONResponse({"code": "no_answer", "maybe_sold": error.maybe_sent}, 504)
    return JSONResponse({"send": sale.id, "status": sale.status}, 202)


@app.post("/hooks")
async def receive(request: Request) -> Response:
    try:
        # The raw body: the signature is of its bytes.
        body = await request.body()
        event = webhooks.verify(body, request.headers, os.environ["SVC_WEBHOOK_SECRET"])
    except SignatureError:
        return Response(status_code=400)
    if isinstance(event, models.SendDeliveredEvent):
        print("delivered", event.data.object.id, flush=True)
    return Response(status_code=204)


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", int(os.environ.get("PORT", "8084"))))
    print("listening on", listener.getsockname()[1], flush=True)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    uvicorn.Server(config).run(sockets=[listener])
