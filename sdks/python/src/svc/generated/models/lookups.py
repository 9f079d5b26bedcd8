# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class LookupProducts(Model):
    """
    Products that can be sold to a phone number.
    """

    __slots__ = ()
    airtime: List[str]
    """
    IDs of the airtime products for this number: one for each currency, or only the one in
    `currency`.
    """
    data: List[str]
    """
    IDs of the data products for this number: one for each currency, or only the one in `currency`.
    """


class PhoneLookup(Model):
    """
    What the digits of a phone number reveal about it.
    """

    __slots__ = ()
    _codecs = {
        "products": "LookupProducts",
    }
    object: Literal["phone_lookup"]
    """
    Always `phone_lookup`.
    """
    created: int
    """
    Time at which the number was looked up.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    input: str
    """
    The phone number exactly as you sent it.
    Type: `PhoneText`.
    """
    e164: Optional[str]
    """
    The number in E.164 format. Null if it is not valid.
    Type: `Phone`.
    """
    national: Optional[str]
    """
    The number in national format, such as `077 123 4567`. Null if it is not valid.
    Type: `PhoneText`.
    """
    valid: bool
    """
    Whether the number is a valid Zimbabwean mobile number.
    """
    line_type: str
    """
    Type of the phone line.
    See `LineType`.
    """
    network: Optional[str]
    """
    ID of the network that the prefix belongs to. Null if no supported network uses the prefix.
    Type: `NetworkId`.
    """
    products: _models.LookupProducts
    """
    Products that can be sold to the number.
    """
    blocked: bool
    """
    Whether the number is on your blocklist. Sales to it return an error.
    """
    recipient: Optional[str]
    """
    ID of your recipient with this number. Null if there is none.
    Type: `RecipientId`.
    """
