# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TestCheckoutPay(Model):
    """
    The payment to simulate.
    """

    __slots__ = ()
    outcome: Optional[str]
    """
    Outcome of the payment.
    See `TestPaymentOutcome`.
    """

    def __init__(
        self,
        *,
        outcome: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "outcome": outcome,
                }
            )
        )


class TestCheckoutReview(Model):
    """
    The staff decision to simulate.
    """

    __slots__ = ()
    action: str
    """
    Decision of our staff.
    See `TestCheckoutAction`.
    """
    note: Optional[str]
    """
    Note of our staff.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        action: str,
        note: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "action": action,
                    "note": note,
                }
            )
        )
