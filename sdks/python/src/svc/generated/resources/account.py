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

        Returns the account that the key belongs to: the organisation in the mode of the key. Use it to
        check that a key works, which mode it acts in, and whether the account may trade. Balances are
        not here; see `GET /credit`.
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

        Lists what has happened in the account in the last 30 days, newest first: its events and, for a
        key with `account:manage`, the deeds of the audit log among them. It is made for people who look;
        a program that must miss nothing reads `GET /events`.

        Refuses: `invalid_cursor`, `invalid_time`.
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

        Returns the account that the key belongs to: the organisation in the mode of the key. Use it to
        check that a key works, which mode it acts in, and whether the account may trade. Balances are
        not here; see `GET /credit`.
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

        Lists what has happened in the account in the last 30 days, newest first: its events and, for a
        key with `account:manage`, the deeds of the audit log among them. It is made for people who look;
        a program that must miss nothing reads `GET /events`.

        Refuses: `invalid_cursor`, `invalid_time`.
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
