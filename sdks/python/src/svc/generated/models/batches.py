# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class BatchCreate(Model):
    """
    Parameters to create a batch. Set either `items` or `csv`.
    """

    __slots__ = ()
    _codecs = {
        "items": ["BatchItemCreate"],
    }
    items: Optional[List[_models.BatchItemCreate]]
    """
    Lines of the batch, 1 to 10,000.
    """
    csv: Optional[str]
    """
    Lines of the batch as CSV with a header row.
    Type: `BatchCsv`.
    """
    unknown_columns: Optional[str]
    """
    What to do with columns of `csv` that have another name.
    See `UnknownColumns`.
    """
    title: Optional[str]
    """
    Title of the batch, for your own lists.
    Type: `Label`.
    """
    sms_message: Optional[str]
    """
    SMS message for lines that have none of their own.
    Type: `SmsTemplate`.
    """
    cost_center: Optional[str]
    """
    Cost centre for lines that have none of their own.
    Type: `CostCenterId`.
    """
    on_invalid: Optional[str]
    """
    What to do if lines are invalid.
    See `BatchInvalidChoice`.
    """
    reserve_credit: Optional[bool]
    """
    Whether to reserve the whole cost before the first line is sent.
    """
    on_insufficient: Optional[str]
    """
    What to do if, without a reservation, your Credit is too low for a line.
    See `BatchInsufficientChoice`.
    """
    currency: Optional[str]
    """
    Currency for lines that set neither a currency nor a product.
    Type: `CurrencyInput`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the batch.
    """

    def __init__(
        self,
        *,
        items: Sequence[Union[_models.BatchItemCreate, Mapping[str, Any]]] = NOT_GIVEN,
        csv: str = NOT_GIVEN,
        unknown_columns: str = NOT_GIVEN,
        title: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        on_invalid: str = NOT_GIVEN,
        reserve_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "items": items,
                    "csv": csv,
                    "unknown_columns": unknown_columns,
                    "title": title,
                    "sms_message": sms_message,
                    "cost_center": cost_center,
                    "on_invalid": on_invalid,
                    "reserve_credit": reserve_credit,
                    "on_insufficient": on_insufficient,
                    "currency": currency,
                    "metadata": metadata,
                }
            )
        )


class BatchItem(Model):
    """
    One line of a batch.
    """

    __slots__ = ()
    _codecs = {
        "send": "Send",
        "error": "Failure",
    }
    _secrets = frozenset(
        (
            "token",
        )
    )
    id: str
    """
    Unique identifier of the object.
    Type: `BatchItemId`.
    """
    object: Literal["batch_item"]
    """
    Always `batch_item`.
    """
    created: int
    """
    Time at which the line was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    batch: str
    """
    Batch that the line belongs to.
    Type: `BatchId`.
    """
    line: int
    """
    Line number in the batch, starting at 1. A CSV header row is not counted.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `BatchItemStatus`.
    """
    send: Optional[Union[str, _models.Send]]
    """
    Send of the line. Null until there is one. Can be expanded.
    """
    target: str
    """
    Phone number or meter that the line goes to.
    Type: `BatchItemTarget`.
    """
    network: Optional[str]
    """
    Network that delivers it. Null if unknown.
    Type: `NetworkId`.
    """
    amount: Optional[str]
    """
    Face value. Null if it could not be parsed.
    Type: `Money`.
    """
    currency: Optional[str]
    """
    Currency of the line. Null if unknown.
    See `Currency`.
    """
    client_reference: Optional[str]
    """
    Your own reference for the line. Null if not set.
    Type: `ClientReference`.
    """
    error: Optional[_models.Failure]
    """
    Reason the line was rejected. Null unless it was.
    """
    failure_code: Optional[str]
    """
    Reason the send failed. Null unless it failed.
    See `SendFailureCode`.
    """
    token: Optional[str]
    """
    Power token, masked unless the key has `tokens:read`. Null until available.
    Type: `PowerToken`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the sale.
    """


class BatchItemCreate(Model):
    """
    One sale of a batch. Set `target` or `recipient`, and `amount` or `bundle_id`. Fields are parsed
    leniently: an invalid value fails only its line. An unknown field returns 400.
    """

    __slots__ = ()
    target: Optional[str]
    """
    Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
    `recipient`, or for power the default meter. Required without `recipient`.
    Type: `LineValue`.
    """
    amount: Optional[str]
    """
    Face value that the customer receives. Required without `bundle_id`.
    Type: `LineValue`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send, `bnd_…`, for data only. Its price is the amount.
    Type: `LineValue`.
    """
    type: Optional[str]
    """
    What to sell: `airtime`, `data` or `power`. Default: derived from the product or target.
    Type: `LineValue`.
    """
    product: Optional[str]
    """
    Product slug. Default: derived from `type` and `currency`.
    Type: `LineValue`.
    """
    currency: Optional[str]
    """
    Currency of the line: `USD` or `ZWG`. Default: the batch's currency.
    Type: `LineValue`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the token by SMS. Required for power, unless `recipient` is set in
    place of `target`.
    Type: `LineValue`.
    """
    token_email: Optional[str]
    """
    Email address that also receives the token. For power only.
    Type: `LineValue`.
    """
    notify_number: Optional[str]
    """
    Another phone number to notify by SMS.
    Type: `LineValue`.
    """
    recipient: Optional[str]
    """
    Recipient that the sale is attributed to: `rcp_…`, or `ext:` followed by your own ID.
    Type: `LineValue`.
    """
    name: Optional[str]
    """
    Name of the person, for `{name}` and `{first_name}` in the SMS message.
    Type: `LineValue`.
    """
    client_reference: Optional[str]
    """
    Your own reference. Permanently unique in the account, as in `POST /sends`.
    Type: `LineValue`.
    """
    cost_center: Optional[str]
    """
    Cost centre to book the sale to: `cc_…`, or `gl:` and its `gl_code`. Default: the batch's.
    Type: `LineValue`.
    """
    sms_message: Optional[str]
    """
    SMS message for this line. Default: the batch's message.
    Type: `LineValue`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the sale.
    """

    def __init__(
        self,
        *,
        target: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_email: str = NOT_GIVEN,
        notify_number: str = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        name: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "target": target,
                    "amount": amount,
                    "bundle_id": bundle_id,
                    "type": type,
                    "product": product,
                    "currency": currency,
                    "token_phone": token_phone,
                    "token_email": token_email,
                    "notify_number": notify_number,
                    "recipient": recipient,
                    "name": name,
                    "client_reference": client_reference,
                    "cost_center": cost_center,
                    "sms_message": sms_message,
                    "metadata": metadata,
                }
            )
        )


class BatchItemList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["BatchItem"],
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
    data: List[_models.BatchItem]
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


class BatchList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Batch"],
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
    data: List[_models.Batch]
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


class BatchPreview(Model):
    """
    A preview of a batch, which writes nothing.
    """

    __slots__ = ()
    _codecs = {
        "counts": "BatchPreviewCounts",
        "credit": {"*":"BatchCreditCheck"},
        "provider_float": ["ProviderFloat"],
        "lines": ["BatchPreviewLine"],
    }
    object: Literal["batch_preview"]
    """
    Always `batch_preview`.
    """
    created: int
    """
    Time at which the check was run.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the check ran in live mode.
    """
    valid: bool
    """
    Whether the batch would be created as it is.
    """
    counts: _models.BatchPreviewCounts
    """
    Number of lines that were checked.
    """
    total: Dict[str, str]
    """
    Total face value of the valid lines.
    """
    cost: Dict[str, str]
    """
    Credit that the valid lines would cost.
    """
    credit: Dict[str, Optional[_models.BatchCreditCheck]]
    """
    Whether your Credit is sufficient, by currency.
    """
    provider_float: List[_models.ProviderFloat]
    """
    Whether our stock with the suppliers is sufficient, by network.
    """
    requires_approval: bool
    """
    Whether the batch would require approval by an owner or admin.
    """
    lines: List[_models.BatchPreviewLine]
    """
    The first 1,000 lines and all invalid lines.
    """
    lines_truncated: bool
    """
    Whether valid lines were omitted from `lines`.
    """


class BatchRetry(Model):
    """
    Parameters to retry the failed lines of a batch.
    """

    __slots__ = ()
    reserve_credit: Optional[bool]
    """
    Whether to reserve the whole cost before the first line is sent.
    """

    def __init__(
        self,
        *,
        reserve_credit: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "reserve_credit": reserve_credit,
                }
            )
        )
