# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WorkforceAccess(Model):
    """
    Permissions and limits of the caller in Workforce.
    """

    __slots__ = ()
    _codecs = {
        "limits": "WorkforceLimits",
    }
    object: Literal["workforce_access"]
    """
    Always `workforce_access`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    enabled: bool
    """
    Whether Workforce is enabled for the account.
    """
    role: Optional[str]
    """
    Role of the member who calls or created the key. Null if there is none.
    See `MemberRole`.
    """
    scopes: List[str]
    """
    Scopes of the caller.
    """
    limits: _models.WorkforceLimits
    """
    Limits of a single allocation.
    """
    kinds: List[str]
    """
    Kinds of allocation that are available.
    """
    approval_threshold: Dict[str, Optional[str]]
    """
    Total above which an allocation requires approval. Null in a currency without a threshold.
    """
    currencies: List[str]
    """
    Currencies that can be allocated.
    """


class WorkforceAllocation(Model):
    """
    Parameters to create an allocation.
    """

    __slots__ = ()
    _codecs = {
        "lines": ["WorkforceLineCreate"],
    }
    kind: str
    """
    Kind of allocation: airtime or power.
    See `WorkforceKind`.
    """
    lines: List[_models.WorkforceLineCreate]
    """
    Lines of the allocation, 1 to 2,000.
    """
    product_ref: Optional[str]
    """
    Product or data bundle. Default: derived from the kind and currency.
    Type: `WorkforceProductRef`.
    """
    cost_center_id: Optional[str]
    """
    ID of the cost centre to charge. Default: that of each person.
    Type: `CostCenterId`.
    """
    title: Optional[str]
    """
    Title of the allocation, for your own lists.
    Type: `Label`.
    """
    custom_sms: Optional[str]
    """
    Custom SMS message. Default: our standard message.
    Type: `SmsTemplate`.
    """
    idempotency_key: Optional[str]
    """
    Your own idempotency key: repeating a request returns the allocation it created. The header
    `Idempotency-Key` does the same; set only one of them.
    Type: `WorkforceIdempotencyKey`.
    """
    acknowledge_over_budget: Optional[bool]
    """
    Whether to proceed even if the cost centre is over budget.
    """

    def __init__(
        self,
        *,
        kind: str,
        lines: Sequence[Union[_models.WorkforceLineCreate, Mapping[str, Any]]],
        product_ref: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        title: str = NOT_GIVEN,
        custom_sms: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "kind": kind,
                    "lines": lines,
                    "product_ref": product_ref,
                    "cost_center_id": cost_center_id,
                    "title": title,
                    "custom_sms": custom_sms,
                    "idempotency_key": idempotency_key,
                    "acknowledge_over_budget": acknowledge_over_budget,
                }
            )
        )


class WorkforceExport(Model):
    """
    A file as text inside a JSON object.
    """

    __slots__ = ()
    object: Literal["workforce_export"]
    """
    Always `workforce_export`.
    """
    created: int
    """
    Time at which the file was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    filename: str
    """
    Suggested name of the file.
    """
    content_type: str
    """
    Content type of the file: `text/csv; charset=utf-8`.
    """
    rows: int
    """
    Number of rows, not counting the header.
    Type: `Count`.
    """
    content: str
    """
    Contents of the file.
    Type: `CsvText`.
    """


class WorkforceJournal(Model):
    """
    Sends as balanced journal entries.
    """

    __slots__ = ()
    _codecs = {
        "entries": ["WorkforceJournalEntry"],
        "totals": {"*":"WorkforceJournalSide"},
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["workforce_journal"]
    """
    Always `workforce_journal`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    from_: str
    """
    First day of the period, inclusive.
    Type: `Day`.
    """
    to: str
    """
    Last day of the period, inclusive.
    Type: `Day`.
    """
    entries: List[_models.WorkforceJournalEntry]
    """
    Lines, oldest first: a debit and a credit for each day, allocation, cost centre and currency.
    """
    truncated: bool
    """
    Whether there are more lines. `format=csv` returns all of them, at most 16 MiB.
    """
    totals: Dict[str, _models.WorkforceJournalSide]
    """
    Totals of debits and credits.
    """


class WorkforceJournalEntry(Model):
    """
    One line of a journal entry.
    """

    __slots__ = ()
    date: str
    """
    Calendar day in Harare.
    Type: `Day`.
    """
    reference: Optional[str]
    """
    Reference number of the allocation. Null for a transaction without one.
    Type: `WorkforceReference`.
    """
    gl_code: Optional[str]
    """
    Code in your accounting system: the cost centre's, or null for your Credit with us.
    Type: `GlCode`.
    """
    cost_center: Optional[str]
    """
    Cost centre of the line. Null for your Credit with us, and if there is none.
    Type: `CostCenterId`.
    """
    debit: str
    """
    Debit amount. `0.00` on a credit line.
    Type: `Money`.
    """
    credit: str
    """
    Credit amount. `0.00` on a debit line.
    Type: `Money`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    narrative: str
    """
    Description of the entry in words.
    Type: `Note`.
    """


class WorkforceJournalSide(Model):
    """
    Debit and credit in one currency. They are always equal.
    """

    __slots__ = ()
    debit: str
    """
    Sum of all debits.
    Type: `Money`.
    """
    credit: str
    """
    Sum of all credits.
    Type: `Money`.
    """


class WorkforceLedger(Model):
    """
    A page of the ledger. `closing` equals `opening` plus all entries of the period.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WorkforceLedgerEntry"],
    }
    _renames = {
        "from_": "from",
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
    from_: str
    """
    First day of the period, inclusive.
    Type: `Day`.
    """
    to: str
    """
    Last day of the period, inclusive.
    Type: `Day`.
    """
    opening: Dict[str, str]
    """
    Total Credit at the start of the first day.
    """
    closing: Dict[str, str]
    """
    Total Credit at the end of the last day, or now if it has not ended.
    """
    data: List[_models.WorkforceLedgerEntry]
    """
    Entries on this page, newest first.
    """


class WorkforceLedgerEntry(Model):
    """
    One entry of the ledger.
    """

    __slots__ = ()
    date: str
    """
    Calendar day in Harare.
    Type: `Day`.
    """
    kind: str
    """
    Kind of the ledger entry.
    See `WorkforceLedgerKind`.
    """
    reference: Optional[str]
    """
    Reference number of the allocation. Null for an entry without one.
    Type: `WorkforceReference`.
    """
    description: str
    """
    Description of the entry in words.
    Type: `Note`.
    """
    amount: str
    """
    Change in your Credit. Negative for debits.
    Type: `SignedMoney`.
    """
    currency: str
    """
    Three-letter ISO currency code.
    See `Currency`.
    """
    balance: str
    """
    Total Credit in this currency after the entry.
    Type: `Money`.
    """
    source: str
    """
    ID of the object that caused the entry.
    Type: `CreditSourceId`.
    """


class WorkforceLimits(Model):
    """
    Limits of a single allocation.
    """

    __slots__ = ()
    max_lines: int
    """
    Maximum number of lines.
    Type: `Count`.
    """
    max_total: Dict[str, Optional[str]]
    """
    Maximum face value. Null in a currency without a limit.
    """


class WorkforceLineCreate(Model):
    """
    What one person receives. Set `recipient_id`, or `phone` and `name`. Fields are parsed leniently:
    an invalid value fails only its line. An unknown field returns 400.
    """

    __slots__ = ()
    amount: Optional[str]
    """
    Face value that the person receives. Required.
    Type: `LineValue`.
    """
    recipient_id: Optional[str]
    """
    ID of the person, `rcp_…`, if they are registered.
    Type: `LineText`.
    """
    phone: Optional[str]
    """
    Mobile number of a person who is not registered.
    Type: `LineValue`.
    """
    name: Optional[str]
    """
    Name of a person who is not registered.
    Type: `LineValue`.
    """
    currency: Optional[str]
    """
    Currency of the line: `USD` or `ZWG`. Default: `USD`.
    Type: `LineValue`.
    """
    meter: Optional[str]
    """
    Meter number, for power only. Default: the person's default meter.
    Type: `LineValue`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the power token by SMS. Default: the person's own number.
    Type: `LineValue`.
    """
    note: Optional[str]
    """
    Note about this line. Not shown to the person.
    Type: `LineValue`.
    """

    def __init__(
        self,
        *,
        amount: str = NOT_GIVEN,
        recipient_id: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        name: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        note: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "amount": amount,
                    "recipient_id": recipient_id,
                    "phone": phone,
                    "name": name,
                    "currency": currency,
                    "meter": meter,
                    "token_phone": token_phone,
                    "note": note,
                }
            )
        )


class WorkforceMeter(Model):
    """
    A meter of a person.
    """

    __slots__ = ()
    recipient: str
    """
    Recipient who has the meter.
    Type: `RecipientId`.
    """
    name: Optional[str]
    """
    Name of the person. Null if unknown.
    Type: `Label`.
    """
    meter: str
    """
    Meter number of 11 digits.
    Type: `MeterNumber`.
    """
    name_masked: Optional[str]
    """
    Masked name of the owner, from the utility. Null until confirmed.
    """
    suburb: Optional[str]
    """
    Suburb of the meter, never the full address. Null until confirmed.
    """
    confirmed_at: Optional[int]
    """
    Time at which the utility last confirmed the meter. Null if never.
    Type: `UnixTime`.
    """
    last_units_kwh: Optional[str]
    """
    Kilowatt hours of its last token. Null if there is none.
    Type: `Units`.
    """
    last_sent_at: Optional[int]
    """
    Time at which its last token was bought. Null if there is none.
    Type: `UnixTime`.
    """


class WorkforceMeters(Model):
    """
    The meters of your people.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WorkforceMeter"],
    }
    object: Literal["workforce_meters"]
    """
    Always `workforce_meters`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    data: List[_models.WorkforceMeter]
    """
    Meters of active people, by name, at most 10,000.
    """
    truncated: bool
    """
    Whether there are more meters than listed.
    """


class WorkforceProducts(Model):
    """
    Products that can be allocated.
    """

    __slots__ = ()
    _codecs = {
        "airtime": ["Product"],
        "power": ["Product"],
    }
    object: Literal["workforce_products"]
    """
    Always `workforce_products`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    airtime: List[_models.Product]
    """
    Products of type `airtime`.
    """
    power: List[_models.Product]
    """
    Products of type `power`.
    """
