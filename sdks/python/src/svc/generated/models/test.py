# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class NetworkAvailabilitySet(Model):
    """
    State of a network to simulate.
    """

    __slots__ = ()
    state: str
    """
    State of the network.
    See `NetworkCondition`.
    """

    def __init__(
        self,
        *,
        state: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "state": state,
                }
            )
        )


class TestCredit(Model):
    """
    Test Credit that was added.
    """

    __slots__ = ()
    _codecs = {
        "credit": "Credit",
    }
    object: Literal["test_credit"]
    """
    Always `test_credit`.
    """
    created: int
    """
    Time at which the Credit was added.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Always false: test mode only.
    """
    currency: str
    """
    The currency of `amount`.
    See `Currency`.
    """
    amount: str
    """
    Amount of Credit that was added.
    Type: `Money`.
    """
    credit: _models.Credit
    """
    Your Credit, including the added amount.
    """


class TestCreditCreate(Model):
    """
    Test Credit to add to the account.
    """

    __slots__ = ()
    currency: str
    """
    The currency of `amount`.
    Type: `CurrencyInput`.
    """
    amount: str
    """
    Amount of Credit to add.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        currency: str,
        amount: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "currency": currency,
                    "amount": amount,
                }
            )
        )


class TestReset(Model):
    """
    What `POST /test/reset` removed, and the Credit after it.
    """

    __slots__ = ()
    _codecs = {
        "credit": "Credit",
    }
    object: Literal["test_reset"]
    """
    Always `test_reset`.
    """
    created: int
    """
    Time of the reset.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Always false: test mode only.
    """
    sends: int
    """
    Number of sends that were removed.
    Type: `Count`.
    """
    rewards: int
    """
    Number of rewards that were removed.
    Type: `Count`.
    """
    batches: int
    """
    Number of batches that were removed.
    Type: `Count`.
    """
    transactions: int
    """
    Number of Credit transactions that were removed.
    Type: `Count`.
    """
    events: int
    """
    Number of events that were removed.
    Type: `Count`.
    """
    credit: _models.Credit
    """
    Your Credit after the reset: that of a new test account.
    """


class ZesaAvailabilitySet(Model):
    """
    State of the utility to simulate.
    """

    __slots__ = ()
    state: str
    """
    State of the utility.
    See `UtilityState`.
    """

    def __init__(
        self,
        *,
        state: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "state": state,
                }
            )
        )
