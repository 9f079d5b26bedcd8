# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class DeletedSchedule(Model):
    """
    Confirmation that a schedule was deleted.
    """

    __slots__ = ()
    id: str
    """
    Unique identifier of the object.
    Type: `ScheduleId`.
    """
    object: Literal["schedule"]
    """
    Always `schedule`.
    """
    deleted: Literal[True]
    """
    Always true: the schedule was deleted.
    """


class OccurrenceCombine(Model):
    """
    Parameters to combine a day with another.
    """

    __slots__ = ()
    into: str
    """
    Day whose run this one becomes part of.
    Type: `Day`.
    """
    schedule: Optional[str]
    """
    Schedule of that day. Default: this schedule.
    Type: `ScheduleId`.
    """

    def __init__(
        self,
        *,
        into: str,
        schedule: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "into": into,
                    "schedule": schedule,
                }
            )
        )


class OccurrenceMove(Model):
    """
    Parameters to move a day.
    """

    __slots__ = ()
    to: str
    """
    New day of the run: today to 180 days from now.
    Type: `Day`.
    """

    def __init__(
        self,
        *,
        to: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "to": to,
                }
            )
        )


class OccurrenceUpdate(Model):
    """
    Changes to one day. Omitted fields keep their value; null clears a field.
    """

    __slots__ = ()
    amount_override: Optional[str]
    """
    Amount each person receives on this day, overriding all other amounts. Null removes the
    override.
    Type: `MoneyInput`.
    """
    note: Optional[str]
    """
    Your note about this day. Null removes it.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        amount_override: Optional[str] = NOT_GIVEN,
        note: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "amount_override": amount_override,
                    "note": note,
                }
            )
        )


class ScheduleCreate(Model):
    """
    Parameters to create a schedule. Set when it runs (`cadence` and the fields it needs), who
    receives it (`group`, `recipients` or one `meter`), and what (`amount`, with `currency` or
    `product`).
    """

    __slots__ = ()
    _codecs = {
        "recipients": ["ScheduleRecipientCreate"],
    }
    name: str
    """
    Name of the schedule.
    Type: `Label`.
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
    minute: Optional[int]
    """
    Minute at which it runs: a quarter of the hour.
    Type: `ScheduleMinute`.
    """
    day_of_week: Optional[int]
    """
    Day of the week. Required for `weekly`.
    Type: `DayOfWeek`.
    """
    day_of_month: Optional[int]
    """
    Day of the month. Required for `monthly` and `yearly`; for `payday`, used if the account has no
    payday.
    Type: `DayOfMonth`.
    """
    month_of_year: Optional[int]
    """
    Month of the year. Required for `yearly`.
    Type: `MonthOfYear`.
    """
    anchor_date: Optional[str]
    """
    A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
    Required for `biweekly`.
    Type: `Day`.
    """
    group: Optional[str]
    """
    Group whose members on the day of the run receive it. Not allowed with `recipients`.
    Type: `GroupId`.
    """
    recipients: Optional[List[Union[str, _models.ScheduleRecipientCreate]]]
    """
    People who receive it, up to 2,000.
    """
    product: Optional[str]
    """
    Product slug. Default: derived from `type` and `currency`.
    Type: `ProductId`.
    """
    type: Optional[str]
    """
    What to send. Default: derived from the product; otherwise power if there is a meter, else
    airtime.
    See `SendType`.
    """
    currency: Optional[str]
    """
    Three-letter currency code. There is no default: set this or `product`.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. Required for data. Its price is the amount.
    Type: `BundleId`.
    """
    amount: Optional[str]
    """
    Amount each person receives. Required unless every person has an amount, or for data.
    Type: `MoneyInput`.
    """
    sms_message: Optional[str]
    """
    Custom SMS message, as in `POST /sends`.
    Type: `SmsTemplate`.
    """
    custom_sms: Optional[bool]
    """
    Whether to send `sms_message` instead of our standard message. Default: true if it is set.
    """
    cost_center: Optional[str]
    """
    Cost centre to book it to. Default: each recipient's own.
    Type: `CostCenterId`.
    """
    meter: Optional[str]
    """
    The only meter to buy power for, instead of people.
    Type: `MeterInput`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the token by SMS. Required with `meter`.
    Type: `PhoneInput`.
    """
    active: Optional[bool]
    """
    Whether the schedule is active.
    """
    precheck_credit: Optional[bool]
    """
    Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
    """
    on_insufficient: Optional[str]
    """
    What to do if your Credit is too low on the day of a run.
    See `ScheduleInsufficientChoice`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the schedule.
    """

    def __init__(
        self,
        *,
        name: str,
        cadence: str,
        hour: int,
        minute: int = NOT_GIVEN,
        day_of_week: int = NOT_GIVEN,
        day_of_month: int = NOT_GIVEN,
        month_of_year: int = NOT_GIVEN,
        anchor_date: str = NOT_GIVEN,
        group: str = NOT_GIVEN,
        recipients: Sequence[Union[str, Union[_models.ScheduleRecipientCreate, Mapping[str, Any]]]] = NOT_GIVEN,
        product: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        custom_sms: bool = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        precheck_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "cadence": cadence,
                    "hour": hour,
                    "minute": minute,
                    "day_of_week": day_of_week,
                    "day_of_month": day_of_month,
                    "month_of_year": month_of_year,
                    "anchor_date": anchor_date,
                    "group": group,
                    "recipients": recipients,
                    "product": product,
                    "type": type,
                    "currency": currency,
                    "bundle_id": bundle_id,
                    "amount": amount,
                    "sms_message": sms_message,
                    "custom_sms": custom_sms,
                    "cost_center": cost_center,
                    "meter": meter,
                    "token_phone": token_phone,
                    "active": active,
                    "precheck_credit": precheck_credit,
                    "on_insufficient": on_insufficient,
                    "metadata": metadata,
                }
            )
        )


class ScheduleList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Schedule"],
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
    data: List[_models.Schedule]
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


class ScheduleOccurrenceList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["ScheduleOccurrence"],
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
    data: List[_models.ScheduleOccurrence]
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


class ScheduleRecipientCreate(Model):
    """
    A person of a schedule, with individual settings. Set `recipient` or `phone`.
    """

    __slots__ = ()
    recipient: Optional[str]
    """
    ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
    Type: `RecipientRef`.
    """
    phone: Optional[str]
    """
    Phone number of a person who is not a recipient.
    Type: `PhoneInput`.
    """
    amount: Optional[str]
    """
    Amount for this person. Default: the schedule's amount.
    Type: `MoneyInput`.
    """
    bundle_id: Optional[str]
    """
    Bundle for this person, for data only. Default: the schedule's bundle.
    Type: `BundleId`.
    """
    meter: Optional[str]
    """
    Meter of this person, for power only. Default: the recipient's default meter.
    Type: `MeterInput`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the power token by SMS. Default: the person's own number.
    Type: `PhoneInput`.
    """
    name: Optional[str]
    """
    Name of the person, for `{name}` and `{first_name}` in the SMS message.
    Type: `Label`.
    """

    def __init__(
        self,
        *,
        recipient: Optional[str] = NOT_GIVEN,
        phone: Optional[str] = NOT_GIVEN,
        amount: Optional[str] = NOT_GIVEN,
        bundle_id: Optional[str] = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        token_phone: Optional[str] = NOT_GIVEN,
        name: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "recipient": recipient,
                    "phone": phone,
                    "amount": amount,
                    "bundle_id": bundle_id,
                    "meter": meter,
                    "token_phone": token_phone,
                    "name": name,
                }
            )
        )


class ScheduleRun(Model):
    """
    Parameters to run a schedule now.
    """

    __slots__ = ()
    again: Optional[bool]
    """
    Whether to run even if the schedule has already run today.
    """

    def __init__(
        self,
        *,
        again: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "again": again,
                }
            )
        )


class ScheduleRunPreview(Model):
    """
    A preview of a run, which writes nothing.
    """

    __slots__ = ()
    _codecs = {
        "occurrence": "ScheduleOccurrence",
        "counts": "BatchPreviewCounts",
        "credit": {"*":"BatchCreditCheck"},
        "provider_float": ["ProviderFloat"],
        "lines": ["BatchPreviewLine"],
    }
    object: Literal["schedule_run_preview"]
    """
    Always `schedule_run_preview`.
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
    occurrence: _models.ScheduleOccurrence
    """
    Day that would run: today, even if the cadence has no run today.
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


class ScheduleUpdate(Model):
    """
    Changes to a schedule. Omitted fields keep their value; null clears a field; lists are replaced
    as a whole. Days that you changed individually keep their changes while they are still due.
    """

    __slots__ = ()
    _codecs = {
        "recipients": ["ScheduleRecipientCreate"],
    }
    name: Optional[str]
    """
    Name of the schedule.
    Type: `Label`.
    """
    cadence: Optional[str]
    """
    How often the schedule runs.
    See `ScheduleCadence`.
    """
    hour: Optional[int]
    """
    Hour of the day at which it runs, in Harare time.
    Type: `ScheduleHour`.
    """
    minute: Optional[int]
    """
    Minute at which it runs: a quarter of the hour.
    Type: `ScheduleMinute`.
    """
    day_of_week: Optional[int]
    """
    Day of the week, for `weekly`. Null clears it.
    Type: `DayOfWeek`.
    """
    day_of_month: Optional[int]
    """
    Day of the month, for `monthly`, `yearly` and `payday`. Null clears it.
    Type: `DayOfMonth`.
    """
    month_of_year: Optional[int]
    """
    Month of the year, for `yearly`. Null clears it.
    Type: `MonthOfYear`.
    """
    anchor_date: Optional[str]
    """
    A date on which it runs, from which 14-day periods are counted, for `biweekly`. Null clears it.
    Type: `Day`.
    """
    group: Optional[str]
    """
    Group whose members receive it. Replaces `recipients`.
    Type: `GroupId`.
    """
    recipients: Optional[List[Union[str, _models.ScheduleRecipientCreate]]]
    """
    People who receive it, as a complete list. Replaces `group`.
    """
    product: Optional[str]
    """
    Product slug, such as `airtime-usd`.
    Type: `ProductId`.
    """
    type: Optional[str]
    """
    Type of what to send.
    See `SendType`.
    """
    currency: Optional[str]
    """
    Three-letter ISO currency code.
    Type: `CurrencyInput`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. For data only.
    Type: `BundleId`.
    """
    amount: Optional[str]
    """
    Amount that each person receives. Null if every person has an amount.
    Type: `MoneyInput`.
    """
    sms_message: Optional[str]
    """
    Custom SMS message. Null restores our standard message.
    Type: `SmsTemplate`.
    """
    custom_sms: Optional[bool]
    """
    Whether to send `sms_message` instead of our standard message.
    """
    cost_center: Optional[str]
    """
    Cost centre to book it to. Null for each recipient's own.
    Type: `CostCenterId`.
    """
    meter: Optional[str]
    """
    The only meter to buy power for, instead of people.
    Type: `MeterInput`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the token by SMS, with `meter`.
    Type: `PhoneInput`.
    """
    active: Optional[bool]
    """
    Whether the schedule is active. False pauses it; days that pass while paused are not made up.
    """
    precheck_credit: Optional[bool]
    """
    Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
    """
    on_insufficient: Optional[str]
    """
    What to do if your Credit is too low on the day of a run.
    See `ScheduleInsufficientChoice`.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own key-value data about the schedule. Keys are merged; see `MetadataUpdate`. Null removes
    all keys.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        cadence: str = NOT_GIVEN,
        hour: int = NOT_GIVEN,
        minute: int = NOT_GIVEN,
        day_of_week: Optional[int] = NOT_GIVEN,
        day_of_month: Optional[int] = NOT_GIVEN,
        month_of_year: Optional[int] = NOT_GIVEN,
        anchor_date: Optional[str] = NOT_GIVEN,
        group: Optional[str] = NOT_GIVEN,
        recipients: Sequence[Union[str, Union[_models.ScheduleRecipientCreate, Mapping[str, Any]]]] = NOT_GIVEN,
        product: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: Optional[str] = NOT_GIVEN,
        amount: Optional[str] = NOT_GIVEN,
        sms_message: Optional[str] = NOT_GIVEN,
        custom_sms: bool = NOT_GIVEN,
        cost_center: Optional[str] = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        token_phone: Optional[str] = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        precheck_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "cadence": cadence,
                    "hour": hour,
                    "minute": minute,
                    "day_of_week": day_of_week,
                    "day_of_month": day_of_month,
                    "month_of_year": month_of_year,
                    "anchor_date": anchor_date,
                    "group": group,
                    "recipients": recipients,
                    "product": product,
                    "type": type,
                    "currency": currency,
                    "bundle_id": bundle_id,
                    "amount": amount,
                    "sms_message": sms_message,
                    "custom_sms": custom_sms,
                    "cost_center": cost_center,
                    "meter": meter,
                    "token_phone": token_phone,
                    "active": active,
                    "precheck_credit": precheck_credit,
                    "on_insufficient": on_insufficient,
                    "metadata": metadata,
                }
            )
        )
