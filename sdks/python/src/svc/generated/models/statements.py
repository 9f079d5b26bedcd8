# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Statement(Model):
    """
    What a month did to your Credit in one currency. It adds up: `closing` = `opening` + `topups` +
    `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` − `rewards`.
    """

    __slots__ = ()
    _codecs = {
        "sends": "StatementSends",
        "by_type": ["StatementByType"],
        "by_cost_center": ["StatementByCostCenter"],
        "by_api_key": ["StatementByApiKey"],
    }
    object: Literal["statement"]
    """
    Always `statement`.
    """
    created: int
    """
    When this answer was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is real money.
    """
    period: str
    """
    The month.
    Type: `Month`.
    """
    currency: str
    """
    The currency of every amount.
    See `Currency`.
    """
    opening: str
    """
    The total Credit when the month began.
    Type: `Money`.
    """
    closing: str
    """
    The total Credit when the month ended; now, while it has not.
    Type: `Money`.
    """
    topups: str
    """
    Topped up.
    Type: `Money`.
    """
    checkout_credits: str
    """
    Paid by customers of checkouts whose sends were not made.
    Type: `Money`.
    """
    test_grants: str
    """
    Given to a test account.
    Type: `Money`.
    """
    adjustments: str
    """
    Put right by staff; negative when it was taken.
    Type: `SignedMoney`.
    """
    credited_back: str
    """
    Returned from sends that failed or were cancelled, of this month or an earlier one.
    Type: `Money`.
    """
    sends: _models.StatementSends
    """
    What was drawn for sends, rewards apart. What failed later is in `credited_back`.
    """
    rewards: str
    """
    What was drawn for rewards, less what came back from them.
    Type: `SignedMoney`.
    """
    by_type: List[_models.StatementByType]
    """
    `sends` by type and network.
    """
    by_cost_center: List[_models.StatementByCostCenter]
    """
    `sends` by cost centre.
    """
    by_api_key: List[_models.StatementByApiKey]
    """
    `sends` by key: with one key a till, by till.
    """
    face_sold: Optional[str]
    """
    Face value of the sends first delivered in the month; null without the dealer tier.
    Type: `Money`.
    """
    cost_drawn: Optional[str]
    """
    The Credit that those drew; null without the dealer tier.
    Type: `Money`.
    """
    dealer_discount_earned: Optional[str]
    """
    `face_sold` less `cost_drawn`; null without the dealer tier.
    Type: `Money`.
    """
    rows_url: str
    """
    Where every row of the month is, as CSV.
    Type: `UrlPath`.
    """
    final: bool
    """
    Whether nothing of it will change: from three days after the end of the month.
    """
    generated_at: int
    """
    When this statement was made.
    Type: `UnixTime`.
    """
    document_number: str
    """
    Its number: the same for the same month, currency and account.
    Type: `DocumentNumber`.
    """


class StatementByApiKey(Model):
    """
    Sends made by one key.
    """

    __slots__ = ()
    api_key: Optional[str]
    """
    The key; null for sends that no key made.
    Type: `KeyId`.
    """
    label: Optional[str]
    """
    What the key is called.
    Type: `Label`.
    """
    count: int
    """
    How many.
    Type: `Count`.
    """
    face: str
    """
    Their face value: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    The Credit they drew.
    Type: `Money`.
    """


class StatementByCostCenter(Model):
    """
    Sends booked to one cost centre.
    """

    __slots__ = ()
    cost_center: Optional[str]
    """
    The cost centre; null for sends that are booked to none.
    Type: `CostCenterId`.
    """
    count: int
    """
    How many.
    Type: `Count`.
    """
    face: str
    """
    Their face value: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    The Credit they drew.
    Type: `Money`.
    """


class StatementByType(Model):
    """
    Sends of one type on one network.
    """

    __slots__ = ()
    type: str
    """
    What was sold.
    See `SendType`.
    """
    network: str
    """
    The network.
    Type: `NetworkId`.
    """
    count: int
    """
    How many.
    Type: `Count`.
    """
    face: str
    """
    Their face value: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    The Credit they drew.
    Type: `Money`.
    """


class StatementSends(Model):
    """
    Sends counted together.
    """

    __slots__ = ()
    count: int
    """
    How many.
    Type: `Count`.
    """
    face: str
    """
    Their face value: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    The Credit they drew.
    Type: `Money`.
    """
