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


class ApprovalsResource(Resource):

    def get(
        self,
        approval_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.AgentApproval:
        """
        Retrieve an agent approval.

        Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
        `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["approvals.get"],
            {
                "approval_id": approval_id,
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
        status: str = NOT_GIVEN,
        action: str = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.AgentApproval]:
        """
        List agent approvals.

        Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
        agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
        events.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["approvals.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "action": action,
                "api_key": api_key,
            },
            request_options,
        )


class AsyncApprovalsResource(AsyncResource):

    async def get(
        self,
        approval_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.AgentApproval:
        """
        Retrieve an agent approval.

        Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
        `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["approvals.get"],
            {
                "approval_id": approval_id,
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
        status: str = NOT_GIVEN,
        action: str = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.AgentApproval]:
        """
        List agent approvals.

        Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
        agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
        events.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["approvals.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "action": action,
                "api_key": api_key,
            },
            request_options,
        )
