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
        Make up a test event.

        Makes up an event of any type, with an object that looks real and an id that nothing has. It goes
        the way of every event: into `GET /events` and to your webhook endpoints. `data.synthetic` is
        true, and nothing else changes: no send, no Credit. At most 60 a minute. Only test keys may call
        it.

        In test mode only.

        Refuses: `parameter_missing`.
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
        Make up a test event.

        Makes up an event of any type, with an object that looks real and an id that nothing has. It goes
        the way of every event: into `GET /events` and to your webhook endpoints. `data.synthetic` is
        true, and nothing else changes: no send, no Credit. At most 60 a minute. Only test keys may call
        it.

        In test mode only.

        Refuses: `parameter_missing`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.events.trigger"],
            {},
            {
                "type": type,
            },
            request_options,
        )
