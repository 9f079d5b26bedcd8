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


class RewardsResource(Resource):

    def get(
        self,
        reward_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Retrieve a reward.

        Retrieves a reward with its status: whether the person has received it and, if not, what it is
        waiting for. `send` is the send that pays it out.

        Errors: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.get"],
            {
                "reward_id": reward_id,
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
        recipient: str = NOT_GIVEN,
        completion_id: str = NOT_GIVEN,
        external_id: str = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Reward]:
        """
        List rewards.

        Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
        completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
        filters are combined with AND.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["rewards.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "external_id": external_id,
                "expand[]": expand,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncRewardsResource(AsyncResource):

    async def get(
        self,
        reward_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Retrieve a reward.

        Retrieves a reward with its status: whether the person has received it and, if not, what it is
        waiting for. `send` is the send that pays it out.

        Errors: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.get"],
            {
                "reward_id": reward_id,
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
        recipient: str = NOT_GIVEN,
        completion_id: str = NOT_GIVEN,
        external_id: str = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Reward]:
        """
        List rewards.

        Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
        completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
        filters are combined with AND.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["rewards.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "external_id": external_id,
                "expand[]": expand,
                "metadata": metadata,
            },
            request_options,
        )
