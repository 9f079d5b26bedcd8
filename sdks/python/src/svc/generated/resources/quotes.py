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


class QuotesResource(Resource):

    def create(
        self,
        *,
        target: str,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Quote:
        """
        Create a quote.

        Shows what a sale delivers before the customer pays. For power, confirms the meter with the
        utility and returns the owner's name and suburb to read back, the units that the amount buys now,
        and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote` when you
        create the send, which then uses this confirmation; a quote is valid for 30 minutes. `you_pay` is
        always the face value.

        A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
        once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
        Meter confirmations are limited as in `GET /meters/{number}`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
        `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["quotes.create"],
            {},
            {
                "target": target,
                "product": product,
                "amount": amount,
                "currency": currency,
                "bundle_id": bundle_id,
            },
            request_options,
        )

    def get(
        self,
        quote_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Quote:
        """
        Retrieve a quote.

        Returns a quote with its current status, and the send that used it.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["quotes.get"],
            {
                "quote_id": quote_id,
            },
            {},
            request_options,
        )


class AsyncQuotesResource(AsyncResource):

    async def create(
        self,
        *,
        target: str,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Quote:
        """
        Create a quote.

        Shows what a sale delivers before the customer pays. For power, confirms the meter with the
        utility and returns the owner's name and suburb to read back, the units that the amount buys now,
        and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote` when you
        create the send, which then uses this confirmation; a quote is valid for 30 minutes. `you_pay` is
        always the face value.

        A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
        once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
        Meter confirmations are limited as in `GET /meters/{number}`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
        `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["quotes.create"],
            {},
            {
                "target": target,
                "product": product,
                "amount": amount,
                "currency": currency,
                "bundle_id": bundle_id,
            },
            request_options,
        )

    async def get(
        self,
        quote_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Quote:
        """
        Retrieve a quote.

        Returns a quote with its current status, and the send that used it.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["quotes.get"],
            {
                "quote_id": quote_id,
            },
            {},
            request_options,
        )
