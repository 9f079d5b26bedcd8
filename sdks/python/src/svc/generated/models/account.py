# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Account(Model):
    """
    An organisation in one mode: what it is called, what it may do, what it has set.
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
    The account.
    Type: `AccountId`.
    """
    object: Literal["account"]
    """
    Always `account`.
    """
    created: int
    """
    When the organisation was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether this is the live account.
    """
    name: str
    """
    What the organisation calls itself.
    Type: `Label`.
    """
    legal_name: Optional[str]
    """
    The name it is registered under.
    Type: `Label`.
    """
    mode: str
    """
    The mode of this account.
    See `Mode`.
    """
    twin: str
    """
    The account of the same organisation in the other mode.
    Type: `AccountId`.
    """
    status: str
    """
    Whether it may trade.
    See `AccountStatus`.
    """
    contact_email: Optional[str]
    """
    Where the service writes to.
    Type: `Email`.
    """
    support_phone: Optional[str]
    """
    The number that customers are told to call.
    Type: `E164`.
    """
    statement_descriptor: str
    """
    The name that text messages to customers are signed with.
    Type: `StatementDescriptor`.
    """
    country: Literal["ZW"]
    """
    Always `ZW`.
    """
    timezone: Literal["Africa/Harare"]
    """
    Always `Africa/Harare`: the days and months of caps and statements are of this zone.
    """
    currencies: List[str]
    """
    The currencies that Credit is kept in.
    """
    dealer: _models.Dealer
    """
    The dealer tier.
    """
    batch_approval_threshold: Dict[str, Optional[str]]
    """
    Above these totals a batch waits for a second person.
    """
    agent_live_enabled: bool
    """
    Whether a person has allowed agent keys in live mode.
    """
    terms_accepted: Optional[_models.TermsAcceptance]
    """
    When the terms were accepted; null before the first live key.
    """
    default_api_version: str
    """
    The version of the interface that a key without one of its own speaks.
    Type: `ApiVersion`.
    """
    webhook_format_legacy: bool
    """
    Whether a webhook endpoint of this account still speaks the old format.
    """
    prevent_duplicates: _models.DuplicateGuard
    """
    The guard against the same sale twice.
    """
    payday: _models.Payday
    """
    The day that schedules call payday.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the account.
    """


class AccountActivity(Model):
    """
    Something that happened, or that somebody did.
    """

    __slots__ = ()
    _codecs = {
        "actor": "Actor",
    }
    id: str
    """
    The event or the entry of the audit log; the cursor of a page.
    Type: `ActivityId`.
    """
    object: Literal["activity_item"]
    """
    Always `activity_item`.
    """
    created: int
    """
    When.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    kind: str
    """
    What it comes from.
    See `ActivityKind`.
    """
    event: Optional[str]
    """
    The event; null for a deed of the audit log.
    Type: `EventId`.
    """
    type: str
    """
    The type of the event, or the action.
    Type: `ActivityType`.
    """
    summary: str
    """
    The same in a few words.
    Type: `Note`.
    """
    actor: _models.Actor
    """
    Who caused it: `system` when no request did.
    """
    object_id: Optional[str]
    """
    What it is about; null when that has no id.
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
    How far the business has come.
    See `DealerStatus`.
    """
    discounts: List[_models.DealerDiscount]
    """
    What it pays less than the face value; empty without the dealer tier.
    """
    since: Optional[int]
    """
    When it became a dealer.
    Type: `UnixTime`.
    """


class DealerDiscount(Model):
    """
    A percentage off the face value, on one network in one currency.
    """

    __slots__ = ()
    network: str
    """
    The network.
    Type: `NetworkId`.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    percent: str
    """
    The percentage off the face value. The customer still receives the whole face value.
    Type: `Percent`.
    """


class DuplicateGuard(Model):
    """
    The account's guard against the same sale twice.
    """

    __slots__ = ()
    enabled: bool
    """
    Whether a sale like one of the last `window_seconds` is refused.
    """
    window_seconds: Optional[int]
    """
    How far back it looks; null while it is off.
    """


class Payday(Model):
    """
    The day that schedules call payday.
    """

    __slots__ = ()
    day_of_month: Optional[int]
    """
    The day of the month, 1 to 31; null when none is set.
    """


class TermsAcceptance(Model):
    """
    When the API Terms, the Acceptable Use policy and the DPA were accepted.
    """

    __slots__ = ()
    version: str
    """
    The version that was accepted.
    Type: `ApiVersion`.
    """
    at: int
    """
    When.
    Type: `UnixTime`.
    """
    by: Optional[str]
    """
    The member who accepted; null when a key did.
    Type: `MemberId`.
    """
