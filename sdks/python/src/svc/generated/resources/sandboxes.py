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


class SandboxesResource(Resource):

    def create(
        self,
        *,
        name: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Sandbox:
        """
        Create a sandbox.

        Creates a test account with test Credit and a secret key that can do everything in it, without
        signing up. Nothing real can be sold with it. Use it to build and test an integration before a
        person is involved; for an AI agent, create an agent key with `POST /keys`.

        Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
        to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
        sandbox is deleted with everything in it after 14 days.

        An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
        the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
        sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.

        Errors: `sandboxes_off`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sandboxes.create"],
            {},
            {
                "name": name,
            },
            request_options,
        )


class AsyncSandboxesResource(AsyncResource):

    async def create(
        self,
        *,
        name: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Sandbox:
        """
        Create a sandbox.

        Creates a test account with test Credit and a secret key that can do everything in it, without
        signing up. Nothing real can be sold with it. Use it to build and test an integration before a
        person is involved; for an AI agent, create an agent key with `POST /keys`.

        Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
        to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
        sandbox is deleted with everything in it after 14 days.

        An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
        the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
        sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.

        Errors: `sandboxes_off`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sandboxes.create"],
            {},
            {
                "name": name,
            },
            request_options,
        )
