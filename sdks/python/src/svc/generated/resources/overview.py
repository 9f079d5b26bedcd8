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

        Returns the account at a glance: Credit and how long it lasts, today's sales, how each network
        has served you, your webhook endpoints, and what needs a person. Every key may call it; a section
        that its scopes do not let it read is null. Days are Harare's.
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

        Returns the account at a glance: Credit and how long it lasts, today's sales, how each network
        has served you, your webhook endpoints, and what needs a person. Every key may call it; a section
        that its scopes do not let it read is null. Days are Harare's.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["overview.get"],
            {},
            {},
            request_options,
        )
