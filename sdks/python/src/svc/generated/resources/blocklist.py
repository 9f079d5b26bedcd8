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


class BlocklistResource(Resource):

    def create(
        self,
        *,
        target: str,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.BlockedTarget:
        """
        Block a phone number or meter.

        Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
        `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
        The block applies to the whole account and only in live mode: a test key gets 403
        `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.

        Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["blocklist.create"],
            {},
            {
                "target": target,
                "reason": reason,
            },
            request_options,
        )

    def delete(
        self,
        entry_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.BlockedTarget:
        """
        Unblock a phone number or meter.

        Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
        them again with new references.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["blocklist.delete"],
            {
                "entry_id": entry_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        entry_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.BlockedTarget:
        """
        Retrieve a blocklist entry.

        Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
        see whether anyone still tries.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["blocklist.get"],
            {
                "entry_id": entry_id,
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
        target: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.BlockedTarget]:
        """
        List the blocklist.

        Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
        before you promise to serve a customer.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["blocklist.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "target": target,
            },
            request_options,
        )


class AsyncBlocklistResource(AsyncResource):

    async def create(
        self,
        *,
        target: str,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.BlockedTarget:
        """
        Block a phone number or meter.

        Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
        `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
        The block applies to the whole account and only in live mode: a test key gets 403
        `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.

        Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["blocklist.create"],
            {},
            {
                "target": target,
                "reason": reason,
            },
            request_options,
        )

    async def delete(
        self,
        entry_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.BlockedTarget:
        """
        Unblock a phone number or meter.

        Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
        them again with new references.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["blocklist.delete"],
            {
                "entry_id": entry_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        entry_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.BlockedTarget:
        """
        Retrieve a blocklist entry.

        Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
        see whether anyone still tries.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["blocklist.get"],
            {
                "entry_id": entry_id,
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
        target: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.BlockedTarget]:
        """
        List the blocklist.

        Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
        before you promise to serve a customer.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["blocklist.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "target": target,
            },
            request_options,
        )
