# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Checkin(Model):
    """
    A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
    0.01 degrees, about one kilometre. No response includes them.
    """

    __slots__ = ()
    id: str
    """
    The check-in.
    Type: `CheckinId`.
    """
    object: Literal["checkin"]
    """
    Always `checkin`.
    """
    created: int
    """
    Time at which the person checked in.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    link: str
    """
    Reward link that was claimed.
    Type: `RewardLinkId`.
    """
    reward: Optional[str]
    """
    Reward that was created. Null if there is none, and for publishable keys.
    Type: `RewardId`.
    """
    status: str
    """
    Outcome of the check-in.
    See `CheckinStatus`.
    """
    distance_m: int
    """
    Distance from the centre of the location, in metres.
    Type: `Metres`.
    """
    accuracy_m: Optional[int]
    """
    Accuracy of the position, in metres. Null if the phone did not report it.
    Type: `Metres`.
    """
    phone_masked: Optional[str]
    """
    Rewarded phone number, partially masked. Null for publishable keys.
    Type: `MaskedPhone`.
    """
    reason: Optional[str]
    """
    First reason of the review that holds or has rejected the reward. Null if there is none.
    See `ReviewReason`.
    """
    attested: bool
    """
    Whether an attestation of the device was verified. False while no verifier is configured.
    """


class CheckinCreate(Model):
    """
    Parameters to create a check-in.
    """

    __slots__ = ()
    link: str
    """
    Claim token of the link: the last part of its URL.
    Type: `ClaimToken`.
    """
    lat: float
    """
    Latitude reported by the phone, in degrees.
    Type: `Latitude`.
    """
    lng: float
    """
    Longitude reported by the phone, in degrees.
    Type: `Longitude`.
    """
    phone: str
    """
    Phone number that receives the reward.
    Type: `PhoneInput`.
    """
    accuracy_m: Optional[int]
    """
    Accuracy of the position, in metres. Rejected if larger than the location's radius.
    Type: `Metres`.
    """
    attestation: Optional[str]
    """
    Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
    Type: `DeviceAttestation`.
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
    Code sent to `phone` by SMS. Required if the link asks for one.
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
        link: str,
        lat: float,
        lng: float,
        phone: str,
        accuracy_m: int = NOT_GIVEN,
        attestation: str = NOT_GIVEN,
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
                    "link": link,
                    "lat": lat,
                    "lng": lng,
                    "phone": phone,
                    "accuracy_m": accuracy_m,
                    "attestation": attestation,
                    "choice": choice,
                    "meter": meter,
                    "bundle_id": bundle_id,
                    "code": code,
                    "challenge_token": challenge_token,
                    "challenge_answer": challenge_answer,
                }
            )
        )


class CheckinList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Checkin"],
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
    data: List[_models.Checkin]
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
