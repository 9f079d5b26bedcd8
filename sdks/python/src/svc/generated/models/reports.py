# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class FailureReport(Model):
    """
    Reasons for failed sends in a period.
    """

    __slots__ = ()
    _codecs = {
        "rows": ["FailureReportRow"],
        "totals": ["FailureReportTotals"],
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["report"]
    """
    Always `report`.
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
    kind: str
    """
    Kind of the report.
    See `ReportKind`.
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
    currency: Optional[str]
    """
    Currency that was requested. Null for both.
    See `Currency`.
    """
    group_by: List[str]
    """
    Dimensions that rows are grouped by.
    """
    rows: List[_models.FailureReportRow]
    """
    Failed sends by reason and network, most frequent first, at most 10,000.
    """
    totals: List[_models.FailureReportTotals]
    """
    Totals of all failed sends, one per currency.
    """
    truncated: bool
    """
    Whether rows were omitted because the limit was reached.
    """


class FailureReportKeys(Model):
    """
    Dimension values shared by the sends of a row.
    """

    __slots__ = ()
    failure_code: Optional[str]
    """
    Reason the sends failed. Null if unknown.
    See `SendFailureCode`.
    """
    network: Optional[str]
    """
    Network of the sends. Null if unknown.
    Type: `NetworkId`.
    """


class FailureReportRow(Model):
    """
    A group of failed sends.
    """

    __slots__ = ()
    _codecs = {
        "keys": "FailureReportKeys",
    }
    keys: _models.FailureReportKeys
    """
    Dimension values shared by the sends.
    """
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    failed: int
    """
    Number of sends that failed.
    Type: `Count`.
    """
    retried: int
    """
    Number of failed sends that were sold again with `retry`.
    Type: `Count`.
    """
    face: str
    """
    Total face value of the sends.
    Type: `Money`.
    """
    credited_back: str
    """
    Credit returned from failed sends.
    Type: `Money`.
    """


class FailureReportTotals(Model):
    """
    Totals of all failed sends in one currency.
    """

    __slots__ = ()
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    sends: int
    """
    Number of sends created.
    Type: `Count`.
    """
    failed: int
    """
    Number of sends that failed.
    Type: `Count`.
    """
    retried: int
    """
    Number of failed sends that were sold again with `retry`.
    Type: `Count`.
    """
    failure_rate: str
    """
    Percentage of sends that failed.
    Type: `Percent`.
    """
    face: str
    """
    Total face value of the sends.
    Type: `Money`.
    """
    credited_back: str
    """
    Credit returned from failed sends.
    Type: `Money`.
    """


class ProgramReport(Model):
    """
    Performance of your programs in a period.
    """

    __slots__ = ()
    _codecs = {
        "rows": ["ProgramReportRow"],
        "totals": ["ProgramReportTotals"],
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["report"]
    """
    Always `report`.
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
    kind: str
    """
    Kind of the report.
    See `ReportKind`.
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
    currency: Optional[str]
    """
    Currency that was requested. Null for both.
    See `Currency`.
    """
    group_by: List[str]
    """
    Dimensions that rows are grouped by.
    """
    rows: List[_models.ProgramReportRow]
    """
    Programs that created rewards in the period or are not closed, newest first, at most 10,000.
    """
    totals: List[_models.ProgramReportTotals]
    """
    Totals of all programs, one per currency.
    """
    truncated: bool
    """
    Whether rows were omitted because the limit was reached.
    """


class ProgramReportKeys(Model):
    """
    Dimension values of a row.
    """

    __slots__ = ()
    program: Optional[str]
    """
    Program of the row. Null if there is none.
    Type: `ProgramId`.
    """


class ProgramReportRow(Model):
    """
    Performance of one program.
    """

    __slots__ = ()
    _codecs = {
        "keys": "ProgramReportKeys",
    }
    keys: _models.ProgramReportKeys
    """
    Dimension values of the row.
    """
    name: str
    """
    Name of the program.
    Type: `Label`.
    """
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    budget: str
    """
    Current budget of the program.
    Type: `Money`.
    """
    spent: str
    """
    Amount spent on rewards created in the period, except those that failed.
    Type: `Money`.
    """
    earmarked: str
    """
    Amount currently earmarked for escrow and unclaimed links.
    Type: `Money`.
    """
    remaining: str
    """
    Amount of the budget currently remaining.
    Type: `Money`.
    """
    rewards: int
    """
    Number of rewards created.
    Type: `Count`.
    """
    delivered: int
    """
    Number of rewards that were delivered.
    Type: `Count`.
    """
    held: int
    """
    Number of rewards that are held.
    Type: `Count`.
    """
    failed: int
    """
    Number of rewards that failed.
    Type: `Count`.
    """
    cost_per_completion: Optional[str]
    """
    Amount spent per delivered reward. Null if none was delivered.
    Type: `Money`.
    """


class ProgramReportTotals(Model):
    """
    Totals of all programs in one currency.
    """

    __slots__ = ()
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    budget: str
    """
    Current budget of the program.
    Type: `Money`.
    """
    spent: str
    """
    Amount spent on rewards created in the period, except those that failed.
    Type: `Money`.
    """
    earmarked: str
    """
    Amount currently earmarked for escrow and unclaimed links.
    Type: `Money`.
    """
    remaining: str
    """
    Amount of the budget currently remaining.
    Type: `Money`.
    """
    rewards: int
    """
    Number of rewards created.
    Type: `Count`.
    """
    delivered: int
    """
    Number of rewards that were delivered.
    Type: `Count`.
    """
    held: int
    """
    Number of rewards that are held.
    Type: `Count`.
    """
    failed: int
    """
    Number of rewards that failed.
    Type: `Count`.
    """
    cost_per_completion: Optional[str]
    """
    Amount spent per delivered reward. Null if none was delivered.
    Type: `Money`.
    """


class ReconciliationKeys(Model):
    """
    Dimension values of a row.
    """

    __slots__ = ()
    api_key: Optional[str]
    """
    API key of the till. Null for sends not created by a key.
    Type: `KeyId`.
    """


class ReconciliationReport(Model):
    """
    The daily reconciliation of your tills.
    """

    __slots__ = ()
    _codecs = {
        "rows": ["ReconciliationRow"],
        "totals": ["ReconciliationTotals"],
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["report"]
    """
    Always `report`.
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
    kind: str
    """
    Kind of the report.
    See `ReportKind`.
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
    currency: Optional[str]
    """
    Currency that was requested. Null for both.
    See `Currency`.
    """
    group_by: List[str]
    """
    Dimensions that rows are grouped by.
    """
    rows: List[_models.ReconciliationRow]
    """
    Tills that sold something on the day, at most 20,000 rows.
    """
    totals: List[_models.ReconciliationTotals]
    """
    Totals of all tills, one per currency.
    """
    truncated: bool
    """
    Whether rows were omitted because the limit was reached.
    """


class ReconciliationRow(Model):
    """
    The day of one till.
    """

    __slots__ = ()
    _codecs = {
        "keys": "ReconciliationKeys",
        "opened": "StatementSends",
        "delivered": "StatementSends",
        "returned": "StatementSends",
        "unresolved": "StatementSends",
    }
    keys: _models.ReconciliationKeys
    """
    Dimension values of the row.
    """
    label: Optional[str]
    """
    Label of the key. Null if not set.
    Type: `Label`.
    """
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    opened: _models.StatementSends
    """
    Sends created on the day.
    """
    delivered: _models.StatementSends
    """
    Sends that were delivered.
    """
    returned: _models.StatementSends
    """
    Sends that failed or were cancelled. Their Credit was returned.
    """
    unresolved: _models.StatementSends
    """
    Sends that are in progress, queued, unknown or under review. Do not sell these again.
    """


class ReconciliationTotals(Model):
    """
    Totals of all tills in one currency.
    """

    __slots__ = ()
    _codecs = {
        "opened": "StatementSends",
        "delivered": "StatementSends",
        "returned": "StatementSends",
        "unresolved": "StatementSends",
    }
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    opened: _models.StatementSends
    """
    Sends created on the day.
    """
    delivered: _models.StatementSends
    """
    Sends that were delivered.
    """
    returned: _models.StatementSends
    """
    Sends that failed or were cancelled. Their Credit was returned.
    """
    unresolved: _models.StatementSends
    """
    Sends that are in progress, queued, unknown or under review. Do not sell these again.
    """


class SpendFilter(Model):
    """
    Filters of a spend report, as in `filter[network]=econet`. Multiple filters are combined with
    AND.
    """

    __slots__ = ()
    type: Optional[str]
    """
    Only sends of this type.
    See `SendType`.
    """
    network: Optional[str]
    """
    Only sends on this network.
    Type: `NetworkId`.
    """
    product: Optional[str]
    """
    Only sends of this product.
    Type: `ProductId`.
    """
    cost_center: Optional[str]
    """
    Only sends booked to this cost centre, or `none` for those without one.
    Type: `CostCenterFilter`.
    """
    program: Optional[str]
    """
    Only sends attributed to this program.
    Type: `ProgramId`.
    """
    recipient: Optional[str]
    """
    Only sends attributed to this recipient: `rcp_…`, or `ext:` followed by your own ID.
    Type: `RecipientRef`.
    """
    api_key: Optional[str]
    """
    Only sends created by this key.
    Type: `KeyId`.
    """
    source: Optional[str]
    """
    Only sends created by this source.
    See `SendSource`.
    """

    def __init__(
        self,
        *,
        type: str = NOT_GIVEN,
        network: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        source: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "type": type,
                    "network": network,
                    "product": product,
                    "cost_center": cost_center,
                    "program": program,
                    "recipient": recipient,
                    "api_key": api_key,
                    "source": source,
                }
            )
        )


class SpendKeys(Model):
    """
    Dimension values shared by the sends of a row. Null if not grouped by it or not set.
    """

    __slots__ = ()
    day: Optional[str]
    """
    Calendar day of the sends.
    Type: `Day`.
    """
    week: Optional[str]
    """
    Week of the sends.
    Type: `Week`.
    """
    month: Optional[str]
    """
    Calendar month of the sends.
    Type: `Month`.
    """
    type: Optional[str]
    """
    Type of the sends.
    See `SendType`.
    """
    network: Optional[str]
    """
    Network of the sends.
    Type: `NetworkId`.
    """
    product: Optional[str]
    """
    Product of the sends.
    Type: `ProductId`.
    """
    cost_center: Optional[str]
    """
    Cost centre of the sends.
    Type: `CostCenterId`.
    """
    program: Optional[str]
    """
    Program of the sends.
    Type: `ProgramId`.
    """
    recipient: Optional[str]
    """
    Recipient of the sends.
    Type: `RecipientId`.
    """
    api_key: Optional[str]
    """
    API key that created the sends.
    Type: `KeyId`.
    """
    source: Optional[str]
    """
    Source that created the sends.
    See `SendSource`.
    """


class SpendReport(Model):
    """
    Sends of a period and their cost.
    """

    __slots__ = ()
    _codecs = {
        "rows": ["SpendRow"],
        "totals": ["SpendTotals"],
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["report"]
    """
    Always `report`.
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
    kind: str
    """
    Kind of the report.
    See `ReportKind`.
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
    currency: Optional[str]
    """
    Currency that was requested. Null for both.
    See `Currency`.
    """
    group_by: List[str]
    """
    Dimensions that rows are grouped by. Empty if not grouped.
    """
    rows: List[_models.SpendRow]
    """
    Groups of sends in the order of their keys, at most 10,000.
    """
    totals: List[_models.SpendTotals]
    """
    Totals of all sends, one per currency, including omitted rows.
    """
    truncated: bool
    """
    Whether rows were omitted. If so, narrow the period or filters.
    """


class SpendRow(Model):
    """
    A group of sends.
    """

    __slots__ = ()
    _codecs = {
        "keys": "SpendKeys",
    }
    keys: _models.SpendKeys
    """
    Dimension values shared by the sends.
    """
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    sends: int
    """
    Number of sends created.
    Type: `Count`.
    """
    delivered: int
    """
    Number of sends that were delivered.
    Type: `Count`.
    """
    failed: int
    """
    Number of sends that failed, whether or not Credit was returned.
    Type: `Count`.
    """
    face: str
    """
    Total face value of the sends.
    Type: `Money`.
    """
    cost: str
    """
    Credit that the sends cost.
    Type: `Money`.
    """
    discount: str
    """
    Dealer discount: `face` minus `cost`.
    Type: `Money`.
    """
    credited_back: str
    """
    Credit returned from sends that failed or were cancelled.
    Type: `Money`.
    """


class SpendTotals(Model):
    """
    Totals of all sends in one currency.
    """

    __slots__ = ()
    currency: str
    """
    Currency of all amounts.
    See `Currency`.
    """
    sends: int
    """
    Number of sends created.
    Type: `Count`.
    """
    delivered: int
    """
    Number of sends that were delivered.
    Type: `Count`.
    """
    failed: int
    """
    Number of sends that failed, whether or not Credit was returned.
    Type: `Count`.
    """
    face: str
    """
    Total face value of the sends.
    Type: `Money`.
    """
    cost: str
    """
    Credit that the sends cost.
    Type: `Money`.
    """
    discount: str
    """
    Dealer discount: `face` minus `cost`.
    Type: `Money`.
    """
    credited_back: str
    """
    Credit returned from sends that failed or were cancelled.
    Type: `Money`.
    """
