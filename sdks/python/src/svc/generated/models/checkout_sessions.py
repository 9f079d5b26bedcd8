# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class CheckoutSessionCreate(Model):
    """
    Parameters to create a checkout session.
    """

    __slots__ = ()
    type: Optional[str]
    """
    What to sell. Default: derived from the product or target.
    See `SendType`.
    """
    product: Optional[str]
    """
    Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
    Type: `ProductId`.
    """
    target: str
    """
    Mobile number in any Zimbabwean format, or 11-digit meter number.
    Type: `TargetInput`.
    """
    amount: str
    """
    Face value that the customer receives. The card fee is added to it.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    Three-letter currency code. There is no default: set this or `product`.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. For data only.
    Type: `BundleId`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the token by SMS. Required for power.
    Type: `PhoneInput`.
    """
    customer_phone: Optional[str]
    """
    Phone number of the customer, for messages about the payment.
    Type: `PhoneInput`.
    """
    success_url: str
    """
    URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
    Type: `CheckoutReturnUrl`.
    """
    cancel_url: str
    """
    URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
    Type: `CheckoutReturnUrl`.
    """
    client_reference: Optional[str]
    """
    Your own reference, such as the order number. Permanently unique in the account; reusing one
    returns its existing session.
    Type: `ClientReference`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the sale.
    """
    sms_message: Optional[str]
    """
    Custom SMS message to the customer. Default: our standard message.
    Type: `SmsTemplate`.
    """

    def __init__(
        self,
        *,
        target: str,
        amount: str,
        success_url: str,
        cancel_url: str,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        customer_phone: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "type": type,
                    "product": product,
                    "target": target,
                    "amount": amount,
                    "currency": currency,
                    "bundle_id": bundle_id,
                    "token_phone": token_phone,
                    "customer_phone": customer_phone,
                    "success_url": success_url,
                    "cancel_url": cancel_url,
                    "client_reference": client_reference,
                    "metadata": metadata,
                    "sms_message": sms_message,
                }
            )
        )


class CheckoutSessionList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["CheckoutSession"],
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
    data: List[_models.CheckoutSession]
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
