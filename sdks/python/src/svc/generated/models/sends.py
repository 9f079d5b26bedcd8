# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class CreditAfter(Model):
    """
    Credit that would remain after the sale.
    """

    __slots__ = ()
    available: str
    """
    Available Credit in the currency of the sale.
    Type: `Money`.
    """


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
    Time of the sale.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    number: str
    """
    Number printed on the receipt.
    Type: `ReceiptNumber`.
    """
    send: str
    """
    ID of the send.
    Type: `SendId`.
    """
    seller: _models.ReceiptSeller
    """
    Seller named on the receipt.
    """
    issued_at: int
    """
    Time at which this receipt was generated.
    Type: `UnixTime`.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    network: str
    """
    ID of the network that delivers the send.
    Type: `NetworkId`.
    """
    target: str
    """
    Phone number in E.164 format, or meter number.
    Type: `Target`.
    """
    amount: str
    """
    Face value: what the customer paid for.
    Type: `Money`.
    """
    currency: str
    """
    The currency of `amount`.
    See `Currency`.
    """
    status: str
    """
    Status of the send. Only `delivered` proves delivery.
    See `SendStatus`.
    """
    token: Optional[str]
    """
    Power token, masked without `tokens:read`. Null until delivered.
    Type: `PowerToken`.
    """
    tokens: List[_models.SendToken]
    """
    Tokens in the order of entry. Empty until delivered.
    """
    units: Optional[str]
    """
    Kilowatt hours bought. Null until known, and for airtime and data.
    Type: `Units`.
    """
    breakdown: Optional[_models.PowerBreakdown]
    """
    Breakdown of the amount paid. Null until known, and for airtime and data.
    """
    meter: Optional[_models.ReceiptMeter]
    """
    Meter of a power sale. Null for airtime and data.
    """
    provider_reference: Optional[str]
    """
    Confirmation number of the network or utility. Quote it to their support.
    """
    client_reference: Optional[str]
    """
    Your own reference. Null if you sent none.
    Type: `ClientReference`.
    """
    lines: List[_models.ReceiptLine]
    """
    Lines of 32 columns, for a printer that aligns both sides of a line itself. In test mode the
    first line is `TEST - NOT A SALE`.
    """
    text: str
    """
    The same lines as one text, padded to 32 columns and separated by `\\n`, ready to print.
    """
    fiscal: Optional[_models.ReceiptFiscal]
    """
    Signature of a fiscal device. Null: no device is connected yet.
    """
    note: Optional[str]
    """
    What the cashier does next, in one sentence. Null when the sale is complete. Not printed.
    Type: `Note`.
    """


class ReceiptFiscal(Model):
    """
    Signature of a fiscal device.
    """

    __slots__ = ()
    number: str
    """
    Fiscal number of the receipt.
    """
    signature: str
    """
    Signature of the fiscal device.
    """
    qr_data: str
    """
    Content of the QR code.
    """


class ReceiptLine(Model):
    """
    A line of 32 columns: `label` at the left edge, `value` at the right one.
    """

    __slots__ = ()
    label: str
    """
    Text at the left edge. Empty when the line continues the one above.
    Type: `ReceiptText`.
    """
    value: str
    """
    Text at the right edge. Empty for a line of plain text.
    Type: `ReceiptText`.
    """


class ReceiptMeter(Model):
    """
    Meter shown on a receipt.
    """

    __slots__ = ()
    number: str
    """
    Number of the meter.
    Type: `MeterNumber`.
    """
    name_masked: Optional[str]
    """
    Name of the meter's owner, masked.
    """
    suburb: Optional[str]
    """
    Suburb of the meter, never its full address.
    """


class ReceiptSeller(Model):
    """
    Seller named on the receipt.
    """

    __slots__ = ()
    name: str
    """
    Name of your account, as customers see it.
    Type: `Label`.
    """
    support_phone: Optional[str]
    """
    Phone number for customer support. Null if the account has none.
    Type: `Phone`.
    """


class SendAttempt(Model):
    """
    A request to a provider about a send, with its outcome.
    """

    __slots__ = ()
    id: str
    """
    ID of the attempt.
    Type: `AttemptId`.
    """
    object: Literal["send_attempt"]
    """
    Always `send_attempt`.
    """
    created: int
    """
    Time of creation, always before the provider is contacted.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    send: str
    """
    ID of the send.
    Type: `SendId`.
    """
    sequence: int
    """
    Position among the attempts of the send, from 1.
    """
    kind: str
    """
    Type of request to the provider.
    See `AttemptKind`.
    """
    at: int
    """
    Time of the request to the provider.
    Type: `UnixTime`.
    """
    duration_ms: Optional[int]
    """
    Response time in milliseconds. Null while waiting.
    """
    outcome: Optional[str]
    """
    Outcome of the request. Null while waiting.
    See `AttemptOutcome`.
    """
    detail: Optional[str]
    """
    Outcome in plain words, without the supplier's name.
    Type: `Note`.
    """
    status_before: str
    """
    Status of the send before the attempt.
    See `SendStatus`.
    """
    status_after: Optional[str]
    """
    Status of the send after the attempt. Null while waiting.
    See `SendStatus`.
    """


class SendAttemptList(Model):
    """
    One page of a list.
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
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.SendAttempt]
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


class SendCreate(Model):
    """
    A sale to create. Set `target`, `amount`, and `currency` or `product`. Fields marked "Power only"
    cannot be used with any other type.
    """

    __slots__ = ()
    type: Optional[str]
    """
    Type of sale. Default: derived from `product`, else from `target`.
    See `SendType`.
    """
    product: Optional[str]
    """
    ID of the product, such as `airtime-usd`. Default: derived from type and currency.
    Type: `ProductId`.
    """
    target: str
    """
    Mobile number in any Zimbabwean format, or 11-digit meter number.
    Type: `TargetInput`.
    """
    amount: Optional[str]
    """
    The face value: what the customer receives.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    Currency of the sale. Required unless `product` is set.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    Data only. ID of the bundle to sell.
    Type: `BundleId`.
    """
    token_phone: Optional[str]
    """
    Power only, required. Phone number that receives the token.
    Type: `PhoneInput`.
    """
    token_email: Optional[str]
    """
    Power only. Email address that also receives the token.
    Type: `Email`.
    """
    notify_number: Optional[str]
    """
    Another number to notify by SMS.
    Type: `PhoneInput`.
    """
    confirm: Optional[str]
    """
    Power only. Confirmation level required for the meter. Default: `strict`.
    See `MeterConfirmMode`.
    """
    on_zesa_down: Optional[str]
    """
    Power only. Behaviour during a national outage. Default: `queue`.
    See `PowerDownChoice`.
    """
    max_hold: Optional[str]
    """
    Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
    Type: `DurationInput`.
    """
    recipient: Optional[str]
    """
    Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
    `{first_name}` of the message, and has no other effect.
    Type: `RecipientRef`.
    """
    program: Optional[str]
    """
    Program to attribute the sale to. Does not use the program's budget or its caps.
    Type: `ProgramId`.
    """
    cost_center: Optional[str]
    """
    ID of the cost centre to charge the sale to.
    Type: `CostCenterId`.
    """
    sms_message: Optional[str]
    """
    Your own text message to the customer, up to 480 characters once its merge fields are filled
    in. Default for airtime and data: a message that names your `statement_descriptor`.
    Type: `SmsTemplate`.
    """
    sms_locale: Optional[str]
    """
    Language of the default message. Default: `en`.
    See `SmsLocale`.
    """
    scheduled_for: Optional[Union[int, str]]
    """
    Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
    """
    client_reference: Optional[str]
    """
    Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
    it again returns the send that has it and charges nothing. Never restart your numbering.
    Type: `ClientReference`.
    """
    quote: Optional[str]
    """
    Power only. ID of the quote that confirmed the meter.
    Type: `QuoteId`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the sale.
    """
    reason: Optional[str]
    """
    Agent keys only. Reason shown to the person who approves.
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
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
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
                    "recipient": recipient,
                    "program": program,
                    "cost_center": cost_center,
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
    One page of a list.
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
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.Send]
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


class SendPreview(Model):
    """
    Preview of a send: every field except its ID and receipt number.
    """

    __slots__ = ()
    _codecs = {
        "bundle": "SendBundle",
        "recipient": "Recipient",
        "program": "Program",
        "reward": "Reward",
        "batch": "Batch",
        "mandate": "Mandate",
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
    Time at which the send was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `SendStatus`.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    product: str
    """
    ID of the product sold.
    Type: `ProductId`.
    """
    network: str
    """
    ID of the network that delivers the send.
    Type: `NetworkId`.
    """
    target: str
    """
    Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
    `00000000000`; the amounts are kept.
    Type: `Target`.
    """
    target_display: str
    """
    Target formatted for people. `erased` once the recipient is erased.
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
    Credit charged: the face value, less the dealer discount.
    Type: `Money`.
    """
    discount: str
    """
    The dealer discount; `0.00` without the dealer tier.
    Type: `Money`.
    """
    credit_returned: bool
    """
    Whether the Credit was returned. Remains true if a failed send is delivered late.
    """
    credit_transactions: List[str]
    """
    Credit transactions of this send, oldest first.
    """
    bundle: Optional[_models.SendBundle]
    """
    Data bundle sold. Null for airtime and power.
    """
    client_reference: Optional[str]
    """
    Your own reference. Null if you sent none.
    Type: `ClientReference`.
    """
    recipient: Optional[Union[str, _models.Recipient]]
    """
    Recipient that the send is attributed to. Can be expanded.
    """
    program: Optional[Union[str, _models.Program]]
    """
    Program that the send is attributed to. Can be expanded.
    """
    reward: Optional[Union[str, _models.Reward]]
    """
    Reward that the send pays out. Can be expanded.
    """
    batch: Optional[Union[str, _models.Batch]]
    """
    Batch that the send belongs to. Can be expanded.
    """
    batch_item: Optional[str]
    """
    ID of the batch line that created the send.
    Type: `BatchItemId`.
    """
    schedule: Optional[str]
    """
    ID of the schedule that created the send.
    Type: `ScheduleId`.
    """
    checkout_session: Optional[str]
    """
    ID of the checkout session that paid for the send.
    Type: `CheckoutSessionId`.
    """
    approval: Optional[str]
    """
    ID of the approval that allowed the send.
    Type: `ApprovalId`.
    """
    mandate: Optional[_models.Mandate]
    """
    What the person permitted who approved the send. Null unless `approval` is set, and after the
    recipient is erased.
    """
    cost_center: Optional[str]
    """
    ID of the cost centre that the send is charged to.
    Type: `CostCenterId`.
    """
    quote: Optional[str]
    """
    ID of the quote that confirmed the meter.
    Type: `QuoteId`.
    """
    api_key: Optional[str]
    """
    ID of the API key that caused the send: the one that created it, or whatever it pays for. For
    signed completions, check-ins and claims of links that no reward waited for, it is the key that
    created the program, or last activated or resumed it. Null if no key did.
    Type: `KeyId`.
    """
    created_by: _models.SendCreator
    """
    Who created this send.
    """
    source: str
    """
    Feature that created the send.
    See `SendSource`.
    """
    notify_number: Optional[str]
    """
    Another number to notify by SMS.
    Type: `Phone`.
    """
    sms_message: Optional[str]
    """
    Text message to the customer. Null when none is sent.
    Type: `SmsText`.
    """
    sms_locale: Optional[str]
    """
    Language of the default message. Null when no message is sent.
    See `SmsLocale`.
    """
    sms_status: str
    """
    SMS delivery status of the message to the customer.
    See `SmsStatus`.
    """
    scheduled_for: Optional[int]
    """
    Scheduled dispatch time. Null when the send is dispatched immediately.
    Type: `UnixTime`.
    """
    failure_code: Optional[str]
    """
    Reason for the failure. Null unless the send failed.
    See `SendFailureCode`.
    """
    failure_message: Optional[str]
    """
    Reason for the failure, in one sentence for a cashier.
    Type: `Note`.
    """
    retry_of: Optional[str]
    """
    ID of the failed send that this one retries.
    Type: `SendId`.
    """
    retried_by: Optional[str]
    """
    ID of the send that retries this one.
    Type: `SendId`.
    """
    retryable: bool
    """
    Whether the send can be retried: it failed and has not been retried yet.
    """
    needs_attention: bool
    """
    Whether a person should check: unknown for over an hour, in review, or queued too long.
    """
    next_check_at: Optional[int]
    """
    Time of the next status check with the network. Null when none is due.
    Type: `UnixTime`.
    """
    provider_reference: Optional[str]
    """
    Confirmation number of the network or utility, once delivered. Quote it to their support.
    """
    submitted_at: Optional[int]
    """
    Time of the first submission to the network.
    Type: `UnixTime`.
    """
    delivered_at: Optional[int]
    """
    Time of delivery. Null unless delivered.
    Type: `UnixTime`.
    """
    failed_at: Optional[int]
    """
    Time of the failure. Null unless failed.
    Type: `UnixTime`.
    """
    credited_at: Optional[int]
    """
    Time at which the Credit was returned.
    Type: `UnixTime`.
    """
    cancelled_at: Optional[int]
    """
    Time of the cancellation. Null unless cancelled.
    Type: `UnixTime`.
    """
    late_delivered_at: Optional[int]
    """
    Time at which we learned that a failed send had been delivered.
    Type: `UnixTime`.
    """
    on_zesa_down: Optional[str]
    """
    Behaviour during a national outage. Null for airtime and data.
    See `PowerDownChoice`.
    """
    max_hold: Optional[int]
    """
    Maximum time in the queue, in seconds. Null for airtime and data.
    Type: `Seconds`.
    """
    queued_until: Optional[int]
    """
    Time at which a queued send fails. Null unless queued.
    Type: `UnixTime`.
    """
    confirm: Optional[str]
    """
    Confirmation level required for the meter. Null for airtime and data.
    See `MeterConfirmMode`.
    """
    power: Optional[_models.SendPower]
    """
    Meter, tokens and cost breakdown. Null for airtime and data.
    """
    token: Optional[str]
    """
    Power token, masked without `tokens:read`. Null until delivered.
    Type: `PowerToken`.
    """
    units: Optional[str]
    """
    Kilowatt hours bought. Null until known, and for airtime and data.
    Type: `Units`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the sale.
    """


class SendValidation(Model):
    """
    Result of checking a sale without making it. Distinguished from a send by `object`.
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
    Time of the check.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    valid: bool
    """
    Whether the sale would succeed.
    """
    would_status: Optional[str]
    """
    Status that the send would have. Null if there are problems.
    See `SendWouldStatus`.
    """
    send: Optional[_models.SendPreview]
    """
    Preview of the send. Null if the problems prevent one.
    """
    currency: Optional[str]
    """
    Currency of `cost` and `credit_after`. Null if it cannot be determined.
    See `Currency`.
    """
    cost: Optional[str]
    """
    Credit that would be charged. Null if it cannot be calculated.
    Type: `Money`.
    """
    credit_after: Optional[_models.CreditAfter]
    """
    Credit that would remain. Null if there are problems.
    """
    meter: Optional[_models.Meter]
    """
    Meter confirmed with the utility. Null for airtime and data.
    """
    problems: List[_models.SendProblem]
    """
    All problems that prevent the sale, in order of precedence. Empty when valid.
    """
    warnings: List[_models.SendWarning]
    """
    Points to check before the sale.
    """


class SendWarning(Model):
    """
    A point to check before a sale. It does not prevent the sale.
    """

    __slots__ = ()
    code: str
    """
    Code of the warning. Decide by this.
    See `SendWarningCode`.
    """
    message: str
    """
    Explanation of the warning in one sentence.
    Type: `ErrorMessage`.
    """


class TokenResend(Model):
    """
    Power token that is being resent to the customer.
    """

    __slots__ = ()
    object: Literal["token_resend"]
    """
    Always `token_resend`.
    """
    created: int
    """
    Time of the request to resend.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    send: str
    """
    ID of the send.
    Type: `SendId`.
    """
    channels: List[str]
    """
    Channels used: SMS, and email if the sale has a `token_email`.
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
    Delivery status of the resent token.
    See `TokenResendStatus`.
    """
    remaining_today: int
    """
    Number of times that this token can still be resent within 24 hours.
    """
