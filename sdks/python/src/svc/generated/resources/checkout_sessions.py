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


class CheckoutSessionsResource(Resource):

    def change_meter(
        self,
        session_id: str,
        *,
        meter: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Correct the meter of a checkout session.

        Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
        While the session is `open`, the payment page shows the new meter. Once it is paid, the status of
        its send decides, so that one payment never buys two tokens:
        - `pending` or `queued`: the send goes to the new meter, as if its own meter had been changed.
        - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered, so
        this returns 409 `already_sent`; `resource` is the send.
        - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
        asked about the failed send first; if it does not respond, this returns 503
        `provider_unavailable` and nothing is sold.

        Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while our
        staff review its payment: another amount than its total was paid, or the payment was reversed or
        disputed.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
        `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `provider_unavailable`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.change_meter"],
            {
                "session_id": session_id,
            },
            {
                "meter": meter,
            },
            request_options,
        )

    def create(
        self,
        *,
        target: str,
        amount: str,
        success_url: str,
        cancel_url: str,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        customer_phone: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Create a checkout session.

        Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
        `url` within the hour. The send is created once the money has arrived, and is attributed to you.
        We are the merchant of record and the payer bears the card fee, so your Credit is not debited.

        Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
        confirmed with the utility and shown on the page. If a session with the same `client_reference`
        exists, it is returned with 200. Do not hand out goods because the customer reached
        `success_url`: listen to `checkout.session.paid` or `checkout.session.fulfilled`.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
        `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.create"],
            {},
            {
                "target": target,
                "amount": amount,
                "success_url": success_url,
                "cancel_url": cancel_url,
                "type": type,
                "product": product,
                "currency": currency,
                "bundle_id": bundle_id,
                "token_phone": token_phone,
                "customer_phone": customer_phone,
                "client_reference": client_reference,
                "metadata": metadata,
                "sms_message": sms_message,
            },
            request_options,
        )

    def expire(
        self,
        session_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Expire a checkout session.

        Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
        has given up or paid in cash. If the session has already expired, the request returns 200 with
        the session unchanged. Returns 409 `invalid_transition` if it is paid. A payment already in
        progress still counts: the session then becomes `paid`.

        Errors: `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.expire"],
            {
                "session_id": session_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        session_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Retrieve a checkout session.

        Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
        Call it when your customer returns to `success_url`.

        Errors: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.get"],
            {
                "session_id": session_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.CheckoutSession]:
        """
        List checkout sessions.

        Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
        `status=in_review` the sessions that our staff are reviewing.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["checkout_sessions.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "client_reference": client_reference,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )


class AsyncCheckoutSessionsResource(AsyncResource):

    async def change_meter(
        self,
        session_id: str,
        *,
        meter: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Correct the meter of a checkout session.

        Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
        While the session is `open`, the payment page shows the new meter. Once it is paid, the status of
        its send decides, so that one payment never buys two tokens:
        - `pending` or `queued`: the send goes to the new meter, as if its own meter had been changed.
        - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered, so
        this returns 409 `already_sent`; `resource` is the send.
        - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
        asked about the failed send first; if it does not respond, this returns 503
        `provider_unavailable` and nothing is sold.

        Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while our
        staff review its payment: another amount than its total was paid, or the payment was reversed or
        disputed.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
        `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `provider_unavailable`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.change_meter"],
            {
                "session_id": session_id,
            },
            {
                "meter": meter,
            },
            request_options,
        )

    async def create(
        self,
        *,
        target: str,
        amount: str,
        success_url: str,
        cancel_url: str,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        customer_phone: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Create a checkout session.

        Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
        `url` within the hour. The send is created once the money has arrived, and is attributed to you.
        We are the merchant of record and the payer bears the card fee, so your Credit is not debited.

        Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
        confirmed with the utility and shown on the page. If a session with the same `client_reference`
        exists, it is returned with 200. Do not hand out goods because the customer reached
        `success_url`: listen to `checkout.session.paid` or `checkout.session.fulfilled`.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
        `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.create"],
            {},
            {
                "target": target,
                "amount": amount,
                "success_url": success_url,
                "cancel_url": cancel_url,
                "type": type,
                "product": product,
                "currency": currency,
                "bundle_id": bundle_id,
                "token_phone": token_phone,
                "customer_phone": customer_phone,
                "client_reference": client_reference,
                "metadata": metadata,
                "sms_message": sms_message,
            },
            request_options,
        )

    async def expire(
        self,
        session_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Expire a checkout session.

        Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
        has given up or paid in cash. If the session has already expired, the request returns 200 with
        the session unchanged. Returns 409 `invalid_transition` if it is paid. A payment already in
        progress still counts: the session then becomes `paid`.

        Errors: `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.expire"],
            {
                "session_id": session_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        session_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Retrieve a checkout session.

        Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
        Call it when your customer returns to `success_url`.

        Errors: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkout_sessions.get"],
            {
                "session_id": session_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.CheckoutSession]:
        """
        List checkout sessions.

        Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
        `status=in_review` the sessions that our staff are reviewing.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["checkout_sessions.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "client_reference": client_reference,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )
