"""
The driver of the conformance runner: JSON lines in, JSON lines out, one process for all. Commands
run side by side; each is answered under its own id. ``--async`` drives the client for asyncio.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
import ssl
import sys
import threading
import traceback
from typing import Any, Callable, Coroutine, Dict, List, Mapping, Optional

sys.path.insert(0, __file__.rsplit("/", 2)[0] + "/src")

from dispatch import dispatch

import svc
from svc.generated.operations import OPERATIONS
from svc.runtime.decode import decode
from svc.runtime.model import Model
from svc.runtime.page import AsyncPage, Page

Values = Dict[str, Any]
IS_ASYNC = "--async" in sys.argv
clients: Dict[str, Any] = {}
held: Dict[int, Any] = {}
tasks: Dict[int, "asyncio.Task[None]"] = {}
hooked: List[Values] = []
writing = threading.Lock()


def main() -> None:
    if IS_ASYNC:
        asyncio.run(serve_async())
        return
    threads = []
    for line in sys.stdin:
        if line.strip():
            thread = threading.Thread(target=run, args=(json.loads(line),), daemon=True)
            thread.start()
            threads.append(thread)
    for thread in threads:
        thread.join(5)


async def serve_async() -> None:
    loop = asyncio.get_running_loop()
    while True:
        line = await loop.run_in_executor(None, sys.stdin.readline)
        if not line:
            return
        if line.strip():
            command = json.loads(line)
            tasks[command["id"]] = asyncio.ensure_future(run_async(command))


def run(command: Values) -> None:
    try:
        steps = answer(command)
        # Nothing in it waits but what the blocking client does itself.
        try:
            steps.send(None)
            raise RuntimeError("The blocking client waited.")
        except StopIteration as done:
            write({"id": command["id"], "ok": done.value})
    except BaseException as error:  # noqa: B902 - every error is an answer
        write({"id": command["id"], "error": shown_error(error)})


async def run_async(command: Values) -> None:
    try:
        write({"id": command["id"], "ok": await answer(command)})
    except BaseException as error:  # noqa: B902 - every error is an answer
        write({"id": command["id"], "error": shown_error(error)})


def write(value: Values) -> None:
    with writing:
        sys.stdout.write(json.dumps(value, ensure_ascii=True) + "\n")
        sys.stdout.flush()


async def settle(value: Any) -> Any:
    """What the client for asyncio answers is awaited; that of the other is there."""
    return await value if IS_ASYNC and hasattr(value, "__await__") else value


async def answer(command: Values) -> Values:
    op = command["op"]
    own: Optional[Callable[[Values], Coroutine[Any, Any, Values]]] = OWN.get(op)
    if own is not None:
        return await own(command)
    client = clients[command.get("client", "main")]
    params = with_bytes(op, command.get("params") or {})
    result = await settle(dispatch(client, op, params, options_of(command.get("options"))))
    return shown_result(command["id"], result)


def with_bytes(op: str, params: Mapping[str, Any]) -> Mapping[str, Any]:
    """A file stands in a command as base64."""
    name = OPERATIONS[op].file_field if op in OPERATIONS else None
    if name is None or name not in params:
        return params
    return {**params, name: base64.b64decode(params[name])}


def options_of(given: Optional[Mapping[str, Any]]) -> svc.RequestOptions:
    options = {seconds_name(name): seconds(name, value) for name, value in (given or {}).items()}
    return svc.RequestOptions(**options)


def seconds_name(name: str) -> str:
    return name[:-3] if name.endswith("_ms") else name


def seconds(name: str, value: Any) -> Any:
    return value / 1000 if name.endswith("_ms") else value


async def new_client(command: Values) -> Values:
    params = dict(command.get("params") or {})
    settings = {seconds_name(name): seconds(name, value) for name, value in params.items()}
    roots_file = settings.pop("roots_file", None)
    if roots_file is not None:
        settings["ssl_context"] = ssl.create_default_context(cafile=roots_file)
    if "logged" in settings:
        settings["logger"] = logger_of(settings.pop("logged") == "broken")
    hooks = svc.Hooks(
        before_request=lambda attempt: hooked.append(attempt._asdict()),
        after_response=lambda attempt: hooked.append(
            {**attempt._asdict(), "request": attempt.request._asdict()}
        ),
    )
    # How long a first handshake takes is the machine's business.
    settings["connect_timeout"] = 60
    made = (svc.AsyncSvc if IS_ASYNC else svc.Svc)(hooks=hooks, **settings)
    clients[command.get("client", "main")] = made
    value = {"livemode": made.livemode, "key_kind": made.key_kind, "base_url": made.base_url}
    return {"value": value, "shown": repr(made) + repr(vars(made))}


def logger_of(is_broken: bool) -> logging.Logger:
    """Says lines in words of its own, or fails."""
    logger = logging.Logger("till", logging.DEBUG)
    handler = logging.StreamHandler()
    handler.setFormatter(LowerCase("own %(levelname)s %(message)s"))
    logger.addHandler(handler)
    if is_broken:
        logger.addFilter(lambda _: 1 // 0 == 0)
    return logger


class LowerCase(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        record.levelname = record.levelname.lower()
        return super().format(record)


async def take_hooked(_: Values) -> Values:
    taken = list(hooked)
    hooked.clear()
    return {"value": taken}


async def page_items(command: Values) -> Values:
    params = command["params"]
    client = clients[command.get("client", "main")]
    pages = dispatch(
        client, params["method"], params.get("params") or {}, options_of(params.get("options"))
    )
    wanted = params.get("stop_after")
    found: List[Any] = []
    if params.get("by_page"):
        if IS_ASYNC:
            async for page in pages.pages():
                found.append(len(page.data))
        else:
            for page in pages.pages():
                found.append(len(page.data))
        return {"value": found}
    if IS_ASYNC:
        async for one in pages:
            found.append(plain(one))
            if len(found) == wanted:
                break
    else:
        for one in pages:
            found.append(plain(one))
            if len(found) == wanted:
                break
    return {"value": found}


async def page_next(command: Values) -> Values:
    page = await settle(held[command["params"]["handle"]].next_page())
    return shown_result(command["id"], page)


async def page_previous(command: Values) -> Values:
    page = await settle(held[command["params"]["handle"]].previous_page())
    return shown_result(command["id"], page)


async def file_save(command: Values) -> Values:
    params = command["params"]
    return {"value": await settle(held[params["handle"]].save_to(params["path"]))}


async def file_read(command: Values) -> Values:
    content = await settle(held[command["params"]["handle"]].read())
    digest = hashlib.sha256(content).hexdigest()
    return {"value": {"bytes": len(content), "sha256": digest}}


def body_of(params: Values) -> Any:
    if "parsed" in params:
        return params["parsed"]
    if "body_base64" in params:
        return base64.b64decode(params["body_base64"])
    return params["body"]


async def webhook_verify(command: Values) -> Values:
    params = command["params"]
    extra = {name: params[name] for name in ("tolerance", "now") if name in params}
    event = svc.webhooks.verify(body_of(params), params["headers"], params["secrets"], **extra)
    return shown_result(command["id"], event)


async def webhook_sign(command: Values) -> Values:
    params = command["params"]
    return {
        "value": svc.webhooks.sign_test_header(
            body_of(params), params["secret"], params.get("timestamp")
        )
    }


async def decode_value(command: Values) -> Values:
    params = command["params"]
    return shown_result(command["id"], walk(decode(params["name"], params["value"])))


def walk(value: Any) -> Any:
    """Reads every field, so that each is decoded."""
    repr(value)
    return value


async def cancel(command: Values) -> Values:
    task = tasks.get(command["params"]["id"])
    if task is not None:
        task.cancel()
    return {"value": None}


async def sends_wait(command: Values) -> Values:
    params = command["params"]
    client = clients[command.get("client", "main")]
    send = await settle(
        client.sends.wait(
            params["send_id"],
            timeout=params.get("timeout_ms", 60_000) / 1000,
            every=params.get("every_ms", 2_000) / 1000,
        )
    )
    return shown_result(command["id"], send)


OWN: Dict[str, Any] = {
    "client.new": new_client,
    "client.hooked": take_hooked,
    "page.items": page_items,
    "page.next": page_next,
    "page.previous": page_previous,
    "file.save": file_save,
    "file.read": file_read,
    "webhook.verify": webhook_verify,
    "webhook.sign": webhook_sign,
    "decode": decode_value,
    "cancel": cancel,
    "sends.wait": sends_wait,
}


def shown_result(number: int, result: Any) -> Values:
    if isinstance(result, (Page, AsyncPage)):
        held[number] = result
        value = {
            "data": [plain(one) for one in result.data],
            "has_more": result.has_more,
            "next_cursor": result.next_cursor,
        }
        shown = repr(result) + repr(result.data)
        return {"class": "Page", "handle": number, "value": value, "shown": shown, **meta(result)}
    if result is None:
        return {"class": "Page", "value": None}
    if isinstance(result, (svc.FileResult, svc.AsyncFileResult)):
        held[number] = result
        value = {"filename": result.filename, "content_type": result.content_type}
        return {"class": "File", "handle": number, "value": value, **meta(result)}
    shown = "%r\n%s" % (result, result)
    return {"class": type(result).__name__, "value": plain(result), "shown": shown, **meta(result)}


def plain(value: Any) -> Any:
    return value.to_dict() if isinstance(value, Model) else value


def meta(result: Any) -> Values:
    metadata = getattr(result, "response_metadata", None)
    if metadata is None:
        return {}
    names = (
        "status",
        "request_id",
        "idempotency_key",
        "attempts",
        "replayed",
        "original_request_id",
    )
    return {"meta": {name: getattr(metadata, name) for name in names}}


def shown_error(error: BaseException) -> Values:
    trace = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    shown = "%r\n%s\n%s" % (error, error, trace)
    base: Values = {"class": type(error).__name__, "message": str(error), "shown": shown}
    if isinstance(error, svc.ApiError):
        names = (
            "type", "code", "status", "param", "details", "meta", "resource", "doc_url",
            "request_id", "retryable", "retry_after", "idempotency_key", "attempts",
        )  # fmt: skip
        base.update({name: getattr(error, name) for name in names})
        base["raw_length"] = len(error.raw_body)
    elif isinstance(error, svc.ConnectionError):
        for name in ("maybe_sent", "attempts", "idempotency_key"):
            base[name] = getattr(error, name)
    elif isinstance(error, svc.ArgumentError):
        base["param"] = error.param
    return base


main()
