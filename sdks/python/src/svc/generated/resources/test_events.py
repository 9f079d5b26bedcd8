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


class TestEventsResource(Resource):

    def trigger(
        self,
        *,
        type: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Event:
        """
        Trigger a test event.

        Creates a sample event of any type, about an object with realistic values and an ID that does not
        exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
        event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
        minute. Requires a test key.

        In test mode only.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.events.trigger"],
            {},
            {
                "type": type,
            },
            request_options,
        )


class AsyncTestEventsResource(AsyncResource):

    async def trigger(
        self,
        *,
        type: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Event:
        """
        Trigger a test event.

        Creates a sample event of any type, about an object with realistic values and an ID that does not
        exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
        event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
        minute. Requires a test key.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.events.trigger"],
            {},
            {
                "type": type,
            },
            request_options,
        )
