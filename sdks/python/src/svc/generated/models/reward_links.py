# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class RewardLinkCreate(Model):
    """
    Parameters to create reward links.
    """

    __slots__ = ()
    _codecs = {
        "recipient": "RewardRecipientPerson",
    }
    program: str
    """
    Program that pays for the links.
    Type: `ProgramId`.
    """
    count: Optional[int]
    """
    Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
    """
    recipient: Optional[Union[str, _models.RewardRecipientPerson]]
    """
    Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
    `count`.
    """
    amount: Optional[str]
    """
    Face value of each link. Default: the program's `default_amount`.
    Type: `MoneyInput`.
    """
    label: Optional[str]
    """
    Label of the links, such as the name of a campaign.
    Type: `Label`.
    """
    expires_at: Optional[Union[int, str]]
    """
    Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
    """
    bind: Optional[str]
    """
    How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
    The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
    See `LinkBinding`.
    """
    phone_hint: Optional[str]
    """
    The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
    Type: `PhoneInput`.
    """
    choices: Optional[List[str]]
    """
    Reward types that the person can choose from. Default: all types of the program.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about each link.
    """

    def __init__(
        self,
        *,
        program: str,
        count: int = NOT_GIVEN,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]] = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        bind: str = NOT_GIVEN,
        phone_hint: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "program": program,
                    "count": count,
                    "recipient": recipient,
                    "amount": amount,
                    "label": label,
                    "expires_at": expires_at,
                    "bind": bind,
                    "phone_hint": phone_hint,
                    "choices": choices,
                    "metadata": metadata,
                }
            )
        )


class RewardLinkList(Model):
    """
    A page of reward links, or all links created by one request.
    """

    __slots__ = ()
    _codecs = {
        "data": ["RewardLink"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    Path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.RewardLink]
    """
    Reward links in this response.
    """
    has_more: bool
    """
    Whether there are more links in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    Cursor of the next page. Null on the last page and for newly created links.
    Type: `Cursor`.
    """
