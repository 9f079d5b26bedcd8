# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Quote(Model):
    """
    What a sale would deliver, and what the customer pays.
    """

    __slots__ = ()
    _codecs = {
        "bundle": "SendBundle",
        "meter": "Meter",
        "power": "QuotePower",
    }
    id: str
    """
    ID of the quote.
    Type: `QuoteId`.
    """
    object: Literal["quote"]
    """
    Always `quote`.
    """
    created: int
    """
    Time at which the quote was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    status: str
    """
    Current status: whether a sale can use the quote.
    See `QuoteStatus`.
    """
    product: str
    """
    ID of the product.
    Type: `ProductId`.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    network: str
    """
    ID of the network that delivers the sale.
    Type: `NetworkId`.
    """
    target: str
    """
    Phone number in E.164 format, or meter number. A sale that uses the quote is delivered to it.
    Type: `Target`.
    """
    amount: str
    """
    The face value. A sale that uses the quote can have a different amount.
    Type: `Money`.
    """
    currency: str
    """
    The currency. A sale that uses the quote must be in this currency.
    See `Currency`.
    """
    you_pay: str
    """
    What the customer pays: always the face value.
    Type: `Money`.
    """
    bundle: Optional[_models.SendBundle]
    """
    Data bundle. Null for airtime and power.
    """
    meter: Optional[_models.Meter]
    """
    The confirmed meter. Null for airtime and data.
    """
    power: Optional[_models.QuotePower]
    """
    Units that the amount buys. Null for airtime and data.
    """
    expires_at: int
    """
    Time at which the quote expires: 30 minutes after it was created.
    Type: `UnixTime`.
    """
    used_by: Optional[str]
    """
    ID of the send that used the quote. Null if it is unused.
    Type: `SendId`.
    """


class QuoteCreate(Model):
    """
    Parameters of a quote. Set `target`, `amount`, and either `currency` or `product`.
    """

    __slots__ = ()
    target: str
    """
    Mobile number in any Zimbabwean format, or 11-digit meter number.
    Type: `TargetInput`.
    """
    product: Optional[str]
    """
    ID of the product, such as `power-usd`. Default: derived from `target` and `currency`.
    Type: `ProductId`.
    """
    amount: Optional[str]
    """
    The face value: what the customer pays and receives.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    The currency. Required unless `product` is set; there is no default.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    ID of the bundle. Required for data.
    Type: `BundleId`.
    """

    def __init__(
        self,
        *,
        target: str,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "target": target,
                    "product": product,
                    "amount": amount,
                    "currency": currency,
                    "bundle_id": bundle_id,
                }
            )
        )


class QuotePower(Model):
    """
    Units that a power quote buys.
    """

    __slots__ = ()
    _codecs = {
        "now": "PowerUnits",
        "after_reset": "PowerUnitsAfterReset",
    }
    now: _models.PowerUnits
    """
    Units that the amount buys now.
    """
    after_reset: _models.PowerUnitsAfterReset
    """
    Units that the amount buys from the 1st of next month.
    """
    note: str
    """
    How reliable the estimate is, in one sentence for the cashier.
    Type: `Note`.
    """
