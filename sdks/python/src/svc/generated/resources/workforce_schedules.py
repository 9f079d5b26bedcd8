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


class WorkforceSchedulesResource(Resource):

    def list(
        self,
        *,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Schedule]:
        """
        List schedules of people.

        Returns a page of the schedules of your people, newest first. To create or update schedules, use
        `/schedules`.
        """
        return self._page(
            OPERATIONS["workforce.schedules.list"],
            {},
            {
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    def run(
        self,
        schedule_id: str,
        *,
        again: bool = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceSendResult:
        """
        Run a schedule of people now.

        Runs a schedule immediately as an allocation, with its own reference number and within the budget
        of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
        today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
        exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
        so that repeating the request does not run it again.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
        `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.schedules.run"],
            {
                "schedule_id": schedule_id,
            },
            {
                "again": again,
                "acknowledge_over_budget": acknowledge_over_budget,
                "idempotency_key": idempotency_key,
            },
            request_options,
        )


class AsyncWorkforceSchedulesResource(AsyncResource):

    def list(
        self,
        *,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Schedule]:
        """
        List schedules of people.

        Returns a page of the schedules of your people, newest first. To create or update schedules, use
        `/schedules`.
        """
        return self._page(
            OPERATIONS["workforce.schedules.list"],
            {},
            {
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    async def run(
        self,
        schedule_id: str,
        *,
        again: bool = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceSendResult:
        """
        Run a schedule of people now.

        Runs a schedule immediately as an allocation, with its own reference number and within the budget
        of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
        today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
        exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
        so that repeating the request does not run it again.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
        `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.schedules.run"],
            {
                "schedule_id": schedule_id,
            },
            {
                "again": again,
                "acknowledge_over_budget": acknowledge_over_budget,
                "idempotency_key": idempotency_key,
            },
            request_options,
        )
