"""
One call: a key made once, tries under one deadline, and an answer or one typed error. What happens
next is decided here, for both kinds of clients; they only carry out a try or a pause.
"""

from __future__ import annotations

import platform
import re
import time
import uuid
from typing import Any, Dict, Generator, Mapping, NamedTuple, Optional, Tuple, Union

from ..generated.facts import API_VERSION, VERSION
from .encode import Encoded, encode
from .error import ApiError, ArgumentError, ConnectionError, TimeoutError, error_of
from .hooks import Hooks, RequestAttempt, ResponseAttempt, masked_headers
from .key import ApiKey
from .log import Log, LoggedTry
from .operation import Operation
from .options import RequestOptions
from .response import Headers, ResponseMetadata
from .retry import RetryState, pause_after_answer, pause_after_silence
from .transport import Request, TransportError

#: The request log shows the part before the blank as the SDK that called.
USER_AGENT = "svc-python/%s (%s %s)" % (
    VERSION,
    platform.python_implementation().lower(),
    platform.python_version(),
)

_KEY_FORM = re.compile(r"[\x20-\x7e]{1,255}")
#: What an id looks like; anything else in a path, such as a reference, is none.
_ID_FORM = re.compile(r"[a-z]{2,5}_[0-9A-Za-z]{24}")
_HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_HEADER_VALUE = re.compile(r"[\x20-\x7e]*")


class Settings(NamedTuple):
    address: str
    key: ApiKey
    hooks: Hooks
    log: Log
    timeout: float
    connect_timeout: float
    read_timeout: float
    max_retries: int


class Call(NamedTuple):
    operation: Operation
    path_args: Mapping[str, Any]
    params: Mapping[str, Any]
    options: RequestOptions


class Answered(NamedTuple):
    status: int
    headers: Headers
    #: Of a file None: its bytes are still to come.
    body: Optional[bytes]
    #: What the transport answered.
    raw: Any


class Answer(NamedTuple):
    value: Any
    metadata: ResponseMetadata
    raw: Any


class Pause(NamedTuple):
    seconds: float


Step = Union[Request, Pause]
Outcome = Union[Answered, TransportError, None]


def steps(settings: Settings, call: Call) -> Generator[Step, Outcome, Answer]:
    """Yields requests and pauses, takes what came of them, and returns the answer."""
    operation, path_args, params, options = call
    encoded = encode(operation, path_args, params, options)
    key = _key_of(operation, options)
    headers = _headers_of(settings, call, encoded, key)
    timeout = settings.timeout if options.timeout is None else options.timeout
    begun = time.monotonic()
    deadline = begun + timeout
    request = _request_of(settings, call, encoded, headers, deadline)
    retries = settings.max_retries if options.max_retries is None else options.max_retries
    # A try whose answer was lost may have done its work.
    is_done_perhaps = False
    attempt = 0
    while True:
        attempt += 1
        started = time.monotonic()
        shown = RequestAttempt(
            operation.key, operation.verb, request.url, masked_headers(headers), attempt
        )
        if settings.hooks.before_request is not None:
            settings.hooks.before_request(shown)
        settings.log.begun(operation, attempt, key)
        seen = LoggedTry(operation, attempt, key, begun)
        try:
            outcome = yield request
        except GeneratorExit as ended:
            settings.log.ended(seen, error=ended)
            raise
        assert outcome is not None
        state = RetryState(operation, attempt, retries, deadline - time.monotonic())
        judged = _judge(call, outcome, state, key, is_done_perhaps)
        pause = judged if isinstance(judged, _Failed) else None
        status, request_id = _facts_of(outcome)
        failure = None if pause is None else pause.error
        wait = None if pause is None else pause.pause
        if settings.hooks.after_response is not None:
            elapsed = time.monotonic() - started
            settings.hooks.after_response(ResponseAttempt(shown, status, request_id, elapsed, wait))
        settings.log.ended(seen, status, request_id, failure, wait)
        if isinstance(judged, Answer):
            return judged
        if judged.pause is None:
            raise judged.error
        is_done_perhaps = is_done_perhaps or _was_perhaps_done(outcome)
        yield Pause(judged.pause)


class _Failed(NamedTuple):
    error: Exception
    #: Seconds until the next try; None when there is none.
    pause: Optional[float]


def _key_of(operation: Operation, options: RequestOptions) -> Optional[str]:
    """The caller's key, or one made once; none where the contract takes none."""
    if operation.sends_key:
        if options.idempotency_key is None:
            return str(uuid.uuid4())
        if _KEY_FORM.fullmatch(options.idempotency_key) is None:
            raise ArgumentError(
                "An idempotency key has 1 to 255 printable characters of ASCII.",
                "idempotency_key",
            )
        return options.idempotency_key
    if options.idempotency_key is not None:
        raise ArgumentError("%s takes no idempotency key." % operation.key, "idempotency_key")
    return None


def _headers_of(
    settings: Settings, call: Call, encoded: Encoded, key: Optional[str]
) -> Dict[str, str]:
    operation, options = call.operation, call.options
    headers = {
        "Accept": operation.accept,
        "Accept-Encoding": "identity",
        "Svc-Version": API_VERSION,
        "User-Agent": USER_AGENT,
    }
    if encoded.body is not None:
        headers["Content-Type"] = encoded.content_type
    if key is not None:
        headers["Idempotency-Key"] = key
    if operation.auth == "program":
        from .webhook import program_signature

        headers["Svc-Signature"] = program_signature(encoded.body or b"", options.program_secret)
    elif operation.auth != "none":
        headers["Authorization"] = "Bearer " + settings.key.reveal()
    for name, value in (options.extra_headers or {}).items():
        # Found out later, it would look like a request that was lost on its way.
        if _HEADER_NAME.fullmatch(name) is None or _HEADER_VALUE.fullmatch(value) is None:
            raise ArgumentError("The header %r cannot be sent." % name, "extra_headers")
        headers[name] = value
    return headers


def _request_of(
    settings: Settings, call: Call, encoded: Encoded, headers: Dict[str, str], deadline: float
) -> Request:
    operation, options = call.operation, call.options

    def either(own: Optional[float], general: float) -> float:
        return general if own is None else own

    return Request(
        method=operation.verb,
        url=settings.address + encoded.path,
        headers=headers,
        body=encoded.body,
        connect_timeout=either(options.connect_timeout, settings.connect_timeout),
        read_timeout=either(options.read_timeout, settings.read_timeout),
        deadline=deadline,
        is_file=operation.shape == "file",
        is_once=operation.retry == "once",
    )


def _judge(
    call: Call,
    outcome: Union[Answered, TransportError],
    state: RetryState,
    key: Optional[str],
    is_done_perhaps: bool,
) -> Union[Answer, _Failed]:
    if isinstance(outcome, TransportError):
        return _judge_silence(outcome, state, key, is_done_perhaps)
    status, headers, body, raw = outcome
    metadata = ResponseMetadata(status, headers, idempotency_key=key, attempts=state.attempt)
    if body is None:
        return Answer(None, metadata, raw)
    value = _read_json(body)
    if 200 <= status < 300:
        if value is not None or body == b"" and status == 204:
            message = _mixed_up(call, value)
            if message is None:
                return Answer(value, metadata, raw)
        else:
            message = "The answer %d could not be read: %d bytes, no JSON." % (status, len(body))
        lost = ConnectionError(
            message,
            maybe_sent=True,
            attempts=state.attempt,
            idempotency_key=key,
        )
        return _Failed(lost, pause_after_silence(True, state))
    if state.operation.verb == "DELETE" and status == 404 and is_done_perhaps:
        # What an earlier try of this call has deleted is gone, as it should be.
        return Answer(dict(call.path_args), metadata, raw)
    error: ApiError = error_of(value, body, metadata)
    return _Failed(error, pause_after_answer(error, state))


def _mixed_up(call: Call, value: Any) -> Optional[str]:
    """Says so when an answer is that of another request, as a proxy that mixes them up gives."""
    asked = call.path_args.get(call.operation.identified_by or "")
    found = value.get("id") if isinstance(value, dict) else None
    if not isinstance(asked, str) or not isinstance(found, str) or found == asked:
        return None
    if _ID_FORM.fullmatch(asked) is None:
        return None
    return "The answer is about %s, and %s was asked for." % (found, asked)


def _judge_silence(
    outcome: TransportError, state: RetryState, key: Optional[str], is_done_perhaps: bool
) -> _Failed:
    """The error tells of the whole call: an earlier try may have arrived where the last has not."""
    maybe_sent = outcome.was_sent or is_done_perhaps
    doubt = " Whether the request was carried out is not known." if maybe_sent else ""
    kind = TimeoutError if outcome.timed_out else ConnectionError
    lead = "No answer in time." if outcome.timed_out else "The connection failed."
    error = kind(
        lead + doubt,
        maybe_sent=maybe_sent,
        attempts=state.attempt,
        idempotency_key=key,
    )
    error.__cause__ = outcome
    return _Failed(error, pause_after_silence(outcome.was_sent, state))


def _read_json(body: bytes) -> Any:
    from .decode import parse_json

    try:
        return parse_json(body)
    except ValueError:
        return None


def _was_perhaps_done(outcome: Union[Answered, TransportError]) -> bool:
    if isinstance(outcome, TransportError):
        return outcome.was_sent
    return outcome.status >= 500 or outcome.status < 300


def _facts_of(
    outcome: Union[Answered, TransportError],
) -> Tuple[Optional[int], Optional[str]]:
    """The status and the id of the request; None where no answer came."""
    if isinstance(outcome, TransportError):
        return None, None
    return outcome.status, outcome.headers.get("Request-Id")
