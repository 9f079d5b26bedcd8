# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Actor(Model):
    """
    Who did something.
    """

    __slots__ = ()
    type: str
    """
    What kind of actor.
    See `ActorType`.
    """
    id: Optional[str]
    """
    The key or the member; null for the service and its staff.
    Type: `MakerId`.
    """
    label: Optional[str]
    """
    What the key or the member was called then; null without a name.
    Type: `Label`.
    """


class AgentApproval(Model):
    """
    Something that an agent asked for and that a person decides.
    """

    __slots__ = ()
    _codecs = {
        "threshold": "ApprovalThreshold",
        "failure": "Failure",
    }
    id: str
    """
    The approval.
    Type: `ApprovalId`.
    """
    object: Literal["agent_approval"]
    """
    Always `agent_approval`.
    """
    created: int
    """
    When the agent asked.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    action: str
    """
    What the agent wants to do.
    See `AgentAction`.
    """
    status: str
    """
    What has become of it.
    See `AgentApprovalStatus`.
    """
    why: str
    """
    Why a person is asked.
    See `ApprovalReason`.
    """
    request: Any
    """
    What was asked for.
    """
    amount: str
    """
    The face value.
    Type: `Money`.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    target: Optional[str]
    """
    Where it would go; null for a reward that the recipient chooses.
    Type: `Target`.
    """
    reason: Optional[str]
    """
    What the agent says about it.
    Type: `Note`.
    """
    api_key: str
    """
    The agent's key.
    Type: `KeyId`.
    """
    threshold: _models.ApprovalThreshold
    """
    How near the key was to its threshold.
    """
    approval_url: str
    """
    The page of the dashboard on which a person decides.
    Type: `WebUrl`.
    """
    expires_at: int
    """
    When it lapses: after 24 hours.
    Type: `UnixTime`.
    """
    decided_by: Optional[str]
    """
    Who decided: a member, or in test mode a key.
    Type: `MakerId`.
    """
    decided_at: Optional[int]
    """
    When it was decided.
    Type: `UnixTime`.
    """
    result: Optional[str]
    """
    The send or the reward that came of it.
    Type: `ApprovalResultId`.
    """
    failure: Optional[_models.Failure]
    """
    Why it was refused after it was approved.
    """


class ApiKey(Model):
    """
    An API key: who may call, from where, for what and for how much.
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
    The key. It tags every sale that the key makes.
    Type: `KeyId`.
    """
    object: Literal["api_key"]
    """
    Always `api_key`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it acts on real money.
    """
    kind: str
    """
    The kind of key.
    See `KeyKind`.
    """
    label: Optional[str]
    """
    What it is called; null when it has no name.
    Type: `Label`.
    """
    prefix: str
    """
    The first characters of its secret, to recognise it by.
    Type: `KeySecretPrefix`.
    """
    last4: str
    """
    The last four characters of its secret.
    Type: `KeySecretEnding`.
    """
    secret: Optional[str]
    """
    The whole secret: only in the answer that makes or rolls the key, null ever after.
    Type: `KeySecret`.
    """
    status: str
    """
    Whether it works.
    See `ApiKeyStatus`.
    """
    scopes: List[str]
    """
    What it may do.
    """
    allowed_ips: List[str]
    """
    The addresses it may call from; empty for any.
    """
    allowed_origins: List[str]
    """
    Publishable keys: the web pages that may use it; empty for any.
    """
    allowed_products: List[str]
    """
    The products it may sell; empty for all.
    """
    allowed_networks: List[str]
    """
    The networks it may sell on; empty for all.
    """
    spend_caps: Dict[str, _models.SpendCap]
    """
    What it may spend.
    """
    per_recipient_daily_cap: Optional[Dict[str, Optional[str]]]
    """
    The most it may send to one number or meter in a day; null for no cap.
    """
    approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Agent keys: above this, within 24 hours, a person must approve. Null for other kinds.
    """
    recipient_allowlist: List[str]
    """
    The numbers and meters it may send to; empty for any.
    """
    expires_at: Optional[int]
    """
    When it stops working; null for never.
    Type: `UnixTime`.
    """
    api_version: Optional[str]
    """
    The version of the interface it speaks; null for the account's default.
    Type: `ApiVersion`.
    """
    created_by: Optional[str]
    """
    The member or the key that made it; null for a key of the sandbox.
    Type: `MakerId`.
    """
    last_used_at: Optional[int]
    """
    When it was last used; up to a minute behind.
    Type: `UnixTime`.
    """
    last_used_ip: Optional[str]
    """
    Where it was last used from.
    Type: `IpAddress`.
    """
    rolled: Optional[_models.RolledSecret]
    """
    The old secret, while it still works.
    """
    usage: Optional[Dict[str, _models.KeyUsageAmounts]]
    """
    What it has spent against its caps; only when one key is retrieved, else null.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the key.
    """


class ApprovalThreshold(Model):
    """
    How near an agent key is to its threshold.
    """

    __slots__ = ()
    currency: str
    """
    The currency.
    See `Currency`.
    """
    limit: str
    """
    Above this, within 24 hours, a person must approve.
    Type: `Money`.
    """
    used_24h: str
    """
    What the key had used of it when it asked.
    Type: `Money`.
    """


class Batch(Model):
    """
    Up to 10,000 sales made at once, each a line that becomes a send of its own.
    """

    __slots__ = ()
    _codecs = {
        "counts": "BatchCounts",
        "approval": "BatchApproval",
        "created_by": "SendCreator",
    }
    id: str
    """
    The batch.
    Type: `BatchId`.
    """
    object: Literal["batch"]
    """
    Always `batch`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    title: Optional[str]
    """
    What it is called; null when it has no name.
    Type: `Label`.
    """
    status: str
    """
    Where it stands.
    See `BatchStatus`.
    """
    currency: str
    """
    The currency of its lines.
    See `BatchCurrency`.
    """
    total: Dict[str, str]
    """
    The face value of its valid lines.
    """
    cost: Dict[str, str]
    """
    The Credit that they draw: the face value, less the dealer discount.
    """
    counts: _models.BatchCounts
    """
    How many lines it has, and where they stand.
    """
    reserve_credit: bool
    """
    Whether its whole cost is set aside before the first line goes out.
    """
    reservations: Dict[str, Optional[str]]
    """
    What is set aside for it, in each currency of its lines.
    """
    on_invalid: str
    """
    What was done with lines that are not valid.
    See `BatchInvalidChoice`.
    """
    on_insufficient: str
    """
    What it does when the Credit does not suffice for a line.
    See `BatchInsufficientChoice`.
    """
    requires_approval: bool
    """
    Whether it had, or has, to be approved.
    """
    approval: Optional[_models.BatchApproval]
    """
    The approval; null when it needs none.
    """
    created_by: _models.SendCreator
    """
    Who made it.
    """
    api_key: Optional[str]
    """
    The key that made it; null when no key did.
    Type: `KeyId`.
    """
    retry_of: Optional[str]
    """
    The batch whose failed lines it sends again.
    Type: `BatchId`.
    """
    retried_by: Optional[str]
    """
    The batch that sends its failed lines again.
    Type: `BatchId`.
    """
    schedule: Optional[str]
    """
    The schedule that made it.
    Type: `ScheduleId`.
    """
    occurrence_date: Optional[str]
    """
    The day of the schedule that it is the run of.
    Type: `Day`.
    """
    cost_center: Optional[str]
    """
    The cost centre of lines that name none.
    Type: `CostCenterId`.
    """
    sms_message: Optional[str]
    """
    The text message of lines that have none of their own.
    Type: `SmsTemplate`.
    """
    results_url: str
    """
    Where its results are, as CSV.
    Type: `UrlPath`.
    """
    started_at: Optional[int]
    """
    When its first line went out.
    Type: `UnixTime`.
    """
    completed_at: Optional[int]
    """
    When it ended by itself.
    Type: `UnixTime`.
    """
    cancelled_at: Optional[int]
    """
    When it was cancelled.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the batch.
    """


class BatchApproval(Model):
    """
    The approval that a batch above your threshold needs.
    """

    __slots__ = ()
    threshold: Dict[str, Optional[str]]
    """
    The threshold that its total passed; null in a currency without one.
    """
    requested_at: int
    """
    When approval was asked for.
    Type: `UnixTime`.
    """
    approved_by: Optional[str]
    """
    Who approved it: a member, or a key that a member made. Null until then.
    Type: `MakerId`.
    """
    approved_at: Optional[int]
    """
    When it was approved.
    Type: `UnixTime`.
    """


class BatchCounts(Model):
    """
    How many lines a batch has, and where they stand.
    """

    __slots__ = ()
    total: int
    """
    All lines.
    Type: `Count`.
    """
    valid: int
    """
    Those that passed every check.
    Type: `Count`.
    """
    invalid: int
    """
    Those that did not, and are never sent.
    Type: `Count`.
    """
    skipped: int
    """
    Those left out for lack of Credit.
    Type: `Count`.
    """
    pending: int
    """
    Those whose turn has not come.
    Type: `Count`.
    """
    sending: int
    """
    Those whose send is on its way.
    Type: `Count`.
    """
    delivered: int
    """
    Those that were delivered.
    Type: `Count`.
    """
    failed: int
    """
    Those that failed.
    Type: `Count`.
    """
    unresolved: int
    """
    Those whose send had not ended after a day.
    Type: `Count`.
    """
    unsent: int
    """
    Those that the batch stopped before.
    Type: `Count`.
    """
    cancelled: int
    """
    Those that were cancelled.
    Type: `Count`.
    """


class CostCenter(Model):
    """
    What sends are booked to: a department, a branch, a project.
    """

    __slots__ = ()
    id: str
    """
    The cost centre.
    Type: `CostCenterId`.
    """
    object: Literal["cost_center"]
    """
    Always `cost_center`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    name: str
    """
    What it is called.
    Type: `Label`.
    """
    gl_code: Optional[str]
    """
    Its code in your own books: unique in the account.
    Type: `GlCode`.
    """
    currency: str
    """
    The currency of its budget.
    See `Currency`.
    """
    monthly_budget: Optional[str]
    """
    What may be sent in a month in Harare; null for no budget.
    Type: `Money`.
    """
    is_active: bool
    """
    Whether sends can be booked to it; an archived one keeps what was booked.
    """
    spent_this_month: str
    """
    Face value of the sends of this month, without those whose Credit came back.
    Type: `Money`.
    """
    remaining: Optional[str]
    """
    What the budget leaves, negative when it is passed; null without a budget.
    Type: `SignedMoney`.
    """
    people_count: int
    """
    How many recipients belong to it.
    Type: `Count`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the cost centre.
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
    The place at which links of a program are claimed, by checking in.
    """

    __slots__ = ()
    _codecs = {
        "open_hours": ["OpenHours"],
    }
    lat: float
    """
    The latitude of its middle.
    Type: `Latitude`.
    """
    lng: float
    """
    The longitude of its middle.
    Type: `Longitude`.
    """
    radius_m: int
    """
    How far around it counts, in metres.
    """
    label: Optional[str]
    """
    What the place is called.
    Type: `Label`.
    """
    open_hours: List[_models.OpenHours]
    """
    When people may check in; empty for always.
    """


class KeyUsageAmounts(Model):
    """
    What a key has spent in one currency against its caps.
    """

    __slots__ = ()
    today: str
    """
    Face value of the sends made today, without those whose Credit came back.
    Type: `Money`.
    """
    month: str
    """
    The same for this month.
    Type: `Money`.
    """
    daily_remaining: Optional[str]
    """
    What the daily cap leaves; null without one.
    Type: `Money`.
    """
    monthly_remaining: Optional[str]
    """
    What the monthly cap leaves; null without one.
    Type: `Money`.
    """


class Meter(Model):
    """
    An electricity meter as the utility confirms it.
    """

    __slots__ = ()
    object: Literal["meter"]
    """
    Always `meter`.
    """
    created: int
    """
    When it was looked up.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was looked up in live mode.
    """
    number: str
    """
    The meter.
    Type: `MeterNumber`.
    """
    checksum_valid: bool
    """
    Whether its check digit fits. Information only: the utility decides.
    """
    confirmed: bool
    """
    Whether the utility knows it.
    """
    name_masked: Optional[str]
    """
    The owner's name, masked, to be read back to the customer.
    """
    suburb: Optional[str]
    """
    The suburb; never the whole address.
    """
    currency: Optional[str]
    """
    The currency of the meter's account; null when the utility does not tell.
    See `Currency`.
    """
    tariff_class: str
    """
    Who uses the electricity.
    See `TariffClass`.
    """
    arrears_flag: Optional[bool]
    """
    Whether there is a debt; null when the utility does not tell.
    """
    confirmed_at: Optional[int]
    """
    When the utility confirmed it.
    Type: `UnixTime`.
    """
    source: str
    """
    Where the confirmation comes from.
    See `MeterSource`.
    """


class Network(Model):
    """
    A mobile network, or the electricity utility.
    """

    __slots__ = ()
    id: str
    """
    The network, by its slug: `econet`, `netone`, `telecel` or `power`.
    Type: `NetworkId`.
    """
    object: Literal["network"]
    """
    Always `network`.
    """
    created: int
    """
    When it was put into the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether its state is that of live mode.
    """
    name: str
    """
    What it is called.
    Type: `Label`.
    """
    kind: str
    """
    What it delivers.
    See `NetworkKind`.
    """
    prefixes: List[str]
    """
    How its numbers begin; empty for the utility. A ported number may begin otherwise.
    """
    currencies: List[str]
    """
    The currencies that it sells in.
    """
    types: List[str]
    """
    What is sold on it.
    """
    state: str
    """
    How it is doing.
    See `NetworkState`.
    """
    since: int
    """
    Since when it has been in this state.
    Type: `UnixTime`.
    """


class OpenHours(Model):
    """
    Hours in which people may check in.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    days: List[int]
    """
    The days of the week.
    """
    from_: str
    """
    From this time on.
    Type: `ClockTime`.
    """
    to: str
    """
    Until this time; earlier than `from`, it is the next day's.
    Type: `ClockTime`.
    """


class PowerBandUnits(Model):
    """
    A part of the units, bought at one price.
    """

    __slots__ = ()
    from_kwh: int
    """
    Where it begins, in kilowatt hours of the month.
    """
    to_kwh: Optional[int]
    """
    Where it ends; null for the last band.
    """
    price_per_kwh: str
    """
    The price of a kilowatt hour in it, without levy.
    Type: `UnitPrice`.
    """
    units_kwh: str
    """
    The kilowatt hours bought in it.
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
    What an amount buys now.
    """

    __slots__ = ()
    _codecs = {
        "bands": ["PowerBandUnits"],
    }
    units_kwh: str
    """
    The kilowatt hours, rounded down to a hundredth.
    Type: `Units`.
    """
    energy: str
    """
    What of the amount is spent on electricity.
    Type: `Money`.
    """
    levy: str
    """
    What of it is the rural electrification levy.
    Type: `Money`.
    """
    arrears: Optional[str]
    """
    What of it the utility takes for a debt; null when it does not tell.
    Type: `Money`.
    """
    bands: List[_models.PowerBandUnits]
    """
    The bands that the units fall into, cheapest first.
    """
    from_position_kwh: Optional[str]
    """
    The units bought through us this month, from which it counts; null when nothing is known.
    Type: `Units`.
    """
    estimate: bool
    """
    Always true: only the utility knows where the meter stands.
    """


class PowerUnitsAfterReset(Model):
    """
    What an amount buys once the month has turned.
    """

    __slots__ = ()
    _codecs = {
        "bands": ["PowerBandUnits"],
    }
    units_kwh: str
    """
    The kilowatt hours, rounded down to a hundredth.
    Type: `Units`.
    """
    energy: str
    """
    What of the amount is spent on electricity.
    Type: `Money`.
    """
    levy: str
    """
    What of it is the rural electrification levy.
    Type: `Money`.
    """
    arrears: Optional[str]
    """
    What of it the utility takes for a debt; null when it does not tell.
    Type: `Money`.
    """
    bands: List[_models.PowerBandUnits]
    """
    The bands that the units fall into, cheapest first.
    """
    from_position_kwh: Optional[str]
    """
    The units bought through us this month, from which it counts; null when nothing is known.
    Type: `Units`.
    """
    estimate: bool
    """
    Always true: only the utility knows where the meter stands.
    """
    reset_on: str
    """
    The day on which the cheapest band begins anew.
    Type: `Day`.
    """


class Program(Model):
    """
    A budget that rewards people with airtime, data or electricity, and its rules.
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
    The program.
    Type: `ProgramId`.
    """
    object: Literal["program"]
    """
    Always `program`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it gives away real money.
    """
    name: str
    """
    What it is called.
    Type: `Label`.
    """
    description: Optional[str]
    """
    What it is for.
    Type: `Note`.
    """
    status: str
    """
    Whether it gives rewards.
    See `ProgramStatus`.
    """
    currency: str
    """
    The currency of the program, for ever.
    See `Currency`.
    """
    funding: str
    """
    Where its money comes from, for ever.
    See `ProgramFunding`.
    """
    budget: str
    """
    What it may give away in all.
    Type: `Money`.
    """
    spent: str
    """
    What it has given away, or is sending, at face value.
    Type: `Money`.
    """
    earmarked: str
    """
    What rewards in escrow or under review, and rewards and links not yet claimed, hold.
    Type: `Money`.
    """
    remaining: str
    """
    What it can still give away.
    Type: `Money`.
    """
    reservation: Optional[str]
    """
    The reservation of Credit that is set aside for it; null while none is.
    Type: `ReservationId`.
    """
    default_amount: Optional[str]
    """
    What a reward is worth when it names no amount; null when each must.
    Type: `Money`.
    """
    choices: List[str]
    """
    What a reward may be.
    """
    sources: List[str]
    """
    How rewards come about.
    """
    one_per_phone: bool
    """
    Whether each number gets one reward at most.
    """
    per_recipient: _models.RewardLimits
    """
    The most that one person gets.
    """
    require_network: Optional[str]
    """
    The network whose numbers alone are rewarded; null for any.
    Type: `NetworkId`.
    """
    throttle_per_hour: Optional[int]
    """
    How many rewards completions may make in an hour; null for any number.
    """
    min_account_age: Optional[int]
    """
    How long a recipient must have been known, in seconds; null when it does not matter.
    Type: `Seconds`.
    """
    hold: _models.ProgramHold
    """
    Which rewards are held before they are sent.
    """
    on_zesa_down: str
    """
    What a power reward does while power is down nationally.
    See `PowerDownChoice`.
    """
    max_hold: int
    """
    How long a queued power reward may wait, in seconds.
    Type: `Seconds`.
    """
    close_grace: int
    """
    How long escrow may still be released once the program is closed, in seconds.
    Type: `Seconds`.
    """
    sms_message: Optional[str]
    """
    The text message to the person; null for the default.
    Type: `SmsTemplate`.
    """
    branding: _models.ProgramBranding
    """
    How claim pages and messages look.
    """
    lawful_basis: Optional[str]
    """
    On which legal ground you reward these people.
    See `LawfulBasis`.
    """
    sensitive_data: bool
    """
    Whether text messages leave out the program and the amount.
    """
    geofence: Optional[_models.Geofence]
    """
    The place at which links are claimed; null when they can be claimed anywhere.
    """
    completions_url: str
    """
    Where signed completions are sent.
    Type: `WebUrl`.
    """
    completions_secret: Optional[str]
    """
    The secret that completions are signed with: only in the answer that makes the program or rolls
    its secret, null ever after.
    Type: `WebhookSecret`.
    """
    counts: _models.ProgramCounts
    """
    How many rewards it has made.
    """
    rules_count: int
    """
    How many of its rules are active.
    """
    activated_at: Optional[int]
    """
    When the program first gave rewards.
    Type: `UnixTime`.
    """
    closed_at: Optional[int]
    """
    When the program ended.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the program.
    """


class ProgramBranding(Model):
    """
    How claim pages and messages of a program look.
    """

    __slots__ = ()
    display_name: Optional[str]
    """
    The name that people see.
    Type: `Label`.
    """
    color: Optional[str]
    """
    The colour of buttons.
    Type: `Color`.
    """
    logo_url: Optional[str]
    """
    A picture, at most 512 pixels wide.
    Type: `WebUrl`.
    """
    support_url: Optional[str]
    """
    Where people find help.
    Type: `WebUrl`.
    """
    thank_you: Optional[str]
    """
    What they read once they have claimed.
    Type: `Note`.
    """


class ProgramCounts(Model):
    """
    How many rewards a program has made.
    """

    __slots__ = ()
    rewards: int
    """
    All of them.
    Type: `Count`.
    """
    delivered: int
    """
    Those that people have.
    Type: `Count`.
    """
    held: int
    """
    Those that are held, in escrow or for a review.
    Type: `Count`.
    """
    failed: int
    """
    Those that could not be sent.
    Type: `Count`.
    """


class ProgramHold(Model):
    """
    Which rewards of a program are held before they are sent, and for how long.
    """

    __slots__ = ()
    mode: str
    """
    What becomes of the rewards that are held.
    See `ProgramHoldMode`.
    """
    amount_over: Optional[str]
    """
    Only rewards above this amount are held; null for all.
    Type: `Money`.
    """
    first_reward: bool
    """
    Whether only the first reward of each recipient is held.
    """
    expires_after: int
    """
    After how many seconds a reward that nobody released expires.
    Type: `Seconds`.
    """


class Recipient(Model):
    """
    Somebody whom you send to.
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
    The recipient.
    Type: `RecipientId`.
    """
    object: Literal["recipient"]
    """
    Always `recipient`.
    """
    created: int
    """
    When the recipient was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    external_id: Optional[str]
    """
    Your own id for the recipient; null without one.
    Type: `ExternalId`.
    """
    name: Optional[str]
    """
    The name, which merge fields of text messages use; null once erased, and for one whom a reward
    made from a number alone.
    Type: `Label`.
    """
    first_name: Optional[str]
    """
    The first name; null when it is not known apart.
    Type: `Label`.
    """
    phone: Optional[str]
    """
    The number that airtime, data and messages go to.
    Type: `Phone`.
    """
    network: Optional[str]
    """
    The network of the number; null without one.
    Type: `NetworkId`.
    """
    email: Optional[str]
    """
    The email address.
    Type: `Email`.
    """
    meters: List[_models.RecipientMeter]
    """
    The recipient's electricity meters.
    """
    default_meter: Optional[str]
    """
    The meter that power goes to when none is named.
    Type: `MeterNumber`.
    """
    payroll_id: Optional[str]
    """
    The number on your payroll.
    Type: `PayrollId`.
    """
    cost_center: Optional[Union[str, _models.CostCenter]]
    """
    The cost centre that sends to the recipient are booked to. Can be expanded.
    """
    groups: List[str]
    """
    The groups that the recipient is in.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    What the recipient should be sent at most in a month in Harare. It warns and never refuses.
    """
    lawful_basis: str
    """
    Why you may keep what you know of the recipient.
    See `LawfulBasis`.
    """
    consent: Optional[_models.RecipientConsent]
    """
    What the recipient agreed to; null when the basis is another.
    """
    tags: List[str]
    """
    Words to sort recipients by.
    """
    status: str
    """
    Whether the recipient is in use, or on the way to be erased.
    See `RecipientStatus`.
    """
    erase_at: Optional[int]
    """
    When the recipient will be erased; null unless that is under way.
    Type: `UnixTime`.
    """
    totals: Optional[_models.RecipientTotals]
    """
    What the recipient was sent; only when one is retrieved, else null.
    """
    notes: Optional[str]
    """
    What your people should know.
    Type: `Note`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the recipient.
    """


class RecipientConsent(Model):
    """
    What the person agreed to.
    """

    __slots__ = ()
    at: int
    """
    When the person agreed.
    Type: `UnixTime`.
    """
    source: str
    """
    Where: a form, a page, a call.
    Type: `Label`.
    """
    text_version: Optional[str]
    """
    The version of the text that the person agreed to; null when you keep none.
    Type: `Label`.
    """


class RecipientMeter(Model):
    """
    An electricity meter of a recipient.
    """

    __slots__ = ()
    number: str
    """
    The meter.
    Type: `MeterNumber`.
    """
    label: Optional[str]
    """
    What you call it, such as `Home`.
    Type: `Label`.
    """
    name_masked: Optional[str]
    """
    The owner's name as the utility gave it, masked; null before it was confirmed.
    """
    confirmed_at: Optional[int]
    """
    When the utility last confirmed it.
    Type: `UnixTime`.
    """


class RecipientTotals(Model):
    """
    What a recipient was sent.
    """

    __slots__ = ()
    sends: int
    """
    How many sends were delivered.
    Type: `Count`.
    """
    amount: Dict[str, str]
    """
    Their face value.
    """
    last_send_at: Optional[int]
    """
    When the last one was made.
    Type: `UnixTime`.
    """


class Reward(Model):
    """
    Something given to a person for what they did, from the budget of a program.
    """

    __slots__ = ()
    _codecs = {
        "program": "Program",
        "recipient": "Recipient",
        "send": "Send",
        "link": "RewardLink",
    }
    id: str
    """
    The reward.
    Type: `RewardId`.
    """
    object: Literal["reward"]
    """
    Always `reward`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is real money.
    """
    status: str
    """
    Where it stands.
    See `RewardStatus`.
    """
    held_reason: Optional[str]
    """
    Why it is held; null while it is not.
    See `RewardHeldReason`.
    """
    program: Union[str, _models.Program]
    """
    The program. Can be expanded.
    """
    recipient: Optional[Union[str, _models.Recipient]]
    """
    The recipient; null for a number that is none of yours. Can be expanded.
    """
    completion_id: Optional[str]
    """
    Your own id of what was completed; null for claimed links.
    Type: `CompletionId`.
    """
    amount: str
    """
    What it is worth. For a data reward it becomes the price of the bundle when that is less; the
    rest returns to the budget.
    Type: `Money`.
    """
    currency: str
    """
    The program's currency.
    See `Currency`.
    """
    delivery: str
    """
    How it reaches the person.
    See `RewardDelivery`.
    """
    type: Optional[str]
    """
    What it is; null until the person has chosen.
    See `SendType`.
    """
    product: Optional[str]
    """
    The product; null until the person has chosen.
    Type: `ProductId`.
    """
    bundle_id: Optional[str]
    """
    The data bundle; null unless it is one.
    Type: `BundleId`.
    """
    meter: Optional[str]
    """
    The meter; null unless it is electricity.
    Type: `MeterNumber`.
    """
    token_phone: Optional[str]
    """
    The number that a power token is texted to.
    Type: `Phone`.
    """
    target: Optional[str]
    """
    The number or meter that it goes to; null until the person has chosen.
    Type: `Target`.
    """
    send: Optional[Union[str, _models.Send]]
    """
    The send that pays it out; null until there is one. Can be expanded.
    """
    link: Optional[Union[str, _models.RewardLink]]
    """
    The link by which the person takes it. Can be expanded.
    """
    review: Optional[str]
    """
    The review that held it.
    Type: `ReviewId`.
    """
    referral: Optional[str]
    """
    The referral that earned it.
    Type: `ReferralId`.
    """
    activity: Optional[str]
    """
    The activity that earned it.
    Type: `ActivityRecordId`.
    """
    rule: Optional[str]
    """
    The rule that gave it.
    Type: `ProgramRuleId`.
    """
    approval: Optional[str]
    """
    The approval that allowed it.
    Type: `ApprovalId`.
    """
    source: str
    """
    How it came about.
    See `RewardSource`.
    """
    expires_at: Optional[int]
    """
    When it expires if nobody takes or releases it; null when it does not.
    Type: `UnixTime`.
    """
    released_amount: Optional[str]
    """
    What was released of it, the whole `amount` or less; null until it is released.
    Type: `Money`.
    """
    failure_code: Optional[str]
    """
    Why it failed; null while it has not. The same codes as of a send.
    See `SendFailureCode`.
    """
    failure_message: Optional[str]
    """
    The same in one English sentence fit for the person.
    Type: `Note`.
    """
    held_at: Optional[int]
    """
    When the reward was held.
    Type: `UnixTime`.
    """
    released_at: Optional[int]
    """
    When the reward was let go.
    Type: `UnixTime`.
    """
    delivered_at: Optional[int]
    """
    When the person had it.
    Type: `UnixTime`.
    """
    failed_at: Optional[int]
    """
    When the reward failed.
    Type: `UnixTime`.
    """
    voided_at: Optional[int]
    """
    When the reward was taken back.
    Type: `UnixTime`.
    """
    expired_at: Optional[int]
    """
    When the reward expired.
    Type: `UnixTime`.
    """
    rejected_at: Optional[int]
    """
    When a review turned it down.
    Type: `UnixTime`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the reward.
    """


class RewardLimit(Model):
    """
    The most that one person gets in a span of time; null where there is no limit.
    """

    __slots__ = ()
    count: Optional[int]
    """
    How many rewards.
    """
    amount: Optional[str]
    """
    How much money, in the program's currency.
    Type: `Money`.
    """


class RewardLimits(Model):
    """
    The most that one person gets; null where there is no limit. Days are Harare's.
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
    The most in all.
    """
    per_day: Optional[_models.RewardLimit]
    """
    In a day.
    """
    per_week: Optional[_models.RewardLimit]
    """
    In a week, from Monday on.
    """
    per_month: Optional[_models.RewardLimit]
    """
    In a month, from the 1st on.
    """


class RewardLink(Model):
    """
    A link by which a person claims a reward. Its amount is earmarked in the program's budget.
    """

    __slots__ = ()
    _secrets = frozenset(
        (
            "token",
        )
    )
    id: str
    """
    The link.
    Type: `RewardLinkId`.
    """
    object: Literal["reward_link"]
    """
    Always `reward_link`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it gives away real money.
    """
    program: str
    """
    The program that pays for it.
    Type: `ProgramId`.
    """
    status: str
    """
    Whether it can be claimed.
    See `RewardLinkStatus`.
    """
    url: Optional[str]
    """
    The page to hand to the person, good until the link is claimed, revoked or expired. It is worth
    money: null for a key without `rewards:write`, and for every agent key.
    Type: `WebUrl`.
    """
    token: Optional[str]
    """
    What it is claimed by. Null where `url` is, for the same reason.
    Type: `ClaimToken`.
    """
    qr_png_url: Optional[str]
    """
    A picture of `url` as a QR code, to print. It lives as long as the link; null where `url` is.
    Type: `WebUrl`.
    """
    amount: str
    """
    What it is worth.
    Type: `Money`.
    """
    currency: str
    """
    The program's currency.
    See `Currency`.
    """
    choices: List[str]
    """
    What the person may choose from.
    """
    label: Optional[str]
    """
    What you call it.
    Type: `Label`.
    """
    bind: str
    """
    How a claim is bound to a person.
    See `LinkBinding`.
    """
    phone_hint_masked: Optional[str]
    """
    The only number that may claim it, its middle hidden; null when any may.
    Type: `MaskedPhone`.
    """
    recipient: Optional[str]
    """
    The recipient it was made for; null when it is for whoever has it.
    Type: `RecipientId`.
    """
    reward: Optional[str]
    """
    The reward that it belongs to or became; null while there is none.
    Type: `RewardId`.
    """
    expires_at: Optional[int]
    """
    When it can no longer be claimed; null when it has no end.
    Type: `UnixTime`.
    """
    opened_at: Optional[int]
    """
    When somebody first looked at the link.
    Type: `UnixTime`.
    """
    claimed_at: Optional[int]
    """
    When somebody claimed the link.
    Type: `UnixTime`.
    """
    open_count: int
    """
    How often somebody has looked at it.
    Type: `Count`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the link.
    """


class RolledSecret(Model):
    """
    The newest of the old secrets of a key that still work.
    """

    __slots__ = ()
    last4: str
    """
    The last four characters of the old secret.
    Type: `KeySecretEnding`.
    """
    works_until: int
    """
    Until when it works.
    Type: `UnixTime`.
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
    ID of the API key that created the send. Null if no key did.
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
    Reference number of the utility.
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
    What a key may spend in one currency. Periods are days and months in Harare.
    """

    __slots__ = ()
    per_send: Optional[str]
    """
    The largest single sale; null for no cap.
    Type: `Money`.
    """
    daily: Optional[str]
    """
    The most in one day; null for no cap.
    Type: `Money`.
    """
    monthly: Optional[str]
    """
    The most in one month; null for no cap.
    Type: `Money`.
    """


class WebhookDelivery(Model):
    """
    The delivery of one event to one endpoint, with all its tries.
    """

    __slots__ = ()
    _codecs = {
        "last_response": "WebhookResponse",
        "attempts": ["WebhookTry"],
    }
    id: str
    """
    The delivery; the header `Svc-Delivery` names it.
    Type: `WebhookDeliveryId`.
    """
    object: Literal["webhook_delivery"]
    """
    Always `webhook_delivery`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    endpoint: str
    """
    The endpoint.
    Type: `WebhookEndpointId`.
    """
    event: str
    """
    The event.
    Type: `EventId`.
    """
    event_type: str
    """
    The type of the event.
    See `EventTypeName`.
    """
    url: str
    """
    Where it was sent last; before the first try, the endpoint's URL.
    Type: `WebhookUrl`.
    """
    status: str
    """
    How far it has come.
    See `WebhookDeliveryStatus`.
    """
    attempt_count: int
    """
    How often it was tried.
    Type: `Count`.
    """
    next_attempt_at: Optional[int]
    """
    When it is tried next; null when it is not.
    Type: `UnixTime`.
    """
    last_response: Optional[_models.WebhookResponse]
    """
    What the endpoint answered to the last try; null before the first.
    """
    trigger: str
    """
    Why it was sent.
    See `WebhookTrigger`.
    """
    attempts: List[_models.WebhookTry]
    """
    The tries, oldest first; filled when one delivery is retrieved, else empty.
    """
    request_headers: Optional[Dict[str, str]]
    """
    The headers of the last try; null before it, and in a list. Signatures are `***`.
    """
    payload: Optional[Any]
    """
    The body of the last try, masked; null before it, and in a list.
    """


class WebhookEndpoint(Model):
    """
    A webhook endpoint: an address of yours to which events are sent, signed.
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
    The endpoint.
    Type: `WebhookEndpointId`.
    """
    object: Literal["webhook_endpoint"]
    """
    Always `webhook_endpoint`.
    """
    created: int
    """
    When it was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it hears of live mode. It hears of one mode only.
    """
    url: str
    """
    Where events are sent.
    Type: `WebhookUrl`.
    """
    enabled_events: List[str]
    """
    The events it hears. `send.meter_changed` is sent to every endpoint, whatever stands here.
    """
    description: Optional[str]
    """
    What it is for; null without a description.
    Type: `Note`.
    """
    api_version: str
    """
    The version of the interface that `data.object` is written in.
    Type: `ApiVersion`.
    """
    include_tokens: bool
    """
    Whether power tokens are sent to it in clear. It can only be turned off.
    """
    token_links: bool
    """
    Whether `data.object.token_url` of a power send is a link that reads the tokens once, within 15
    minutes and without a key. The field stands in the bodies that are sent and nowhere else.
    """
    format: str
    """
    What is sent to it.
    See `WebhookFormat`.
    """
    status: str
    """
    Whether events are sent to it.
    See `WebhookEndpointStatus`.
    """
    disabled_reason: Optional[str]
    """
    Why it is switched off; null while it is not.
    See `WebhookDisabledReason`.
    """
    disabled_at: Optional[int]
    """
    When it was switched off; null while it is not.
    Type: `UnixTime`.
    """
    secret: Optional[str]
    """
    The whole signing secret: only in the answers that make or roll it, and in their replays while
    it still signs. Null everywhere else.
    Type: `WebhookSecret`.
    """
    secret_last4: str
    """
    The last four characters of the secret that signs.
    Type: `WebhookSecretEnding`.
    """
    secret_rolling_until: Optional[int]
    """
    Until when the old secret signs beside the new one; null when none does.
    Type: `UnixTime`.
    """
    health: _models.WebhookHealth
    """
    How well it has taken its events.
    """
    created_by: Optional[str]
    """
    The member or the key that made it.
    Type: `MakerId`.
    """
    metadata: Dict[str, str]
    """
    Your own facts about the endpoint.
    """


class WebhookHealth(Model):
    """
    How well an endpoint has taken its events.
    """

    __slots__ = ()
    last_success_at: Optional[int]
    """
    When it last took an event; null when it never did.
    Type: `UnixTime`.
    """
    last_failure_at: Optional[int]
    """
    When a try last failed; null when none did.
    Type: `UnixTime`.
    """
    failing_since: Optional[int]
    """
    Since when every try has failed; null while it takes events.
    Type: `UnixTime`.
    """
    success_rate_24h: Optional[str]
    """
    Tries that it took among those of the last 24 hours; null when there were none.
    Type: `Share`.
    """
    pending: int
    """
    How many deliveries wait for their first or their next try.
    Type: `Count`.
    """


class WebhookResponse(Model):
    """
    What an endpoint answered to the last try.
    """

    __slots__ = ()
    status: Optional[int]
    """
    The status; null when there was no answer.
    Type: `HttpStatus`.
    """
    duration_ms: int
    """
    How long it took.
    Type: `Milliseconds`.
    """
    body_excerpt: Optional[str]
    """
    The beginning of the body; null when there was no answer.
    Type: `WebhookAnswerExcerpt`.
    """
    error: Optional[str]
    """
    Why it did not succeed; null when it did.
    See `WebhookTryError`.
    """


class WebhookTry(Model):
    """
    One try of a delivery.
    """

    __slots__ = ()
    at: int
    """
    When it began.
    Type: `UnixTime`.
    """
    status: Optional[int]
    """
    The status that was answered; null when there was no answer.
    Type: `HttpStatus`.
    """
    duration_ms: int
    """
    How long it took.
    Type: `Milliseconds`.
    """
    error: Optional[str]
    """
    Why it did not succeed; null when it did.
    See `WebhookTryError`.
    """


class ZesaAvailability(Model):
    """
    How the test account's utility is.
    """

    __slots__ = ()
    object: Literal["zesa_availability"]
    """
    Always `zesa_availability`.
    """
    created: int
    """
    When it was set.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Always false.
    """
    state: str
    """
    How it is.
    See `UtilityState`.
    """
    since: int
    """
    Since when.
    Type: `UnixTime`.
    """
    affected_queued: int
    """
    How many sends are waiting for power.
    """
