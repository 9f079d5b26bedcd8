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


class ProductsResource(Resource):

    def get(
        self,
        product_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Product:
        """
        Retrieve a product.

        Returns a product by its slug, as it can be sold now: `networks` has the smallest and largest
        amount on each, and why one is paused.

        Refuses: `origin_not_allowed`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["products.get"],
            {
                "product_id": product_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        type: str = NOT_GIVEN,
        network: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Product]:
        """
        List products.

        Lists what can be sold, at face value, with the smallest and largest amount on each network. It
        is one short list, without pages. Load it once a day, and again when a sale is refused as
        `product_unavailable`. A product that is paused stays in the list with `available: false`.

        Refuses: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
        """
        return self._page(
            OPERATIONS["products.list"],
            {},
            {
                "type": type,
                "network": network,
                "currency": currency,
            },
            request_options,
        )

    def list_bundles(
        self,
        product_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Bundle]:
        """
        List the bundles of a product.

        Lists the data bundles of a product, by network and price. It is one short list, without pages;
        a product that is no data product has none. In test mode the bundles are simulated. Live bundles
        are not available yet: the list of a live account is empty.

        Refuses: `origin_not_allowed`.
        """
        return self._page(
            OPERATIONS["products.list_bundles"],
            {
                "product_id": product_id,
            },
            {},
            request_options,
        )


class AsyncProductsResource(AsyncResource):

    async def get(
        self,
        product_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Product:
        """
        Retrieve a product.

        Returns a product by its slug, as it can be sold now: `networks` has the smallest and largest
        amount on each, and why one is paused.

        Refuses: `origin_not_allowed`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["products.get"],
            {
                "product_id": product_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        type: str = NOT_GIVEN,
        network: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Product]:
        """
        List products.

        Lists what can be sold, at face value, with the smallest and largest amount on each network. It
        is one short list, without pages. Load it once a day, and again when a sale is refused as
        `product_unavailable`. A product that is paused stays in the list with `available: false`.

        Refuses: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
        """
        return self._page(
            OPERATIONS["products.list"],
            {},
            {
                "type": type,
                "network": network,
                "currency": currency,
            },
            request_options,
        )

    def list_bundles(
        self,
        product_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Bundle]:
        """
        List the bundles of a product.

        Lists the data bundles of a product, by network and price. It is one short list, without pages;
        a product that is no data product has none. In test mode the bundles are simulated. Live bundles
        are not available yet: the list of a live account is empty.

        Refuses: `origin_not_allowed`.
        """
        return self._page(
            OPERATIONS["products.list_bundles"],
            {
                "product_id": product_id,
            },
            {},
            request_options,
        )
