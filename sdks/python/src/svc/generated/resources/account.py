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


class AccountResource(Resource):

    def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Account:
        """
        Retrieve your account.

        Returns the account of the key: the organisation in the key's mode. Use it to check that a key
        works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["account.get"],
            {},
            {},
            request_options,
        )

    def list_activity(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.AccountActivity]:
        """
        List activity.

        Lists what happened in the account in the last 30 days, newest first: its events and, for a key
        with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
        must not miss anything should read `GET /events`.

        Errors: `invalid_cursor`, `invalid_time`.
        """
        return self._page(
            OPERATIONS["account.list_activity"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "created": created,
            },
            request_options,
        )

    def update(
        self,
        *,
        name: str = NOT_GIVEN,
        contact_email: Optional[str] = NOT_GIVEN,
        support_phone: Optional[str] = NOT_GIVEN,
        statement_descriptor: str = NOT_GIVEN,
        batch_approval_threshold: Mapping[str, Optional[str]] = NOT_GIVEN,
        agent_live_enabled: bool = NOT_GIVEN,
        prevent_duplicates: Union[_models.DuplicateGuardUpdate, Mapping[str, Any]] = NOT_GIVEN,
        payday: Union[_models.PaydayUpdate, Mapping[str, Any]] = NOT_GIVEN,
        default_api_version: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Account:
        """
        Update your account.

        Changes the settings of the account. Omitted fields keep their value. Use it to sign text
        messages with the name of your shop, to require a second person's approval for large batches, or
        to guard a busy till against entering the same sale twice. The change applies from the next
        request; existing sends keep the settings they were created with. The change is recorded in the
        audit log.

        The key must have been created by an owner or admin, and for `default_api_version` by an owner.
        Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
        `dashboard_only`.

        Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
        `dashboard_only`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["account.update"],
            {},
            {
                "name": name,
                "contact_email": contact_email,
                "support_phone": support_phone,
                "statement_descriptor": statement_descriptor,
                "batch_approval_threshold": batch_approval_threshold,
                "agent_live_enabled": agent_live_enabled,
                "prevent_duplicates": prevent_duplicates,
                "payday": payday,
                "default_api_version": default_api_version,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncAccountResource(AsyncResource):

    async def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Account:
        """
        Retrieve your account.

        Returns the account of the key: the organisation in the key's mode. Use it to check that a key
        works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["account.get"],
            {},
            {},
            request_options,
        )

    def list_activity(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.AccountActivity]:
        """
        List activity.

        Lists what happened in the account in the last 30 days, newest first: its events and, for a key
        with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
        must not miss anything should read `GET /events`.

        Errors: `invalid_cursor`, `invalid_time`.
        """
        return self._page(
            OPERATIONS["account.list_activity"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "created": created,
            },
            request_options,
        )

    async def update(
        self,
        *,
        name: str = NOT_GIVEN,
        contact_email: Optional[str] = NOT_GIVEN,
        support_phone: Optional[str] = NOT_GIVEN,
        statement_descriptor: str = NOT_GIVEN,
        batch_approval_threshold: Mapping[str, Optional[str]] = NOT_GIVEN,
        agent_live_enabled: bool = NOT_GIVEN,
        prevent_duplicates: Union[_models.DuplicateGuardUpdate, Mapping[str, Any]] = NOT_GIVEN,
        payday: Union[_models.PaydayUpdate, Mapping[str, Any]] = NOT_GIVEN,
        default_api_version: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Account:
        """
        Update your account.

        Changes the settings of the account. Omitted fields keep their value. Use it to sign text
        messages with the name of your shop, to require a second person's approval for large batches, or
        to guard a busy till against entering the same sale twice. The change applies from the next
        request; existing sends keep the settings they were created with. The change is recorded in the
        audit log.

        The key must have been created by an owner or admin, and for `default_api_version` by an owner.
        Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
        `dashboard_only`.

        Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
        `dashboard_only`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["account.update"],
            {},
            {
                "name": name,
                "contact_email": contact_email,
                "support_phone": support_phone,
                "statement_descriptor": statement_descriptor,
                "batch_approval_threshold": batch_approval_threshold,
                "agent_live_enabled": agent_live_enabled,
                "prevent_duplicates": prevent_duplicates,
                "payday": payday,
                "default_api_version": default_api_version,
                "metadata": metadata,
            },
            request_options,
        )
