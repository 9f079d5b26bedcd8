# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models
    from ...runtime.file import AsyncFileResult, FileResult
    from ...runtime.page import AsyncPage, AsyncPageRequest, Page
    from ...runtime.options import RequestOptions
    from ...runtime.model import Empty


from ...runtime.model import NOT_GIVEN
from ...runtime.resource import AsyncResource, Resource
from ..operations import OPERATIONS


class WorkforceCostCentersResource(Resource):

    def change_people(
        self,
        cost_center_id: str,
        *,
        add: Sequence[str] = NOT_GIVEN,
        remove: Sequence[str] = NOT_GIVEN,
        new: Sequence[Union[_models.WorkforceDepartmentPerson, Mapping[str, Any]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentPeople:
        """
        Update the people of a department.

        Adds people to a department and removes others in one request. People in `new` are registered
        first. At least one of the three lists is required. A person who cannot be added or removed is
        listed in `errors`; the other changes are still made. An unknown ID returns 400
        `reference_not_found`, as does adding people to an archived department, and nothing is changed.

        Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
        `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.change_people"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "add": add,
                "remove": remove,
                "new": new,
            },
            request_options,
        )

    def create(
        self,
        *,
        name: str,
        code: str = NOT_GIVEN,
        monthly_budget: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartment:
        """
        Create a department.

        Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
        too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
        exists.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_amount`, `invalid_currency`, `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.create"],
            {},
            {
                "name": name,
                "code": code,
                "monthly_budget": monthly_budget,
                "currency": currency,
                "is_active": is_active,
            },
            request_options,
        )

    def get_people(
        self,
        cost_center_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentPeople:
        """
        List the people of a department.

        Lists the people of a department with what each received this month and their monthly cap. To
        change who belongs to it, use `POST` on the same path.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.get_people"],
            {
                "cost_center_id": cost_center_id,
            },
            {},
            request_options,
        )

    def get_spend(
        self,
        cost_center_id: str,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentSpend:
        """
        Retrieve the spend of a department.

        Retrieves the spend of a department in a period: by month against its budget, by kind, and the
        people who received most. Failed sends are not counted.

        Errors: `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.get_spend"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "from": from_,
                "to": to,
            },
            request_options,
        )

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentList:
        """
        List departments.

        Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
        all active departments, by currency.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.list"],
            {},
            {},
            request_options,
        )

    def update(
        self,
        cost_center_id: str,
        *,
        name: str = NOT_GIVEN,
        code: Optional[str] = NOT_GIVEN,
        monthly_budget: Optional[str] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartment:
        """
        Update a department.

        Updates a department, or archives it with `is_active: false`. Using an archived department
        returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
        current month.

        Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.update"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "name": name,
                "code": code,
                "monthly_budget": monthly_budget,
                "currency": currency,
                "is_active": is_active,
            },
            request_options,
        )


class AsyncWorkforceCostCentersResource(AsyncResource):

    async def change_people(
        self,
        cost_center_id: str,
        *,
        add: Sequence[str] = NOT_GIVEN,
        remove: Sequence[str] = NOT_GIVEN,
        new: Sequence[Union[_models.WorkforceDepartmentPerson, Mapping[str, Any]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentPeople:
        """
        Update the people of a department.

        Adds people to a department and removes others in one request. People in `new` are registered
        first. At least one of the three lists is required. A person who cannot be added or removed is
        listed in `errors`; the other changes are still made. An unknown ID returns 400
        `reference_not_found`, as does adding people to an archived department, and nothing is changed.

        Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
        `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.change_people"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "add": add,
                "remove": remove,
                "new": new,
            },
            request_options,
        )

    async def create(
        self,
        *,
        name: str,
        code: str = NOT_GIVEN,
        monthly_budget: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartment:
        """
        Create a department.

        Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
        too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
        exists.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_amount`, `invalid_currency`, `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.create"],
            {},
            {
                "name": name,
                "code": code,
                "monthly_budget": monthly_budget,
                "currency": currency,
                "is_active": is_active,
            },
            request_options,
        )

    async def get_people(
        self,
        cost_center_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentPeople:
        """
        List the people of a department.

        Lists the people of a department with what each received this month and their monthly cap. To
        change who belongs to it, use `POST` on the same path.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.get_people"],
            {
                "cost_center_id": cost_center_id,
            },
            {},
            request_options,
        )

    async def get_spend(
        self,
        cost_center_id: str,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentSpend:
        """
        Retrieve the spend of a department.

        Retrieves the spend of a department in a period: by month against its budget, by kind, and the
        people who received most. Failed sends are not counted.

        Errors: `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.get_spend"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "from": from_,
                "to": to,
            },
            request_options,
        )

    async def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartmentList:
        """
        List departments.

        Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
        all active departments, by currency.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.list"],
            {},
            {},
            request_options,
        )

    async def update(
        self,
        cost_center_id: str,
        *,
        name: str = NOT_GIVEN,
        code: Optional[str] = NOT_GIVEN,
        monthly_budget: Optional[str] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceDepartment:
        """
        Update a department.

        Updates a department, or archives it with `is_active: false`. Using an archived department
        returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
        current month.

        Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.cost_centers.update"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "name": name,
                "code": code,
                "monthly_budget": monthly_budget,
                "currency": currency,
                "is_active": is_active,
            },
            request_options,
        )
