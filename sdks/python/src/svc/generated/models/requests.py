# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class RequestLog(Model):
    """
    A logged request with its bodies and events.
    """

    __slots__ = ()
    id: str
    """
    ID of the request, as in the `Request-Id` header.
    Type: `RequestId`.
    """
    object: Literal["request_log"]
    """
    Always `request_log`.
    """
    created: int
    """
    Time at which the request arrived, in real time even if the test clock was moved.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    method: str
    """
    HTTP method of the request.
    See `HttpMethod`.
    """
    path: str
    """
    Path as received, including the prefix.
    Type: `UrlPath`.
    """
    query: str
    """
    Query string as received. Empty if there was none.
    Type: `QueryText`.
    """
    status: int
    """
    HTTP status of the response.
    """
    duration_ms: int
    """
    Duration of the request in milliseconds.
    """
    api_key: Optional[str]
    """
    ID of the API key. Null if a member was signed in.
    Type: `KeyId`.
    """
    member: Optional[str]
    """
    ID of the signed-in member. Null if a key was used.
    Type: `MemberId`.
    """
    ip: str
    """
    IP address of the caller.
    Type: `IpAddress`.
    """
    user_agent: Optional[str]
    """
    `User-Agent` of the caller. Null if it sent none.
    Type: `UserAgent`.
    """
    sdk: Optional[str]
    """
    SDK of the caller. Null for any other caller.
    Type: `SdkName`.
    """
    api_version: str
    """
    API version of the response.
    Type: `ApiVersion`.
    """
    idempotency_key: Optional[str]
    """
    Idempotency-Key of the request. Null if it had none or the operation takes none.
    Type: `IdempotencyKey`.
    """
    replayed: bool
    """
    Whether the response is a replay: an earlier request had already done the work.
    """
    error_code: Optional[str]
    """
    Code of the error. Null if the request succeeded.
    Type: `ErrorCode`.
    """
    object_id: Optional[str]
    """
    ID of the object that was returned, or that the error is about. Null if there is none.
    Type: `ObjectId`.
    """
    request_body: Optional[Any]
    """
    Body of the request, masked. Null if there was none, it was not a JSON object, or it was larger
    than 16 KiB. A key without `sends:read` sees phone numbers with the middle digits hidden.
    """
    response_body: Optional[Any]
    """
    Body of the response, masked in the same way. Null if it was larger than 16 KiB.
    """
    events: List[str]
    """
    IDs of the events that the request caused, oldest first. Events older than 30 days are omitted.
    """


class RequestLogLine(Model):
    """
    One request in the request log.
    """

    __slots__ = ()
    id: str
    """
    ID of the request, as in the `Request-Id` header.
    Type: `RequestId`.
    """
    object: Literal["request_log"]
    """
    Always `request_log`.
    """
    created: int
    """
    Time at which the request arrived, in real time even if the test clock was moved.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    method: str
    """
    HTTP method of the request.
    See `HttpMethod`.
    """
    path: str
    """
    Path as received, including the prefix.
    Type: `UrlPath`.
    """
    query: str
    """
    Query string as received. Empty if there was none.
    Type: `QueryText`.
    """
    status: int
    """
    HTTP status of the response.
    """
    duration_ms: int
    """
    Duration of the request in milliseconds.
    """
    api_key: Optional[str]
    """
    ID of the API key. Null if a member was signed in.
    Type: `KeyId`.
    """
    member: Optional[str]
    """
    ID of the signed-in member. Null if a key was used.
    Type: `MemberId`.
    """
    ip: str
    """
    IP address of the caller.
    Type: `IpAddress`.
    """
    user_agent: Optional[str]
    """
    `User-Agent` of the caller. Null if it sent none.
    Type: `UserAgent`.
    """
    sdk: Optional[str]
    """
    SDK of the caller. Null for any other caller.
    Type: `SdkName`.
    """
    api_version: str
    """
    API version of the response.
    Type: `ApiVersion`.
    """
    idempotency_key: Optional[str]
    """
    Idempotency-Key of the request. Null if it had none or the operation takes none.
    Type: `IdempotencyKey`.
    """
    replayed: bool
    """
    Whether the response is a replay: an earlier request had already done the work.
    """
    error_code: Optional[str]
    """
    Code of the error. Null if the request succeeded.
    Type: `ErrorCode`.
    """
    object_id: Optional[str]
    """
    ID of the object that was returned, or that the error is about. Null if there is none.
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
