# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ClaimBundle(Model):
    """
    A data bundle that the person can choose.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `BundleId`.
    """
    network: str
    """
    Network whose numbers can receive the bundle.
    Type: `NetworkId`.
    """
    name: str
    """
    Name of the bundle, to show the person.
    Type: `Label`.
    """
    amount: str
    """
    Price of the bundle. Never more than the reward.
    Type: `Money`.
    """


class ClaimChallenge(Model):
    """
    A challenge that keeps bots from claiming. Show either the question or the widget.
    """

    __slots__ = ()
    token: str
    """
    Token to send back with the answer.
    Type: `ChallengeToken`.
    """
    question: Optional[str]
    """
    Question to show the person. Null if a widget is used instead.
    Type: `Note`.
    """
    site_key: Optional[str]
    """
    Site key of the widget to show. Null if a question is used instead.
    """


class ClaimChoice(Model):
    """
    A reward that the person can choose.
    """

    __slots__ = ()
    _codecs = {
        "bundles": ["ClaimBundle"],
    }
    type: str
    """
    Type of the reward.
    See `SendType`.
    """
    bundles: List[_models.ClaimBundle]
    """
    Bundles that the reward can buy. Empty unless the type is data.
    """


class ClaimCode(Model):
    """
    Confirms that a claim code was sent, provided the number is allowed to claim the link.
    """

    __slots__ = ()
    object: Literal["claim_code"]
    """
    Always `claim_code`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    sent: bool
    """
    Always true, whether or not the number is allowed to claim.
    """
    to_masked: str
    """
    Phone number the code was sent to, partially masked.
    Type: `MaskedPhone`.
    """
    expires_in: int
    """
    Number of seconds for which the code is valid.
    Type: `Seconds`.
    """
    resend_in: int
    """
    Number of seconds before another code can be requested.
    Type: `Seconds`.
    """


class ClaimCodeCreate(Model):
    """
    Parameters to request a claim code.
    """

    __slots__ = ()
    phone: str
    """
    Phone number that will receive the reward.
    Type: `PhoneInput`.
    """
    challenge_token: Optional[str]
    """
    Token of the challenge that the person solved.
    Type: `ChallengeToken`.
    """
    challenge_answer: Optional[str]
    """
    Answer to the challenge.
    Type: `ChallengeAnswer`.
    """

    def __init__(
        self,
        *,
        phone: str,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "phone": phone,
                    "challenge_token": challenge_token,
                    "challenge_answer": challenge_answer,
                }
            )
        )


class ClaimCreate(Model):
    """
    Parameters to claim a link.
    """

    __slots__ = ()
    phone: str
    """
    Phone number that receives the reward.
    Type: `PhoneInput`.
    """
    choice: Optional[str]
    """
    Reward type the person chose. Required if the link offers more than one.
    See `SendType`.
    """
    meter: Optional[str]
    """
    Meter number. For electricity only; the token is sent to `phone` by SMS.
    Type: `MeterInput`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. For data only.
    Type: `BundleId`.
    """
    code: Optional[str]
    """
    Code sent to `phone` by SMS. Required if listed in `requires`.
    Type: `ClaimCodeText`.
    """
    challenge_token: Optional[str]
    """
    Token of the challenge that the person solved.
    Type: `ChallengeToken`.
    """
    challenge_answer: Optional[str]
    """
    Answer to the challenge.
    Type: `ChallengeAnswer`.
    """

    def __init__(
        self,
        *,
        phone: str,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        code: str = NOT_GIVEN,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "phone": phone,
                    "choice": choice,
                    "meter": meter,
                    "bundle_id": bundle_id,
                    "code": code,
                    "challenge_token": challenge_token,
                    "challenge_answer": challenge_answer,
                }
            )
        )


class ClaimResult(Model):
    """
    The outcome of a claim.
    """

    __slots__ = ()
    status: str
    """
    Progress of the claimed reward.
    See `ClaimResultStatus`.
    """
    message: str
    """
    Message about the outcome to show the person.
    Type: `Note`.
    """


class RewardLinkClaim(Model):
    """
    A reward link as shown to the person who holds it.
    """

    __slots__ = ()
    _codecs = {
        "choices": ["ClaimChoice"],
        "place": "Geofence",
        "challenge": "ClaimChallenge",
        "branding": "ProgramBranding",
        "result": "ClaimResult",
    }
    object: Literal["reward_link_claim"]
    """
    Always `reward_link_claim`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    status: str
    """
    Current status. Decides whether the link can be claimed.
    See `RewardLinkStatus`.
    """
    amount: str
    """
    Face value of the reward.
    Type: `Money`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    choices: List[_models.ClaimChoice]
    """
    Rewards that the person can choose from.
    """
    bind: str
    """
    How a claim is tied to a person.
    See `LinkBinding`.
    """
    phone_hint_masked: Optional[str]
    """
    The only phone number that can claim the link, partially masked. Null if any number can.
    Type: `MaskedPhone`.
    """
    requires: List[str]
    """
    Information to ask the person for before claiming.
    """
    place: Optional[_models.Geofence]
    """
    Where and when the link must be claimed. Null if it can be claimed anywhere.
    """
    challenge: Optional[_models.ClaimChallenge]
    """
    Challenge that the person must solve. Null if there is none.
    """
    branding: _models.ProgramBranding
    """
    Branding to apply to the claim page.
    """
    expires_at: Optional[int]
    """
    Time at which the link expires. Null if it never does.
    Type: `UnixTime`.
    """
    result: Optional[_models.ClaimResult]
    """
    Outcome of the claim. Null until the link is claimed.
    """
