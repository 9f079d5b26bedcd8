"""What a hook is shown of a try; secrets are masked."""

from __future__ import annotations

from typing import Callable, Dict, Mapping, NamedTuple, Optional


class RequestAttempt(NamedTuple):
    operation: str
    method: str
    url: str
    headers: Dict[str, str]
    #: 1 of the first try.
    attempt: int


class ResponseAttempt(NamedTuple):
    request: RequestAttempt
    #: None when no answer came.
    status: Optional[int]
    request_id: Optional[str]
    elapsed: float
    #: Seconds until the next try; None when there is none.
    retry_in: Optional[float]


class Hooks(NamedTuple):
    before_request: Optional[Callable[[RequestAttempt], None]] = None
    after_response: Optional[Callable[[ResponseAttempt], None]] = None


_SECRET = frozenset(("authorization", "svc-signature"))


def masked_headers(headers: Mapping[str, str]) -> Dict[str, str]:
    """Headers as a log may hold them."""
    return {name: "***" if name.lower() in _SECRET else value for name, value in headers.items()}
