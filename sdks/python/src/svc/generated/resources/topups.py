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


class TopupsResource(Resource):

    def create(
        self,
        *,
        amount: str,
        currency: str,
        method: str = NOT_GIVEN,
        description: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Topup:
        """
        Top up your Credit.

        Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour. The
        payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
        `bank` within seven days, with its `reference`. The money becomes Credit that you can spend as
        soon as it arrives; listen to `credit.topup.succeeded`.

        If a transfer brings a different amount than requested, the amount received becomes Credit; see
        `amount_received`. If a card pays a different amount, the top-up is `failed` with
        `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended still
        becomes Credit.

        If the payment provider does not respond, the request returns 503. The top-up is then traced and
        never started a second time: repeat the request with the same Idempotency-Key. While the first
        request is still starting the payment, a repetition returns 409 `idempotency_in_progress`. If the
        provider refuses the payment, the top-up is `failed` with `provider_error`.

        In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
        `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.

        In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
        in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer arrives after one
        step; `.02` never arrives, `.05` arrives after the top-up has expired, and `.07` brings a
        different amount. The guide to test mode lists more.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
        `provider_invalid_response`, `provider_unavailable`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["topups.create"],
            {},
            {
                "amount": amount,
                "currency": currency,
                "method": method,
                "description": description,
            },
            request_options,
        )

    def get(
        self,
        topup_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Topup:
        """
        Retrieve a top-up.

        Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
        when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["topups.get"],
            {
                "topup_id": topup_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        method: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Topup]:
        """
        List top-ups.

        Lists top-ups, newest first. Use it to find transfers that have not arrived yet
        (`status=pending`) or all top-ups of a month.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["topups.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "method": method,
                "status": status,
            },
            request_options,
        )


class AsyncTopupsResource(AsyncResource):

    async def create(
        self,
        *,
        amount: str,
        currency: str,
        method: str = NOT_GIVEN,
        description: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Topup:
        """
        Top up your Credit.

        Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour. The
        payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
        `bank` within seven days, with its `reference`. The money becomes Credit that you can spend as
        soon as it arrives; listen to `credit.topup.succeeded`.

        If a transfer brings a different amount than requested, the amount received becomes Credit; see
        `amount_received`. If a card pays a different amount, the top-up is `failed` with
        `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended still
        becomes Credit.

        If the payment provider does not respond, the request returns 503. The top-up is then traced and
        never started a second time: repeat the request with the same Idempotency-Key. While the first
        request is still starting the payment, a repetition returns 409 `idempotency_in_progress`. If the
        provider refuses the payment, the top-up is `failed` with `provider_error`.

        In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
        `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.

        In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
        in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer arrives after one
        step; `.02` never arrives, `.05` arrives after the top-up has expired, and `.07` brings a
        different amount. The guide to test mode lists more.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
        `provider_invalid_response`, `provider_unavailable`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["topups.create"],
            {},
            {
                "amount": amount,
                "currency": currency,
                "method": method,
                "description": description,
            },
            request_options,
        )

    async def get(
        self,
        topup_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Topup:
        """
        Retrieve a top-up.

        Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
        when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["topups.get"],
            {
                "topup_id": topup_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        method: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Topup]:
        """
        List top-ups.

        Lists top-ups, newest first. Use it to find transfers that have not arrived yet
        (`status=pending`) or all top-ups of a month.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["topups.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "method": method,
                "status": status,
            },
            request_options,
        )
