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
        "link": "RewardLinkOptions",
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
    delivery: Optional[str]
    """
    How the reward is delivered to the person. Whoever claims a link names their own number and
    meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
    chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
    See `RewardDelivery`.
    """
    type: Optional[str]
    """
    Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
    program's `choices` that fits, with `delivery: link` the first.
    See `SendType`.
    """
    product: Optional[str]
    """
    Product slug. Default: derived from `type` and `currency`.
    Type: `ProductId`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
    costs at most the amount.
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
    link: Optional[_models.RewardLinkOptions]
    """
    Settings of the link, for `link` and `choice` delivery.
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
        delivery: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        hold: bool = NOT_GIVEN,
        link: Union[_models.RewardLinkOptions, Mapping[str, Any]] = NOT_GIVEN,
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
                    "delivery": delivery,
                    "type": type,
                    "product": product,
                    "bundle_id": bundle_id,
                    "meter": meter,
                    "token_phone": token_phone,
                    "hold": hold,
                    "link": link,
                    "metadata": metadata,
                    "reason": reason,
                }
            )
        )


class RewardLinkOptions(Model):
    """
    Settings of a reward's link.
    """

    __slots__ = ()
    expires_at: Optional[Union[int, str]]
    """
    Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
    """
    bind: Optional[str]
    """
    How a claim is tied to a person. Default: `otp`, because the link is for one recipient: only
    the recipient's number can claim it, if the recipient has one. With `none`, anyone who has the
    link can claim it. Links for anyone (`POST /reward-links`) default to `none`.
    See `LinkBinding`.
    """
    label: Optional[str]
    """
    Label of the link, for your own lists.
    Type: `Label`.
    """
    send_sms: Optional[bool]
    """
    Send the link to the recipient by SMS. The message is the program's `sms_message` if it
    contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
    link yourself.
    """

    def __init__(
        self,
        *,
        expires_at: Union[int, str] = NOT_GIVEN,
        bind: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
        send_sms: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "expires_at": expires_at,
                    "bind": bind,
                    "label": label,
                    "send_sms": send_sms,
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
