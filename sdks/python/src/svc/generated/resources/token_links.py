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


class TokenLinksResource(Resource):

    def get(
        self,
        secret: str,
        *,
        read: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TokenLink:
        """
        Read the tokens behind a link.

        Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
        as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
        Each delivery attempt creates a new link and invalidates the previous one.

        A `HEAD` request does not use up the link.

        Errors: `token_link_used`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["token_links.get"],
            {
                "secret": secret,
            },
            {
                "read": read,
            },
            request_options,
        )


class AsyncTokenLinksResource(AsyncResource):

    async def get(
        self,
        secret: str,
        *,
        read: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TokenLink:
        """
        Read the tokens behind a link.

        Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
        as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
        Each delivery attempt creates a new link and invalidates the previous one.

        A `HEAD` request does not use up the link.

        Errors: `token_link_used`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["token_links.get"],
            {
                "secret": secret,
            },
            {
                "read": read,
            },
            request_options,
        )
