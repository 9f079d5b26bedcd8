# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WorkforceSchedulePage(Model):
    """
    A page of schedules.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Schedule"],
    }
    object: Literal["page"]
    """
    Always `page`.
    """
    page: int
    """
    Number of this page, starting at 1.
    Type: `PageNumber`.
    """
    page_size: int
    """
    Number of rows per page.
    Type: `PageLimit`.
    """
    total: int
    """
    Total number of rows.
    Type: `Count`.
    """
    pages: int
    """
    Total number of pages. 0 if there are no rows.
    Type: `Count`.
    """
    data: List[_models.Schedule]
    """
    Schedules on this page, newest first, as in `/schedules`.
    """


class WorkforceScheduleRun(Model):
    """
    Parameters to run a schedule now.
    """

    __slots__ = ()
    again: Optional[bool]
    """
    Whether to run even if the schedule has already run today.
    """
    acknowledge_over_budget: Optional[bool]
    """
    Whether to proceed even if the cost centre is over budget.
    """
    idempotency_key: Optional[str]
    """
    Your own idempotency key: repeating a request returns the allocation it created.
    Type: `WorkforceIdempotencyKey`.
    """

    def __init__(
        self,
        *,
        again: bool = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "again": again,
                    "acknowledge_over_budget": acknowledge_over_budget,
                    "idempotency_key": idempotency_key,
                }
            )
        )
