# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ActivityCreate(Model):
    """
    An action taken by a recipient.
    """

    __slots__ = ()
    _codecs = {
        "recipient": "RewardRecipientPerson",
    }
    recipient: Union[str, _models.RewardRecipientPerson]
    """
    Recipient who performed the activity.
    """
    name: str
    """
    Name of the activity, such as `visit`.
    Type: `ActivityName`.
    """
    activity_id: str
    """
    Your own unique ID of the activity. Reporting the same ID again earns nothing more.
    Type: `ActivityExternalId`.
    """
    occurred_at: Optional[Union[int, str]]
    """
    Time at which the activity took place, up to 90 days ago. Default: now.
    """
    value: Optional[str]
    """
    Monetary value, such as the amount the customer paid. `percentage` rules use it.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    Currency of `value`. Default: the currency of `program`. Required if `value` is set and
    `program` is omitted.
    Type: `CurrencyInput`.
    """
    program: Optional[str]
    """
    Evaluate only the rules of this program. Default: the rules of all active programs.
    Type: `ProgramId`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the activity. Rules can read it.
    """

    def __init__(
        self,
        *,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        name: str,
        activity_id: str,
        occurred_at: Union[int, str] = NOT_GIVEN,
        value: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "recipient": recipient,
                    "name": name,
                    "activity_id": activity_id,
                    "occurred_at": occurred_at,
                    "value": value,
                    "currency": currency,
                    "program": program,
                    "metadata": metadata,
                }
            )
        )


class ActivityList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Activity"],
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
    data: List[_models.Activity]
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
