# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class AuditEvent(Model):
    """
    An entry of the audit log: one action. It is stored in the same transaction as the action and
    never changes.
    """

    __slots__ = ()
    _codecs = {
        "actor": "Actor",
    }
    id: str
    """
    ID of the entry.
    Type: `AuditEventId`.
    """
    object: Literal["audit_event"]
    """
    Always `audit_event`.
    """
    created: int
    """
    Time of the action.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    action: str
    """
    The action that was taken. New actions can be added; ignore those you do not know.
    Type: `AuditAction`.
    """
    object_id: Optional[str]
    """
    ID of the object concerned. Null if it has none.
    Type: `ObjectId`.
    """
    actor: _models.Actor
    """
    Who took the action.
    """
    ip: Optional[str]
    """
    IP address of the request. Null if no request was involved.
    Type: `IpAddress`.
    """
    user_agent: Optional[str]
    """
    `User-Agent` of the request. Null if it had none.
    Type: `UserAgent`.
    """
    changes: Dict[str, List[Any]]
    """
    Changed fields. Empty if an object was created or nothing had an old value.
    """
    request_id: Optional[str]
    """
    ID of the request. Null if the service acted by itself.
    Type: `RequestId`.
    """
    note: Optional[str]
    """
    A remark on the action. Null if there is none.
    Type: `Note`.
    """


class AuditEventList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["AuditEvent"],
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
    data: List[_models.AuditEvent]
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
