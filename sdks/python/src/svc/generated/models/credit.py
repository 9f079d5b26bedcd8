# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class AlertRecipients(Model):
    """
    Who is told by email and by text message.
    """

    __slots__ = ()
    emails: List[str]
    """
    By email: the contact of your account; empty unless the channel is chosen.
    """
    phones: List[str]
    """
    By text message: your support number, if it is mobile; empty unless the channel is chosen.
    """


class CreditAlerts(Model):
    """
    What you want to be told about your Credit.
    """

    __slots__ = ()
    _codecs = {
        "recipients": "AlertRecipients",
    }
    object: Literal["credit_alerts"]
    """
    Always `credit_alerts`.
    """
    created: int
    """
    When this answer was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    low_balance: Dict[str, Optional[str]]
    """
    The available Credit below which you are told; null where you are not.
    """
    shortfall_projection: bool
    """
    Whether the schedules of the coming days are compared with your Credit.
    """
    shortfall_days: int
    """
    How many days that looks ahead.
    Type: `ShortfallDays`.
    """
    channels: List[str]
    """
    How you are told.
    """
    recipients: _models.AlertRecipients
    """
    Who is told by email and by text message.
    """
    last_fired: Dict[str, Optional[int]]
    """
    When the low balance was last told.
    """


class CreditAlertsUpdate(Model):
    """
    What you want to be told about your Credit. What is left out is as in a new account.
    """

    __slots__ = ()
    low_balance: Optional[Dict[str, Optional[str]]]
    """
    The available Credit below which you want to be told; a currency left out is not watched.
    """
    shortfall_days: Optional[int]
    """
    How many days that looks ahead.
    Type: `ShortfallDays`.
    """
    channels: Optional[List[str]]
    """
    How you want to be told; `webhook` when left out.
    """

    def __init__(
        self,
        *,
        low_balance: Mapping[str, Optional[str]] = NOT_GIVEN,
        shortfall_days: int = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "low_balance": low_balance,
                    "shortfall_days": shortfall_days,
                    "channels": channels,
                }
            )
        )


class CreditReservationList(Model):
    """
    A page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["CreditReservation"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    The path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.CreditReservation]
    """
    The objects of this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    The cursor of the next page, for the parameter this page was asked with (`starting_after`
    unless you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """


class CreditTransactionList(Model):
    """
    A page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["CreditTransaction"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    The path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.CreditTransaction]
    """
    The objects of this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    The cursor of the next page, for the parameter this page was asked with (`starting_after`
    unless you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """
