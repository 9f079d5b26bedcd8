# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TestClaimCreate(Model):
    """
    Parameters of a simulated claim.
    """

    __slots__ = ()
    phone: str
    """
    Phone number that receives the reward. Its last four digits determine the outcome.
    Type: `PhoneInput`.
    """
    choice: Optional[str]
    """
    Type of reward. Required if the link offers more than one.
    See `SendType`.
    """
    meter: Optional[str]
    """
    Meter number. Required for electricity.
    Type: `MeterInput`.
    """
    bundle_id: Optional[str]
    """
    ID of the bundle. Required for data.
    Type: `BundleId`.
    """

    def __init__(
        self,
        *,
        phone: str,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "phone": phone,
                    "choice": choice,
                    "meter": meter,
                    "bundle_id": bundle_id,
                }
            )
        )
