"""Settings of one call; those of a client are the arguments of Svc and AsyncSvc."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class RequestOptions:
    """Settings of one call. What is left out is as the client has it."""

    __slots__ = (
        "idempotency_key", "timeout", "connect_timeout", "read_timeout", "max_retries",
        "extra_body", "extra_query", "extra_headers", "program_secret",
    )  # fmt: skip

    def __init__(
        self,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        connect_timeout: Optional[float] = None,
        read_timeout: Optional[float] = None,
        max_retries: Optional[int] = None,
        extra_body: Optional[Mapping[str, Any]] = None,
        extra_query: Optional[Mapping[str, Any]] = None,
        extra_headers: Optional[Mapping[str, str]] = None,
        program_secret: Optional[str] = None,
    ) -> None:
        #: Your own key, such as the till's sale number; one is made if left out.
        self.idempotency_key = idempotency_key
        #: Seconds for the call with all its tries and pauses.
        self.timeout = timeout
        #: Seconds for a connection to be made.
        self.connect_timeout = connect_timeout
        #: Seconds for an answer to begin, and between two parts of it.
        self.read_timeout = read_timeout
        #: How often the call is sent again, where that is safe.
        self.max_retries = max_retries
        #: Fields that this version does not know yet.
        self.extra_body = extra_body
        self.extra_query = extra_query
        self.extra_headers = extra_headers
        #: The secret of the program, for the one method that is signed with it.
        self.program_secret = program_secret


NO_OPTIONS = RequestOptions()
