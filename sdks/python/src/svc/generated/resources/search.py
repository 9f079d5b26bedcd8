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


class SearchResource(Resource):

    def find(
        self,
        *,
        q: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Search:
        """
        Search all objects.

        Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
        them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
        (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
        titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
        returns the ten newest matches of each.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["search.find"],
            {},
            {
                "q": q,
            },
            request_options,
        )


class AsyncSearchResource(AsyncResource):

    async def find(
        self,
        *,
        q: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Search:
        """
        Search all objects.

        Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
        them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
        (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
        titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
        returns the ten newest matches of each.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["search.find"],
            {},
            {
                "q": q,
            },
            request_options,
        )
