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


class LookupsResource(Resource):

    def phone(
        self,
        *,
        phone: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PhoneLookup:
        """
        Look up a phone number.

        Returns the network of a phone number, the number in standard formats, and the products that can
        be sold to it. Use it while the cashier types, before the customer pays. It reads only the
        digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
        that is not a Zimbabwean mobile number returns 200 with `valid: false`.

        Errors: `invalid_currency`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["lookups.phone"],
            {},
            {
                "phone": phone,
                "currency": currency,
            },
            request_options,
        )


class AsyncLookupsResource(AsyncResource):

    async def phone(
        self,
        *,
        phone: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PhoneLookup:
        """
        Look up a phone number.

        Returns the network of a phone number, the number in standard formats, and the products that can
        be sold to it. Use it while the cashier types, before the customer pays. It reads only the
        digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
        that is not a Zimbabwean mobile number returns 200 with `valid: false`.

        Errors: `invalid_currency`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["lookups.phone"],
            {},
            {
                "phone": phone,
                "currency": currency,
            },
            request_options,
        )
