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

        Returns a product with its current availability. `networks` holds the minimum and maximum amount
        on each network, and why the product is paused there.

        Errors: `origin_not_allowed`.
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

        Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
        list is short and has no pages. Load it once a day, and again when a sale returns
        `product_unavailable`. Paused products remain in the list with `available: false`.

        Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
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

        Lists the data bundles of a product, sorted by network and price. The list is short and has no
        pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
        Live bundles are not available yet: the list is empty in live mode.

        Errors: `origin_not_allowed`.
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

        Returns a product with its current availability. `networks` holds the minimum and maximum amount
        on each network, and why the product is paused there.

        Errors: `origin_not_allowed`.
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

        Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
        list is short and has no pages. Load it once a day, and again when a sale returns
        `product_unavailable`. Paused products remain in the list with `available: false`.

        Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
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

        Lists the data bundles of a product, sorted by network and price. The list is short and has no
        pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
        Live bundles are not available yet: the list is empty in live mode.

        Errors: `origin_not_allowed`.
        """
        return self._page(
            OPERATIONS["products.list_bundles"],
            {
                "product_id": product_id,
            },
            {},
            request_options,
        )
