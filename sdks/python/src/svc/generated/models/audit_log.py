# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class AuditEvent(Model):
    """
    An entry of the audit log: one deed. It is written with the deed itself and never changes.
    """

    __slots__ = ()
    _codecs = {
        "actor": "Actor",
    }
    id: str
    """
    The entry.
    Type: `AuditEventId`.
    """
    object: Literal["audit_event"]
    """
    Always `audit_event`.
    """
    created: int
    """
    When it was done.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    action: str
    """
    What was done. Expect actions that you do not know.
    Type: `AuditAction`.
    """
    object_id: Optional[str]
    """
    What it was done to; null when that has no id.
    Type: `ObjectId`.
    """
    actor: _models.Actor
    """
    Who did it.
    """
    ip: Optional[str]
    """
    Where from; null when no request did it.
    Type: `IpAddress`.
    """
    user_agent: Optional[str]
    """
    What the caller said it was; null when it said nothing.
    Type: `UserAgent`.
    """
    changes: Dict[str, List[Any]]
    """
    What changed; empty when something was made or nothing has old values.
    """
    request_id: Optional[str]
    """
    The request; null when the service did it by itself.
    Type: `RequestId`.
    """
    note: Optional[str]
    """
    A remark; null without one.
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
