# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TestClock(Model):
    """
    The clock of a test account, which can be moved forward.
    """

    __slots__ = ()
    _codecs = {
        "still_running": ["TestClockWork"],
    }
    object: Literal["test_clock"]
    """
    Always `test_clock`.
    """
    now: int
    """
    Current time of the test account.
    Type: `UnixTime`.
    """
    offset_seconds: int
    """
    How far the clock is ahead of real time, in seconds: at most 20 years.
    """
    still_running: List[_models.TestClockWork]
    """
    Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
    omitted.
    """


class TestClockAdvance(Model):
    """
    How far to move the test clock.
    """

    __slots__ = ()
    seconds: int
    """
    Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
    time in total.
    """

    def __init__(
        self,
        *,
        seconds: int,
    ) -> None:
        super().__init__(
            given(
                **{
                    "seconds": seconds,
                }
            )
        )


class TestClockWork(Model):
    """
    Unfinished work of one kind.
    """

    __slots__ = ()
    kind: str
    """
    Kind of the unfinished work.
    See `TestClockWorkKind`.
    """
    count: int
    """
    Number of items that are due.
    """
