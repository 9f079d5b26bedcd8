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


class EventsResource(Resource):

    def get(
        self,
        event_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Event:
        """
        Retrieve an event.

        Returns an event of the last 30 days with the current values of its object. `data.object` can be
        later than the event; `data.previous_attributes` shows what the event changed.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["events.get"],
            {
                "event_id": event_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        type: str = NOT_GIVEN,
        object: str = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Event]:
        """
        List events.

        Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
        to catch up after your endpoint was down: store the ID of the last event you processed, and page
        from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
        current values, and power tokens are always masked.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["events.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "type": type,
                "object": object,
                "delivery": delivery,
            },
            request_options,
        )


class AsyncEventsResource(AsyncResource):

    async def get(
        self,
        event_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Event:
        """
        Retrieve an event.

        Returns an event of the last 30 days with the current values of its object. `data.object` can be
        later than the event; `data.previous_attributes` shows what the event changed.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["events.get"],
            {
                "event_id": event_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        type: str = NOT_GIVEN,
        object: str = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Event]:
        """
        List events.

        Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
        to catch up after your endpoint was down: store the ID of the last event you processed, and page
        from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
        current values, and power tokens are always masked.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["events.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "type": type,
                "object": object,
                "delivery": delivery,
            },
            request_options,
        )
