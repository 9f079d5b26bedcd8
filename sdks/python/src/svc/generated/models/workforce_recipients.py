# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WorkforcePersonCreate(Model):
    """
    Parameters to register a person.
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
    cost_center_id: Optional[str]
    """
    Cost centre that the person belongs to.
    Type: `CostCenterId`.
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
        cost_center_id: str = NOT_GIVEN,
        monthly_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "phone": phone,
                    "payroll_id": payroll_id,
                    "cost_center_id": cost_center_id,
                    "monthly_cap": monthly_cap,
                }
            )
        )


class WorkforcePersonCreated(Model):
    """
    The result of registering a person.
    """

    __slots__ = ()
    _codecs = {
        "person": "WorkforcePerson",
    }
    object: Literal["workforce_person_created"]
    """
    Always `workforce_person_created`.
    """
    person: _models.WorkforcePerson
    """
    The person as registered.
    """
    is_new: bool
    """
    Whether a new person was registered.
    """
    matched_existing: bool
    """
    Whether the number or payroll number was already registered; if so, that person was updated.
    """
    warnings: List[str]
    """
    Warnings about the person.
    """


class WorkforcePersonPage(Model):
    """
    A page of your people.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WorkforcePerson"],
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
    data: List[_models.WorkforcePerson]
    """
    People on this page, by name.
    """


class WorkforcePersonUpdate(Model):
    """
    Changes to a person. Omitted fields keep their value; null removes the value.
    """

    __slots__ = ()
    name: Optional[str]
    """
    Name of the person.
    Type: `Label`.
    """
    phone: Optional[str]
    """
    Mobile number, in any Zimbabwean format.
    Type: `PhoneInput`.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Null removes it.
    Type: `PayrollId`.
    """
    cost_center_id: Optional[str]
    """
    Cost centre that the person belongs to. Null removes it.
    Type: `CostCenterId`.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum the person can receive per calendar month in Harare. Null removes it.
    """
    notes: Optional[str]
    """
    Your notes about the person. Null removes them.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        payroll_id: Optional[str] = NOT_GIVEN,
        cost_center_id: Optional[str] = NOT_GIVEN,
        monthly_cap: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        notes: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "phone": phone,
                    "payroll_id": payroll_id,
                    "cost_center_id": cost_center_id,
                    "monthly_cap": monthly_cap,
                    "notes": notes,
                }
            )
        )


class WorkforcePersonUpdated(Model):
    """
    The result of updating a person.
    """

    __slots__ = ()
    _codecs = {
        "person": "WorkforcePerson",
    }
    object: Literal["workforce_person_updated"]
    """
    Always `workforce_person_updated`.
    """
    person: _models.WorkforcePerson
    """
    The updated person with their new details.
    """
    is_new: bool
    """
    Always false: an update registers nobody.
    """
    matched_existing: bool
    """
    Always true: the person was already registered.
    """
    warnings: List[str]
    """
    Warnings about the person.
    """
