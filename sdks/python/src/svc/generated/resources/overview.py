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


class OverviewResource(Resource):

    def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Overview:
        """
        Retrieve the overview.

        Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
        each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
        sections that its scopes do not cover are null. Days are in Harare time.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["overview.get"],
            {},
            {},
            request_options,
        )


class AsyncOverviewResource(AsyncResource):

    async def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Overview:
        """
        Retrieve the overview.

        Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
        each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
        sections that its scopes do not cover are null. Days are in Harare time.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["overview.get"],
            {},
            {},
            request_options,
        )
