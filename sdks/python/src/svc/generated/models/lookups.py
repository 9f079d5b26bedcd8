# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class LookupProducts(Model):
    """
    What can be sold to a number, by slug.
    """

    __slots__ = ()
    airtime: List[str]
    """
    Airtime products for this number: one for each currency, or the one in `currency`.
    """
    data: List[str]
    """
    Data products for this number: one for each currency, or the one in `currency`.
    """


class PhoneLookup(Model):
    """
    What can be told of a number from its digits.
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
    When it was looked up.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was looked up in live mode.
    """
    input: str
    """
    What you asked about, as you wrote it.
    Type: `PhoneText`.
    """
    e164: Optional[str]
    """
    The number in E.164 form; null when it is not valid.
    Type: `Phone`.
    """
    national: Optional[str]
    """
    The number as people write it, such as `077 123 4567`; null when it is not valid.
    Type: `PhoneText`.
    """
    valid: bool
    """
    Whether it is a Zimbabwean mobile number.
    """
    line_type: str
    """
    What kind of line it is.
    See `LineType`.
    """
    network: Optional[str]
    """
    The network that its prefix belongs to; null when no network here has it.
    Type: `NetworkId`.
    """
    products: _models.LookupProducts
    """
    What can be sold to it.
    """
    blocked: bool
    """
    Whether sales to it are refused.
    """
    recipient: Optional[str]
    """
    The recipient who has this number; null when none has.
    Type: `RecipientId`.
    """
