# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WorkforceDepartment(Model):
    """
    A department: a cost centre, as an employer sees it.
    """

    __slots__ = ()
    id: str
    """
    ID of the cost centre, as in `/cost-centers`.
    Type: `CostCenterId`.
    """
    object: Literal["workforce_department"]
    """
    Always `workforce_department`.
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
    Name of the department.
    Type: `Label`.
    """
    code: Optional[str]
    """
    Code in your accounting system. Null if not set.
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
    Whether anything can be booked to it.
    """
    people_count: int
    """
    Number of people in the department.
    Type: `Count`.
    """
    spent_this_month: str
    """
    Amount spent this month, in the department's currency.
    Type: `Money`.
    """
    remaining: Optional[str]
    """
    Remaining budget this month, negative if exceeded. Null if there is no budget.
    Type: `SignedMoney`.
    """


class WorkforceDepartmentCreate(Model):
    """
    Parameters to create a department.
    """

    __slots__ = ()
    name: str
    """
    Name of the department.
    Type: `Label`.
    """
    code: Optional[str]
    """
    Code in your accounting system, unique in the account.
    Type: `GlCode`.
    """
    monthly_budget: Optional[str]
    """
    Budget per calendar month in Harare. Default: no budget.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    Currency of the budget. Default: `USD`.
    Type: `CurrencyInput`.
    """
    is_active: Optional[bool]
    """
    Whether anything can be booked to it.
    """

    def __init__(
        self,
        *,
        name: str,
        code: str = NOT_GIVEN,
        monthly_budget: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "code": code,
                    "monthly_budget": monthly_budget,
                    "currency": currency,
                    "is_active": is_active,
                }
            )
        )


class WorkforceDepartmentList(Model):
    """
    A list of all departments.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WorkforceDepartment"],
        "totals": {"*":"WorkforceDepartmentSums"},
    }
    object: Literal["workforce_department_list"]
    """
    Always `workforce_department_list`.
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
    data: List[_models.WorkforceDepartment]
    """
    Departments by name, archived ones last, at most 1,000.
    """
    truncated: bool
    """
    Whether there are more departments. `GET /cost-centers` lists all of them.
    """
    totals: Dict[str, _models.WorkforceDepartmentSums]
    """
    Totals of the active departments.
    """


class WorkforceDepartmentPeople(Model):
    """
    The people of a department, and the result of a change.
    """

    __slots__ = ()
    _codecs = {
        "department": "WorkforceDepartment",
        "people": ["WorkforcePerson"],
        "errors": ["ErrorDetail"],
    }
    object: Literal["workforce_department_people"]
    """
    Always `workforce_department_people`.
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
    department: _models.WorkforceDepartment
    """
    Department that the people belong to.
    """
    people: List[_models.WorkforcePerson]
    """
    People of the department by name, at most 10,000.
    """
    truncated: bool
    """
    Whether there are more people. `GET /workforce/recipients` lists all of them.
    """
    added_count: int
    """
    Number of registered people added by the change. 0 without a change.
    Type: `Count`.
    """
    removed_count: int
    """
    Number of people removed by the change.
    Type: `Count`.
    """
    created_count: int
    """
    Number of people registered by the change.
    Type: `Count`.
    """
    errors: List[_models.ErrorDetail]
    """
    Errors of people who could not be changed; `param` identifies them, such as `new[2]`. The other
    changes were made.
    """


class WorkforceDepartmentPeopleChange(Model):
    """
    People to add to and remove from a department.
    """

    __slots__ = ()
    _codecs = {
        "new": ["WorkforceDepartmentPerson"],
    }
    add: Optional[List[str]]
    """
    IDs of registered people to add. They leave their previous department.
    """
    remove: Optional[List[str]]
    """
    IDs of people to remove. They stay registered.
    """
    new: Optional[List[_models.WorkforceDepartmentPerson]]
    """
    People to register and add. A person whose number is already registered is only added.
    """

    def __init__(
        self,
        *,
        add: Sequence[str] = NOT_GIVEN,
        remove: Sequence[str] = NOT_GIVEN,
        new: Sequence[Union[_models.WorkforceDepartmentPerson, Mapping[str, Any]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "add": add,
                    "remove": remove,
                    "new": new,
                }
            )
        )


class WorkforceDepartmentPerson(Model):
    """
    A person to register and add to the department.
    """

    __slots__ = ()
    name: str
    """
    Name of the person.
    Type: `Label`.
    """
    phone: str
    """
    Mobile number, in any Zimbabwean format.
    Type: `PhoneInput`.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Unique in the account.
    Type: `PayrollId`.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
    no cap.
    """

    def __init__(
        self,
        *,
        name: str,
        phone: str,
        payroll_id: str = NOT_GIVEN,
        monthly_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "phone": phone,
                    "payroll_id": payroll_id,
                    "monthly_cap": monthly_cap,
                }
            )
        )


class WorkforceDepartmentSpend(Model):
    """
    Spend of a department in a period.
    """

    __slots__ = ()
    _codecs = {
        "department": "WorkforceDepartment",
        "months": ["WorkforceMonthSpend"],
        "by_kind": ["WorkforceKindSpend"],
        "by_person": ["WorkforcePersonSpend"],
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["workforce_department_spend"]
    """
    Always `workforce_department_spend`.
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
    department: _models.WorkforceDepartment
    """
    Department that the spend belongs to.
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
    totals: Dict[str, str]
    """
    Total face value, by currency.
    """
    months: List[_models.WorkforceMonthSpend]
    """
    Spend of each month in the period, oldest first.
    """
    by_kind: List[_models.WorkforceKindSpend]
    """
    Spend by kind of allocation.
    """
    by_person: List[_models.WorkforcePersonSpend]
    """
    Spend of the 50 people who received most.
    """


class WorkforceDepartmentSums(Model):
    """
    Totals of all departments in one currency.
    """

    __slots__ = ()
    monthly_budget: str
    """
    Total monthly budget of the departments.
    Type: `Money`.
    """
    spent_this_month: str
    """
    Total spend of the departments this month.
    Type: `Money`.
    """
    remaining: str
    """
    Total remaining budget, negative if exceeded.
    Type: `SignedMoney`.
    """


class WorkforceDepartmentUpdate(Model):
    """
    Changes to a department. Omitted fields keep their value; null clears a field.
    """

    __slots__ = ()
    name: Optional[str]
    """
    Name of the department.
    Type: `Label`.
    """
    code: Optional[str]
    """
    Code in your accounting system. Null removes it.
    Type: `GlCode`.
    """
    monthly_budget: Optional[str]
    """
    Budget per calendar month in Harare. Null removes it.
    Type: `MoneyInput`.
    """
    currency: Optional[str]
    """
    Currency of the budget. Can change only until something is booked to it.
    Type: `CurrencyInput`.
    """
    is_active: Optional[bool]
    """
    Whether anything can be booked to it. `false` archives it.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        code: Optional[str] = NOT_GIVEN,
        monthly_budget: Optional[str] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "code": code,
                    "monthly_budget": monthly_budget,
                    "currency": currency,
                    "is_active": is_active,
                }
            )
        )


class WorkforceKindSpend(Model):
    """
    Spend on one kind of allocation.
    """

    __slots__ = ()
    kind: str
    """
    Kind of allocation: airtime or power.
    See `WorkforceKind`.
    """
    count: int
    """
    Number of sends to people.
    Type: `Count`.
    """
    amount: Dict[str, str]
    """
    Total face value of the sends.
    """


class WorkforceMonthSpend(Model):
    """
    Spend of one month against the department's budget.
    """

    __slots__ = ()
    month: str
    """
    Calendar month in Harare.
    Type: `Month`.
    """
    currency: str
    """
    Currency of the amounts: that of the department.
    See `Currency`.
    """
    budget: Optional[str]
    """
    Budget of the month. Null if there is none.
    Type: `Money`.
    """
    spent: str
    """
    Amount spent in the month.
    Type: `Money`.
    """


class WorkforcePersonSpend(Model):
    """
    Spend on one person.
    """

    __slots__ = ()
    recipient: Optional[str]
    """
    Recipient of the sends. Null for people who are not registered.
    Type: `RecipientId`.
    """
    name: Optional[str]
    """
    Name of the person. Null if unknown.
    Type: `Label`.
    """
    count: int
    """
    Number of sends to the person.
    Type: `Count`.
    """
    amount: Dict[str, str]
    """
    Total face value of the sends.
    """
