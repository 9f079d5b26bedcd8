# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class CostCenterCreate(Model):
    """
    Parameters to create a cost centre.
    """

    __slots__ = ()
    name: str
    """
    Name of the cost centre.
    Type: `Label`.
    """
    gl_code: Optional[str]
    """
    Code in your accounting system, unique in the account.
    Type: `GlCode`.
    """
    monthly_budget: Optional[str]
    """
    Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
    Type: `MoneyInput`.
    """
    currency: str
    """
    Currency of the budget. Required; there is no default.
    Type: `CurrencyInput`.
    """
    is_active: Optional[bool]
    """
    Whether sends can be booked to it.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the cost centre.
    """

    def __init__(
        self,
        *,
        name: str,
        currency: str,
        gl_code: str = NOT_GIVEN,
        monthly_budget: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "gl_code": gl_code,
                    "monthly_budget": monthly_budget,
                    "currency": currency,
                    "is_active": is_active,
                    "metadata": metadata,
                }
            )
        )


class CostCenterList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["CostCenter"],
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
    data: List[_models.CostCenter]
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


class CostCenterUpdate(Model):
    """
    Changes to a cost centre. Omitted fields keep their value.
    """

    __slots__ = ()
    name: Optional[str]
    """
    Name of the cost centre.
    Type: `Label`.
    """
    gl_code: Optional[str]
    """
    Code in your accounting system. Null removes it.
    Type: `GlCode`.
    """
    monthly_budget: Optional[str]
    """
    Budget per calendar month in Harare. Null removes it.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    Currency of the budget. Can change only until something is booked to it.
    Type: `CurrencyInput`.
    """
    is_active: Optional[bool]
    """
    Whether sends can be booked to it. `false` archives it.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        gl_code: Optional[str] = NOT_GIVEN,
        monthly_budget: Optional[str] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "gl_code": gl_code,
                    "monthly_budget": monthly_budget,
                    "currency": currency,
                    "is_active": is_active,
                    "metadata": metadata,
                }
            )
        )
