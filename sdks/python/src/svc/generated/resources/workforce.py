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

if TYPE_CHECKING:
    from . import workforce_cost_centers as _workforce_cost_centers
    from . import workforce_recipients as _workforce_recipients


class WorkforceResource(Resource):
    @property
    def cost_centers(self) -> _workforce_cost_centers.WorkforceCostCentersResource:
        from .workforce_cost_centers import WorkforceCostCentersResource

        return WorkforceCostCentersResource(self._settings, self._transport)

    @property
    def recipients(self) -> _workforce_recipients.WorkforceRecipientsResource:
        from .workforce_recipients import WorkforceRecipientsResource

        return WorkforceRecipientsResource(self._settings, self._transport)

    def get_access(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceAccess:
        """
        Retrieve your Workforce access.

        Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
        limits, and the total above which approval is required. Call it once, before you show the screen.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_access"],
            {},
            {},
            request_options,
        )

    def get_meters(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceMeters:
        """
        List meters of people.

        Lists the electricity meters of your people: who can receive power, when the utility last
        confirmed each meter, and its last token. The utility is not contacted.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_meters"],
            {},
            {},
            request_options,
        )

    def get_products(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceProducts:
        """
        List products to allocate.

        Lists the products that can be allocated, by kind: those of `GET /products` that the key is
        allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_products"],
            {},
            {},
            request_options,
        )


class AsyncWorkforceResource(AsyncResource):
    @property
    def cost_centers(self) -> _workforce_cost_centers.AsyncWorkforceCostCentersResource:
        from .workforce_cost_centers import AsyncWorkforceCostCentersResource

        return AsyncWorkforceCostCentersResource(self._settings, self._transport)

    @property
    def recipients(self) -> _workforce_recipients.AsyncWorkforceRecipientsResource:
        from .workforce_recipients import AsyncWorkforceRecipientsResource

        return AsyncWorkforceRecipientsResource(self._settings, self._transport)

    async def get_access(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceAccess:
        """
        Retrieve your Workforce access.

        Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
        limits, and the total above which approval is required. Call it once, before you show the screen.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_access"],
            {},
            {},
            request_options,
        )

    async def get_meters(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceMeters:
        """
        List meters of people.

        Lists the electricity meters of your people: who can receive power, when the utility last
        confirmed each meter, and its last token. The utility is not contacted.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_meters"],
            {},
            {},
            request_options,
        )

    async def get_products(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceProducts:
        """
        List products to allocate.

        Lists the products that can be allocated, by kind: those of `GET /products` that the key is
        allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_products"],
            {},
            {},
            request_options,
        )
