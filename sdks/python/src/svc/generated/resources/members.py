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


class MembersResource(Resource):

    def delete(
        self,
        member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Member:
        """
        Remove a member.

        Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
        the person continue to work. Owners and admins can remove people; only an owner can remove an
        owner. Returns 409 `last_owner` if the member is the last owner.

        Errors: `role_required`, `last_owner`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.delete"],
            {
                "member_id": member_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Member:
        """
        Retrieve a member.

        Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
        clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.get"],
            {
                "member_id": member_id,
            },
            {},
            request_options,
        )

    def invite(
        self,
        *,
        phone: str = NOT_GIVEN,
        email: str = NOT_GIVEN,
        role: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Invite:
        """
        Invite a member.

        Invites a person by SMS and email. The response is a `pending` invitation: the person becomes a
        member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
        Set `phone`, `email` or both.

        Owners and admins can invite people; only an owner can invite owners. Returns 409
        `duplicate_resource` if the person is already a member or has a pending invitation; `resource` is
        that member or invitation. Returns 409 `limit_reached` after 50 invitations within 24 hours. In
        test mode, no message is sent, and the person accepts by signing in to the dashboard.

        Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.invite"],
            {},
            {
                "phone": phone,
                "email": email,
                "role": role,
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
        role: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Member]:
        """
        List members.

        Lists the members of the organisation, newest first. People who have not accepted their
        invitation are not included; see `GET /invites`.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["members.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "role": role,
            },
            request_options,
        )

    def update(
        self,
        member_id: str,
        *,
        role: str,
        tokens_read: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Member:
        """
        Change a member's role.

        Changes the role of a member, effective immediately; the member has to sign in again. Keys that
        the member created keep their scopes, so that no till stops when someone changes jobs; revoke
        them separately if needed. Owners and admins can change roles; only an owner can promote or
        demote owners. Returns 409 `last_owner` if the member is the last owner. With `tokens_read`, a
        developer can see power tokens in clear text, which owners and admins always can.

        Errors: `role_required`, `last_owner`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.update"],
            {
                "member_id": member_id,
            },
            {
                "role": role,
                "tokens_read": tokens_read,
            },
            request_options,
        )


class AsyncMembersResource(AsyncResource):

    async def delete(
        self,
        member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Member:
        """
        Remove a member.

        Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
        the person continue to work. Owners and admins can remove people; only an owner can remove an
        owner. Returns 409 `last_owner` if the member is the last owner.

        Errors: `role_required`, `last_owner`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.delete"],
            {
                "member_id": member_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Member:
        """
        Retrieve a member.

        Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
        clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.get"],
            {
                "member_id": member_id,
            },
            {},
            request_options,
        )

    async def invite(
        self,
        *,
        phone: str = NOT_GIVEN,
        email: str = NOT_GIVEN,
        role: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Invite:
        """
        Invite a member.

        Invites a person by SMS and email. The response is a `pending` invitation: the person becomes a
        member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
        Set `phone`, `email` or both.

        Owners and admins can invite people; only an owner can invite owners. Returns 409
        `duplicate_resource` if the person is already a member or has a pending invitation; `resource` is
        that member or invitation. Returns 409 `limit_reached` after 50 invitations within 24 hours. In
        test mode, no message is sent, and the person accepts by signing in to the dashboard.

        Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.invite"],
            {},
            {
                "phone": phone,
                "email": email,
                "role": role,
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
        role: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Member]:
        """
        List members.

        Lists the members of the organisation, newest first. People who have not accepted their
        invitation are not included; see `GET /invites`.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["members.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "role": role,
            },
            request_options,
        )

    async def update(
        self,
        member_id: str,
        *,
        role: str,
        tokens_read: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Member:
        """
        Change a member's role.

        Changes the role of a member, effective immediately; the member has to sign in again. Keys that
        the member created keep their scopes, so that no till stops when someone changes jobs; revoke
        them separately if needed. Owners and admins can change roles; only an owner can promote or
        demote owners. Returns 409 `last_owner` if the member is the last owner. With `tokens_read`, a
        developer can see power tokens in clear text, which owners and admins always can.

        Errors: `role_required`, `last_owner`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["members.update"],
            {
                "member_id": member_id,
            },
            {
                "role": role,
                "tokens_read": tokens_read,
            },
            request_options,
        )
