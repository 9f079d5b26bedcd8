# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class CreditAfter(Model):
    """
    The Credit that would be left.
    """

    __slots__ = ()
    available: str
    """
    Available Credit in the currency of the sale.
    Type: `Money`.
    """


class MeterChange(Model):
    """
    Another meter for electricity that was sold to a wrong one.
    """

    __slots__ = ()
    meter: str
    """
    The new meter: 11 digits.
    Type: `MeterInput`.
    """

    def __init__(
        self,
        *,
        meter: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "meter": meter,
                }
            )
        )


class Receipt(Model):
    """
    A receipt of a send, ready to print.
    """

    __slots__ = ()
    _codecs = {
        "seller": "ReceiptSeller",
        "tokens": ["SendToken"],
        "breakdown": "PowerBreakdown",
        "meter": "ReceiptMeter",
        "lines": ["ReceiptLine"],
        "fiscal": "ReceiptFiscal",
    }
    _secrets = frozenset(
        (
            "token",
        )
    )
    object: Literal["receipt"]
    """
    Always `receipt`.
    """
    created: int
    """
    When the sale was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    number: str
    """
    The number of the receipt.
    Type: `ReceiptNumber`.
    """
    send: str
    """
    The send.
    Type: `SendId`.
    """
    seller: _models.ReceiptSeller
    """
    Who sold it.
    """
    issued_at: int
    """
    When this receipt was made.
    Type: `UnixTime`.
    """
    type: str
    """
    What was sold.
    See `SendType`.
    """
    network: str
    """
    The network that delivers it.
    Type: `NetworkId`.
    """
    target: str
    """
    The number in E.164 form, or the meter.
    Type: `Target`.
    """
    amount: str
    """
    The face value: what the customer paid for.
    Type: `Money`.
    """
    currency: str
    """
    The currency of `amount`.
    See `Currency`.
    """
    status: str
    """
    Where the send stands. Anything but `delivered` is no proof of delivery.
    See `SendStatus`.
    """
    token: Optional[str]
    """
    The power token; masked without `tokens:read`. Null until the send is delivered.
    Type: `PowerToken`.
    """
    tokens: List[_models.SendToken]
    """
    The tokens, in the order of entry; empty until the send is delivered.
    """
    units: Optional[str]
    """
    The kilowatt hours bought; null for airtime and data, and until they are known.
    Type: `Units`.
    """
    breakdown: Optional[_models.PowerBreakdown]
    """
    What the money was spent on; null for airtime and data, and until it is known.
    """
    meter: Optional[_models.ReceiptMeter]
    """
    The meter; null for airtime and data.
    """
    provider_reference: Optional[str]
    """
    The network's or the utility's own confirmation: what its support asks for.
    """
    client_reference: Optional[str]
    """
    Your own reference; null when you gave none.
    Type: `ClientReference`.
    """
    lines: List[_models.ReceiptLine]
    """
    The receipt as lines of 32 columns, for a printer that lays out both sides of a line itself. In
    test mode the first line is `TEST - NOT A SALE`.
    """
    text: str
    """
    The same lines as one text, padded to 32 columns and separated by `\\n`: print it as it is.
    """
    fiscal: Optional[_models.ReceiptFiscal]
    """
    What a fiscal device has signed; null, because no device is connected yet.
    """
    note: Optional[str]
    """
    What the cashier does next, in one sentence; null when the sale is done. Not on the paper.
    Type: `Note`.
    """


class ReceiptFiscal(Model):
    """
    What a fiscal device has signed.
    """

    __slots__ = ()
    number: str
    """
    The fiscal number.
    """
    signature: str
    """
    The device's signature.
    """
    qr_data: str
    """
    What the QR code holds.
    """


class ReceiptLine(Model):
    """
    A line of 32 columns: `label` at the left edge, `value` at the right one.
    """

    __slots__ = ()
    label: str
    """
    What stands at the left edge; empty when the line goes on with the one above it.
    Type: `ReceiptText`.
    """
    value: str
    """
    What stands at the right edge; empty for a line of text.
    Type: `ReceiptText`.
    """


class ReceiptMeter(Model):
    """
    The meter on a receipt.
    """

    __slots__ = ()
    number: str
    """
    The meter.
    Type: `MeterNumber`.
    """
    name_masked: Optional[str]
    """
    The owner's name, masked.
    """
    suburb: Optional[str]
    """
    The suburb; never the whole address.
    """


class ReceiptSeller(Model):
    """
    Who sold it.
    """

    __slots__ = ()
    name: str
    """
    The name of your account.
    Type: `Label`.
    """
    support_phone: Optional[str]
    """
    Where the customer can ask; null when the account has no such number.
    Type: `Phone`.
    """


class SendAttempt(Model):
    """
    One question put to a provider about a send, and what came of it.
    """

    __slots__ = ()
    id: str
    """
    The attempt.
    Type: `AttemptId`.
    """
    object: Literal["send_attempt"]
    """
    Always `send_attempt`.
    """
    created: int
    """
    When it was written down, which is before the provider is asked.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    send: str
    """
    The send.
    Type: `SendId`.
    """
    sequence: int
    """
    Its place among the attempts of the send, from 1.
    """
    kind: str
    """
    What was asked.
    See `AttemptKind`.
    """
    at: int
    """
    When the provider was asked.
    Type: `UnixTime`.
    """
    duration_ms: Optional[int]
    """
    How long the answer took, in milliseconds; null while it is awaited.
    """
    outcome: Optional[str]
    """
    What the provider answered; null while it is awaited.
    See `AttemptOutcome`.
    """
    detail: Optional[str]
    """
    The same in plain words, without the name of a supplier.
    Type: `Note`.
    """
    status_before: str
    """
    Where the send stood before.
    See `SendStatus`.
    """
    status_after: Optional[str]
    """
    Where it stood afterwards; null while the answer is awaited.
    See `SendStatus`.
    """


class SendAttemptList(Model):
    """
    A page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["SendAttempt"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    The path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.SendAttempt]
    """
    The objects of this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    The cursor of the next page, for the parameter this page was asked with (`starting_after`
    unless you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """


class SendCreate(Model):
    """
    A sale to make. Give `target`, `amount`, and `currency` or `product`. The fields marked "Power"
    are refused with any other type.
    """

    __slots__ = ()
    type: Optional[str]
    """
    What to sell. Left out, it follows from the product, or from the target.
    See `SendType`.
    """
    product: Optional[str]
    """
    The product's slug, such as `airtime-usd`. Left out, it follows from type and currency.
    Type: `ProductId`.
    """
    target: str
    """
    The mobile number in any Zimbabwean form, or the 11-digit meter.
    Type: `TargetInput`.
    """
    amount: Optional[str]
    """
    The face value: what the customer receives.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    The currency. There is no default: give this or `product`.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    Data: the bundle to send.
    Type: `BundleId`.
    """
    token_phone: Optional[str]
    """
    Power, required there: the number that the token is texted to.
    Type: `PhoneInput`.
    """
    token_email: Optional[str]
    """
    Power: an address that the token is mailed to as well.
    Type: `Email`.
    """
    notify_number: Optional[str]
    """
    A number that is told beside the target.
    Type: `PhoneInput`.
    """
    confirm: Optional[str]
    """
    Power: how surely the meter must be confirmed before the sale. `strict` when left out.
    See `MeterConfirmMode`.
    """
    on_zesa_down: Optional[str]
    """
    Power: what to do while power is down nationally. `queue` when left out.
    See `PowerDownChoice`.
    """
    max_hold: Optional[str]
    """
    Power: how long it may wait in the queue: 5 minutes to 7 days, 24 hours when left out.
    Type: `DurationInput`.
    """
    sms_message: Optional[str]
    """
    Your own words for the text message to the customer, up to 480 characters once its merge fields
    are filled in. Left out, airtime and data carry a default that names your
    `statement_descriptor`.
    Type: `SmsTemplate`.
    """
    sms_locale: Optional[str]
    """
    The language of the default message. `en` when left out.
    See `SmsLocale`.
    """
    scheduled_for: Optional[Union[int, str]]
    """
    Goes out at this time, 90 seconds to 180 days ahead. It is charged now.
    """
    client_reference: Optional[str]
    """
    Your own reference, such as the till's sale number; unique in the account for ever. Sent again,
    it answers with the send that holds it and charges nothing. Never restart your numbering.
    Type: `ClientReference`.
    """
    quote: Optional[str]
    """
    Power: the quote whose meter confirmation the sale carries.
    Type: `QuoteId`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own facts about the sale.
    """
    reason: Optional[str]
    """
    Agent keys: what the person who approves is told.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        target: str,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_email: str = NOT_GIVEN,
        notify_number: str = NOT_GIVEN,
        confirm: str = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        sms_locale: str = NOT_GIVEN,
        scheduled_for: Union[int, str] = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        quote: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "type": type,
                    "product": product,
                    "target": target,
                    "amount": amount,
                    "currency": currency,
                    "bundle_id": bundle_id,
                    "token_phone": token_phone,
                    "token_email": token_email,
                    "notify_number": notify_number,
                    "confirm": confirm,
                    "on_zesa_down": on_zesa_down,
                    "max_hold": max_hold,
                    "sms_message": sms_message,
                    "sms_locale": sms_locale,
                    "scheduled_for": scheduled_for,
                    "client_reference": client_reference,
                    "quote": quote,
                    "metadata": metadata,
                    "reason": reason,
                }
            )
        )


class SendList(Model):
    """
    A page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Send"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    The path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.Send]
    """
    The objects of this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    The cursor of the next page, for the parameter this page was asked with (`starting_after`
    unless you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """


class SendPreview(Model):
    """
    The send as it would be made: everything but its id and its receipt number.
    """

    __slots__ = ()
    _codecs = {
        "bundle": "SendBundle",
        "recipient": "Recipient",
        "program": "Program",
        "reward": "Reward",
        "batch": "Batch",
        "created_by": "SendCreator",
        "power": "SendPower",
    }
    _secrets = frozenset(
        (
            "token",
        )
    )
    object: Literal["send"]
    """
    Always `send`.
    """
    created: int
    """
    When it was written.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    status: str
    """
    Where it stands.
    See `SendStatus`.
    """
    type: str
    """
    What is sold.
    See `SendType`.
    """
    product: str
    """
    The product.
    Type: `ProductId`.
    """
    network: str
    """
    The network that delivers it.
    Type: `NetworkId`.
    """
    target: str
    """
    The number in E.164 form, or the meter. Of an erased recipient it is `+263700000000` or
    `00000000000`; the amounts stay in the books.
    Type: `Target`.
    """
    target_display: str
    """
    The same as people read it; `erased` once the recipient is.
    Type: `PhoneText`.
    """
    amount: str
    """
    The face value: what the customer receives.
    Type: `Money`.
    """
    currency: str
    """
    The currency of `amount`, `cost` and `discount`.
    See `Currency`.
    """
    cost: str
    """
    The Credit drawn: the face value, less the dealer discount.
    Type: `Money`.
    """
    discount: str
    """
    The dealer discount; `0.00` without the dealer tier.
    Type: `Money`.
    """
    credit_returned: bool
    """
    Whether the Credit was returned. It stays true when a failed send lands late.
    """
    credit_transactions: List[str]
    """
    The rows of the Credit account that belong to it, oldest first.
    """
    bundle: Optional[_models.SendBundle]
    """
    The data bundle; null for airtime and power.
    """
    client_reference: Optional[str]
    """
    Your own reference; null when you gave none.
    Type: `ClientReference`.
    """
    recipient: Optional[Union[str, _models.Recipient]]
    """
    The recipient it is attributed to. Can be expanded.
    """
    program: Optional[Union[str, _models.Program]]
    """
    The program it is attributed to. Can be expanded.
    """
    reward: Optional[Union[str, _models.Reward]]
    """
    The reward it pays out. Can be expanded.
    """
    batch: Optional[Union[str, _models.Batch]]
    """
    The batch it is a line of. Can be expanded.
    """
    batch_item: Optional[str]
    """
    The line of the batch.
    Type: `BatchItemId`.
    """
    schedule: Optional[str]
    """
    The schedule that made it.
    Type: `ScheduleId`.
    """
    checkout_session: Optional[str]
    """
    The checkout session that paid for it.
    Type: `CheckoutSessionId`.
    """
    approval: Optional[str]
    """
    The approval that allowed it.
    Type: `ApprovalId`.
    """
    cost_center: Optional[str]
    """
    The cost centre it is booked to.
    Type: `CostCenterId`.
    """
    quote: Optional[str]
    """
    The quote whose meter confirmation it carries.
    Type: `QuoteId`.
    """
    api_key: Optional[str]
    """
    The key that made it; null when no key did.
    Type: `KeyId`.
    """
    created_by: _models.SendCreator
    """
    Who made it.
    """
    source: str
    """
    What made it.
    See `SendSource`.
    """
    notify_number: Optional[str]
    """
    A number that is told in addition to the target.
    Type: `Phone`.
    """
    sms_message: Optional[str]
    """
    The text message as it will read; null when there is none.
    Type: `SmsText`.
    """
    sms_locale: Optional[str]
    """
    The language of the default message; null when there is none.
    See `SmsLocale`.
    """
    sms_status: str
    """
    How far the text message has come.
    See `SmsStatus`.
    """
    scheduled_for: Optional[int]
    """
    When it goes out; null when at once.
    Type: `UnixTime`.
    """
    failure_code: Optional[str]
    """
    Why it failed; null while it has not.
    See `SendFailureCode`.
    """
    failure_message: Optional[str]
    """
    The same in one English sentence fit for a cashier.
    Type: `Note`.
    """
    retry_of: Optional[str]
    """
    The failed send that this one repeats.
    Type: `SendId`.
    """
    retried_by: Optional[str]
    """
    The send that repeats this one.
    Type: `SendId`.
    """
    retryable: bool
    """
    Whether it can be retried: it failed, and nothing has repeated it yet.
    """
    needs_attention: bool
    """
    Whether a person should look: unknown for over an hour, in review, or queued too long.
    """
    next_check_at: Optional[int]
    """
    When the service next asks the network; null when it waits for nothing.
    Type: `UnixTime`.
    """
    provider_reference: Optional[str]
    """
    The network's or the utility's own confirmation, once delivered: what its support asks for.
    """
    submitted_at: Optional[int]
    """
    When it was first handed over.
    Type: `UnixTime`.
    """
    delivered_at: Optional[int]
    """
    When it was delivered.
    Type: `UnixTime`.
    """
    failed_at: Optional[int]
    """
    When it failed.
    Type: `UnixTime`.
    """
    credited_at: Optional[int]
    """
    When the Credit came back.
    Type: `UnixTime`.
    """
    cancelled_at: Optional[int]
    """
    When it was cancelled.
    Type: `UnixTime`.
    """
    late_delivered_at: Optional[int]
    """
    When it was learned that a failed send had been delivered after all.
    Type: `UnixTime`.
    """
    on_zesa_down: Optional[str]
    """
    What a power send does while power is down; null for airtime and data.
    See `PowerDownChoice`.
    """
    max_hold: Optional[int]
    """
    How long a queued power send may wait, in seconds; null for airtime and data.
    Type: `Seconds`.
    """
    queued_until: Optional[int]
    """
    When a queued send gives up; null while it is not queued.
    Type: `UnixTime`.
    """
    confirm: Optional[str]
    """
    How surely the meter had to be confirmed; null for airtime and data.
    See `MeterConfirmMode`.
    """
    power: Optional[_models.SendPower]
    """
    The meter, the tokens and what the money bought; null for airtime and data.
    """
    token: Optional[str]
    """
    The power token; masked without `tokens:read`. Null until it is there.
    Type: `PowerToken`.
    """
    units: Optional[str]
    """
    The kilowatt hours bought; null for airtime and data, and until they are known.
    Type: `Units`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the sale.
    """


class SendProblem(Model):
    """
    Something that stands in the way of a sale: the error that the real call would answer.
    """

    __slots__ = ()
    param: Optional[str]
    """
    The field or parameter; null when it is about no single one.
    Type: `ErrorParam`.
    """
    code: str
    """
    The code.
    Type: `ErrorCode`.
    """
    message: str
    """
    What is wrong, for a developer.
    Type: `ErrorMessage`.
    """
    meta: Any
    """
    Facts that belong to the code.
    """
    type: str
    """
    The family of the error.
    See `ErrorType`.
    """
    status: int
    """
    The status code that the real call would answer with.
    """


class SendValidation(Model):
    """
    What a sale would do, without doing it. Tell it from a send by `object`.
    """

    __slots__ = ()
    _codecs = {
        "send": "SendPreview",
        "credit_after": "CreditAfter",
        "meter": "Meter",
        "problems": ["SendProblem"],
        "warnings": ["SendWarning"],
    }
    object: Literal["send_validation"]
    """
    Always `send_validation`.
    """
    created: int
    """
    When it was checked.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was checked in live mode.
    """
    valid: bool
    """
    Whether the sale would be made.
    """
    would_status: Optional[str]
    """
    What would become of it; null when it would be refused.
    See `SendWouldStatus`.
    """
    send: Optional[_models.SendPreview]
    """
    The send as it would be; null when the problems leave too little to tell.
    """
    cost: Optional[str]
    """
    The Credit it would draw; null when that cannot be told.
    Type: `Money`.
    """
    credit_after: Optional[_models.CreditAfter]
    """
    The Credit that would be left; null when it would be refused.
    """
    meter: Optional[_models.Meter]
    """
    The confirmed meter; null for airtime and data.
    """
    problems: List[_models.SendProblem]
    """
    Everything that stands in the way, in order of precedence; empty when it is valid.
    """
    warnings: List[_models.SendWarning]
    """
    Things to think about.
    """


class SendWarning(Model):
    """
    Something to think about before a sale; it does not stand in the way.
    """

    __slots__ = ()
    code: str
    """
    The code to decide by.
    See `SendWarningCode`.
    """
    message: str
    """
    The same in a sentence.
    Type: `ErrorMessage`.
    """


class TokenResend(Model):
    """
    A token that is on its way to the customer again.
    """

    __slots__ = ()
    object: Literal["token_resend"]
    """
    Always `token_resend`.
    """
    created: int
    """
    When it was asked for.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    False in test mode.
    """
    send: str
    """
    The send.
    Type: `SendId`.
    """
    channels: List[str]
    """
    How the customer is told: by text, and by mail where the sale named an address.
    """
    to_masked: str
    """
    Masked phone number that receives the token again: the `token_phone` of the sale.
    Type: `MaskedPhone`.
    """
    email_masked: Optional[str]
    """
    Masked email address that receives the token again; null if the sale has no `token_email`.
    Type: `MaskedEmail`.
    """
    status: str
    """
    How far it has come.
    See `TokenResendStatus`.
    """
    remaining_today: int
    """
    How often this token can be sent again within the same 24 hours.
    """
