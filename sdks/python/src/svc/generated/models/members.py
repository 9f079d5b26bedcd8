# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Member(Model):
    """
    A person who belongs to the organisation.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `MemberId`.
    """
    object: Literal["member"]
    """
    Always `member`.
    """
    created: int
    """
    Time at which the person joined the organisation.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    name: Optional[str]
    """
    Name of the person. Null until they provide it.
    Type: `Label`.
    """
    email: Optional[str]
    """
    Email address of the person. Null if unknown.
    Type: `Email`.
    """
    phone: Optional[str]
    """
    Phone number of the person. Null if unknown.
    Type: `E164`.
    """
    role: str
    """
    Role of the person. Decides their permissions.
    See `MemberRole`.
    """
    status: str
    """
    Current status. Decides whether the person can sign in.
    See `MemberStatus`.
    """
    tokens_read: bool
    """
    Whether the person can see power tokens in clear text and grant that scope to keys.
    """
    pin_set: bool
    """
    Whether the person has a payment PIN, which is needed to approve agents' requests.
    """
    last_seen_at: Optional[int]
    """
    Time at which the person was last signed in. Null if never.
    Type: `UnixTime`.
    """
    invited_by: Optional[str]
    """
    Member who invited the person. Null for the founder of the organisation.
    Type: `MemberId`.
    """


class MemberCreate(Model):
    """
    A person to invite. Set `phone`, `email` or both.
    """

    __slots__ = ()
    phone: Optional[str]
    """
    Phone number that the invitation is sent to by SMS.
    Type: `PhoneInput`.
    """
    email: Optional[str]
    """
    Email address that the invitation is sent to.
    Type: `Email`.
    """
    role: Optional[str]
    """
    Role that the person gets once they accept.
    See `MemberRole`.
    """

    def __init__(
        self,
        *,
        phone: str = NOT_GIVEN,
        email: str = NOT_GIVEN,
        role: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "phone": phone,
                    "email": email,
                    "role": role,
                }
            )
        )


class MemberList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Member"],
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
    data: List[_models.Member]
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


class MemberUpdate(Model):
    """
    Changes to a member. Omitted fields keep their value.
    """

    __slots__ = ()
    role: str
    """
    New role of the member.
    See `MemberRole`.
    """
    tokens_read: Optional[bool]
    """
    Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
    never.
    """

    def __init__(
        self,
        *,
        role: str,
        tokens_read: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "role": role,
                    "tokens_read": tokens_read,
                }
            )
        )
