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
        Check that the service answers.

        Tells that the service answers and what its clock says. Use it for a load balancer's check, or to
        see whether your own clock is right. It says nothing of networks or of the electricity utility.
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
        Check that the service answers.

        Tells that the service answers and what its clock says. Use it for a load balancer's check, or to
        see whether your own clock is right. It says nothing of networks or of the electricity utility.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["health.get"],
            {},
            {},
            request_options,
        )
