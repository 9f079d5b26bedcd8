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
        Retrieve the network status.

        Returns how the networks perform now: for each type of sale, the state of the network, the share
        of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
        cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
        `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
        a network can be slow while its products are available. What no supplier sells in this mode is
        `not_offered`, and does not count for `overall`.

        Errors: `origin_not_allowed`.
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
        Retrieve the status history.

        Returns how the networks performed on past days: how many minutes each was up, degraded and down,
        and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.

        Errors: `origin_not_allowed`, `time_out_of_range`.
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
        Retrieve the network status.

        Returns how the networks perform now: for each type of sale, the state of the network, the share
        of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
        cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
        `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
        a network can be slow while its products are available. What no supplier sells in this mode is
        `not_offered`, and does not count for `overall`.

        Errors: `origin_not_allowed`.
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
        Retrieve the status history.

        Returns how the networks performed on past days: how many minutes each was up, degraded and down,
        and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.

        Errors: `origin_not_allowed`, `time_out_of_range`.
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
