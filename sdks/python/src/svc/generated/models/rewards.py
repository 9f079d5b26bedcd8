# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class BudgetAfter(Model):
    """
    Budget of the program that would remain after the reward.
    """

    __slots__ = ()
    remaining: str
    """
    Amount that the program could still give.
    Type: `Money`.
    """


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


class RewardPreview(Model):
    """
    Preview of a reward: every field except its ID. The send, the link, the review and the time at
    which the reward expires follow from giving it, so they are null.
    """

    __slots__ = ()
    _codecs = {
        "program": "Program",
        "recipient": "Recipient",
        "send": "Send",
        "link": "RewardLink",
        "matches": ["RuleMatch"],
        "mandate": "Mandate",
    }
    object: Literal["reward"]
    """
    Always `reward`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `RewardStatus`.
    """
    held_reason: Optional[str]
    """
    Reason the reward is held. Null unless it is held.
    See `RewardHeldReason`.
    """
    program: Union[str, _models.Program]
    """
    Program that pays for the reward. Can be expanded.
    """
    recipient: Optional[Union[str, _models.Recipient]]
    """
    Recipient of the reward. Null if the number belongs to none of your recipients. Can be
    expanded.
    """
    completion_id: Optional[str]
    """
    Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
    matched. Null for claimed links.
    Type: `CompletionId`.
    """
    amount: str
    """
    Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
    returns to the budget.
    Type: `Money`.
    """
    currency: str
    """
    Currency of the program.
    See `Currency`.
    """
    delivery: str
    """
    How the reward is delivered to the person.
    See `RewardDelivery`.
    """
    type: Optional[str]
    """
    Reward type. Null until the person has chosen.
    See `SendType`.
    """
    product: Optional[str]
    """
    Product that is sent. Null until the person has chosen.
    Type: `ProductId`.
    """
    bundle_id: Optional[str]
    """
    Data bundle that is sent. Null unless the type is data.
    Type: `BundleId`.
    """
    meter: Optional[str]
    """
    Meter that receives the electricity. Null unless the type is electricity.
    Type: `MeterNumber`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the electricity token by SMS. Null unless the type is electricity,
    and once the recipient is erased.
    Type: `Phone`.
    """
    target: Optional[str]
    """
    Phone number or meter that receives the reward. Null until the person has chosen. For an erased
    recipient it is `+263700000000` or `00000000000`.
    Type: `Target`.
    """
    send: Optional[Union[str, _models.Send]]
    """
    Send that pays out the reward. Null until there is one. Can be expanded.
    """
    link: Optional[Union[str, _models.RewardLink]]
    """
    Link with which the person claims the reward. Null if there is none. Can be expanded.
    """
    review: Optional[str]
    """
    Review that held the reward. Null if there was none.
    Type: `ReviewId`.
    """
    referral: Optional[str]
    """
    Referral that earned the reward. Null if there is none.
    Type: `ReferralId`.
    """
    activity: Optional[str]
    """
    Activity that earned the reward. Null if there is none.
    Type: `ActivityRecordId`.
    """
    rule: Optional[str]
    """
    Rule that gave the reward. Null if there is none.
    Type: `ProgramRuleId`.
    """
    matches: List[_models.RuleMatch]
    """
    Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
    the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
    other rewards.
    """
    approval: Optional[str]
    """
    Approval that allowed the reward. Null if none was needed.
    Type: `ApprovalId`.
    """
    mandate: Optional[_models.Mandate]
    """
    What the person permitted who approved the reward. Null unless `approval` is set, and after the
    recipient is erased.
    """
    source: str
    """
    What created the reward.
    See `RewardSource`.
    """
    expires_at: Optional[int]
    """
    Time at which the reward expires if it is not claimed or released. Null if it does not expire.
    Type: `UnixTime`.
    """
    released_amount: Optional[str]
    """
    Amount that was released, up to the whole `amount`. Null until released.
    Type: `Money`.
    """
    failure_code: Optional[str]
    """
    Reason the reward failed, with the same codes as a send. Null unless it failed.
    See `SendFailureCode`.
    """
    failure_message: Optional[str]
    """
    Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
    Type: `Note`.
    """
    held_at: Optional[int]
    """
    Time at which the reward was held. Null if it never was.
    Type: `UnixTime`.
    """
    released_at: Optional[int]
    """
    Time at which the reward was released. Null if it never was.
    Type: `UnixTime`.
    """
    delivered_at: Optional[int]
    """
    Time at which the reward was delivered. Null if it has not been.
    Type: `UnixTime`.
    """
    failed_at: Optional[int]
    """
    Time at which the reward failed. Null if it did not.
    Type: `UnixTime`.
    """
    voided_at: Optional[int]
    """
    Time at which the reward was voided. Null if it was not.
    Type: `UnixTime`.
    """
    expired_at: Optional[int]
    """
    Time at which the reward expired. Null if it did not.
    Type: `UnixTime`.
    """
    rejected_at: Optional[int]
    """
    Time at which a review rejected the reward. Null if none did.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the reward.
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


class RewardValidation(Model):
    """
    Result of checking a reward without giving it. Distinguished from a reward by `object`.
    """

    __slots__ = ()
    _codecs = {
        "reward": "RewardPreview",
        "budget_after": "BudgetAfter",
        "meter": "Meter",
        "problems": ["SendProblem"],
    }
    object: Literal["reward_validation"]
    """
    Always `reward_validation`.
    """
    created: int
    """
    Time of the check.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    valid: bool
    """
    Whether the reward would be given, or wait for an approval.
    """
    would_status: Optional[str]
    """
    Status that the reward would have. Null if there are problems.
    See `RewardWouldStatus`.
    """
    reward: Optional[_models.RewardPreview]
    """
    Preview of the reward. Null if the problems prevent one.
    """
    currency: Optional[str]
    """
    Currency of the program. Null if there is no such program.
    See `Currency`.
    """
    budget_after: Optional[_models.BudgetAfter]
    """
    Budget that would remain. Null if there are problems.
    """
    meter: Optional[_models.Meter]
    """
    Meter confirmed with the utility. Null for airtime and data, and if a link is created.
    """
    problems: List[_models.SendProblem]
    """
    All problems that prevent the reward, in order of precedence. Empty when valid.
    """
