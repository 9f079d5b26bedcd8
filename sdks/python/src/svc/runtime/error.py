"""Every error that this package raises."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Type

from .response import ResponseMetadata


class SvcError(Exception):
    """The base of them all."""

    @property
    def message(self) -> str:
        """What it says, for people."""
        return str(self)


class ConfigurationError(SvcError):
    """The client cannot be made with these settings."""


class ArgumentError(SvcError, ValueError):
    """An argument that no request could carry; nothing was sent."""

    def __init__(self, message: str, param: Optional[str] = None) -> None:
        super().__init__(message)
        self.param = param


class ConnectionError(SvcError):  # noqa: A001 - the name that every SDK has
    """No answer came. After a sale, look for it before you sell again."""

    def __init__(
        self,
        message: str,
        *,
        maybe_sent: bool,
        attempts: int,
        idempotency_key: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        #: Whether any try of the request may have been carried out.
        self.maybe_sent = maybe_sent
        self.attempts = attempts
        self.idempotency_key = idempotency_key


class TimeoutError(ConnectionError):  # noqa: A001 - the name that every SDK has
    """The time for the call, or for one answer, is over."""


class CancelledError(ConnectionError):
    """The caller ended the call. In asyncio the task's own CancelledError is raised instead."""


class SignatureError(SvcError):
    """A webhook that is not from the service, too old, or not verifiable as it was handed over."""


class ApiError(SvcError):
    """The service said no, or that it is in trouble. Its class follows from ``type``."""

    def __init__(
        self, fields: Mapping[str, Any], raw_body: bytes, response: ResponseMetadata
    ) -> None:
        message = fields.get("message")
        super().__init__(message or "The service answered %d and no reason." % response.status)
        #: None when the answer was not of the service, such as a proxy's page.
        self.type: Optional[str] = fields.get("type")
        self.code: Optional[str] = fields.get("code")
        self.status: int = response.status
        self.param: Optional[str] = fields.get("param")
        self.details: List[Any] = fields.get("details") or []
        self.meta: Dict[str, Any] = fields.get("meta") or {}
        self.resource: Optional[str] = fields.get("resource")
        self.doc_url: Optional[str] = fields.get("doc_url")
        self.request_id: Optional[str] = fields.get("request_id") or response.request_id
        #: None when the answer does not say.
        self.retryable: Optional[bool] = fields.get("retryable")
        #: Seconds to wait; None when nothing was said.
        self.retry_after: Optional[int] = fields.get("retry_after")
        if self.retry_after is None:
            self.retry_after = _retry_after(response)
        self.idempotency_key = response.idempotency_key
        self.attempts = response.attempts
        self.response = response
        #: The body as it came.
        self.raw_body = raw_body

    def __repr__(self) -> str:
        return "%s(status=%d, code=%r, message=%r, request_id=%r)" % (
            type(self).__name__,
            self.status,
            self.code,
            str(self),
            self.request_id,
        )


class InvalidRequestError(ApiError):
    """The request cannot be carried out as it was written."""


class AuthenticationError(ApiError):
    """The key is missing or not valid."""


class PermissionError(ApiError):  # noqa: A001 - the name that every SDK has
    """The key or the account may not do this."""


class CreditError(ApiError):
    """There is not enough Credit."""


class ConflictError(ApiError):
    """The state of an object does not allow it."""


class IdempotencyError(ApiError):
    """The Idempotency-Key is missing, wrong or in use."""


class RateLimitError(ApiError):
    """Too many requests."""


class ProviderError(ApiError):
    """A network, a utility or a supplier did not answer as it should."""


class ServerError(ApiError):
    """The trouble is on the side of the service."""


_CLASSES: Dict[str, Type[ApiError]] = {
    "invalid_request_error": InvalidRequestError,
    "authentication_error": AuthenticationError,
    "permission_error": PermissionError,
    "credit_error": CreditError,
    "conflict_error": ConflictError,
    "idempotency_error": IdempotencyError,
    "rate_limit_error": RateLimitError,
    "provider_error": ProviderError,
    "api_error": ServerError,
}


def error_of(body: Any, raw_body: bytes, response: ResponseMetadata) -> ApiError:
    """The error of an answer that is no success; an HTML page or an empty body makes one too."""
    fields = body.get("error") if isinstance(body, dict) else None
    if not isinstance(fields, dict):
        fields = {}
    kind = fields.get("type")
    if kind is None:
        return (ServerError if response.status >= 500 else ApiError)(fields, raw_body, response)
    return _CLASSES.get(kind, ApiError)(fields, raw_body, response)


def _retry_after(response: ResponseMetadata) -> Optional[int]:
    from .retry import read_retry_after

    return read_retry_after(response.headers.get("Retry-After"), response.headers.get("Date"))
