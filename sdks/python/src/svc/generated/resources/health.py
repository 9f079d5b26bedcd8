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


class HealthResource(Resource):

    def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Health:
        """
        Check the service's health.

        Returns the health and the current time of the service. Use it for a load balancer's health
        check, or to check your own clock. It does not cover the networks or the electricity utility.

        A process that is shutting down returns 503 `service_unavailable` here while it still serves
        other requests, so that a load balancer sends new ones elsewhere.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["health.get"],
            {},
            {},
            request_options,
        )


class AsyncHealthResource(AsyncResource):

    async def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Health:
        """
        Check the service's health.

        Returns the health and the current time of the service. Use it for a load balancer's health
        check, or to check your own clock. It does not cover the networks or the electricity utility.

        A process that is shutting down returns 503 `service_unavailable` here while it still serves
        other requests, so that a load balancer sends new ones elsewhere.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["health.get"],
            {},
            {},
            request_options,
        )
