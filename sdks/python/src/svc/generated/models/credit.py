# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class AlertRecipients(Model):
    """
    Recipients of alerts by email and text message.
    """

    __slots__ = ()
    emails: List[str]
    """
    Contact of your account. Empty unless `email` is a channel.
    """
    phones: List[str]
    """
    Your support number, if it is mobile. Empty unless `sms` is a channel.
    """


class CreditAlerts(Model):
    """
    Alerts about your Credit.
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
    Time of this response.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    low_balance: Dict[str, Optional[str]]
    """
    Available Credit below which you receive an alert. Null for no alert.
    """
    shortfall_projection: bool
    """
    Whether upcoming schedules are compared with your Credit.
    """
    shortfall_days: int
    """
    Number of days of schedules to compare.
    Type: `ShortfallDays`.
    """
    channels: List[str]
    """
    Channels by which you receive alerts.
    """
    recipients: _models.AlertRecipients
    """
    Recipients of alerts by email and text message.
    """
    last_fired: Dict[str, Optional[int]]
    """
    Time at which the last low-balance alert fired.
    """


class CreditAlertsUpdate(Model):
    """
    New alerts about your Credit. Omitted fields return to their defaults.
    """

    __slots__ = ()
    low_balance: Optional[Dict[str, Optional[str]]]
    """
    Available Credit below which you receive an alert. Omitted currencies have no alert.
    """
    shortfall_projection: Optional[bool]
    """
    Whether to compare upcoming schedules with your Credit.
    """
    shortfall_days: Optional[int]
    """
    Number of days of schedules to compare.
    Type: `ShortfallDays`.
    """
    channels: Optional[List[str]]
    """
    Channels by which you receive alerts. Default: `webhook`.
    """

    def __init__(
        self,
        *,
        low_balance: Mapping[str, Optional[str]] = NOT_GIVEN,
        shortfall_projection: bool = NOT_GIVEN,
        shortfall_days: int = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "low_balance": low_balance,
                    "shortfall_projection": shortfall_projection,
                    "shortfall_days": shortfall_days,
                    "channels": channels,
                }
            )
        )


class CreditReservationList(Model):
    """
    One page of a list.
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
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.CreditReservation]
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


class CreditTransactionList(Model):
    """
    One page of a list.
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
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.CreditTransaction]
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
