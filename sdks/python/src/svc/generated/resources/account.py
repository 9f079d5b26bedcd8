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
