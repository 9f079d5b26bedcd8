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


class NetworksResource(Resource):

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Network]:
        """
        List networks.

        Lists the mobile networks and the electricity utility, with the current state of each. The list
        is short and has no pages. Use it to show a cashier what can be sold now.

        Errors: `origin_not_allowed`.
        """
        return self._page(
            OPERATIONS["networks.list"],
            {},
            {},
            request_options,
        )


class AsyncNetworksResource(AsyncResource):

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Network]:
        """
        List networks.

        Lists the mobile networks and the electricity utility, with the current state of each. The list
        is short and has no pages. Use it to show a cashier what can be sold now.

        Errors: `origin_not_allowed`.
        """
        return self._page(
            OPERATIONS["networks.list"],
            {},
            {},
            request_options,
        )
