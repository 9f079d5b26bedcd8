# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TopupCreate(Model):
    """
    Parameters to create a top-up.
    """

    __slots__ = ()
    method: Optional[str]
    """
    Payment method of the top-up.
    See `TopupMethod`.
    """
    amount: str
    """
    Amount to add to your Credit. There is no minimum or maximum.
    Type: `MoneyInput`.
    """
    currency: str
    """
    Three-letter currency code. Required; there is no default.
    Type: `CurrencyInput`.
    """
    description: Optional[str]
    """
    Description for your own use.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        amount: str,
        currency: str,
        method: str = NOT_GIVEN,
        description: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "method": method,
                    "amount": amount,
                    "currency": currency,
                    "description": description,
                }
            )
        )


class TopupList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Topup"],
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
    data: List[_models.Topup]
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
