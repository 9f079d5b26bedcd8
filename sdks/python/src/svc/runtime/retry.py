"""Whether and when a call is sent again: ``retryable`` in the body decides, else the status."""

from __future__ import annotations

import math
import random
import re
import time
from typing import NamedTuple, Optional

from .error import ApiError
from .operation import Operation

#: A pause that is longer is the caller's to make.
_RETRY_AFTER_MAX_SECONDS = 20.0
_BACKOFF_FIRST_SECONDS = 0.5
_BACKOFF_MAX_SECONDS = 8.0
_RETRYABLE_STATUSES = frozenset((408, 429, 500, 502, 503, 504))


class RetryState(NamedTuple):
    operation: Operation
    #: 1 after the first try.
    attempt: int
    max_retries: int
    #: Seconds that are left of the whole call.
    left: float


def pause_after_answer(error: ApiError, state: RetryState) -> Optional[float]:
    """Seconds until the next try after an answer; None when there is none."""
    # The request has arrived: only what is safe to repeat is repeated.
    if state.operation.retry == "once" or state.attempt > state.max_retries:
        return None
    if not is_retryable(error):
        return None
    return _fitting(error.retry_after, state)


def pause_after_silence(was_sent: bool, state: RetryState) -> Optional[float]:
    """Seconds until the next try when no answer came; None when there is none."""
    if state.attempt > state.max_retries:
        return None
    if was_sent and state.operation.retry == "once":
        return None
    return _fitting(None, state)


def is_retryable(error: ApiError) -> bool:
    if error.code == "idempotency_mismatch":
        return False
    if error.retryable is not None:
        return error.retryable
    return error.status in _RETRYABLE_STATUSES


def _fitting(asked: Optional[float], state: RetryState) -> Optional[float]:
    if asked is not None and asked > _RETRY_AFTER_MAX_SECONDS:
        return None
    pause = _backoff(state.attempt) if asked is None else asked
    return None if pause >= state.left else pause


def _backoff(attempt: int) -> float:
    """Full jitter: a crowd that failed together does not come back together."""
    return random.random() * min(
        _BACKOFF_MAX_SECONDS, _BACKOFF_FIRST_SECONDS * float(2 ** (attempt - 1))
    )


def read_retry_after(header: Optional[str], date: Optional[str] = None) -> Optional[int]:
    """Seconds of a Retry-After header, given as seconds or as a date; None of anything else.

    A date is counted from the Date of the same answer: the clock of this machine may be wrong.
    """
    text = (header or "").strip()
    if re.fullmatch(r"[0-9]+", text):
        return int(text)
    moment = _moment_of(text)
    if moment is None:
        return None
    now = _moment_of((date or "").strip())
    return max(0, math.ceil(moment - (time.time() if now is None else now)))


def _moment_of(text: str) -> Optional[float]:
    if not re.match(r"[A-Za-z]{3}, \d", text):
        return None
    # Not imported with the package: hardly any answer has a date here.
    from email.utils import parsedate_to_datetime

    try:
        return parsedate_to_datetime(text).timestamp()
    except (TypeError, ValueError, OverflowError):
        return None
