# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Quote(Model):
    """
    What a sale will bring.
    """

    __slots__ = ()
    _codecs = {
        "bundle": "SendBundle",
        "meter": "Meter",
        "power": "QuotePower",
    }
    id: str
    """
    The quote.
    Type: `QuoteId`.
    """
    object: Literal["quote"]
    """
    Always `quote`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    status: str
    """
    Whether a sale can carry it.
    See `QuoteStatus`.
    """
    product: str
    """
    The product.
    Type: `ProductId`.
    """
    type: str
    """
    What is sold.
    See `SendType`.
    """
    network: str
    """
    The network that delivers it.
    Type: `NetworkId`.
    """
    target: str
    """
    The number in E.164 form, or the meter. A sale that carries the quote goes there.
    Type: `Target`.
    """
    amount: str
    """
    The face value. The sale may be over another amount.
    Type: `Money`.
    """
    currency: str
    """
    The currency, which the sale keeps.
    See `Currency`.
    """
    you_pay: str
    """
    What the customer pays: always the face value.
    Type: `Money`.
    """
    bundle: Optional[_models.SendBundle]
    """
    The data bundle; null for airtime and power.
    """
    meter: Optional[_models.Meter]
    """
    The confirmed meter; null for airtime and data.
    """
    power: Optional[_models.QuotePower]
    """
    What the money buys; null for airtime and data.
    """
    expires_at: int
    """
    When it can no longer be used: after 30 minutes.
    Type: `UnixTime`.
    """
    used_by: Optional[str]
    """
    The send that carries it.
    Type: `SendId`.
    """


class QuoteCreate(Model):
    """
    What is to be sold. Give `target`, `amount`, and `currency` or `product`.
    """

    __slots__ = ()
    target: str
    """
    The mobile number in any Zimbabwean form, or the 11-digit meter.
    Type: `TargetInput`.
    """
    product: Optional[str]
    """
    The product's slug, such as `power-usd`. Left out, it follows from target and currency.
    Type: `ProductId`.
    """
    amount: Optional[str]
    """
    The face value: what the customer pays and receives.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    The currency. There is no default: give this or `product`.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    Data: the bundle to send.
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
    The units of a quote for power.
    """

    __slots__ = ()
    _codecs = {
        "now": "PowerUnits",
        "after_reset": "PowerUnitsAfterReset",
    }
    now: _models.PowerUnits
    """
    What the amount buys now.
    """
    after_reset: _models.PowerUnitsAfterReset
    """
    What it buys from the 1st of next month on.
    """
    note: str
    """
    How sure it is, in a sentence for the cashier.
    Type: `Note`.
    """
