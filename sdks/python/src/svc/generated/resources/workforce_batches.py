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


class WorkforceBatchesResource(Resource):

    def cancel(
        self,
        reference: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceBatch:
        """
        Cancel an allocation.

        Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
        them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
        cancelled, the request returns 200 with the allocation unchanged.

        Errors: `batch_not_cancellable`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.cancel"],
            {
                "reference": reference,
            },
            {},
            request_options,
        )

    def get(
        self,
        reference: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceBatch:
        """
        Retrieve an allocation.

        Retrieves an allocation with what each person received and its outcome. While it is `processing`,
        poll every few seconds. Failed lines can be sent again with
        `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
        tokens show only their last four digits.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.get"],
            {
                "reference": reference,
            },
            {},
            request_options,
        )

    def get_results(
        self,
        reference: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Retrieve allocation results as CSV.

        Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
        by the columns of `/batches/{batch_id}/results.csv`.
        """
        return self._file(
            OPERATIONS["workforce.batches.get_results"],
            {
                "reference": reference,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.WorkforceBatchSummary]:
        """
        List allocations.

        Returns a page of your allocations, newest first, without their lines. Dates are creation dates
        in Harare.

        Errors: `reference_not_found`, `time_out_of_range`.
        """
        return self._page(
            OPERATIONS["workforce.batches.list"],
            {},
            {
                "from": from_,
                "to": to,
                "status": status,
                "cost_center": cost_center,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    def preview_resend(
        self,
        reference: str,
        *,
        item_ids: Sequence[str] = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePreview:
        """
        Preview a resend.

        Previews a resend without creating it: which lines would be sent again and what they would cost.
        The network is not asked and nothing is written; lines that were delivered late are only omitted
        in the resend itself.

        Errors: `reference_not_found`, `nothing_to_retry`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.preview_resend"],
            {
                "reference": reference,
            },
            {
                "item_ids": item_ids,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )

    def resend(
        self,
        reference: str,
        *,
        item_ids: Sequence[str] = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceSendResult:
        """
        Resend failed lines of an allocation.

        Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
        resent once. The network is first asked about the original send, and a line that was delivered
        after all is omitted. Returns 409 `nothing_to_retry` if no line is left.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
        `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.resend"],
            {
                "reference": reference,
            },
            {
                "item_ids": item_ids,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )


class AsyncWorkforceBatchesResource(AsyncResource):

    async def cancel(
        self,
        reference: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceBatch:
        """
        Cancel an allocation.

        Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
        them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
        cancelled, the request returns 200 with the allocation unchanged.

        Errors: `batch_not_cancellable`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.cancel"],
            {
                "reference": reference,
            },
            {},
            request_options,
        )

    async def get(
        self,
        reference: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceBatch:
        """
        Retrieve an allocation.

        Retrieves an allocation with what each person received and its outcome. While it is `processing`,
        poll every few seconds. Failed lines can be sent again with
        `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
        tokens show only their last four digits.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.get"],
            {
                "reference": reference,
            },
            {},
            request_options,
        )

    async def get_results(
        self,
        reference: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Retrieve allocation results as CSV.

        Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
        by the columns of `/batches/{batch_id}/results.csv`.
        """
        return await self._file(
            OPERATIONS["workforce.batches.get_results"],
            {
                "reference": reference,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.WorkforceBatchSummary]:
        """
        List allocations.

        Returns a page of your allocations, newest first, without their lines. Dates are creation dates
        in Harare.

        Errors: `reference_not_found`, `time_out_of_range`.
        """
        return self._page(
            OPERATIONS["workforce.batches.list"],
            {},
            {
                "from": from_,
                "to": to,
                "status": status,
                "cost_center": cost_center,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    async def preview_resend(
        self,
        reference: str,
        *,
        item_ids: Sequence[str] = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePreview:
        """
        Preview a resend.

        Previews a resend without creating it: which lines would be sent again and what they would cost.
        The network is not asked and nothing is written; lines that were delivered late are only omitted
        in the resend itself.

        Errors: `reference_not_found`, `nothing_to_retry`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.preview_resend"],
            {
                "reference": reference,
            },
            {
                "item_ids": item_ids,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )

    async def resend(
        self,
        reference: str,
        *,
        item_ids: Sequence[str] = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceSendResult:
        """
        Resend failed lines of an allocation.

        Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
        resent once. The network is first asked about the original send, and a line that was delivered
        after all is omitted. Returns 409 `nothing_to_retry` if no line is left.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
        `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.batches.resend"],
            {
                "reference": reference,
            },
            {
                "item_ids": item_ids,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )
