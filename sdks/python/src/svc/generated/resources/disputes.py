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


class DisputesResource(Resource):

    def create(
        self,
        *,
        send: str,
        reason: str,
        evidence: Union[_models.DisputeEvidenceInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Dispute:
        """
        Open a dispute.

        Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
        number, or it is marked delivered but did not arrive. First check
        `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
        staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
        and slips with `POST /documents` and list them in `evidence.attachments`.

        A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
        status yet; wait until it has. A send can have one open dispute: a second returns 409
        `duplicate_resource`, and `resource` is the first.

        In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
        the outcome.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
        `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["disputes.create"],
            {},
            {
                "send": send,
                "reason": reason,
                "evidence": evidence,
                "metadata": metadata,
            },
            request_options,
        )

    def get(
        self,
        dispute_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Dispute:
        """
        Retrieve a dispute.

        Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
        again after `due_at`.

        Errors: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["disputes.get"],
            {
                "dispute_id": dispute_id,
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
        send: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Dispute]:
        """
        List disputes.

        Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
        `send` for those about one sale.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["disputes.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "send": send,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )


class AsyncDisputesResource(AsyncResource):

    async def create(
        self,
        *,
        send: str,
        reason: str,
        evidence: Union[_models.DisputeEvidenceInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Dispute:
        """
        Open a dispute.

        Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
        number, or it is marked delivered but did not arrive. First check
        `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
        staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
        and slips with `POST /documents` and list them in `evidence.attachments`.

        A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
        status yet; wait until it has. A send can have one open dispute: a second returns 409
        `duplicate_resource`, and `resource` is the first.

        In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
        the outcome.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
        `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["disputes.create"],
            {},
            {
                "send": send,
                "reason": reason,
                "evidence": evidence,
                "metadata": metadata,
            },
            request_options,
        )

    async def get(
        self,
        dispute_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Dispute:
        """
        Retrieve a dispute.

        Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
        again after `due_at`.

        Errors: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["disputes.get"],
            {
                "dispute_id": dispute_id,
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
        send: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Dispute]:
        """
        List disputes.

        Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
        `send` for those about one sale.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["disputes.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "send": send,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )
