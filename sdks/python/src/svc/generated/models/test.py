# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TestCredit(Model):
    """
    Test Credit that was given.
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
    When it was given.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Always false.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    amount: str
    """
    How much was given.
    Type: `Money`.
    """
    credit: _models.Credit
    """
    Your Credit with it.
    """


class TestCreditCreate(Model):
    """
    Test Credit to give to the account.
    """

    __slots__ = ()
    currency: str
    """
    The currency.
    Type: `CurrencyInput`.
    """
    amount: str
    """
    How much.
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
    What `POST /test/reset` removed, and the Credit that it left.
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
    When.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Always false.
    """
    sends: int
    """
    How many sends were removed.
    Type: `Count`.
    """
    rewards: int
    """
    How many rewards were removed.
    Type: `Count`.
    """
    batches: int
    """
    How many batches were removed.
    Type: `Count`.
    """
    transactions: int
    """
    How many rows of the Credit account were removed.
    Type: `Count`.
    """
    events: int
    """
    How many events were removed.
    Type: `Count`.
    """
    credit: _models.Credit
    """
    Your Credit, as each test account begins.
    """


class ZesaAvailabilitySet(Model):
    """
    How the utility shall be.
    """

    __slots__ = ()
    state: str
    """
    Up, or down nationally.
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
