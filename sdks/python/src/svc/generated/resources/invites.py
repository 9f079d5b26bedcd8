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


class InvitesResource(Resource):

    def delete(
        self,
        invite_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Invite:
        """
        Revoke an invitation.

        Revokes an invitation; its link stops working immediately. If it is already revoked, the request
        returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
        was declined or has expired. The key must have been created by an owner or an admin.

        Errors: `role_required`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["invites.delete"],
            {
                "invite_id": invite_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        invite_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Invite:
        """
        Retrieve an invitation.

        Retrieves an invitation: whether it is still pending, until when it can be accepted
        (`expires_at`), and which member it created.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["invites.get"],
            {
                "invite_id": invite_id,
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
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Invite]:
        """
        List invitations.

        Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
        for people who have not responded yet. To invite someone, use `POST /members`.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["invites.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
            },
            request_options,
        )


class AsyncInvitesResource(AsyncResource):

    async def delete(
        self,
        invite_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Invite:
        """
        Revoke an invitation.

        Revokes an invitation; its link stops working immediately. If it is already revoked, the request
        returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
        was declined or has expired. The key must have been created by an owner or an admin.

        Errors: `role_required`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["invites.delete"],
            {
                "invite_id": invite_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        invite_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Invite:
        """
        Retrieve an invitation.

        Retrieves an invitation: whether it is still pending, until when it can be accepted
        (`expires_at`), and which member it created.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["invites.get"],
            {
                "invite_id": invite_id,
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
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Invite]:
        """
        List invitations.

        Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
        for people who have not responded yet. To invite someone, use `POST /members`.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["invites.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
            },
            request_options,
        )
