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


class TestApprovalsResource(Resource):

    def approve(
        self,
        approval_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.AgentApproval:
        """
        Approve a test agent's request.

        Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
        request is then executed with every check except the threshold: the approval becomes `approved`
        with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
        returns the approval with its current status. Requires a test key.

        In test mode only.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.approvals.approve"],
            {
                "approval_id": approval_id,
            },
            {},
            request_options,
        )

    def reject(
        self,
        approval_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.AgentApproval:
        """
        Reject a test agent's request.

        Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
        charged, and others can reward its `completion_id`. Requires a test key.

        In test mode only.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `approval_expired`, `approval_resolved`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.approvals.reject"],
            {
                "approval_id": approval_id,
            },
            {},
            request_options,
        )


class AsyncTestApprovalsResource(AsyncResource):

    async def approve(
        self,
        approval_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.AgentApproval:
        """
        Approve a test agent's request.

        Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
        request is then executed with every check except the threshold: the approval becomes `approved`
        with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
        returns the approval with its current status. Requires a test key.

        In test mode only.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.approvals.approve"],
            {
                "approval_id": approval_id,
            },
            {},
            request_options,
        )

    async def reject(
        self,
        approval_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.AgentApproval:
        """
        Reject a test agent's request.

        Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
        charged, and others can reward its `completion_id`. Requires a test key.

        In test mode only.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `approval_expired`, `approval_resolved`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.approvals.reject"],
            {
                "approval_id": approval_id,
            },
            {},
            request_options,
        )
