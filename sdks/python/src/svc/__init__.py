"""Sell airtime, data and electricity in Zimbabwe. See README.md and reference.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .client import AsyncSvc as AsyncSvc
from .client import Svc as Svc
from .generated.facts import API_VERSION as API_VERSION
from .generated.facts import VERSION as VERSION
from .runtime.error import ApiError as ApiError
from .runtime.error import ArgumentError as ArgumentError
from .runtime.error import AuthenticationError as AuthenticationError
from .runtime.error import CancelledError as CancelledError
from .runtime.error import ConfigurationError as ConfigurationError
from .runtime.error import ConflictError as ConflictError
from .runtime.error import ConnectionError as ConnectionError
from .runtime.error import CreditError as CreditError
from .runtime.error import IdempotencyError as IdempotencyError
from .runtime.error import InvalidRequestError as InvalidRequestError
from .runtime.error import PermissionError as PermissionError
from .runtime.error import ProviderError as ProviderError
from .runtime.error import RateLimitError as RateLimitError
from .runtime.error import ServerError as ServerError
from .runtime.error import SignatureError as SignatureError
from .runtime.error import SvcError as SvcError
from .runtime.error import TimeoutError as TimeoutError
from .runtime.hooks import Hooks as Hooks
from .runtime.model import NOT_GIVEN as NOT_GIVEN
from .runtime.model import Model as Model
from .runtime.options import RequestOptions as RequestOptions
from .runtime.response import Headers as Headers
from .runtime.transport import HttpTransport as HttpTransport
from .runtime.transport import RawResponse as RawResponse
from .runtime.transport import Request as Request
from .runtime.transport import Transport as Transport
from .runtime.transport import TransportError as TransportError

if TYPE_CHECKING:
    from . import webhooks as webhooks
    from .generated import enums as enums
    from .generated import models as models
    from .generated.error_codes import ErrorCode as ErrorCode
    from .generated.error_codes import EventType as EventType
    from .runtime.async_transport import AsyncHttpTransport as AsyncHttpTransport
    from .runtime.async_transport import AsyncRawResponse as AsyncRawResponse
    from .runtime.async_transport import AsyncTransport as AsyncTransport
    from .runtime.file import AsyncFileResult as AsyncFileResult
    from .runtime.file import FileResult as FileResult
    from .runtime.money import Money as Money
    from .runtime.money import from_datetime as from_datetime
    from .runtime.money import to_datetime as to_datetime
    from .runtime.page import AsyncPage as AsyncPage
    from .runtime.page import Page as Page

_LATER = {
    "enums": ("generated.enums", None),
    "models": ("generated.models", None),
    "webhooks": ("webhooks", None),
    "AsyncHttpTransport": ("runtime.async_transport", "AsyncHttpTransport"),
    "AsyncRawResponse": ("runtime.async_transport", "AsyncRawResponse"),
    "AsyncTransport": ("runtime.async_transport", "AsyncTransport"),
    "ErrorCode": ("generated.error_codes", "ErrorCode"),
    "EventType": ("generated.error_codes", "EventType"),
    "FileResult": ("runtime.file", "FileResult"),
    "AsyncFileResult": ("runtime.file", "AsyncFileResult"),
    "Money": ("runtime.money", "Money"),
    "to_datetime": ("runtime.money", "to_datetime"),
    "from_datetime": ("runtime.money", "from_datetime"),
    "Page": ("runtime.page", "Page"),
    "AsyncPage": ("runtime.page", "AsyncPage"),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """What a program may never use is loaded when it does."""
        if name not in _LATER:
            raise AttributeError("module svc has no attribute %s" % name)
        import importlib

        path, member = _LATER[name]
        module = importlib.import_module("." + path, __name__)
        found = module if member is None else getattr(module, member)
        globals()[name] = found
        return found
