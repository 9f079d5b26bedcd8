# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ReferralCreate(Model):
    """
    Parameters to create a referral.
    """

    __slots__ = ()
    _codecs = {
        "referrer": "RewardRecipientPerson",
        "referee": "RewardRecipientPerson",
    }
    program: str
    """
    Program that pays the reward.
    Type: `ProgramId`.
    """
    referrer: Union[str, _models.RewardRecipientPerson]
    """
    Recipient who made the referral.
    """
    referee: Union[str, _models.RewardRecipientPerson]
    """
    Recipient who was referred.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the referral.
    """

    def __init__(
        self,
        *,
        program: str,
        referrer: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        referee: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "program": program,
                    "referrer": referrer,
                    "referee": referee,
                    "metadata": metadata,
                }
            )
        )


class ReferralList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Referral"],
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
    data: List[_models.Referral]
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
