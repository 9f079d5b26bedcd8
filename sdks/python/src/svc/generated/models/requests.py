# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class RequestLog(Model):
    """
    A request with what was sent and answered.
    """

    __slots__ = ()
    id: str
    """
    The request, as the header `Request-Id` named it.
    Type: `RequestId`.
    """
    object: Literal["request_log"]
    """
    Always `request_log`.
    """
    created: int
    """
    When it arrived, in real time, whatever the test clock says.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was of live mode.
    """
    method: str
    """
    Its method.
    See `HttpMethod`.
    """
    path: str
    """
    Its path as it came.
    Type: `UrlPath`.
    """
    query: str
    """
    Its query as it came; empty without one.
    Type: `QueryText`.
    """
    status: int
    """
    The status of the answer.
    """
    duration_ms: int
    """
    How long it took.
    """
    api_key: Optional[str]
    """
    The key it was sent with.
    Type: `KeyId`.
    """
    member: Optional[str]
    """
    The member who was signed in; null for a key.
    Type: `MemberId`.
    """
    ip: str
    """
    The address it came from.
    Type: `IpAddress`.
    """
    user_agent: Optional[str]
    """
    What the caller said it was; null when it said nothing.
    Type: `UserAgent`.
    """
    sdk: Optional[str]
    """
    The SDK it was sent by; null for any other caller.
    Type: `SdkName`.
    """
    api_version: str
    """
    The version of the interface that it was answered in.
    Type: `ApiVersion`.
    """
    idempotency_key: Optional[str]
    """
    Its Idempotency-Key; null when it had none, or the operation takes none.
    Type: `IdempotencyKey`.
    """
    replayed: bool
    """
    Whether an earlier request had done the work.
    """
    error_code: Optional[str]
    """
    The code of the refusal; null for a success.
    Type: `ErrorCode`.
    """
    object_id: Optional[str]
    """
    The object that was answered, or that the refusal is about.
    Type: `ObjectId`.
    """
    request_body: Optional[Any]
    """
    The body that was sent, masked. Null when there was none, or it was no JSON object, or larger
    than 16 KiB. A key without `sends:read` sees telephone numbers without their middle digits.
    """
    response_body: Optional[Any]
    """
    The body that was answered, masked in the same way. Null when it was larger than 16 KiB.
    """
    events: List[str]
    """
    The events that the request caused and that are still shown, oldest first.
    """


class RequestLogLine(Model):
    """
    A line of the request log.
    """

    __slots__ = ()
    id: str
    """
    The request, as the header `Request-Id` named it.
    Type: `RequestId`.
    """
    object: Literal["request_log"]
    """
    Always `request_log`.
    """
    created: int
    """
    When it arrived, in real time, whatever the test clock says.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was of live mode.
    """
    method: str
    """
    Its method.
    See `HttpMethod`.
    """
    path: str
    """
    Its path as it came.
    Type: `UrlPath`.
    """
    query: str
    """
    Its query as it came; empty without one.
    Type: `QueryText`.
    """
    status: int
    """
    The status of the answer.
    """
    duration_ms: int
    """
    How long it took.
    """
    api_key: Optional[str]
    """
    The key it was sent with.
    Type: `KeyId`.
    """
    member: Optional[str]
    """
    The member who was signed in; null for a key.
    Type: `MemberId`.
    """
    ip: str
    """
    The address it came from.
    Type: `IpAddress`.
    """
    user_agent: Optional[str]
    """
    What the caller said it was; null when it said nothing.
    Type: `UserAgent`.
    """
    sdk: Optional[str]
    """
    The SDK it was sent by; null for any other caller.
    Type: `SdkName`.
    """
    api_version: str
    """
    The version of the interface that it was answered in.
    Type: `ApiVersion`.
    """
    idempotency_key: Optional[str]
    """
    Its Idempotency-Key; null when it had none, or the operation takes none.
    Type: `IdempotencyKey`.
    """
    replayed: bool
    """
    Whether an earlier request had done the work.
    """
    error_code: Optional[str]
    """
    The code of the refusal; null for a success.
    Type: `ErrorCode`.
    """
    object_id: Optional[str]
    """
    The object that was answered, or that the refusal is about.
    Type: `ObjectId`.
    """


class RequestLogList(Model):
    """
    A page of the request log.
    """

    __slots__ = ()
    _codecs = {
        "data": ["RequestLogLine"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.RequestLogLine]
    """
    Objects on this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
    you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """
