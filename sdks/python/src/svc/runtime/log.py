"""What a client logs: methods, paths with placeholders and numbers, and nothing of a customer."""

from __future__ import annotations

import os
import re
import sys
import time
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from .error import ApiError, CancelledError, ConfigurationError, ConnectionError, TimeoutError
from .operation import Operation

if TYPE_CHECKING:
    import logging

_LEVELS = ("off", "info", "debug")
#: The levels of the module logging, which is not imported for them.
_NUMBERS = {"debug": 10, "info": 20}
#: Anything else may hold what a log must not.
_CODE = re.compile(r"[a-z_]{1,64}")
_PLAIN = re.compile(r"[A-Za-z0-9_.-]{1,100}")


class LoggedTry(NamedTuple):
    operation: Operation
    attempt: int
    key: Optional[str]
    #: When the call began, on the monotonic clock.
    begun: float


class Log:
    __slots__ = ("_level", "_logger")

    def __init__(self, level: Optional[str], logger: Optional[logging.Logger]) -> None:
        self._logger = logger
        said = os.environ.get("SVC_SDK_LOG", "").lower() if level is None else level
        said = said or ("off" if logger is None else "debug")
        self._level = _LEVELS.index(said) if said in _LEVELS else 0
        if said in _LEVELS:
            return
        if level is not None:
            raise ConfigurationError("log_level is off, info or debug.")
        _say("svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.")

    def begun(self, operation: Operation, attempt: int, key: Optional[str]) -> None:
        if self._level == 2:
            line = "%s %s try=%d idempotency_key=%s"
            self._write("debug", line % (operation.verb, operation.path, attempt, _shortened(key)))

    def ended(
        self,
        tried: LoggedTry,
        status: Optional[int] = None,
        request_id: Optional[str] = None,
        error: Optional[BaseException] = None,
        pause: Optional[float] = None,
    ) -> None:
        """How a try ended; ``pause`` is the seconds until the next one, None when none follows."""
        if self._level < (1 if pause is None else 2):
            return
        operation, attempt, key, begun = tried
        call = "%s %s" % (operation.verb, operation.path)
        result = "status=%s" % ("none" if status is None else status)
        if error is not None:
            result += " reason=" + _reason_of(error)
        request = "request_id=" + _fitting(request_id, _PLAIN)
        if pause is None:
            parts = (call, result, (time.monotonic() - begun) * 1000, attempt, request)
            self._write("info", "%s %s ms=%.0f tries=%d %s" % parts)
            return
        wait = "wait_ms=%.0f idempotency_key=%s" % (pause * 1000, _shortened(key))
        self._write("debug", "%s try=%d %s %s %s" % (call, attempt, result, wait, request))

    def _write(self, level: str, line: str) -> None:
        try:
            if self._logger is None:
                _say("svc %s %s" % (level, line))
            else:
                self._logger.log(_NUMBERS[level], line)
        except Exception:  # A call is worth more than its line.
            return


def _say(line: str) -> None:
    # One write: threads do not break into each other's lines.
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def _fitting(text: Any, form: re.Pattern[str]) -> str:
    return text if isinstance(text, str) and form.fullmatch(text) else "none"


def _shortened(key: Optional[str]) -> str:
    """Enough to find a call by; a key of the caller's own may be a phone number."""
    if key is None:
        return "none"
    return key[:4] + "..." if len(key) > 8 and _PLAIN.fullmatch(key[:4]) else "..."


def _reason_of(error: BaseException) -> str:
    if isinstance(error, ApiError):
        return _fitting(error.code, _CODE)
    if isinstance(error, TimeoutError):
        return "timed_out"
    if isinstance(error, (CancelledError, GeneratorExit)):
        return "cancelled"
    is_unsent = isinstance(error, ConnectionError) and not error.maybe_sent
    return "connection_failed" if is_unsent else "connection_lost"
