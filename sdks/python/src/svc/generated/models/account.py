# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Account(Model):
    """
    Your organisation in one mode: its name, status and settings.
    """

    __slots__ = ()
    _codecs = {
        "dealer": "Dealer",
        "terms_accepted": "TermsAcceptance",
        "prevent_duplicates": "DuplicateGuard",
        "payday": "Payday",
    }
    id: str
    """
    ID of the account.
    Type: `AccountId`.
    """
    object: Literal["account"]
    """
    Always `account`.
    """
    created: int
    """
    Time at which the organisation was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    name: str
    """
    Display name of the organisation.
    Type: `Label`.
    """
    legal_name: Optional[str]
    """
    Registered name of the organisation. Null if unknown.
    Type: `Label`.
    """
    mode: str
    """
    Mode of this account.
    See `Mode`.
    """
    twin: str
    """
    ID of the account of the same organisation in the other mode.
    Type: `AccountId`.
    """
    status: str
    """
    Current status: whether the account can sell.
    See `AccountStatus`.
    """
    contact_email: Optional[str]
    """
    Email address for notifications from us. Null if none is set.
    Type: `Email`.
    """
    support_phone: Optional[str]
    """
    Phone number shown to your customers for support. Null if none is set.
    Type: `E164`.
    """
    statement_descriptor: str
    """
    Name that signs text messages to customers.
    Type: `StatementDescriptor`.
    """
    country: Literal["ZW"]
    """
    Country code, always `ZW`.
    """
    timezone: Literal["Africa/Harare"]
    """
    Always `Africa/Harare`: the time zone of the days and months of caps and statements.
    """
    currencies: List[str]
    """
    Currencies of your Credit.
    """
    live_sales: Dict[str, str]
    """
    Whether anything is sold in live mode. A test account shows what its live one would meet.
    """
    dealer: _models.Dealer
    """
    The dealer tier of the account.
    """
    batch_approval_threshold: Dict[str, Optional[str]]
    """
    Batch totals per currency above which a second person must approve the batch.
    """
    agent_live_enabled: bool
    """
    Whether a person has enabled agent keys in live mode.
    """
    terms_accepted: Optional[_models.TermsAcceptance]
    """
    Acceptance of the terms. Null before the first live key.
    """
    default_api_version: str
    """
    API version of keys that have none of their own.
    Type: `ApiVersion`.
    """
    webhook_format_legacy: bool
    """
    Whether a webhook endpoint of this account still uses the legacy format.
    """
    prevent_duplicates: _models.DuplicateGuard
    """
    Guard against selling the same thing twice by mistake.
    """
    payday: _models.Payday
    """
    The day that schedules use as payday.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the account.
    """


class AccountActivity(Model):
    """
    An entry of the activity feed: an event or an audit log entry.
    """

    __slots__ = ()
    _codecs = {
        "actor": "Actor",
    }
    id: str
    """
    ID of the event or audit log entry. Use it as the cursor.
    Type: `ActivityId`.
    """
    object: Literal["activity_item"]
    """
    Always `activity_item`.
    """
    created: int
    """
    Time of the event or action.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    kind: str
    """
    Source of the entry.
    See `ActivityKind`.
    """
    event: Optional[str]
    """
    ID of the event. Null for an audit log entry.
    Type: `EventId`.
    """
    type: str
    """
    Type of the event, or the action.
    Type: `ActivityType`.
    """
    summary: str
    """
    Short description for people.
    Type: `Note`.
    """
    actor: _models.Actor
    """
    Who caused the entry. `system` if no request did.
    """
    object_id: Optional[str]
    """
    ID of the object concerned. Null if it has none.
    Type: `ObjectId`.
    """


class AccountActivityList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["AccountActivity"],
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
    data: List[_models.AccountActivity]
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


class AccountUpdate(Model):
    """
    Changes to the account. Omitted fields keep their value.
    """

    __slots__ = ()
    _codecs = {
        "prevent_duplicates": "DuplicateGuardUpdate",
        "payday": "PaydayUpdate",
    }
    name: Optional[str]
    """
    Display name of the organisation. Also renames the account in the other mode.
    Type: `Label`.
    """
    contact_email: Optional[str]
    """
    Email address for notifications from us. Null removes it.
    Type: `Email`.
    """
    support_phone: Optional[str]
    """
    Phone number shown to your customers for support. Null removes it.
    Type: `PhoneInput`.
    """
    statement_descriptor: Optional[str]
    """
    Name that signs text messages to customers.
    Type: `StatementDescriptor`.
    """
    batch_approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Batch totals per currency above which a second person must approve the batch. Null for a
    currency: approval is never required.
    """
    agent_live_enabled: Optional[bool]
    """
    Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
    """
    prevent_duplicates: Optional[_models.DuplicateGuardUpdate]
    """
    Changes to the duplicate guard.
    """
    payday: Optional[_models.PaydayUpdate]
    """
    The day that schedules use as payday.
    """
    default_api_version: Optional[str]
    """
    API version of keys that have none of their own. Requires a key created by an owner.
    Type: `ApiVersion`.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Changes to your key-value data about the account, merged as in `MetadataUpdate`. Null removes
    all of it.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        contact_email: Optional[str] = NOT_GIVEN,
        support_phone: Optional[str] = NOT_GIVEN,
        statement_descriptor: str = NOT_GIVEN,
        batch_approval_threshold: Mapping[str, Optional[str]] = NOT_GIVEN,
        agent_live_enabled: bool = NOT_GIVEN,
        prevent_duplicates: Union[_models.DuplicateGuardUpdate, Mapping[str, Any]] = NOT_GIVEN,
        payday: Union[_models.PaydayUpdate, Mapping[str, Any]] = NOT_GIVEN,
        default_api_version: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "contact_email": contact_email,
                    "support_phone": support_phone,
                    "statement_descriptor": statement_descriptor,
                    "batch_approval_threshold": batch_approval_threshold,
                    "agent_live_enabled": agent_live_enabled,
                    "prevent_duplicates": prevent_duplicates,
                    "payday": payday,
                    "default_api_version": default_api_version,
                    "metadata": metadata,
                }
            )
        )


class Dealer(Model):
    """
    The dealer tier of an account.
    """

    __slots__ = ()
    _codecs = {
        "discounts": ["DealerDiscount"],
    }
    status: str
    """
    Progress toward the dealer tier.
    See `DealerStatus`.
    """
    discounts: List[_models.DealerDiscount]
    """
    Discounts by network and currency. Empty without the dealer tier.
    """
    since: Optional[int]
    """
    Time at which the dealer tier was approved. Null without it.
    Type: `UnixTime`.
    """


class DuplicateGuard(Model):
    """
    Guard against selling the same thing twice by mistake.
    """

    __slots__ = ()
    enabled: bool
    """
    Whether a sale identical to one of the last `window_seconds` returns an error.
    """
    window_seconds: Optional[int]
    """
    Length of the comparison window in seconds. Null if the guard is off.
    """


class DuplicateGuardUpdate(Model):
    """
    Changes to the duplicate guard. Omitted fields keep their value.
    """

    __slots__ = ()
    enabled: Optional[bool]
    """
    Whether a sale identical to one of the last `window_seconds` returns an error.
    """
    window_seconds: Optional[int]
    """
    Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
    300.
    """

    def __init__(
        self,
        *,
        enabled: bool = NOT_GIVEN,
        window_seconds: Optional[int] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "enabled": enabled,
                    "window_seconds": window_seconds,
                }
            )
        )


class Payday(Model):
    """
    The day of the month that schedules use as payday.
    """

    __slots__ = ()
    day_of_month: Optional[int]
    """
    Day of the month, 1 to 31. Null if none is set.
    """


class PaydayUpdate(Model):
    """
    Changes to the day that schedules use as payday.
    """

    __slots__ = ()
    day_of_month: Optional[int]
    """
    Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
    """

    def __init__(
        self,
        *,
        day_of_month: Optional[int],
    ) -> None:
        super().__init__(
            given(
                **{
                    "day_of_month": day_of_month,
                }
            )
        )


class TermsAcceptance(Model):
    """
    Acceptance of the API Terms, the Acceptable Use policy and the DPA.
    """

    __slots__ = ()
    version: str
    """
    The version that was accepted.
    Type: `ApiVersion`.
    """
    at: int
    """
    Time of the acceptance.
    Type: `UnixTime`.
    """
    by: Optional[str]
    """
    ID of the member who accepted. Null if a key did.
    Type: `MemberId`.
    """
