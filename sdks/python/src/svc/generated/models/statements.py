# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Statement(Model):
    """
    Changes to your Credit in one month and currency. It always balances: `closing` = `opening` +
    `topups` + `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` −
    `rewards`.
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
    Time at which the statement was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True for real money, false in test mode.
    """
    period: str
    """
    Month of the statement.
    Type: `Month`.
    """
    currency: str
    """
    The currency of all amounts.
    See `Currency`.
    """
    opening: str
    """
    Total Credit at the start of the month.
    Type: `Money`.
    """
    closing: str
    """
    Total Credit at the end of the month. In the current month: now.
    Type: `Money`.
    """
    topups: str
    """
    Credit added by top-ups.
    Type: `Money`.
    """
    checkout_credits: str
    """
    Face value of paid checkout sessions that were not delivered, added to your Credit.
    Type: `Money`.
    """
    test_grants: str
    """
    Credit granted to a test account.
    Type: `Money`.
    """
    adjustments: str
    """
    Corrections by our staff. Negative if they reduced your Credit.
    Type: `SignedMoney`.
    """
    credited_back: str
    """
    Credit returned for sends that failed or were cancelled, of this month or earlier.
    Type: `Money`.
    """
    sends: _models.StatementSends
    """
    Sends charged in the month, without rewards. Later failures are in `credited_back`.
    """
    rewards: str
    """
    Credit charged for rewards, less what was returned for them.
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
    `sends` by API key. With one key per till: by till.
    """
    face_sold: Optional[str]
    """
    Face value of sends first delivered in the month. Null without the dealer tier.
    Type: `Money`.
    """
    cost_drawn: Optional[str]
    """
    Credit charged for the sends in `face_sold`. Null without the dealer tier.
    Type: `Money`.
    """
    dealer_discount_earned: Optional[str]
    """
    `face_sold` less `cost_drawn`. Null without the dealer tier.
    Type: `Money`.
    """
    rows_url: str
    """
    Path of the CSV file with every transaction of the month.
    Type: `UrlPath`.
    """
    final: bool
    """
    Whether the statement is final: true from three days after the month ends.
    """
    generated_at: int
    """
    Time at which the statement was computed.
    Type: `UnixTime`.
    """
    document_number: str
    """
    Number of the statement: the same for the same account, month and currency.
    Type: `DocumentNumber`.
    """


class StatementByApiKey(Model):
    """
    Sends created by one key.
    """

    __slots__ = ()
    api_key: Optional[str]
    """
    ID of the API key. Null for sends that no key created.
    Type: `KeyId`.
    """
    label: Optional[str]
    """
    Label of the key. Null if it has none.
    Type: `Label`.
    """
    count: int
    """
    Number of sends in the group.
    Type: `Count`.
    """
    face: str
    """
    Face value of the sends: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    Credit charged for the sends.
    Type: `Money`.
    """


class StatementByCostCenter(Model):
    """
    Sends charged to one cost centre.
    """

    __slots__ = ()
    cost_center: Optional[str]
    """
    ID of the cost centre. Null for sends without a cost centre.
    Type: `CostCenterId`.
    """
    count: int
    """
    Number of sends in the group.
    Type: `Count`.
    """
    face: str
    """
    Face value of the sends: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    Credit charged for the sends.
    Type: `Money`.
    """


class StatementByType(Model):
    """
    Sends of one type on one network.
    """

    __slots__ = ()
    type: str
    """
    Type of the sends.
    See `SendType`.
    """
    network: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    count: int
    """
    Number of sends in the group.
    Type: `Count`.
    """
    face: str
    """
    Face value of the sends: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    Credit charged for the sends.
    Type: `Money`.
    """
