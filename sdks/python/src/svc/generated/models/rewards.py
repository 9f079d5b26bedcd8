# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class RewardCreate(Model):
    """
    Parameters to create a reward.
    """

    __slots__ = ()
    _codecs = {
        "recipient": "RewardRecipientPerson",
    }
    program: str
    """
    Program that pays for the reward.
    Type: `ProgramId`.
    """
    recipient: Union[str, _models.RewardRecipientPerson]
    """
    Recipient of the reward.
    """
    completion_id: str
    """
    Your own unique ID of the completion. Each ID is rewarded once per program and can never be
    reused.
    Type: `CompletionId`.
    """
    amount: Optional[str]
    """
    Face value. Default: the program's `default_amount`, or the price of the bundle.
    Type: `MoneyInput`.
    """
    type: Optional[str]
    """
    Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
    program's `choices` that fits.
    See `SendType`.
    """
    product: Optional[str]
    """
    Product slug. Default: derived from `type` and `currency`.
    Type: `ProductId`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. For data only.
    Type: `BundleId`.
    """
    meter: Optional[str]
    """
    Meter number, for electricity only.
    Type: `MeterInput`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the electricity token by SMS. Default: the recipient's number.
    Type: `PhoneInput`.
    """
    hold: Optional[bool]
    """
    Hold the reward in escrow until you release it, whatever the program's `hold` says.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the reward.
    """
    reason: Optional[str]
    """
    For agent keys: reason shown to the person who approves.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        completion_id: str,
        amount: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        hold: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "program": program,
                    "recipient": recipient,
                    "completion_id": completion_id,
                    "amount": amount,
                    "type": type,
                    "product": product,
                    "bundle_id": bundle_id,
                    "meter": meter,
                    "token_phone": token_phone,
                    "hold": hold,
                    "metadata": metadata,
                    "reason": reason,
                }
            )
        )


class RewardList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Reward"],
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
    data: List[_models.Reward]
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


class RewardRelease(Model):
    """
    Amount of a reward to release.
    """

    __slots__ = ()
    amount: Optional[str]
    """
    Amount to release, up to the whole reward. Default: the whole reward.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        amount: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "amount": amount,
                }
            )
        )
