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


class GroupsResource(Resource):

    def create(
        self,
        *,
        name: str,
        description: str = NOT_GIVEN,
        filter: Union[_models.GroupFilterInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Create a group.

        Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
        static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
        contains whoever matches at the moment it is used.

        Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
        most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
        Returns 409 `duplicate_resource` if the name already exists.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.create"],
            {},
            {
                "name": name,
                "description": description,
                "filter": filter,
                "metadata": metadata,
            },
            request_options,
        )

    def delete(
        self,
        group_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Delete a group.

        Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
        group; `resource` is that schedule.

        Errors: `resource_in_use`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.delete"],
            {
                "group_id": group_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        group_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Retrieve a group.

        Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
        members with `GET /groups/{group_id}/members`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.get"],
            {
                "group_id": group_id,
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
        kind: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Group]:
        """
        List groups.

        Lists the groups of the account, newest first, with their number of members. Use it to find the
        group for a schedule.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["groups.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "kind": kind,
                "metadata": metadata,
            },
            request_options,
        )

    def list_members(
        self,
        group_id: str,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Recipient]:
        """
        List the members of a group.

        Lists the current members of a group, newest recipients first. Use it before a schedule runs to
        see who is in a dynamic group.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["groups.list_members"],
            {
                "group_id": group_id,
            },
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
            },
            request_options,
        )

    def update(
        self,
        group_id: str,
        *,
        name: str = NOT_GIVEN,
        description: Optional[str] = NOT_GIVEN,
        filter: Optional[Union[_models.GroupFilterInput, Mapping[str, Any]]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Update a group.

        Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
        `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
        time they run.

        Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.update"],
            {
                "group_id": group_id,
            },
            {
                "name": name,
                "description": description,
                "filter": filter,
                "metadata": metadata,
            },
            request_options,
        )

    def update_members(
        self,
        group_id: str,
        *,
        add: Sequence[str] = NOT_GIVEN,
        remove: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Add or remove group members.

        Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
        changes are made or none. Adding an existing member or removing a non-member is not an error.
        Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
        the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.

        Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.update_members"],
            {
                "group_id": group_id,
            },
            {
                "add": add,
                "remove": remove,
            },
            request_options,
        )


class AsyncGroupsResource(AsyncResource):

    async def create(
        self,
        *,
        name: str,
        description: str = NOT_GIVEN,
        filter: Union[_models.GroupFilterInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Create a group.

        Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
        static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
        contains whoever matches at the moment it is used.

        Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
        most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
        Returns 409 `duplicate_resource` if the name already exists.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.create"],
            {},
            {
                "name": name,
                "description": description,
                "filter": filter,
                "metadata": metadata,
            },
            request_options,
        )

    async def delete(
        self,
        group_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Delete a group.

        Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
        group; `resource` is that schedule.

        Errors: `resource_in_use`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.delete"],
            {
                "group_id": group_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        group_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Retrieve a group.

        Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
        members with `GET /groups/{group_id}/members`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.get"],
            {
                "group_id": group_id,
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
        kind: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Group]:
        """
        List groups.

        Lists the groups of the account, newest first, with their number of members. Use it to find the
        group for a schedule.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["groups.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "kind": kind,
                "metadata": metadata,
            },
            request_options,
        )

    def list_members(
        self,
        group_id: str,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Recipient]:
        """
        List the members of a group.

        Lists the current members of a group, newest recipients first. Use it before a schedule runs to
        see who is in a dynamic group.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["groups.list_members"],
            {
                "group_id": group_id,
            },
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
            },
            request_options,
        )

    async def update(
        self,
        group_id: str,
        *,
        name: str = NOT_GIVEN,
        description: Optional[str] = NOT_GIVEN,
        filter: Optional[Union[_models.GroupFilterInput, Mapping[str, Any]]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Update a group.

        Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
        `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
        time they run.

        Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.update"],
            {
                "group_id": group_id,
            },
            {
                "name": name,
                "description": description,
                "filter": filter,
                "metadata": metadata,
            },
            request_options,
        )

    async def update_members(
        self,
        group_id: str,
        *,
        add: Sequence[str] = NOT_GIVEN,
        remove: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Group:
        """
        Add or remove group members.

        Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
        changes are made or none. Adding an existing member or removing a non-member is not an error.
        Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
        the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.

        Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["groups.update_members"],
            {
                "group_id": group_id,
            },
            {
                "add": add,
                "remove": remove,
            },
            request_options,
        )
