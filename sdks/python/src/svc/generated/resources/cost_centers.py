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


class CostCentersResource(Resource):

    def create(
        self,
        *,
        name: str,
        currency: str,
        gl_code: str = NOT_GIVEN,
        monthly_budget: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CostCenter:
        """
        Create a cost centre.

        Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
        filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
        spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
        cost centre, already exists.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["cost_centers.create"],
            {},
            {
                "name": name,
                "currency": currency,
                "gl_code": gl_code,
                "monthly_budget": monthly_budget,
                "is_active": is_active,
                "metadata": metadata,
            },
            request_options,
        )

    def get(
        self,
        cost_center_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CostCenter:
        """
        Retrieve a cost centre.

        Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
        before `remaining` becomes negative.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["cost_centers.get"],
            {
                "cost_center_id": cost_center_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.CostCenter]:
        """
        List cost centres.

        Lists the cost centres of the account, newest first, with this month's spend. Use
        `is_active=true` for those that sends can be booked to.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["cost_centers.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "is_active": is_active,
            },
            request_options,
        )

    def update(
        self,
        cost_center_id: str,
        *,
        name: str = NOT_GIVEN,
        gl_code: Optional[str] = NOT_GIVEN,
        monthly_budget: Optional[str] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CostCenter:
        """
        Update a cost centre.

        Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
        `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
        in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
        assigned to a person. The currency can change only while nothing is booked to it; otherwise the
        request returns 409 `resource_in_use`.

        Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
        `resource_in_use`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["cost_centers.update"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "name": name,
                "gl_code": gl_code,
                "monthly_budget": monthly_budget,
                "currency": currency,
                "is_active": is_active,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncCostCentersResource(AsyncResource):

    async def create(
        self,
        *,
        name: str,
        currency: str,
        gl_code: str = NOT_GIVEN,
        monthly_budget: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CostCenter:
        """
        Create a cost centre.

        Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
        filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
        spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
        cost centre, already exists.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["cost_centers.create"],
            {},
            {
                "name": name,
                "currency": currency,
                "gl_code": gl_code,
                "monthly_budget": monthly_budget,
                "is_active": is_active,
                "metadata": metadata,
            },
            request_options,
        )

    async def get(
        self,
        cost_center_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CostCenter:
        """
        Retrieve a cost centre.

        Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
        before `remaining` becomes negative.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["cost_centers.get"],
            {
                "cost_center_id": cost_center_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.CostCenter]:
        """
        List cost centres.

        Lists the cost centres of the account, newest first, with this month's spend. Use
        `is_active=true` for those that sends can be booked to.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["cost_centers.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "is_active": is_active,
            },
            request_options,
        )

    async def update(
        self,
        cost_center_id: str,
        *,
        name: str = NOT_GIVEN,
        gl_code: Optional[str] = NOT_GIVEN,
        monthly_budget: Optional[str] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        is_active: bool = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CostCenter:
        """
        Update a cost centre.

        Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
        `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
        in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
        assigned to a person. The currency can change only while nothing is booked to it; otherwise the
        request returns 409 `resource_in_use`.

        Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
        `resource_in_use`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["cost_centers.update"],
            {
                "cost_center_id": cost_center_id,
            },
            {
                "name": name,
                "gl_code": gl_code,
                "monthly_budget": monthly_budget,
                "currency": currency,
                "is_active": is_active,
                "metadata": metadata,
            },
            request_options,
        )
