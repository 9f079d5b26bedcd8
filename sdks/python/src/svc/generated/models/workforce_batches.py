# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WorkforceBatch(Model):
    """
    An allocation with its lines.
    """

    __slots__ = ()
    _codecs = {
        "counts": "BatchCounts",
        "created_by": "SendCreator",
        "items": ["WorkforceBatchItem"],
    }
    object: Literal["workforce_batch"]
    """
    Always `workforce_batch`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    reference: str
    """
    Reference number of the allocation, for people and accounting.
    Type: `WorkforceReference`.
    """
    batch: str
    """
    Batch of the allocation, as in `/batches`.
    Type: `BatchId`.
    """
    title: Optional[str]
    """
    Title of the allocation. Null if not set.
    Type: `Label`.
    """
    kind: str
    """
    Kind of allocation: airtime or power.
    See `WorkforceKind`.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `BatchStatus`.
    """
    cost_center: Optional[str]
    """
    Cost centre it is booked to. Null for each person's own.
    Type: `CostCenterId`.
    """
    total: Dict[str, str]
    """
    Total face value of the valid lines.
    """
    cost: Dict[str, str]
    """
    Credit that the valid lines cost.
    """
    counts: _models.BatchCounts
    """
    Number of lines, by status.
    """
    created_by: _models.SendCreator
    """
    Who created the object.
    """
    items: List[_models.WorkforceBatchItem]
    """
    What each person received, in the order of the lines.
    """


class WorkforceBatchItem(Model):
    """
    What one person received.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `BatchItemId`.
    """
    recipient: Optional[str]
    """
    Recipient of the line. Null if the person is not registered.
    Type: `RecipientId`.
    """
    name: Optional[str]
    """
    Name of the person. Null if unknown.
    Type: `Label`.
    """
    phone_masked: Optional[str]
    """
    Phone number of the person, partially masked. Null if unknown.
    Type: `MaskedPhone`.
    """
    amount: str
    """
    Face value of the sale.
    Type: `Money`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `BatchItemStatus`.
    """
    failure_code: Optional[str]
    """
    Reason the send failed. Null unless it failed.
    See `SendFailureCode`.
    """
    token_last4: Optional[str]
    """
    Last four digits of the power token. Null until available.
    """
    resent_as: Optional[str]
    """
    Line of another allocation that resent this one. Null if there is none.
    Type: `BatchItemId`.
    """


class WorkforceBatchPage(Model):
    """
    A page of allocations.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WorkforceBatchSummary"],
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
    data: List[_models.WorkforceBatchSummary]
    """
    Allocations on this page, newest first, without their lines.
    """


class WorkforceBatchSummary(Model):
    """
    An allocation without its lines, as listed.
    """

    __slots__ = ()
    _codecs = {
        "counts": "BatchCounts",
        "created_by": "SendCreator",
    }
    object: Literal["workforce_batch"]
    """
    Always `workforce_batch`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    reference: str
    """
    Reference number of the allocation, for people and accounting.
    Type: `WorkforceReference`.
    """
    batch: str
    """
    Batch of the allocation, as in `/batches`.
    Type: `BatchId`.
    """
    title: Optional[str]
    """
    Title of the allocation. Null if not set.
    Type: `Label`.
    """
    kind: str
    """
    Kind of allocation: airtime or power.
    See `WorkforceKind`.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `BatchStatus`.
    """
    cost_center: Optional[str]
    """
    Cost centre it is booked to. Null for each person's own.
    Type: `CostCenterId`.
    """
    total: Dict[str, str]
    """
    Total face value of the valid lines.
    """
    cost: Dict[str, str]
    """
    Credit that the valid lines cost.
    """
    counts: _models.BatchCounts
    """
    Number of lines, by status.
    """
    created_by: _models.SendCreator
    """
    Who created the object.
    """


class WorkforceResend(Model):
    """
    Parameters to resend lines of an allocation.
    """

    __slots__ = ()
    item_ids: Optional[List[str]]
    """
    IDs of the failed lines to resend. Default: all of them.
    """
    idempotency_key: Optional[str]
    """
    Your own idempotency key: repeating a request returns the allocation it created.
    Type: `WorkforceIdempotencyKey`.
    """
    acknowledge_over_budget: Optional[bool]
    """
    Whether to proceed even if the cost centre is over budget.
    """

    def __init__(
        self,
        *,
        item_ids: Sequence[str] = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "item_ids": item_ids,
                    "idempotency_key": idempotency_key,
                    "acknowledge_over_budget": acknowledge_over_budget,
                }
            )
        )
