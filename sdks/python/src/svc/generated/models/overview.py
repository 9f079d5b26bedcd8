# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class AttentionItem(Model):
    """
    Something that needs a person.
    """

    __slots__ = ()
    kind: str
    """
    What.
    See `AttentionKind`.
    """
    count: int
    """
    How many.
    Type: `Count`.
    """
    object_ids: List[str]
    """
    The newest five of them; empty where they have no ids.
    """
    url: str
    """
    Where to read more.
    Type: `UrlPath`.
    """


class Overview(Model):
    """
    The account at a glance. A section that the key's scopes do not let it read is null.
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
    When this answer was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    credit: Optional[Dict[str, _models.OverviewBalance]]
    """
    Credit; null without `credit:read`.
    """
    today: Optional[_models.OverviewToday]
    """
    Today's sends; null without `sends:read`.
    """
    networks: Optional[List[_models.OverviewNetwork]]
    """
    Success by network; null without `sends:read`.
    """
    webhooks: Optional[_models.OverviewWebhooks]
    """
    Webhook endpoints; null without `webhooks:manage`.
    """
    attention: Optional[List[_models.AttentionItem]]
    """
    What needs a person, of the kinds that the key may read; null when it may read none.
    """
    as_of: int
    """
    The moment that it is of.
    Type: `UnixTime`.
    """


class OverviewBalance(Model):
    """
    Credit in one currency, and how long it lasts.
    """

    __slots__ = ()
    available: str
    """
    What can be spent now.
    Type: `Money`.
    """
    reserved: str
    """
    What is set aside.
    Type: `Money`.
    """
    total: str
    """
    `available` and `reserved` together.
    Type: `Money`.
    """
    in_flight: str
    """
    Drawn for sends that have not ended.
    Type: `Money`.
    """
    runway_days: Optional[float]
    """
    How many days `available` lasts at the pace of the last seven days; null when nothing was sold
    in them.
    """


class OverviewNetwork(Model):
    """
    How a network has served this account in the last 24 hours, in one currency.
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
    success_rate: Optional[str]
    """
    Delivered sends among those that ended; null when none did.
    Type: `Share`.
    """
    sample: int
    """
    How many ended.
    Type: `Count`.
    """
    state: str
    """
    How the network is doing for everybody.
    See `NetworkState`.
    """


class OverviewToday(Model):
    """
    The sends made since midnight in Harare.
    """

    __slots__ = ()
    sends: int
    """
    All of them.
    Type: `Count`.
    """
    delivered: int
    """
    Those that were delivered.
    Type: `Count`.
    """
    failed: int
    """
    Those that failed, whether Credit came back or not.
    Type: `Count`.
    """
    unresolved: int
    """
    Those that have not ended.
    Type: `Count`.
    """
    amount: Dict[str, str]
    """
    The face value of them all, without those whose Credit came back.
    """


class OverviewWebhooks(Model):
    """
    How the account's webhook endpoints are doing.
    """

    __slots__ = ()
    endpoints: int
    """
    How many there are.
    Type: `Count`.
    """
    failing: int
    """
    How many of them fail.
    Type: `Count`.
    """
    disabled: int
    """
    How many are switched off.
    Type: `Count`.
    """
    oldest_undelivered_at: Optional[int]
    """
    When the oldest event that has not reached its endpoint happened; null when all have.
    Type: `UnixTime`.
    """
