# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class AttentionItem(Model):
    """
    A matter that may need a person.
    """

    __slots__ = ()
    kind: str
    """
    Kind of the matter.
    See `AttentionKind`.
    """
    count: int
    """
    Number of objects concerned.
    Type: `Count`.
    """
    object_ids: List[str]
    """
    IDs of the newest five objects. Empty if they have no IDs.
    """
    due_at: Optional[int]
    """
    Time at which the first of them lapses: a request or review that nobody decides, a batch that
    nobody approves, a key that expires, Credit that is used up. For a dispute it is when our staff
    respond, for an `unknown` send when they take over. Null if nothing lapses.
    Type: `UnixTime`.
    """
    url: str
    """
    Path that lists the objects.
    Type: `UrlPath`.
    """


class Overview(Model):
    """
    The account at a glance. Sections that the key's scopes do not cover are null.
    """

    __slots__ = ()
    _codecs = {
        "credit": {"*":"OverviewBalance"},
        "today": "OverviewToday",
        "networks": ["OverviewNetwork"],
        "webhooks": "OverviewWebhooks",
        "attention": ["AttentionItem"],
    }
    object: Literal["overview"]
    """
    Always `overview`.
    """
    created: int
    """
    Time at which this overview was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    credit: Optional[Dict[str, _models.OverviewBalance]]
    """
    Your Credit. Null without `credit:read`.
    """
    today: Optional[_models.OverviewToday]
    """
    Today's sends. Null without `sends:read`.
    """
    networks: Optional[List[_models.OverviewNetwork]]
    """
    Results by network. Null without `sends:read`.
    """
    webhooks: Optional[_models.OverviewWebhooks]
    """
    State of the webhook endpoints. Null without `webhooks:manage`.
    """
    attention: Optional[List[_models.AttentionItem]]
    """
    Matters that may need a person, of the kinds that the key can read. Null if it can read none.
    """
    as_of: int
    """
    Time to which the figures refer.
    Type: `UnixTime`.
    """


class OverviewBalance(Model):
    """
    Credit in one currency, and how long it lasts.
    """

    __slots__ = ()
    available: str
    """
    Credit that can be spent now.
    Type: `Money`.
    """
    reserved: str
    """
    Credit that is reserved and cannot be spent.
    Type: `Money`.
    """
    total: str
    """
    Total Credit: `available` plus `reserved`.
    Type: `Money`.
    """
    in_flight: str
    """
    Credit charged for sends that have not ended.
    Type: `Money`.
    """
    runway_days: Optional[float]
    """
    Number of days that `available` lasts at the rate of the last seven days. Null without sales in
    them.
    """


class OverviewNetwork(Model):
    """
    Results of a network for this account in the last 24 hours, in one currency.
    """

    __slots__ = ()
    network: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    currency: str
    """
    The currency of the sends.
    See `Currency`.
    """
    success_rate: Optional[str]
    """
    Share of ended sends that were delivered. Null if none ended.
    Type: `Share`.
    """
    sample: int
    """
    Number of sends that ended.
    Type: `Count`.
    """
    state: str
    """
    Current state of the network for all accounts.
    See `NetworkState`.
    """


class OverviewToday(Model):
    """
    Sends created since midnight in Harare.
    """

    __slots__ = ()
    sends: int
    """
    Number of sends created today.
    Type: `Count`.
    """
    delivered: int
    """
    Number of sends that were delivered.
    Type: `Count`.
    """
    failed: int
    """
    Number of sends that failed, whether or not the Credit was returned.
    Type: `Count`.
    """
    unresolved: int
    """
    Number of sends that have not ended.
    Type: `Count`.
    """
    amount: Dict[str, str]
    """
    Face value of all sends, excluding those whose Credit was returned.
    """


class OverviewWebhooks(Model):
    """
    State of the account's webhook endpoints.
    """

    __slots__ = ()
    endpoints: int
    """
    Number of webhook endpoints.
    Type: `Count`.
    """
    failing: int
    """
    Number of endpoints whose attempts are failing.
    Type: `Count`.
    """
    disabled: int
    """
    Number of endpoints that are disabled.
    Type: `Count`.
    """
    oldest_undelivered_at: Optional[int]
    """
    Time of the oldest event not yet delivered to its endpoint. Null if all are delivered.
    Type: `UnixTime`.
    """
