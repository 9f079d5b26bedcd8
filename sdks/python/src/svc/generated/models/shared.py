# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Activity(Model):
    """
    An action taken by a recipient.
    """

    __slots__ = ()
    _codecs = {
        "matches": ["RuleMatch"],
    }
    id: str
    """
    Unique identifier of the object.
    Type: `ActivityRecordId`.
    """
    object: Literal["activity"]
    """
    Always `activity`.
    """
    created: int
    """
    Time at which the activity was reported.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    activity_id: str
    """
    Your own unique ID of the activity.
    Type: `ActivityExternalId`.
    """
    name: str
    """
    Name of the activity, as you reported it.
    Type: `ActivityName`.
    """
    recipient: str
    """
    Recipient who performed the activity.
    Type: `RecipientId`.
    """
    program: Optional[str]
    """
    Program whose rules were evaluated. Null if the rules of all active programs were.
    Type: `ProgramId`.
    """
    occurred_at: int
    """
    Time at which the activity took place.
    Type: `UnixTime`.
    """
    value: Optional[str]
    """
    Monetary value of the activity. Null if it has none.
    Type: `Money`.
    """
    currency: Optional[str]
    """
    Currency of `value`. Null if there is no value.
    See `Currency`.
    """
    matches: List[_models.RuleMatch]
    """
    Rules that matched, in the order they were evaluated: the first 50.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the activity. Rules can read it.
    """


class Actor(Model):
    """
    Who took an action.
    """

    __slots__ = ()
    type: str
    """
    Type of the actor.
    See `ActorType`.
    """
    id: Optional[str]
    """
    ID of the API key or member. Null for the service and its staff.
    Type: `MakerId`.
    """
    label: Optional[str]
    """
    Name of the key or member at that time. Null if it had none.
    Type: `Label`.
    """


class AgentApproval(Model):
    """
    A request of an agent that a person must approve or reject.
    """

    __slots__ = ()
    _codecs = {
        "threshold": "ApprovalThreshold",
        "mandate": "Mandate",
        "failure": "Failure",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `ApprovalId`.
    """
    object: Literal["agent_approval"]
    """
    Always `agent_approval`.
    """
    created: int
    """
    Time at which the agent made the request.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    action: str
    """
    Action that the agent requests.
    See `AgentAction`.
    """
    status: str
    """
    Current status. Decides whether a decision is still needed; see Lifecycles.
    See `AgentApprovalStatus`.
    """
    why: str
    """
    Reason a person must approve.
    See `ApprovalReason`.
    """
    request: Any
    """
    The original request of the agent.
    """
    amount: str
    """
    Face value of the sale or reward.
    Type: `Money`.
    """
    currency: str
    """
    Currency of the sale or reward.
    See `Currency`.
    """
    target: Optional[str]
    """
    Phone number or meter that it goes to. Null for a reward whose recipient chooses.
    Type: `Target`.
    """
    reason: Optional[str]
    """
    Reason given by the agent. Null if there is none.
    Type: `Note`.
    """
    api_key: str
    """
    API key of the agent.
    Type: `KeyId`.
    """
    threshold: _models.ApprovalThreshold
    """
    Use of the key's approval threshold.
    """
    approval_url: str
    """
    Dashboard page where a person decides.
    Type: `WebUrl`.
    """
    expires_at: int
    """
    Time at which the request expires: after 24 hours.
    Type: `UnixTime`.
    """
    decided_by: Optional[str]
    """
    Member who decided, or in test mode a key. Null until decided.
    Type: `MakerId`.
    """
    decided_at: Optional[int]
    """
    Time at which the request was decided. Null until then.
    Type: `UnixTime`.
    """
    mandate: Optional[_models.Mandate]
    """
    What the person permitted. Null unless they approved, and after the recipient is erased.
    """
    result: Optional[str]
    """
    Send or reward that resulted. Null if there is none.
    Type: `ApprovalResultId`.
    """
    failure: Optional[_models.Failure]
    """
    Reason the request failed after it was approved. Null unless it failed.
    """


class ApiKey(Model):
    """
    An API key: its permissions, limits and usage.
    """

    __slots__ = ()
    _codecs = {
        "spend_caps": {"*":"SpendCap"},
        "rolled": "RolledSecret",
        "usage": {"*":"KeyUsageAmounts"},
    }
    _secrets = frozenset(
        (
            "secret",
        )
    )
    id: str
    """
    ID of the key. Every send that the key creates carries it.
    Type: `KeyId`.
    """
    object: Literal["api_key"]
    """
    Always `api_key`.
    """
    created: int
    """
    Time at which the key was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True if the key uses real money, false in test mode.
    """
    kind: str
    """
    Kind of the key.
    See `KeyKind`.
    """
    label: Optional[str]
    """
    Label of the key. Null if it has none.
    Type: `Label`.
    """
    prefix: str
    """
    First characters of the secret, to recognize it.
    Type: `KeySecretPrefix`.
    """
    last4: str
    """
    Last four characters of the secret.
    Type: `KeySecretEnding`.
    """
    secret: Optional[str]
    """
    The full secret. Returned only when the key is created or rolled; otherwise null.
    Type: `KeySecret`.
    """
    status: str
    """
    Current status: whether the key works.
    See `ApiKeyStatus`.
    """
    scopes: List[str]
    """
    Permissions of the key.
    """
    allowed_ips: List[str]
    """
    IP addresses or CIDR ranges that may use the key. Empty if any may.
    """
    allowed_origins: List[str]
    """
    Origins of the web pages that may use a publishable key. Empty if any may.
    """
    allowed_products: List[str]
    """
    IDs of the products that the key can sell. Empty if it can sell all.
    """
    allowed_networks: List[str]
    """
    IDs of the networks that the key can sell on. Empty if it can sell on all.
    """
    spend_caps: Dict[str, _models.SpendCap]
    """
    Spend caps of the key.
    """
    per_recipient_daily_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum face value per day to one number or meter. Null if uncapped.
    """
    approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Amount within 24 hours above which a person must approve. Null unless it is an agent key.
    """
    recipient_allowlist: List[str]
    """
    Numbers and meters that the key can sell to. Empty if it can sell to any.
    """
    expires_at: Optional[int]
    """
    Time at which the key expires. Null if never.
    Type: `UnixTime`.
    """
    api_version: Optional[str]
    """
    API version of the key. Null if it uses the account's default.
    Type: `ApiVersion`.
    """
    created_by: Optional[str]
    """
    ID of the member or key that created the key. Null for a key of the sandbox.
    Type: `MakerId`.
    """
    last_used_at: Optional[int]
    """
    Time of the last use, accurate to one minute. Null if never used.
    Type: `UnixTime`.
    """
    last_used_ip: Optional[str]
    """
    IP address of the last use. Null if never used.
    Type: `IpAddress`.
    """
    rolled: Optional[_models.RolledSecret]
    """
    The most recent replaced secret that still works. Null if there is none.
    """
    usage: Optional[Dict[str, _models.KeyUsageAmounts]]
    """
    Spending compared with the caps. Null unless a single key is retrieved.
    """
    live_sales: Optional[Dict[str, str]]
    """
    Whether anything is sold with a live key. Null for a test key.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the key.
    """


class ApprovalThreshold(Model):
    """
    Use of an agent key's approval threshold.
    """

    __slots__ = ()
    currency: str
    """
    Currency of the threshold.
    See `Currency`.
    """
    limit: str
    """
    Amount per 24 hours above which a person must approve.
    Type: `Money`.
    """
    used_24h: str
    """
    Amount already used when the agent asked.
    Type: `Money`.
    """


class Batch(Model):
    """
    Up to 10,000 sales created together. Each line becomes a send.
    """

    __slots__ = ()
    _codecs = {
        "counts": "BatchCounts",
        "approval": "BatchApproval",
        "created_by": "SendCreator",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `BatchId`.
    """
    object: Literal["batch"]
    """
    Always `batch`.
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
    title: Optional[str]
    """
    Title of the batch. Null if not set.
    Type: `Label`.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `BatchStatus`.
    """
    currency: str
    """
    Currency of the lines.
    See `BatchCurrency`.
    """
    total: Dict[str, str]
    """
    Total face value of the valid lines.
    """
    cost: Dict[str, str]
    """
    Credit that the valid lines cost: the face value minus the dealer discount.
    """
    counts: _models.BatchCounts
    """
    Number of lines, by status.
    """
    reserve_credit: bool
    """
    Whether the whole cost is reserved before the first line is sent.
    """
    reservations: Dict[str, Optional[str]]
    """
    Reservations of the batch, by currency.
    """
    on_invalid: str
    """
    What was done with invalid lines.
    See `BatchInvalidChoice`.
    """
    on_insufficient: str
    """
    What the batch does when your Credit is too low for a line.
    See `BatchInsufficientChoice`.
    """
    requires_approval: bool
    """
    Whether the batch requires or required approval.
    """
    approval: Optional[_models.BatchApproval]
    """
    Approval of the batch. Null if none is required.
    """
    created_by: _models.SendCreator
    """
    Who created the object.
    """
    api_key: Optional[str]
    """
    API key that created the batch. Null if it was not created by a key.
    Type: `KeyId`.
    """
    retry_of: Optional[str]
    """
    Batch whose failed lines this one retries. Null if it is not a retry.
    Type: `BatchId`.
    """
    retried_by: Optional[str]
    """
    Batch that retries the failed lines of this one. Null if there is none.
    Type: `BatchId`.
    """
    schedule: Optional[str]
    """
    Schedule that created the batch. Null if none did.
    Type: `ScheduleId`.
    """
    occurrence_date: Optional[str]
    """
    Day of the schedule that the batch runs. Null if there is no schedule.
    Type: `Day`.
    """
    cost_center: Optional[str]
    """
    Cost centre for lines that have none of their own. Null if not set.
    Type: `CostCenterId`.
    """
    sms_message: Optional[str]
    """
    SMS message for lines that have none of their own. Null if not set.
    Type: `SmsTemplate`.
    """
    results_url: str
    """
    Path of the results as CSV.
    Type: `UrlPath`.
    """
    started_at: Optional[int]
    """
    Time at which the first line was sent. Null until then.
    Type: `UnixTime`.
    """
    completed_at: Optional[int]
    """
    Time at which the batch completed. Null until then.
    Type: `UnixTime`.
    """
    cancelled_at: Optional[int]
    """
    Time at which the batch was cancelled. Null if it was not.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the batch.
    """


class BatchApproval(Model):
    """
    The approval that a batch above your threshold requires.
    """

    __slots__ = ()
    threshold: Dict[str, Optional[str]]
    """
    Threshold that the total exceeded. Null in a currency without one.
    """
    requested_at: int
    """
    Time at which approval was requested.
    Type: `UnixTime`.
    """
    approved_by: Optional[str]
    """
    Who approved the batch: a member, or a key that a member created. Null until approved.
    Type: `MakerId`.
    """
    approved_at: Optional[int]
    """
    Time at which the batch was approved. Null until then.
    Type: `UnixTime`.
    """


class BatchCounts(Model):
    """
    Number of lines of a batch, by status.
    """

    __slots__ = ()
    total: int
    """
    Total number of lines.
    Type: `Count`.
    """
    valid: int
    """
    Number of lines that passed all checks.
    Type: `Count`.
    """
    invalid: int
    """
    Number of lines that failed the checks and are never sent.
    Type: `Count`.
    """
    skipped: int
    """
    Number of lines skipped because Credit was too low.
    Type: `Count`.
    """
    pending: int
    """
    Number of lines waiting to be sent.
    Type: `Count`.
    """
    sending: int
    """
    Number of lines whose send is in progress.
    Type: `Count`.
    """
    delivered: int
    """
    Number of lines that were delivered.
    Type: `Count`.
    """
    failed: int
    """
    Number of lines that failed.
    Type: `Count`.
    """
    unresolved: int
    """
    Number of lines whose send had no final status after a day.
    Type: `Count`.
    """
    unsent: int
    """
    Number of lines not sent because the batch stopped.
    Type: `Count`.
    """
    cancelled: int
    """
    Number of lines that were cancelled.
    Type: `Count`.
    """


class BatchCreditCheck(Model):
    """
    Your Credit in one currency compared with the cost.
    """

    __slots__ = ()
    sufficient: bool
    """
    Whether your Credit is sufficient.
    """
    available: str
    """
    Credit available to spend now.
    Type: `Money`.
    """
    required: str
    """
    Credit that the valid lines cost.
    Type: `Money`.
    """


class BatchPreviewCounts(Model):
    """
    Number of lines that were checked.
    """

    __slots__ = ()
    total: int
    """
    Total number of lines.
    Type: `Count`.
    """
    valid: int
    """
    Number of lines that pass all checks.
    Type: `Count`.
    """
    invalid: int
    """
    Number of lines that fail a check.
    Type: `Count`.
    """


class BatchPreviewLine(Model):
    """
    The expected outcome of one line.
    """

    __slots__ = ()
    _codecs = {
        "errors": ["ErrorDetail"],
        "warnings": ["BatchWarning"],
    }
    line: int
    """
    Line number in the batch, starting at 1.
    """
    valid: bool
    """
    Whether the line would be sent.
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
    product: Optional[str]
    """
    Product that would be sold. Null if unknown.
    Type: `ProductId`.
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
    cost: Optional[str]
    """
    Credit the line would cost. Null if unknown.
    Type: `Money`.
    """
    errors: List[_models.ErrorDetail]
    """
    All errors that prevent the sale.
    """
    warnings: List[_models.BatchWarning]
    """
    Warnings that do not prevent the sale.
    """


class BatchWarning(Model):
    """
    A warning about a line. It does not prevent the sale.
    """

    __slots__ = ()
    code: str
    """
    Reason for the warning. Decide by this.
    See `BatchWarningCode`.
    """
    message: str
    """
    The warning as a sentence.
    Type: `ErrorMessage`.
    """


class CheckoutCredited(Model):
    """
    Credit that you received instead of a delivery.
    """

    __slots__ = ()
    amount: str
    """
    Amount added: the face value.
    Type: `Money`.
    """
    credit_transaction: str
    """
    Credit transaction of the amount.
    Type: `TransactionId`.
    """


class CheckoutPayment(Model):
    """
    The payment of a customer.
    """

    __slots__ = ()
    method: str
    """
    Payment method the customer used.
    See `CheckoutPaymentMethod`.
    """
    brand: Optional[str]
    """
    Brand of the card or wallet. Null if unknown.
    """
    last4: Optional[str]
    """
    Last four digits of the card or wallet number. Null if unknown.
    """
    paid_at: int
    """
    Time at which the payment was made.
    Type: `UnixTime`.
    """
    reference: str
    """
    Reference of the payment provider, to quote to its support.
    """


class CheckoutPaymentError(Model):
    """
    The most recent failed payment attempt.
    """

    __slots__ = ()
    code: str
    """
    Reason the payment failed. Decide by this.
    See `CheckoutPaymentErrorCode`.
    """
    message: str
    """
    Reason the payment failed, as a sentence for the customer.
    Type: `Note`.
    """


class CheckoutReview(Model):
    """
    The review of a session by our staff.
    """

    __slots__ = ()
    reason: str
    """
    Reason for the review.
    See `CheckoutReviewReason`.
    """
    opened_at: int
    """
    Time at which the review was opened.
    Type: `UnixTime`.
    """
    resolution: Optional[str]
    """
    Outcome of the review. Null while it is open.
    See `CheckoutReviewResolution`.
    """


class CheckoutSession(Model):
    """
    A sale that your customer pays by card on our payment page.
    """

    __slots__ = ()
    _codecs = {
        "meter": "Meter",
        "send": "Send",
        "payment": "CheckoutPayment",
        "last_payment_error": "CheckoutPaymentError",
        "review": "CheckoutReview",
        "credited": "CheckoutCredited",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `CheckoutSessionId`.
    """
    object: Literal["checkout_session"]
    """
    Always `checkout_session`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `CheckoutSessionStatus`.
    """
    url: str
    """
    Signed URL of the payment page to send the customer to. Needs no key. The page accepts payment
    until `expires_at`, then shows how the session ended. Every retrieval returns the same URL.
    Type: `WebUrl`.
    """
    type: str
    """
    Type of the purchase.
    See `SendType`.
    """
    product: str
    """
    Product that is sold.
    Type: `ProductId`.
    """
    network: str
    """
    Network that delivers the purchase.
    Type: `NetworkId`.
    """
    target: str
    """
    Phone number in E.164 format, or meter number.
    Type: `Target`.
    """
    amount: str
    """
    Face value that the customer receives.
    Type: `Money`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    card_fee: str
    """
    Card fee that the customer pays in addition to `amount`.
    Type: `Money`.
    """
    total: str
    """
    Total amount the customer pays.
    Type: `Money`.
    """
    bundle_id: Optional[str]
    """
    Data bundle that is sold. Null for airtime and power.
    Type: `BundleId`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the power token by SMS. Null for airtime and data.
    Type: `Phone`.
    """
    customer_phone: Optional[str]
    """
    Phone number of the customer, for messages about the payment. Null if not set.
    Type: `Phone`.
    """
    meter: Optional[_models.Meter]
    """
    Meter as confirmed by the utility. Null for airtime and data.
    """
    success_url: str
    """
    URL the customer returns to after paying.
    Type: `CheckoutReturnUrl`.
    """
    cancel_url: str
    """
    URL the customer returns to without paying.
    Type: `CheckoutReturnUrl`.
    """
    client_reference: Optional[str]
    """
    Your own reference for the order. Null if not set.
    Type: `ClientReference`.
    """
    send: Optional[Union[str, _models.Send]]
    """
    Most recent send of the session. Null until it is paid. Can be expanded.
    """
    sends: List[str]
    """
    All sends of the session, oldest first.
    """
    payment: Optional[_models.CheckoutPayment]
    """
    The customer's payment. Null until the session is paid.
    """
    last_payment_error: Optional[_models.CheckoutPaymentError]
    """
    Most recent failed payment attempt. Null if none failed or a later one succeeded.
    """
    review: Optional[_models.CheckoutReview]
    """
    Review by our staff. Null if none was needed.
    """
    credited: Optional[_models.CheckoutCredited]
    """
    Credit that you received instead of a delivery. Null if there was none.
    """
    expires_at: int
    """
    Time at which the session expires if not paid: after one hour.
    Type: `UnixTime`.
    """
    paid_at: Optional[int]
    """
    Time at which the session was paid. Null until then.
    Type: `UnixTime`.
    """
    fulfilled_at: Optional[int]
    """
    Time at which the purchase was delivered. Null until then.
    Type: `UnixTime`.
    """
    sms_message: Optional[str]
    """
    SMS message to the customer, with merge fields filled in. Null for our standard message.
    Type: `SmsText`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the sale.
    """


class CostCenter(Model):
    """
    A department, branch or project that sends are booked to.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `CostCenterId`.
    """
    object: Literal["cost_center"]
    """
    Always `cost_center`.
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
    name: str
    """
    Name of the cost centre.
    Type: `Label`.
    """
    gl_code: Optional[str]
    """
    Code in your accounting system, unique in the account. Null if not set.
    Type: `GlCode`.
    """
    currency: str
    """
    Currency of the budget.
    See `Currency`.
    """
    monthly_budget: Optional[str]
    """
    Budget per calendar month in Harare. Null if there is none.
    Type: `Money`.
    """
    is_active: bool
    """
    Whether sends can be booked to it. An archived cost centre keeps its past sends.
    """
    spent_this_month: str
    """
    Face value of this month's sends, excluding those whose Credit was returned.
    Type: `Money`.
    """
    remaining: Optional[str]
    """
    Remaining budget this month, negative if exceeded. Null if there is no budget.
    Type: `SignedMoney`.
    """
    people_count: int
    """
    Number of recipients that belong to it.
    Type: `Count`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the cost centre.
    """


class CreatedFilter(Model):
    """
    Filters by time of creation. Bounds can be combined.
    """

    __slots__ = ()
    gte: Optional[str]
    """
    Created at this time or later.
    Type: `TimeFilter`.
    """
    lte: Optional[str]
    """
    Created at this time or earlier.
    Type: `TimeFilter`.
    """
    gt: Optional[str]
    """
    Created later than this time.
    Type: `TimeFilter`.
    """
    lt: Optional[str]
    """
    Created earlier than this time.
    Type: `TimeFilter`.
    """

    def __init__(
        self,
        *,
        gte: str = NOT_GIVEN,
        lte: str = NOT_GIVEN,
        gt: str = NOT_GIVEN,
        lt: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "gte": gte,
                    "lte": lte,
                    "gt": gt,
                    "lt": lt,
                }
            )
        )


class Credit(Model):
    """
    Your prepaid Credit, one balance for each currency, with no exchange between them.
    """

    __slots__ = ()
    _codecs = {
        "USD": "CreditBalance",
        "ZWG": "CreditBalance",
    }
    _renames = {
        "usd": "USD",
        "zwg": "ZWG",
    }
    object: Literal["credit"]
    """
    Always `credit`.
    """
    created: int
    """
    Time of this response.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    usd: _models.CreditBalance
    """
    Balance in United States dollars.
    """
    zwg: _models.CreditBalance
    """
    Balance in Zimbabwe Gold.
    """
    as_of: int
    """
    Time at which the balances were read.
    Type: `UnixTime`.
    """


class CreditBalance(Model):
    """
    Credit balance in one currency.
    """

    __slots__ = ()
    available: str
    """
    Credit that can be spent now.
    Type: `Money`.
    """
    reserved: str
    """
    Credit reserved for batches and programs.
    Type: `Money`.
    """
    total: str
    """
    Sum of `available` and `reserved`.
    Type: `Money`.
    """
    in_flight: str
    """
    Credit charged for sends that have not ended. Not included in `total`.
    Type: `Money`.
    """
    last_topup_at: Optional[int]
    """
    Time of the last top-up.
    Type: `UnixTime`.
    """


class CreditBalanceAfter(Model):
    """
    Balances after a transaction.
    """

    __slots__ = ()
    available: str
    """
    Available Credit after the transaction.
    Type: `Money`.
    """
    reserved: str
    """
    Reserved Credit after the transaction.
    Type: `Money`.
    """


class CreditReservation(Model):
    """
    Credit reserved for a batch or program.
    """

    __slots__ = ()
    id: str
    """
    ID of the reservation.
    Type: `ReservationId`.
    """
    object: Literal["credit_reservation"]
    """
    Always `credit_reservation`.
    """
    created: int
    """
    Time at which the Credit was reserved.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    currency: str
    """
    Currency of the reservation.
    See `Currency`.
    """
    amount: str
    """
    Total amount reserved. A program's reservation grows with its budget.
    Type: `Money`.
    """
    used: str
    """
    Part of the amount charged for sends.
    Type: `Money`.
    """
    released: str
    """
    Part of the amount made available again.
    Type: `Money`.
    """
    remaining: str
    """
    Part of the amount still reserved.
    Type: `Money`.
    """
    status: str
    """
    Current status of the reservation. See Lifecycles.
    See `CreditReservationStatus`.
    """
    source: str
    """
    ID of the batch or program.
    Type: `ReservationSourceId`.
    """
    expires_at: Optional[int]
    """
    Time at which the remaining Credit is released. Null if none is set.
    Type: `UnixTime`.
    """


class CreditTransaction(Model):
    """
    A change to your Credit. Transactions never change; errors are corrected by another one.
    """

    __slots__ = ()
    _codecs = {
        "balance_after": "CreditBalanceAfter",
    }
    id: str
    """
    ID of the transaction.
    Type: `TransactionId`.
    """
    object: Literal["credit_transaction"]
    """
    Always `credit_transaction`.
    """
    created: int
    """
    Time at which the transaction was recorded.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: str
    """
    Type of the transaction.
    See `CreditTransactionType`.
    """
    currency: str
    """
    Currency of the transaction.
    See `Currency`.
    """
    sequence: int
    """
    Number of the transaction in its currency. A higher number was booked later: `balance_after` is
    that of the next lower number in the list, plus `amount` and `reserved_amount`. Numbers have
    gaps.
    """
    amount: str
    """
    Change to the available Credit, negative for a charge. All transactions of a currency add up to
    `available`.
    Type: `SignedMoney`.
    """
    reserved_amount: str
    """
    Change to the reserved Credit: `0.00` for most transactions, the opposite of `amount` when
    Credit is reserved or released, and negative on its own when a batch or program uses its
    reservation. All transactions of a currency add up to `reserved`.
    Type: `SignedMoney`.
    """
    balance_after: _models.CreditBalanceAfter
    """
    Balances after the transaction.
    """
    source: str
    """
    ID of the object that caused the transaction, such as a send.
    Type: `CreditSourceId`.
    """
    description: str
    """
    Description of the transaction in words.
    Type: `Note`.
    """
    cost_center: Optional[str]
    """
    ID of the cost centre that the transaction is charged to.
    Type: `CostCenterId`.
    """
    api_key: Optional[str]
    """
    ID of the API key that caused the transaction. Null if no key did.
    Type: `KeyId`.
    """
    effective_at: int
    """
    Time at which the transaction takes effect.
    Type: `UnixTime`.
    """


class DealerDiscount(Model):
    """
    A discount on the face value, for one network and currency.
    """

    __slots__ = ()
    network: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    currency: str
    """
    The currency of the discounted sales.
    See `Currency`.
    """
    percent: str
    """
    Percentage off the face value. The customer still receives the full face value.
    Type: `Percent`.
    """


class Dispute(Model):
    """
    A complaint about a send, resolved by our staff. It never reverses a delivered send.
    """

    __slots__ = ()
    _codecs = {
        "send": "Send",
        "evidence": "DisputeEvidence",
        "messages": ["DisputeMessage"],
    }
    id: str
    """
    Unique identifier of the object.
    Type: `DisputeId`.
    """
    object: Literal["dispute"]
    """
    Always `dispute`.
    """
    created: int
    """
    Time at which the dispute was opened.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    send: Union[str, _models.Send]
    """
    Send that is disputed. Can be expanded.
    """
    reason: str
    """
    Reason for the dispute.
    See `DisputeReason`.
    """
    evidence: _models.DisputeEvidence
    """
    Evidence that supports the dispute.
    """
    status: str
    """
    Current status. Decides whether the dispute is resolved; see Lifecycles.
    See `DisputeStatus`.
    """
    outcome: Optional[str]
    """
    Outcome of the dispute. Null until resolved.
    See `DisputeOutcome`.
    """
    outcome_note: Optional[str]
    """
    Outcome explained in one or two sentences. Null until resolved.
    Type: `Note`.
    """
    credit_transaction: Optional[str]
    """
    Credit transaction of the resolution. Null if there is none.
    Type: `TransactionId`.
    """
    due_at: int
    """
    Time at which our staff will respond: within two working days.
    Type: `UnixTime`.
    """
    messages: List[_models.DisputeMessage]
    """
    Messages from our staff, oldest first.
    """
    resolved_at: Optional[int]
    """
    Time at which the dispute was resolved. Null until then.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the dispute.
    """


class DisputeEvidence(Model):
    """
    Evidence that supports a dispute.
    """

    __slots__ = ()
    text: Optional[str]
    """
    Description of what happened. Null if not given.
    Type: `DisputeText`.
    """
    attachments: List[str]
    """
    IDs of uploaded pictures and documents.
    """
    customer_phone: Optional[str]
    """
    Phone number to reach the customer. Null if not given.
    Type: `Phone`.
    """


class DisputeMessage(Model):
    """
    A message from our staff about a dispute.
    """

    __slots__ = ()
    at: int
    """
    Time at which the message was written.
    Type: `UnixTime`.
    """
    text: str
    """
    Text of the message.
    Type: `DisputeText`.
    """


class ErrorBody(Model):
    """
    Explanation of why a request failed.
    """

    __slots__ = ()
    _codecs = {
        "details": ["ErrorDetail"],
    }
    type: str
    """
    Category of the error.
    See `ErrorType`.
    """
    code: str
    """
    Code of the error. Decide by this.
    Type: `ErrorCode`.
    """
    message: str
    """
    Explanation for a developer. May change.
    Type: `ErrorMessage`.
    """
    param: Optional[str]
    """
    First invalid field or parameter. Null if no single one is.
    Type: `ErrorParam`.
    """
    details: List[_models.ErrorDetail]
    """
    All problems with the request, one entry for each field.
    """
    retryable: bool
    """
    Whether the unchanged request may succeed later. Retry it with the same Idempotency-Key, after
    `retry_after` seconds if that is set.
    """
    retry_after: Optional[int]
    """
    Seconds to wait before you retry. Null if there is no need to wait.
    """
    request_id: str
    """
    ID of this request, for support and the request log.
    Type: `RequestId`.
    """
    doc_url: str
    """
    Documentation page of this code.
    Type: `WebUrl`.
    """
    resource: Optional[str]
    """
    ID of the object that caused the error, such as the send with the same reference.
    Type: `ObjectId`.
    """
    meta: Any
    """
    Details that belong to the code.
    """


class ErrorDetail(Model):
    """
    One of several problems with a request.
    """

    __slots__ = ()
    param: Optional[str]
    """
    Invalid field or parameter. Null if no single one is.
    Type: `ErrorParam`.
    """
    code: str
    """
    Code of the error. Decide by this.
    Type: `ErrorCode`.
    """
    message: str
    """
    Explanation for a developer. May change.
    Type: `ErrorMessage`.
    """
    meta: Any
    """
    Details that belong to the code.
    """


class Failure(Model):
    """
    Reason why a planned action was not carried out.
    """

    __slots__ = ()
    code: str
    """
    Code to decide by: the one that the same request alone would return.
    Type: `ErrorCode`.
    """
    message: str
    """
    Explanation in one sentence.
    Type: `ErrorMessage`.
    """


class Geofence(Model):
    """
    The location where people must check in to claim links of a program.
    """

    __slots__ = ()
    _codecs = {
        "open_hours": ["OpenHours"],
    }
    lat: float
    """
    Latitude of the centre, in degrees.
    Type: `Latitude`.
    """
    lng: float
    """
    Longitude of the centre, in degrees.
    Type: `Longitude`.
    """
    radius_m: int
    """
    Radius around the centre, in metres.
    """
    label: Optional[str]
    """
    Name of the location. Null if not set.
    Type: `Label`.
    """
    open_hours: List[_models.OpenHours]
    """
    Hours during which people can check in. Empty if they always can.
    """


class Group(Model):
    """
    A group of recipients for schedules.
    """

    __slots__ = ()
    _codecs = {
        "filter": "GroupFilter",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `GroupId`.
    """
    object: Literal["group"]
    """
    Always `group`.
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
    name: str
    """
    Name of the group, unique in the account.
    Type: `Label`.
    """
    description: Optional[str]
    """
    Description for your own use. Null if not set.
    Type: `Note`.
    """
    member_count: int
    """
    Current number of members. A static group has at most 10,000.
    Type: `Count`.
    """
    kind: str
    """
    How the members are determined.
    See `GroupKind`.
    """
    filter: Optional[_models.GroupFilter]
    """
    Filter that selects the members. Null for a static group.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the group.
    """


class GroupFilter(Model):
    """
    Filter of a dynamic group. Members match both conditions.
    """

    __slots__ = ()
    cost_center: Optional[str]
    """
    Recipients of this cost centre. Null for any.
    Type: `CostCenterId`.
    """
    tag: Optional[str]
    """
    Recipients with this tag. Null for any.
    Type: `Tag`.
    """


class Invite(Model):
    """
    An invitation to join the organisation.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `InviteId`.
    """
    object: Literal["invite"]
    """
    Always `invite`.
    """
    created: int
    """
    Time at which the person was invited.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    email: Optional[str]
    """
    Email address the invitation was sent to. Null if none.
    Type: `Email`.
    """
    phone: Optional[str]
    """
    Phone number the invitation was sent to. Null if none.
    Type: `E164`.
    """
    role: str
    """
    Role that the person gets once they accept.
    See `MemberRole`.
    """
    status: str
    """
    Current status. Decides whether it can still be accepted; see Lifecycles.
    See `InviteStatus`.
    """
    expires_at: int
    """
    Time at which the invitation expires: after 14 days.
    Type: `UnixTime`.
    """
    invited_by: Optional[str]
    """
    Member who sent the invitation. Null if a key did.
    Type: `MemberId`.
    """
    accepted_by: Optional[str]
    """
    Member that the person became. Null until accepted.
    Type: `MemberId`.
    """
    account_name: Optional[str]
    """
    Name of the organisation. Only shown to the invited person, null otherwise.
    Type: `Label`.
    """


class KeyUsageAmounts(Model):
    """
    Spending of a key in one currency, compared with its caps.
    """

    __slots__ = ()
    today: str
    """
    Face value of today's sends, excluding those whose Credit was returned.
    Type: `Money`.
    """
    month: str
    """
    Face value of this month's sends, excluding those whose Credit was returned.
    Type: `Money`.
    """
    daily_remaining: Optional[str]
    """
    Amount left under the daily cap. Null without a daily cap.
    Type: `Money`.
    """
    monthly_remaining: Optional[str]
    """
    Amount left under the monthly cap. Null without a monthly cap.
    Type: `Money`.
    """


class Mandate(Model):
    """
    What a person permitted an agent by approving its request: the operation, the amount, the target
    and the time until which it can be carried out. It is signed, and checked before anything is
    sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
    """

    __slots__ = ()
    approval: str
    """
    Approval that the mandate belongs to.
    Type: `ApprovalId`.
    """
    approved_by: str
    """
    Member who approved, or in test mode a key.
    Type: `MakerId`.
    """
    api_key: str
    """
    API key of the agent that may act.
    Type: `KeyId`.
    """
    operation: str
    """
    Operation that is permitted. It is carried out once.
    Type: `MandateOperation`.
    """
    summary: str
    """
    The permission as one sentence.
    Type: `MandateSummary`.
    """
    arguments_sha256: str
    """
    SHA-256 of the request as the person saw it. Any other request is refused.
    Type: `ArgumentsHash`.
    """
    amount: str
    """
    Highest face value that is permitted.
    Type: `Money`.
    """
    currency: str
    """
    Currency of the permitted amount.
    See `Currency`.
    """
    target: Optional[str]
    """
    Phone number or meter that is permitted. Null for a reward whose recipient chooses.
    Type: `Target`.
    """
    approved_at: int
    """
    Time at which the person approved.
    Type: `UnixTime`.
    """
    expires_at: int
    """
    Time from which nothing is sold under the mandate.
    Type: `UnixTime`.
    """
    jws: str
    """
    The mandate as a JSON Web Signature whose claims are the fields above. Verify it with the
    public keys at `/.well-known/jwks.json`.
    Type: `CompactJws`.
    """


class Meter(Model):
    """
    A prepaid electricity meter, as confirmed by the utility.
    """

    __slots__ = ()
    object: Literal["meter"]
    """
    Always `meter`.
    """
    created: int
    """
    Time at which the meter was looked up.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    number: str
    """
    Meter number: 11 digits.
    Type: `MeterNumber`.
    """
    checksum_valid: bool
    """
    Whether the check digit is correct. For information only; the utility decides.
    """
    confirmed: bool
    """
    Whether the utility knows the meter.
    """
    name_masked: Optional[str]
    """
    Masked name of the owner, to read back to the customer.
    """
    suburb: Optional[str]
    """
    Suburb of the meter. The full address is never returned.
    """
    currency: Optional[str]
    """
    The currency in which the utility bills the meter. Null if the utility does not report it.
    See `Currency`.
    """
    tariff_class: str
    """
    Tariff class of the meter.
    See `TariffClass`.
    """
    arrears_flag: Optional[bool]
    """
    Whether the owner owes the utility a debt. Null if the utility does not report it.
    """
    confirmed_at: Optional[int]
    """
    Time at which the utility confirmed the meter.
    Type: `UnixTime`.
    """
    source: str
    """
    Where the confirmation comes from.
    See `MeterSource`.
    """


class MeterChange(Model):
    """
    New meter for a power send with a wrong meter number.
    """

    __slots__ = ()
    meter: str
    """
    Number of the new meter: 11 digits.
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


class Network(Model):
    """
    A mobile network, or the electricity utility.
    """

    __slots__ = ()
    id: str
    """
    ID of the network: `econet`, `netone`, `telecel` or `power`.
    Type: `NetworkId`.
    """
    object: Literal["network"]
    """
    Always `network`.
    """
    created: int
    """
    Time at which the network was added to the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    name: str
    """
    Name of the network.
    Type: `Label`.
    """
    kind: str
    """
    Type of the network.
    See `NetworkKind`.
    """
    prefixes: List[str]
    """
    Prefixes of the network's numbers. Empty for the utility. Ported numbers can have other
    prefixes.
    """
    currencies: List[str]
    """
    Currencies in which the network sells.
    """
    types: List[str]
    """
    Types of sale that the network delivers.
    """
    state: str
    """
    Current state of the network.
    See `NetworkState`.
    """
    since: int
    """
    Time at which the network entered this state.
    Type: `UnixTime`.
    """


class OccurrenceRef(Model):
    """
    A reference to one day of a schedule.
    """

    __slots__ = ()
    schedule: str
    """
    Schedule of the day.
    Type: `ScheduleId`.
    """
    date: str
    """
    Original date given by the cadence.
    Type: `Day`.
    """


class OpenHours(Model):
    """
    Hours during which people can check in.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    days: List[int]
    """
    Days of the week to which these hours apply.
    """
    from_: str
    """
    Start of the hours, inclusive.
    Type: `ClockTime`.
    """
    to: str
    """
    End of the hours, exclusive. If not later than `from`, the hours end the next day.
    Type: `ClockTime`.
    """

    def __init__(
        self,
        *,
        days: Sequence[int],
        from_: str,
        to: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "days": days,
                    "from": from_,
                    "to": to,
                }
            )
        )


class PowerBandUnits(Model):
    """
    Units bought in one band.
    """

    __slots__ = ()
    from_kwh: int
    """
    Start of the band, in kilowatt hours per month.
    """
    to_kwh: Optional[int]
    """
    End of the band, in kilowatt hours per month. Null for the last band.
    """
    price_per_kwh: str
    """
    Price of a kilowatt hour in this band, without the levy.
    Type: `UnitPrice`.
    """
    units_kwh: str
    """
    Units bought in this band, in kilowatt hours.
    Type: `Units`.
    """


class PowerBreakdown(Model):
    """
    Breakdown of the amount paid for electricity.
    """

    __slots__ = ()
    energy: str
    """
    Amount spent on electricity.
    Type: `Money`.
    """
    levy: str
    """
    Rural electrification levy included in the amount.
    Type: `Money`.
    """
    tax: str
    """
    Tax included in the amount.
    Type: `Money`.
    """
    arrears: str
    """
    Debt that the utility deducted.
    Type: `Money`.
    """
    fee: str
    """
    Fee charged by the utility.
    Type: `Money`.
    """


class PowerUnits(Model):
    """
    Units that an amount buys now.
    """

    __slots__ = ()
    _codecs = {
        "bands": ["PowerBandUnits"],
    }
    units_kwh: str
    """
    Units in kilowatt hours, rounded down to two decimals.
    Type: `Units`.
    """
    energy: str
    """
    Part of the amount spent on electricity.
    Type: `Money`.
    """
    levy: str
    """
    Part of the amount that is the rural electrification levy.
    Type: `Money`.
    """
    arrears: Optional[str]
    """
    Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
    it.
    Type: `Money`.
    """
    bands: List[_models.PowerBandUnits]
    """
    Bands that the units fall into, cheapest first.
    """
    from_position_kwh: Optional[str]
    """
    Units bought through us this month, at which the estimate starts. Null if unknown.
    Type: `Units`.
    """
    estimate: bool
    """
    Always true: only the utility knows the monthly consumption of the meter.
    """


class PowerUnitsAfterReset(Model):
    """
    Units that an amount buys after the monthly reset.
    """

    __slots__ = ()
    _codecs = {
        "bands": ["PowerBandUnits"],
    }
    units_kwh: str
    """
    Units in kilowatt hours, rounded down to two decimals.
    Type: `Units`.
    """
    energy: str
    """
    Part of the amount spent on electricity.
    Type: `Money`.
    """
    levy: str
    """
    Part of the amount that is the rural electrification levy.
    Type: `Money`.
    """
    arrears: Optional[str]
    """
    Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
    it.
    Type: `Money`.
    """
    bands: List[_models.PowerBandUnits]
    """
    Bands that the units fall into, cheapest first.
    """
    from_position_kwh: Optional[str]
    """
    Units bought through us this month, at which the estimate starts. Null if unknown.
    Type: `Units`.
    """
    estimate: bool
    """
    Always true: only the utility knows the monthly consumption of the meter.
    """
    reset_on: str
    """
    The day on which consumption is counted from zero again.
    Type: `Day`.
    """


class Product(Model):
    """
    Something you can sell, in one currency, at face value.
    """

    __slots__ = ()
    _codecs = {
        "networks": ["ProductNetwork"],
    }
    id: str
    """
    ID of the product: `<type>-<currency>`.
    Type: `ProductId`.
    """
    object: Literal["product"]
    """
    Always `product`.
    """
    created: int
    """
    Time at which the product was added to the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    currency: str
    """
    The currency of the product.
    See `Currency`.
    """
    network: Optional[str]
    """
    ID of the network if only one network sells the product. Otherwise null; see `networks`.
    Type: `NetworkId`.
    """
    name: str
    """
    Name of the product.
    Type: `Label`.
    """
    min_amount: str
    """
    Minimum amount across all networks. A network can have a higher minimum: check an amount
    against `networks`.
    Type: `Money`.
    """
    max_amount: str
    """
    Maximum amount across all networks. A network can have a lower maximum: check an amount against
    `networks`.
    Type: `Money`.
    """
    amount_step: str
    """
    Amounts must be a multiple of this.
    Type: `Money`.
    """
    denominations: Optional[List[str]]
    """
    The only amounts that can be sold. Null if any amount within the limits can be sold.
    """
    networks: List[_models.ProductNetwork]
    """
    Limits and availability on each network.
    """
    available: bool
    """
    Whether the product can be sold. False only if every network has paused it or it is not sold in
    this mode.
    """
    paused_until: Optional[int]
    """
    Expected end of the pause. Null if the product is not paused or the end is unknown.
    Type: `UnixTime`.
    """
    fields_required: List[str]
    """
    Fields of `POST /sends` that are required to sell this product.
    """


class ProductNetwork(Model):
    """
    Limits and availability of a product on one network.
    """

    __slots__ = ()
    network: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    min_amount: str
    """
    Minimum amount on this network.
    Type: `Money`.
    """
    max_amount: str
    """
    Maximum amount on this network.
    Type: `Money`.
    """
    available: bool
    """
    Whether the product can be sold on this network now.
    """
    paused_reason: Optional[str]
    """
    Why the product is paused on this network. Null if it is available.
    See `PausedReason`.
    """


class Program(Model):
    """
    A budget and rules for rewarding people with airtime, data or electricity.
    """

    __slots__ = ()
    _codecs = {
        "per_recipient": "RewardLimits",
        "hold": "ProgramHold",
        "branding": "ProgramBranding",
        "geofence": "Geofence",
        "counts": "ProgramCounts",
    }
    _secrets = frozenset(
        (
            "completions_secret",
        )
    )
    id: str
    """
    Unique identifier of the object.
    Type: `ProgramId`.
    """
    object: Literal["program"]
    """
    Always `program`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it gives away real money: `true` in live mode.
    """
    name: str
    """
    Name of the program.
    Type: `Label`.
    """
    description: Optional[str]
    """
    Description for your own use. Null if not set.
    Type: `Note`.
    """
    status: str
    """
    Current status. Decides whether the program gives rewards; see Lifecycles.
    See `ProgramStatus`.
    """
    currency: str
    """
    Currency of the program. Never changes.
    See `Currency`.
    """
    funding: str
    """
    How the budget is funded. Never changes.
    See `ProgramFunding`.
    """
    budget: str
    """
    Total amount the program can give away.
    Type: `Money`.
    """
    spent: str
    """
    Face value of rewards already sent or being sent.
    Type: `Money`.
    """
    earmarked: str
    """
    Face value held for rewards in escrow or under review and for unclaimed links.
    Type: `Money`.
    """
    remaining: str
    """
    Amount the program can still give away.
    Type: `Money`.
    """
    reservation: Optional[str]
    """
    Reservation that holds the program's Credit. Null if there is none.
    Type: `ReservationId`.
    """
    default_amount: Optional[str]
    """
    Face value of rewards that set no amount. Null if every reward must set one.
    Type: `Money`.
    """
    choices: List[str]
    """
    Reward types that the program can send.
    """
    sources: List[str]
    """
    Ways in which rewards can be created.
    """
    one_per_phone: bool
    """
    Whether each phone number is limited to one reward.
    """
    per_recipient: _models.RewardLimits
    """
    Limits on what one person can receive.
    """
    require_network: Optional[str]
    """
    Only phone numbers of this network are rewarded. Null if any network is.
    Type: `NetworkId`.
    """
    throttle_per_hour: Optional[int]
    """
    Maximum rewards per hour from completions. Null if unlimited.
    """
    min_account_age: Optional[int]
    """
    Minimum age of the recipient's record, in seconds. Null if there is no minimum.
    Type: `Seconds`.
    """
    hold: _models.ProgramHold
    """
    Rewards that are held before they are sent.
    """
    on_zesa_down: str
    """
    What happens to electricity rewards during a national outage.
    See `PowerDownChoice`.
    """
    max_hold: int
    """
    How long a queued electricity reward can wait, in seconds.
    Type: `Seconds`.
    """
    close_grace: int
    """
    How long escrow can be released after the program is closed, in seconds.
    Type: `Seconds`.
    """
    sms_message: Optional[str]
    """
    Custom SMS message to the person. Null for our standard message.
    Type: `SmsTemplate`.
    """
    branding: _models.ProgramBranding
    """
    Branding of claim pages and messages.
    """
    lawful_basis: Optional[str]
    """
    Legal basis for processing these people's data. Null if not set.
    See `LawfulBasis`.
    """
    sensitive_data: bool
    """
    Whether SMS messages omit the program and the amount.
    """
    geofence: Optional[_models.Geofence]
    """
    Location where people must check in to claim links. Null if they can claim anywhere.
    """
    completions_url: str
    """
    URL that signed completions are sent to.
    Type: `WebUrl`.
    """
    completions_secret: Optional[str]
    """
    Secret that signs completions. Only returned when the program is created or its secret is
    rolled; null otherwise.
    Type: `WebhookSecret`.
    """
    counts: _models.ProgramCounts
    """
    Number of rewards, by outcome.
    """
    rules_count: int
    """
    Number of rules that are active.
    """
    activated_at: Optional[int]
    """
    Time at which the program was first activated. Null if it never was.
    Type: `UnixTime`.
    """
    closed_at: Optional[int]
    """
    Time at which the program was closed. Null if it is open.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the program.
    """


class ProgramBranding(Model):
    """
    Branding of a program's claim pages and messages.
    """

    __slots__ = ()
    display_name: Optional[str]
    """
    Name shown to people. Null for your account's name.
    Type: `Label`.
    """
    color: Optional[str]
    """
    Colour of buttons on claim pages. Null for the default.
    Type: `Color`.
    """
    logo_url: Optional[str]
    """
    Logo for claim pages of your own, at most 512 pixels wide. Null if not set.
    Type: `WebUrl`.
    """
    support_url: Optional[str]
    """
    URL where people find help. Null if not set.
    Type: `WebUrl`.
    """
    thank_you: Optional[str]
    """
    Message shown after a person has claimed. Null for the default.
    Type: `Note`.
    """


class ProgramCounts(Model):
    """
    Number of rewards of a program, by outcome.
    """

    __slots__ = ()
    rewards: int
    """
    Total number of rewards created.
    Type: `Count`.
    """
    delivered: int
    """
    Number of rewards that people have received.
    Type: `Count`.
    """
    held: int
    """
    Number of rewards held in escrow or for review.
    Type: `Count`.
    """
    failed: int
    """
    Number of rewards that could not be sent.
    Type: `Count`.
    """


class ProgramHold(Model):
    """
    Rewards of a program that are held before they are sent, and for how long.
    """

    __slots__ = ()
    mode: str
    """
    What happens to rewards that are held.
    See `ProgramHoldMode`.
    """
    amount_over: Optional[str]
    """
    Only rewards above this amount are held. Null if all are.
    Type: `Money`.
    """
    first_reward: bool
    """
    Whether only the first reward of each recipient is held.
    """
    expires_after: int
    """
    Number of seconds after which an unreleased reward expires.
    Type: `Seconds`.
    """


class ProviderFloat(Model):
    """
    Stock of one network for the batch.
    """

    __slots__ = ()
    network: str
    """
    Network that the stock is for.
    Type: `NetworkId`.
    """
    state: str
    """
    Whether the stock is sufficient for the network's lines.
    See `ProviderFloatState`.
    """


class Recipient(Model):
    """
    A person you send to.
    """

    __slots__ = ()
    _codecs = {
        "meters": ["RecipientMeter"],
        "cost_center": "CostCenter",
        "consent": "RecipientConsent",
        "totals": "RecipientTotals",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `RecipientId`.
    """
    object: Literal["recipient"]
    """
    Always `recipient`.
    """
    created: int
    """
    Time at which the recipient was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    external_id: Optional[str]
    """
    Your own ID for the recipient. Null if not set.
    Type: `ExternalId`.
    """
    name: Optional[str]
    """
    Name of the person, used in SMS merge fields. Null once erased, and for recipients a reward
    created from a phone number only.
    Type: `Label`.
    """
    first_name: Optional[str]
    """
    First name of the person. Null if not known separately.
    Type: `Label`.
    """
    phone: Optional[str]
    """
    Phone number for airtime, data and messages. Null if there is none.
    Type: `Phone`.
    """
    network: Optional[str]
    """
    Mobile network of the phone number. Null if there is no number.
    Type: `NetworkId`.
    """
    email: Optional[str]
    """
    Email address of the person. Null if not set.
    Type: `Email`.
    """
    meters: List[_models.RecipientMeter]
    """
    Electricity meters of the recipient.
    """
    default_meter: Optional[str]
    """
    Meter used when none is specified. Null if there is none.
    Type: `MeterNumber`.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Null if not set.
    Type: `PayrollId`.
    """
    cost_center: Optional[Union[str, _models.CostCenter]]
    """
    Cost centre that sends to the recipient are booked to. Null if there is none. Can be expanded.
    """
    groups: List[str]
    """
    Groups that the recipient is in.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum to send per calendar month in Harare. Exceeding it only warns. Null if not set.
    """
    lawful_basis: str
    """
    Legal basis for holding the recipient's personal data.
    See `LawfulBasis`.
    """
    consent: Optional[_models.RecipientConsent]
    """
    Consent given by the recipient. Null if the legal basis is another.
    """
    tags: List[str]
    """
    Tags to group and filter recipients by.
    """
    status: str
    """
    Current status. Decides whether the recipient can be used or is being erased; see Lifecycles.
    See `RecipientStatus`.
    """
    erase_at: Optional[int]
    """
    Time at which the recipient will be erased. Null unless an erasure is pending.
    Type: `UnixTime`.
    """
    totals: Optional[_models.RecipientTotals]
    """
    Totals of what the recipient has received. Only returned when a single recipient is retrieved,
    null otherwise.
    """
    notes: Optional[str]
    """
    Internal notes for your team. Null if not set.
    Type: `Note`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the recipient.
    """


class RecipientConsent(Model):
    """
    Consent given by a person.
    """

    __slots__ = ()
    at: int
    """
    Time at which the person gave consent.
    Type: `UnixTime`.
    """
    source: str
    """
    Where consent was given: a form, a page, a call.
    Type: `Label`.
    """
    text_version: Optional[str]
    """
    Version of the text the person agreed to. Null if not recorded.
    Type: `Label`.
    """


class RecipientList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Recipient"],
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
    data: List[_models.Recipient]
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


class RecipientMeter(Model):
    """
    An electricity meter of a recipient.
    """

    __slots__ = ()
    number: str
    """
    Meter number of 11 digits.
    Type: `MeterNumber`.
    """
    label: Optional[str]
    """
    Your label for it, such as `Home`. Null if not set.
    Type: `Label`.
    """
    name_masked: Optional[str]
    """
    Masked name of the owner, from the utility. Null until confirmed.
    """
    confirmed_at: Optional[int]
    """
    Time at which the utility last confirmed the meter. Null if never.
    Type: `UnixTime`.
    """


class RecipientTotals(Model):
    """
    Totals of what a recipient has received.
    """

    __slots__ = ()
    sends: int
    """
    Number of sends that were delivered.
    Type: `Count`.
    """
    amount: Dict[str, str]
    """
    Face value of the delivered sends.
    """
    last_send_at: Optional[int]
    """
    Time at which the last send was created. Null if there is none.
    Type: `UnixTime`.
    """


class Referral(Model):
    """
    A person referred by another. Only the direct referrer is ever rewarded.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `ReferralId`.
    """
    object: Literal["referral"]
    """
    Always `referral`.
    """
    created: int
    """
    Time at which the referral was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    program: str
    """
    Program that pays the reward.
    Type: `ProgramId`.
    """
    referrer: str
    """
    Recipient who made the referral and is rewarded.
    Type: `RecipientId`.
    """
    referee: str
    """
    Recipient who was referred.
    Type: `RecipientId`.
    """
    status: str
    """
    Current status. Decides whether the reward was earned; see Lifecycles.
    See `ReferralStatus`.
    """
    reward: Optional[str]
    """
    Reward of the referrer. Null until the referral qualifies.
    Type: `RewardId`.
    """
    qualified_at: Optional[int]
    """
    Time at which the referral qualified. Null if it has not.
    Type: `UnixTime`.
    """
    expires_at: int
    """
    Time at which the referral expires if it has not qualified: after 90 days.
    Type: `UnixTime`.
    """
    depth: int
    """
    Number of steps between the referrer and the referee. Always 1.
    """
    reason: Optional[str]
    """
    Reason for the rejection: the first reason of the review that rejected the reward. Null if not
    rejected.
    See `ReviewReason`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the referral.
    """


class Review(Model):
    """
    A reward that a person must check before it is sent.
    """

    __slots__ = ()
    _codecs = {
        "reward": "Reward",
        "related": "ReviewRelated",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `ReviewId`.
    """
    object: Literal["review"]
    """
    Always `review`.
    """
    created: int
    """
    Time at which the review was opened.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    program: str
    """
    Program that the reward belongs to.
    Type: `ProgramId`.
    """
    reward: Union[str, _models.Reward]
    """
    Reward that is held. Can be expanded.
    """
    status: str
    """
    Current status. Decides whether a decision is still needed; see Lifecycles.
    See `ReviewStatus`.
    """
    risk: str
    """
    Risk that the reward is fraudulent.
    See `ReviewRisk`.
    """
    reasons: List[str]
    """
    Reasons the reward is under review.
    """
    related: _models.ReviewRelated
    """
    Other rewards that may belong to the same person.
    """
    decided_by: Optional[str]
    """
    Key or member that decided. Null while open, or if the review timed out.
    Type: `MakerId`.
    """
    decided_at: Optional[int]
    """
    Time at which the review was decided. Null while open.
    Type: `UnixTime`.
    """
    resolution: Optional[str]
    """
    How the review was resolved. Null while open.
    See `ReviewResolution`.
    """
    note: Optional[str]
    """
    Note added with the decision. Null if there is none.
    Type: `Note`.
    """


class ReviewRelated(Model):
    """
    Other rewards of the same recipient, or to the same phone number or meter.
    """

    __slots__ = ()
    count: int
    """
    Number of related rewards, of which at most 1,000 of each kind are counted.
    Type: `Count`.
    """
    blocked_count: int
    """
    Number of related rewards that were blocked or rejected.
    Type: `Count`.
    """
    reward_ids: List[str]
    """
    IDs of the newest related rewards.
    """


class Reward(Model):
    """
    Airtime, data or electricity given to a person from the budget of a program.
    """

    __slots__ = ()
    _codecs = {
        "program": "Program",
        "recipient": "Recipient",
        "send": "Send",
        "link": "RewardLink",
        "matches": ["RuleMatch"],
        "mandate": "Mandate",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `RewardId`.
    """
    object: Literal["reward"]
    """
    Always `reward`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `RewardStatus`.
    """
    held_reason: Optional[str]
    """
    Reason the reward is held. Null unless it is held.
    See `RewardHeldReason`.
    """
    program: Union[str, _models.Program]
    """
    Program that pays for the reward. Can be expanded.
    """
    recipient: Optional[Union[str, _models.Recipient]]
    """
    Recipient of the reward. Null if the number belongs to none of your recipients. Can be
    expanded.
    """
    completion_id: Optional[str]
    """
    Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
    matched. Null for claimed links.
    Type: `CompletionId`.
    """
    amount: str
    """
    Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
    returns to the budget.
    Type: `Money`.
    """
    currency: str
    """
    Currency of the program.
    See `Currency`.
    """
    delivery: str
    """
    How the reward is delivered to the person.
    See `RewardDelivery`.
    """
    type: Optional[str]
    """
    Reward type. Null until the person has chosen.
    See `SendType`.
    """
    product: Optional[str]
    """
    Product that is sent. Null until the person has chosen.
    Type: `ProductId`.
    """
    bundle_id: Optional[str]
    """
    Data bundle that is sent. Null unless the type is data.
    Type: `BundleId`.
    """
    meter: Optional[str]
    """
    Meter that receives the electricity. Null unless the type is electricity.
    Type: `MeterNumber`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the electricity token by SMS. Null unless the type is electricity,
    and once the recipient is erased.
    Type: `Phone`.
    """
    target: Optional[str]
    """
    Phone number or meter that receives the reward. Null until the person has chosen. For an erased
    recipient it is `+263700000000` or `00000000000`.
    Type: `Target`.
    """
    send: Optional[Union[str, _models.Send]]
    """
    Send that pays out the reward. Null until there is one. Can be expanded.
    """
    link: Optional[Union[str, _models.RewardLink]]
    """
    Link with which the person claims the reward. Null if there is none. Can be expanded.
    """
    review: Optional[str]
    """
    Review that held the reward. Null if there was none.
    Type: `ReviewId`.
    """
    referral: Optional[str]
    """
    Referral that earned the reward. Null if there is none.
    Type: `ReferralId`.
    """
    activity: Optional[str]
    """
    Activity that earned the reward. Null if there is none.
    Type: `ActivityRecordId`.
    """
    rule: Optional[str]
    """
    Rule that gave the reward. Null if there is none.
    Type: `ProgramRuleId`.
    """
    matches: List[_models.RuleMatch]
    """
    Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
    the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
    other rewards.
    """
    approval: Optional[str]
    """
    Approval that allowed the reward. Null if none was needed.
    Type: `ApprovalId`.
    """
    mandate: Optional[_models.Mandate]
    """
    What the person permitted who approved the reward. Null unless `approval` is set, and after the
    recipient is erased.
    """
    source: str
    """
    What created the reward.
    See `RewardSource`.
    """
    expires_at: Optional[int]
    """
    Time at which the reward expires if it is not claimed or released. Null if it does not expire.
    Type: `UnixTime`.
    """
    released_amount: Optional[str]
    """
    Amount that was released, up to the whole `amount`. Null until released.
    Type: `Money`.
    """
    failure_code: Optional[str]
    """
    Reason the reward failed, with the same codes as a send. Null unless it failed.
    See `SendFailureCode`.
    """
    failure_message: Optional[str]
    """
    Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
    Type: `Note`.
    """
    held_at: Optional[int]
    """
    Time at which the reward was held. Null if it never was.
    Type: `UnixTime`.
    """
    released_at: Optional[int]
    """
    Time at which the reward was released. Null if it never was.
    Type: `UnixTime`.
    """
    delivered_at: Optional[int]
    """
    Time at which the reward was delivered. Null if it has not been.
    Type: `UnixTime`.
    """
    failed_at: Optional[int]
    """
    Time at which the reward failed. Null if it did not.
    Type: `UnixTime`.
    """
    voided_at: Optional[int]
    """
    Time at which the reward was voided. Null if it was not.
    Type: `UnixTime`.
    """
    expired_at: Optional[int]
    """
    Time at which the reward expired. Null if it did not.
    Type: `UnixTime`.
    """
    rejected_at: Optional[int]
    """
    Time at which a review rejected the reward. Null if none did.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the reward.
    """


class RewardLimit(Model):
    """
    Limits on what one person receives within a period. Null for no limit.
    """

    __slots__ = ()
    count: Optional[int]
    """
    Maximum number of rewards. Null if unlimited.
    """
    amount: Optional[str]
    """
    Maximum amount, in the program's currency. Null if unlimited.
    Type: `Money`.
    """


class RewardLimits(Model):
    """
    Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
    """

    __slots__ = ()
    _codecs = {
        "lifetime": "RewardLimit",
        "per_day": "RewardLimit",
        "per_week": "RewardLimit",
        "per_month": "RewardLimit",
    }
    lifetime: Optional[_models.RewardLimit]
    """
    Limit over the person's lifetime. Null for no limit.
    """
    per_day: Optional[_models.RewardLimit]
    """
    Limit per calendar day. Null for no limit.
    """
    per_week: Optional[_models.RewardLimit]
    """
    Limit per week, starting on Monday. Null for no limit.
    """
    per_month: Optional[_models.RewardLimit]
    """
    Limit per calendar month. Null for no limit.
    """


class RewardLink(Model):
    """
    A link with which a person claims a reward. Its amount is earmarked in the program's budget.
    """

    __slots__ = ()
    _secrets = frozenset(
        (
            "url",
            "token",
            "qr_png_url",
        )
    )
    id: str
    """
    Unique identifier of the object.
    Type: `RewardLinkId`.
    """
    object: Literal["reward_link"]
    """
    Always `reward_link`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it gives away real money: `true` in live mode.
    """
    program: str
    """
    Program that pays for the link.
    Type: `ProgramId`.
    """
    status: str
    """
    Current status. Decides whether the link can be claimed; see Lifecycles.
    See `RewardLinkStatus`.
    """
    url: Optional[str]
    """
    Claim page to give to the person, valid until the link is claimed, revoked or expired. Treat it
    as money. Null for keys without `rewards:write` and for all agent keys.
    Type: `WebUrl`.
    """
    token: Optional[str]
    """
    Claim token of the link. Null whenever `url` is null, for the same reason.
    Type: `ClaimToken`.
    """
    qr_png_url: Optional[str]
    """
    URL of a printable QR code of `url`, valid as long as the link. Null whenever `url` is null.
    Type: `WebUrl`.
    """
    amount: str
    """
    Face value of the link.
    Type: `Money`.
    """
    currency: str
    """
    Currency of the program.
    See `Currency`.
    """
    choices: List[str]
    """
    Reward types that the person can choose from.
    """
    label: Optional[str]
    """
    Label of the link, such as the name of a campaign. Null if not set.
    Type: `Label`.
    """
    bind: str
    """
    How a claim is tied to a person.
    See `LinkBinding`.
    """
    phone_hint_masked: Optional[str]
    """
    The only phone number that can claim the link, partially masked. Null if any number can.
    Type: `MaskedPhone`.
    """
    recipient: Optional[str]
    """
    Recipient that the reward is attributed to. Null if anyone can claim it.
    Type: `RecipientId`.
    """
    reward: Optional[str]
    """
    Reward that the link belongs to or was claimed as. Null if there is none yet.
    Type: `RewardId`.
    """
    expires_at: Optional[int]
    """
    Time at which the link expires. Null if it never does.
    Type: `UnixTime`.
    """
    opened_at: Optional[int]
    """
    Time at which the link was first opened. Null if it has not been opened.
    Type: `UnixTime`.
    """
    claimed_at: Optional[int]
    """
    Time at which the link was claimed. Null if it has not been claimed.
    Type: `UnixTime`.
    """
    open_count: int
    """
    Number of times the link was opened.
    Type: `Count`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the link.
    """


class RewardRecipientPerson(Model):
    """
    A person described by contact details: the recipient with this `external_id`, or without one the
    oldest active recipient with this number. If there is none, a recipient is created without a name
    and with the program's `lawful_basis`. The reward goes to this number in any case.
    """

    __slots__ = ()
    external_id: Optional[str]
    """
    Your own ID of the person.
    Type: `ExternalId`.
    """
    phone: str
    """
    Phone number of the person.
    Type: `PhoneInput`.
    """

    def __init__(
        self,
        *,
        phone: str,
        external_id: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "external_id": external_id,
                    "phone": phone,
                }
            )
        )


class RolledSecret(Model):
    """
    The most recent replaced secret of a key that still works.
    """

    __slots__ = ()
    last4: str
    """
    Last four characters of the replaced secret.
    Type: `KeySecretEnding`.
    """
    works_until: int
    """
    Time until which the replaced secret works.
    Type: `UnixTime`.
    """


class RuleMatch(Model):
    """
    A rule that matched, and what it gave.
    """

    __slots__ = ()
    rule: str
    """
    Rule that matched what happened.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    Reward that the rule created. Null if it gave none.
    Type: `RewardId`.
    """
    skipped_reason: Optional[str]
    """
    Reason the rule gave no reward. Null if it gave one. Otherwise the error code that
    `POST /rewards` would return, or `currency_mismatch` if the rule pays a percentage of a value
    in a currency other than the program's.
    Type: `SkippedReason`.
    """


class Schedule(Model):
    """
    Repeated sales to the same people. Each run creates a batch.
    """

    __slots__ = ()
    _codecs = {
        "group": "Group",
        "recipients": ["ScheduleRecipient"],
        "created_by": "SendCreator",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `ScheduleId`.
    """
    object: Literal["schedule"]
    """
    Always `schedule`.
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
    name: str
    """
    Name of the schedule.
    Type: `Label`.
    """
    active: bool
    """
    Whether the schedule is active.
    """
    cadence: str
    """
    How often the schedule runs.
    See `ScheduleCadence`.
    """
    hour: int
    """
    Hour of the day at which it runs, in Harare time.
    Type: `ScheduleHour`.
    """
    minute: int
    """
    Minute at which it runs: a quarter of the hour.
    Type: `ScheduleMinute`.
    """
    day_of_week: Optional[int]
    """
    Day of the week. Null unless the cadence is `weekly`.
    Type: `DayOfWeek`.
    """
    day_of_month: Optional[int]
    """
    Day of the month. Null if the cadence does not need one.
    Type: `DayOfMonth`.
    """
    month_of_year: Optional[int]
    """
    Month of the year. Null unless the cadence is `yearly`.
    Type: `MonthOfYear`.
    """
    anchor_date: Optional[str]
    """
    Date from which 14-day periods are counted. Null unless the cadence is `biweekly`.
    Type: `Day`.
    """
    timezone: Literal["Africa/Harare"]
    """
    Time zone of all days and hours.
    """
    group: Optional[Union[str, _models.Group]]
    """
    Group whose members receive it. Null if `recipients` or `meter` is used. Can be expanded.
    """
    recipients: List[_models.ScheduleRecipient]
    """
    People who receive it. Empty if a group or meter is used, and in lists: retrieve the schedule
    to see them.
    """
    recipient_count: int
    """
    Current number of people who receive it.
    Type: `PeopleCount`.
    """
    type: str
    """
    Type of what is sent.
    See `SendType`.
    """
    product: str
    """
    Product that is sold.
    Type: `ProductId`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send, for data only. Null otherwise.
    Type: `BundleId`.
    """
    amount: Optional[str]
    """
    Amount each person receives. Null if every person has their own amount.
    Type: `Money`.
    """
    sms_message: Optional[str]
    """
    Custom SMS message. Null for our standard message.
    Type: `SmsTemplate`.
    """
    custom_sms: bool
    """
    Whether `sms_message` is sent instead of our standard message.
    """
    cost_center: Optional[str]
    """
    Cost centre it is booked to. Null for each recipient's own.
    Type: `CostCenterId`.
    """
    meter: Optional[str]
    """
    The only meter it buys power for. Null if people receive it.
    Type: `MeterNumber`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the token by SMS. Null without `meter`.
    Type: `Phone`.
    """
    precheck_credit: bool
    """
    Whether your Credit is checked 24 hours before each run.
    """
    on_insufficient: str
    """
    What happens if your Credit is too low on the day of a run.
    See `ScheduleInsufficientChoice`.
    """
    next_occurrence: Optional[str]
    """
    Next day on which it runs. Null if not active.
    Type: `Day`.
    """
    next_runs: List[str]
    """
    Next three days on which it runs. Empty if not active.
    """
    last_batch: Optional[str]
    """
    Batch of the last run. Null before the first run.
    Type: `BatchId`.
    """
    last_result: Optional[str]
    """
    Status of the last day that was due. Null before the first.
    See `ScheduleOccurrenceStatus`.
    """
    estimated_total: Optional[str]
    """
    Estimated face value of the next run. Null if not active.
    Type: `Money`.
    """
    created_by: _models.SendCreator
    """
    Who created the object.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the schedule.
    """


class ScheduleOccurrence(Model):
    """
    One day on which a schedule runs or would run.
    """

    __slots__ = ()
    _codecs = {
        "combined_into": "OccurrenceRef",
        "combined_from": ["OccurrenceRef"],
    }
    object: Literal["schedule_occurrence"]
    """
    Always `schedule_occurrence`.
    """
    created: int
    """
    Time at which the schedule was created, or the day was last changed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    schedule: str
    """
    Schedule of the day.
    Type: `ScheduleId`.
    """
    date: str
    """
    Date of the run. After a move, the same as `moved_to`.
    Type: `Day`.
    """
    original_date: str
    """
    Original date given by the cadence, used in paths even after a move.
    Type: `Day`.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `ScheduleOccurrenceStatus`.
    """
    runs_at: Optional[int]
    """
    Time at which it runs or ran. Null if it does not run.
    Type: `UnixTime`.
    """
    amount: Optional[str]
    """
    Amount each person receives on this day. Null if every person has their own amount.
    Type: `Money`.
    """
    amount_override: Optional[str]
    """
    Amount set for this day only. Null if not overridden.
    Type: `Money`.
    """
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    note: Optional[str]
    """
    Your note about this day. Null if not set.
    Type: `Note`.
    """
    moved_to: Optional[str]
    """
    Date it was moved to. Null if it was not moved.
    Type: `Day`.
    """
    combined_into: Optional[_models.OccurrenceRef]
    """
    Day whose run this one is part of. Null if not combined.
    """
    combined_from: List[_models.OccurrenceRef]
    """
    Days that are part of this day's run.
    """
    recipient_count: int
    """
    Number of people who receive it. Final once it has run, current until then.
    Type: `PeopleCount`.
    """
    estimated_total: str
    """
    Estimated face value of the run, including combined days.
    Type: `Money`.
    """
    batch: Optional[str]
    """
    Batch that the run created. Null until it has run.
    Type: `BatchId`.
    """
    locked_at: Optional[int]
    """
    Time at which it can no longer be changed: 15 minutes before the run. Null if it does not run.
    Type: `UnixTime`.
    """


class ScheduleRecipient(Model):
    """
    A person of a schedule, with individual settings.
    """

    __slots__ = ()
    recipient: Optional[str]
    """
    Recipient of the run. Null for a person given by phone number.
    Type: `RecipientId`.
    """
    phone: Optional[str]
    """
    Phone number of the person. Null for a recipient, whose current number is used.
    Type: `Phone`.
    """
    amount: Optional[str]
    """
    Amount for this person. Null for the schedule's amount.
    Type: `Money`.
    """
    bundle_id: Optional[str]
    """
    Bundle for this person, for data only. Null for the schedule's bundle.
    Type: `BundleId`.
    """
    meter: Optional[str]
    """
    Meter of this person, for power only. Null for the recipient's default meter.
    Type: `MeterNumber`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the power token by SMS. Null for the person's own number.
    Type: `Phone`.
    """
    name: Optional[str]
    """
    Name given with a phone number. Null for a recipient.
    Type: `Label`.
    """


class Send(Model):
    """
    A sale of airtime, data or electricity, from the moment it is written to its end.
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
    id: str
    """
    The send.
    Type: `SendId`.
    """
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
    receipt_number: str
    """
    Number printed on the receipt.
    Type: `ReceiptNumber`.
    """


class SendBundle(Model):
    """
    Data bundle of a send.
    """

    __slots__ = ()
    id: str
    """
    ID of the bundle.
    Type: `BundleId`.
    """
    name: str
    """
    Name of the bundle.
    Type: `Label`.
    """


class SendCreator(Model):
    """
    Who created this send.
    """

    __slots__ = ()
    type: str
    """
    Type of the creator.
    See `ActorType`.
    """
    id: Optional[str]
    """
    ID of the API key or member. Null for the service and its staff.
    Type: `MakerId`.
    """


class SendPower(Model):
    """
    Electricity details of a send.
    """

    __slots__ = ()
    _codecs = {
        "tokens": ["SendToken"],
        "breakdown": "PowerBreakdown",
    }
    meter: str
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
    confirmation: str
    """
    How surely the meter was confirmed.
    See `MeterConfirmation`.
    """
    confirmed_at: Optional[int]
    """
    Time at which the meter was confirmed.
    Type: `UnixTime`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the token.
    Type: `Phone`.
    """
    token_email: Optional[str]
    """
    Email address that receives the token.
    Type: `Email`.
    """
    token_status: str
    """
    Delivery status of the message with the token.
    See `TokenStatus`.
    """
    tokens: List[_models.SendToken]
    """
    Tokens in the order of entry. Empty until delivered.
    """
    units_kwh: Optional[str]
    """
    Kilowatt hours bought with the amount.
    Type: `Units`.
    """
    breakdown: Optional[_models.PowerBreakdown]
    """
    Breakdown of the amount paid. Null until known.
    """
    utility_reference: Optional[str]
    """
    The utility's own number of the purchase. `provider_reference` is that of the supplier through
    which it was bought. Null until delivered.
    """


class SendProblem(Model):
    """
    A problem that prevents a sale: the error that the real request would return.
    """

    __slots__ = ()
    param: Optional[str]
    """
    Invalid field or parameter. Null if no single one is.
    Type: `ErrorParam`.
    """
    code: str
    """
    Code of the error. Decide by this.
    Type: `ErrorCode`.
    """
    message: str
    """
    Explanation for a developer. May change.
    Type: `ErrorMessage`.
    """
    meta: Any
    """
    Details that belong to the code.
    """
    type: str
    """
    Category of the error.
    See `ErrorType`.
    """
    status: int
    """
    HTTP status that the real request would return.
    """


class SendToken(Model):
    """
    One of the tokens of a power send. Enter them in the order of `sequence`.
    """

    __slots__ = ()
    _secrets = frozenset(
        (
            "token",
        )
    )
    sequence: int
    """
    Position in the order of entry, from 1.
    """
    kind: str
    """
    Purpose of the token.
    See `TokenKind`.
    """
    token: str
    """
    The token, masked without `tokens:read`.
    Type: `PowerToken`.
    """
    units_kwh: Optional[str]
    """
    Kilowatt hours that the token adds. Null when it adds none.
    Type: `Units`.
    """


class SpendCap(Model):
    """
    Spend caps of a key in one currency. Days and months are in Harare time.
    """

    __slots__ = ()
    per_send: Optional[str]
    """
    Maximum face value of one sale. Null if uncapped.
    Type: `Money`.
    """
    daily: Optional[str]
    """
    Maximum face value per day. Null if uncapped.
    Type: `Money`.
    """
    monthly: Optional[str]
    """
    Maximum face value per month. Null if uncapped.
    Type: `Money`.
    """


class StatementSends(Model):
    """
    Number and amounts of a group of sends.
    """

    __slots__ = ()
    count: int
    """
    Number of sends in the group.
    Type: `Count`.
    """
    face: str
    """
    Face value of the sends: what customers received.
    Type: `Money`.
    """
    cost: str
    """
    Credit charged for the sends.
    Type: `Money`.
    """


class Topup(Model):
    """
    A payment that adds to your Credit.
    """

    __slots__ = ()
    _codecs = {
        "bank": "TopupBank",
    }
    id: str
    """
    ID of the top-up.
    Type: `TopupId`.
    """
    object: Literal["topup"]
    """
    Always `topup`.
    """
    created: int
    """
    Time at which the top-up was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether real money is involved: `true` in live mode.
    """
    method: str
    """
    Payment method of the top-up.
    See `TopupMethod`.
    """
    amount: str
    """
    Amount that was requested.
    Type: `Money`.
    """
    amount_received: Optional[str]
    """
    Amount that was received and added to your Credit. Null until then.
    Type: `Money`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    status: str
    """
    Current status. Decides whether the money has arrived; see Lifecycles.
    See `TopupStatus`.
    """
    description: Optional[str]
    """
    Description for your own use. Null if not set.
    Type: `Note`.
    """
    redirect_url: Optional[str]
    """
    Payment page to send the payer to, valid until `expires_at`. Null for transfers and once the
    top-up has ended.
    Type: `WebUrl`.
    """
    card_fee: Optional[str]
    """
    Fee the payer pays in addition to `amount`. Never deducted from your Credit. Null for
    transfers.
    Type: `Money`.
    """
    bank: Optional[_models.TopupBank]
    """
    Bank account to transfer the money to. Null for cards.
    """
    reference: str
    """
    Reference that identifies the payment for both sides.
    Type: `TopupReference`.
    """
    payer_note: Optional[str]
    """
    Note of the payer, as reported by the bank. Null if there is none.
    Type: `Note`.
    """
    expires_at: int
    """
    Time at which the top-up expires if not paid: one hour for cards, seven days for transfers.
    Type: `UnixTime`.
    """
    succeeded_at: Optional[int]
    """
    Time at which the money arrived. Null until then.
    Type: `UnixTime`.
    """
    failure_code: Optional[str]
    """
    Reason the top-up failed. Null unless it failed.
    See `TopupFailureCode`.
    """
    credit_transaction: Optional[str]
    """
    Credit transaction of the top-up. Null until the money has arrived.
    Type: `TransactionId`.
    """
    receipt_url: Optional[str]
    """
    Signed URL of a receipt to view or print. Needs no key and does not expire. Null until the
    money has arrived.
    Type: `WebUrl`.
    """


class TopupBank(Model):
    """
    Bank account to transfer the money to.
    """

    __slots__ = ()
    bank_name: str
    """
    Name of the bank.
    Type: `BankText`.
    """
    account_name: str
    """
    Name of the account holder.
    Type: `BankText`.
    """
    account_number: str
    """
    Number of the bank account.
    Type: `BankText`.
    """
    branch_code: str
    """
    Code of the bank branch.
    Type: `BankText`.
    """
    swift: Optional[str]
    """
    SWIFT code, for transfers from abroad. Null if not available.
    Type: `BankText`.
    """
    reference: str
    """
    Reference the payer must quote, so that the payment can be matched to you.
    Type: `TopupReference`.
    """
    instructions: str
    """
    Instructions for the payer, in one sentence.
    Type: `Note`.
    """


class WebhookDelivery(Model):
    """
    The delivery of one event to one endpoint, with its attempts.
    """

    __slots__ = ()
    _codecs = {
        "last_response": "WebhookResponse",
        "attempts": ["WebhookTry"],
    }
    id: str
    """
    ID of the delivery, also sent in the `Svc-Delivery` header.
    Type: `WebhookDeliveryId`.
    """
    object: Literal["webhook_delivery"]
    """
    Always `webhook_delivery`.
    """
    created: int
    """
    Time at which the delivery was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    endpoint: str
    """
    ID of the endpoint.
    Type: `WebhookEndpointId`.
    """
    event: str
    """
    ID of the event.
    Type: `EventId`.
    """
    event_type: str
    """
    Type of the event.
    See `EventTypeName`.
    """
    url: str
    """
    URL of the latest attempt. Before the first attempt, the URL of the endpoint.
    Type: `WebhookUrl`.
    """
    status: str
    """
    Current status of the delivery.
    See `WebhookDeliveryStatus`.
    """
    attempt_count: int
    """
    Number of attempts so far.
    Type: `Count`.
    """
    next_attempt_at: Optional[int]
    """
    Time of the next attempt. Null if none is planned.
    Type: `UnixTime`.
    """
    last_response: Optional[_models.WebhookResponse]
    """
    Response of the endpoint to the latest attempt. Null before the first attempt.
    """
    trigger: str
    """
    Why the delivery was created.
    See `WebhookTrigger`.
    """
    attempts: List[_models.WebhookTry]
    """
    Attempts, oldest first. Empty in lists; retrieve a single delivery to read them.
    """
    request_headers: Optional[Dict[str, str]]
    """
    Headers of the latest attempt, with signatures shown as `***`. Null before the first attempt
    and in lists.
    """
    payload: Optional[Any]
    """
    Body of the latest attempt, masked. Null before the first attempt and in lists.
    """


class WebhookEndpoint(Model):
    """
    A webhook endpoint: a URL of yours that receives signed events.
    """

    __slots__ = ()
    _codecs = {
        "health": "WebhookHealth",
    }
    _secrets = frozenset(
        (
            "secret",
        )
    )
    id: str
    """
    ID of the endpoint.
    Type: `WebhookEndpointId`.
    """
    object: Literal["webhook_endpoint"]
    """
    Always `webhook_endpoint`.
    """
    created: int
    """
    Time at which the endpoint was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode. An endpoint receives events of one mode only.
    """
    url: str
    """
    URL that receives the events.
    Type: `WebhookUrl`.
    """
    enabled_events: List[str]
    """
    Events that the endpoint receives. `send.meter_changed` is sent to every endpoint in any case.
    """
    description: Optional[str]
    """
    Description of the endpoint. Null if it has none.
    Type: `Note`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    include_tokens: bool
    """
    Whether power tokens are sent in clear text. It can only be turned off.
    """
    token_links: bool
    """
    Whether `data.object.token_url` of a power send contains a link that reads the tokens once,
    within 15 minutes and without a key. The field appears only in the bodies sent to the endpoint.
    """
    format: str
    """
    Format of the events sent to the endpoint.
    See `WebhookFormat`.
    """
    status: str
    """
    Current status: whether events are sent.
    See `WebhookEndpointStatus`.
    """
    disabled_reason: Optional[str]
    """
    Why the endpoint is disabled. Null while it is enabled.
    See `WebhookDisabledReason`.
    """
    disabled_at: Optional[int]
    """
    Time at which the endpoint was disabled. Null while it is enabled.
    Type: `UnixTime`.
    """
    secret: Optional[str]
    """
    The full signing secret. Returned only when the endpoint is created or its secret is rolled,
    and when that response is replayed while the secret still signs. Otherwise null.
    Type: `WebhookSecret`.
    """
    secret_last4: str
    """
    Last four characters of the current signing secret.
    Type: `WebhookSecretEnding`.
    """
    secret_rolling_until: Optional[int]
    """
    Time until which the old secret also signs. Null if no old secret does.
    Type: `UnixTime`.
    """
    health: _models.WebhookHealth
    """
    Recent delivery performance of the endpoint.
    """
    created_by: Optional[str]
    """
    ID of the member or key that created the endpoint. Null if neither did.
    Type: `MakerId`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the endpoint.
    """


class WebhookHealth(Model):
    """
    Recent delivery performance of an endpoint.
    """

    __slots__ = ()
    last_success_at: Optional[int]
    """
    Time of the last successful attempt. Null if there was none.
    Type: `UnixTime`.
    """
    last_failure_at: Optional[int]
    """
    Time of the last failed attempt. Null if there was none.
    Type: `UnixTime`.
    """
    failing_since: Optional[int]
    """
    Time since which every attempt has failed. Null if the latest attempt succeeded.
    Type: `UnixTime`.
    """
    success_rate_24h: Optional[str]
    """
    Share of the attempts of the last 24 hours that succeeded. Null without attempts.
    Type: `Share`.
    """
    pending: int
    """
    Number of deliveries waiting for their first or next attempt.
    Type: `Count`.
    """


class WebhookResponse(Model):
    """
    Response of the endpoint to the latest attempt.
    """

    __slots__ = ()
    status: Optional[int]
    """
    HTTP status. Null if there was no response.
    Type: `HttpStatus`.
    """
    duration_ms: int
    """
    Duration of the attempt in milliseconds.
    Type: `Milliseconds`.
    """
    body_excerpt: Optional[str]
    """
    Beginning of the response body. Null if there was no response.
    Type: `WebhookAnswerExcerpt`.
    """
    error: Optional[str]
    """
    Why the attempt failed. Null if it succeeded.
    See `WebhookTryError`.
    """


class WebhookTry(Model):
    """
    One attempt of a delivery.
    """

    __slots__ = ()
    at: int
    """
    Time at which the attempt started.
    Type: `UnixTime`.
    """
    status: Optional[int]
    """
    HTTP status. Null if there was no response.
    Type: `HttpStatus`.
    """
    duration_ms: int
    """
    Duration of the attempt in milliseconds.
    Type: `Milliseconds`.
    """
    error: Optional[str]
    """
    Why the attempt failed. Null if it succeeded.
    See `WebhookTryError`.
    """


class WorkforceBudgetCheck(Model):
    """
    Effect of an allocation on the budget of a cost centre, in the currency of the budget.
    """

    __slots__ = ()
    id: str
    """
    ID of the cost centre.
    Type: `CostCenterId`.
    """
    currency: str
    """
    Currency of the budget.
    See `Currency`.
    """
    budget: Optional[str]
    """
    Budget of the month. Null if there is none.
    Type: `Money`.
    """
    spent: str
    """
    Amount booked to it this month, including lines of batches that wait to be sent.
    Type: `Money`.
    """
    after: str
    """
    Amount booked to it after the allocation.
    Type: `Money`.
    """
    over_by: str
    """
    Amount by which the budget would be exceeded. `0.00` if it would not be.
    Type: `Money`.
    """


class WorkforceCreditCheck(Model):
    """
    Whether your Credit is sufficient for an allocation.
    """

    __slots__ = ()
    available: Dict[str, str]
    """
    Credit available to spend now.
    """
    sufficient: bool
    """
    Whether your Credit is sufficient in every currency.
    """


class WorkforcePerson(Model):
    """
    A registered person: a recipient, as an employer sees them.
    """

    __slots__ = ()
    object: Literal["workforce_person"]
    """
    Always `workforce_person`.
    """
    created: int
    """
    Time at which the person was registered.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    recipient: str
    """
    ID of the recipient, as in `/recipients`.
    Type: `RecipientId`.
    """
    name: Optional[str]
    """
    Name of the person. Null once erased.
    Type: `Label`.
    """
    phone: Optional[str]
    """
    Phone number for airtime and messages. Null if there is none.
    Type: `Phone`.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Null if not set.
    Type: `PayrollId`.
    """
    cost_center: Optional[str]
    """
    Cost centre that the person belongs to. Null if there is none.
    Type: `CostCenterId`.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Null for
    no cap.
    """
    spent_this_month: Dict[str, str]
    """
    Face value of what the person received this month.
    """
    status: str
    """
    Current status. Decides whether the person can receive anything.
    See `RecipientStatus`.
    """
    notes: Optional[str]
    """
    Your notes about the person. Null if there are none.
    Type: `Note`.
    """


class WorkforcePreview(Model):
    """
    A preview of an allocation, which writes nothing.
    """

    __slots__ = ()
    _codecs = {
        "lines": ["WorkforcePreviewLine"],
        "cost_centers": ["WorkforceBudgetCheck"],
        "credit": "WorkforceCreditCheck",
    }
    object: Literal["workforce_preview"]
    """
    Always `workforce_preview`.
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
    lines: List[_models.WorkforcePreviewLine]
    """
    All lines of the allocation.
    """
    total: Dict[str, str]
    """
    Total face value of the valid lines.
    """
    cost: Dict[str, str]
    """
    Credit that the valid lines would cost.
    """
    cost_centers: List[_models.WorkforceBudgetCheck]
    """
    Effect on the budget of each cost centre that a line is booked to, by name.
    """
    over_budget: bool
    """
    Whether a budget would be exceeded, so that `acknowledge_over_budget` is required.
    """
    credit: _models.WorkforceCreditCheck
    """
    Whether your Credit is sufficient.
    """
    requires_approval: bool
    """
    Whether it would require approval by an owner or admin.
    """


class WorkforcePreviewLine(Model):
    """
    The expected outcome of one line.
    """

    __slots__ = ()
    _codecs = {
        "errors": ["ErrorDetail"],
    }
    index: int
    """
    Index of the line, starting at 0.
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
    phone: Optional[str]
    """
    Phone number of the person. Null if invalid.
    Type: `Phone`.
    """
    network: Optional[str]
    """
    Mobile network of the number. Null if unknown.
    Type: `NetworkId`.
    """
    amount: Optional[str]
    """
    Face value. Null if it could not be parsed.
    Type: `Money`.
    """
    currency: Optional[str]
    """
    Currency of the line. Null if it could not be parsed.
    See `Currency`.
    """
    cost: Optional[str]
    """
    Credit the line would cost. Null if the line is invalid.
    Type: `Money`.
    """
    errors: List[_models.ErrorDetail]
    """
    All errors that prevent the line.
    """
    warnings: List[str]
    """
    Warnings that do not prevent the line.
    """


class WorkforceSendResult(Model):
    """
    The result of an allocation, resend or run.
    """

    __slots__ = ()
    _codecs = {
        "counts": "BatchCounts",
    }
    object: Literal["workforce_send_result"]
    """
    Always `workforce_send_result`.
    """
    created: int
    """
    Time at which the allocation was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    reference: str
    """
    Reference number of the allocation.
    Type: `WorkforceReference`.
    """
    batch: str
    """
    Batch of the allocation, as in `/batches`.
    Type: `BatchId`.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `BatchStatus`.
    """
    counts: _models.BatchCounts
    """
    Number of lines, by status.
    """
    total: Dict[str, str]
    """
    Total face value of the valid lines.
    """
    replayed: bool
    """
    Whether an earlier request with the same key created it.
    """
    requires_approval: bool
    """
    Whether it requires approval by an owner or admin.
    """


class ZesaAvailability(Model):
    """
    Availability of the test account's electricity utility.
    """

    __slots__ = ()
    object: Literal["zesa_availability"]
    """
    Always `zesa_availability`.
    """
    created: int
    """
    Time at which the state was set.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Always false: test mode only.
    """
    state: str
    """
    Current state of the utility.
    See `UtilityState`.
    """
    since: int
    """
    Time at which the utility entered this state.
    Type: `UnixTime`.
    """
    affected_queued: int
    """
    Number of sends waiting for the utility.
    """
