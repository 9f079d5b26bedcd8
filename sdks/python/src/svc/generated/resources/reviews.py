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


class ReviewsResource(Resource):

    def approve(
        self,
        review_id: str,
        *,
        note: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Review:
        """
        Approve a review.

        Approves a review and sends its reward, after checking the program's limits and the blocklist
        again; its budget is earmarked already. If a check fails, the review stays open, so you can
        approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
        as to a send. If the review is already approved, the request returns 200 with the review
        unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
        reviews can be approved during `close_grace`; then they are rejected, and this returns 409
        `program_closed`.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
        `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
        `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reviews.approve"],
            {
                "review_id": review_id,
            },
            {
                "note": note,
            },
            request_options,
        )

    def get(
        self,
        review_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Review:
        """
        Retrieve a review.

        Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
        the same person.

        Errors: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reviews.get"],
            {
                "review_id": review_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Review]:
        """
        List reviews.

        Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
        until someone decides. After 30 days without a decision the reward is rejected.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["reviews.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "expand[]": expand,
            },
            request_options,
        )

    def reject(
        self,
        review_id: str,
        *,
        note: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Review:
        """
        Reject a review.

        Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
        stays used. If the review is already rejected, the request returns 200 with the review unchanged;
        it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
        blocklist.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `review_resolved`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reviews.reject"],
            {
                "review_id": review_id,
            },
            {
                "note": note,
            },
            request_options,
        )


class AsyncReviewsResource(AsyncResource):

    async def approve(
        self,
        review_id: str,
        *,
        note: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Review:
        """
        Approve a review.

        Approves a review and sends its reward, after checking the program's limits and the blocklist
        again; its budget is earmarked already. If a check fails, the review stays open, so you can
        approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
        as to a send. If the review is already approved, the request returns 200 with the review
        unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
        reviews can be approved during `close_grace`; then they are rejected, and this returns 409
        `program_closed`.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
        `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
        `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reviews.approve"],
            {
                "review_id": review_id,
            },
            {
                "note": note,
            },
            request_options,
        )

    async def get(
        self,
        review_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Review:
        """
        Retrieve a review.

        Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
        the same person.

        Errors: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reviews.get"],
            {
                "review_id": review_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Review]:
        """
        List reviews.

        Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
        until someone decides. After 30 days without a decision the reward is rejected.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["reviews.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "expand[]": expand,
            },
            request_options,
        )

    async def reject(
        self,
        review_id: str,
        *,
        note: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Review:
        """
        Reject a review.

        Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
        stays used. If the review is already rejected, the request returns 200 with the review unchanged;
        it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
        blocklist.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `review_resolved`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reviews.reject"],
            {
                "review_id": review_id,
            },
            {
                "note": note,
            },
            request_options,
        )
