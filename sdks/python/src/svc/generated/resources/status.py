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


class StatusResource(Resource):

    def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Status:
        """
        Retrieve the status of the networks.

        Tells how the networks are doing: for everything that is sold, the network's state, the share of
        attempts that it answered in the last hour, and how long deliveries took. Use it to tell a
        cashier that a network is slow before the customer pays. To be told of a change rather than ask,
        hear `network.availability.*` and `power.availability.*`. What you may sell is told by
        `GET /products`; a network can be slow and its products available.

        Refuses: `origin_not_allowed`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["status.get"],
            {},
            {},
            request_options,
        )

    def get_history(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.StatusHistory:
        """
        Retrieve the history of the status.

        Tells how the networks did on past days: how many minutes each was up, degraded and down, and
        when. `from` and `to` are days in Harare and both included; left out, they are the last seven
        days.

        Refuses: `origin_not_allowed`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["status.get_history"],
            {},
            {
                "from": from_,
                "to": to,
            },
            request_options,
        )


class AsyncStatusResource(AsyncResource):

    async def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Status:
        """
        Retrieve the status of the networks.

        Tells how the networks are doing: for everything that is sold, the network's state, the share of
        attempts that it answered in the last hour, and how long deliveries took. Use it to tell a
        cashier that a network is slow before the customer pays. To be told of a change rather than ask,
        hear `network.availability.*` and `power.availability.*`. What you may sell is told by
        `GET /products`; a network can be slow and its products available.

        Refuses: `origin_not_allowed`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["status.get"],
            {},
            {},
            request_options,
        )

    async def get_history(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.StatusHistory:
        """
        Retrieve the history of the status.

        Tells how the networks did on past days: how many minutes each was up, degraded and down, and
        when. `from` and `to` are days in Harare and both included; left out, they are the last seven
        days.

        Refuses: `origin_not_allowed`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["status.get_history"],
            {},
            {
                "from": from_,
                "to": to,
            },
            request_options,
        )
