# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class BlockedTarget(Model):
    """
    A phone number or meter that cannot receive anything.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `BlockedTargetId`.
    """
    object: Literal["blocked_target"]
    """
    Always `blocked_target`.
    """
    created: int
    """
    Time at which the target was blocked.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    target: str
    """
    Blocked phone number in E.164 format, or meter number.
    Type: `Target`.
    """
    target_kind: str
    """
    Kind of target that is blocked.
    See `BlockedTargetKind`.
    """
    reason: Optional[str]
    """
    Reason for the block. Null if not set.
    Type: `Note`.
    """
    created_by: str
    """
    Who blocked the target.
    Type: `MakerId`.
    """
    hits: int
    """
    Number of requests that were rejected because of this entry.
    Type: `Count`.
    """
    last_hit_at: Optional[int]
    """
    Time at which a request was last rejected. Null if never.
    Type: `UnixTime`.
    """


class BlockedTargetCreate(Model):
    """
    A phone number or meter to block.
    """

    __slots__ = ()
    target: str
    """
    Phone number in any Zimbabwean format, or 11-digit meter number.
    Type: `TargetInput`.
    """
    reason: Optional[str]
    """
    Reason for the block, for your own team.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        target: str,
        reason: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "target": target,
                    "reason": reason,
                }
            )
        )


class BlockedTargetList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["BlockedTarget"],
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
    data: List[_models.BlockedTarget]
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
