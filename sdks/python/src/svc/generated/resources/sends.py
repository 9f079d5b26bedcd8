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


class SendsResource(Resource):
    def wait(self, send_id: str, *, timeout: float = 60.0, every: float = 2.0) -> _models.Send:
        """
        Reads the send every two seconds until nothing will happen to it by itself soon, or until
        the timeout: then it comes back as it is. ``unknown`` and ``queued`` are no failures: it may
        have landed, or will. Do not sell it again.
        """
        from ...runtime.wait import wait_for_send

        send: _models.Send = wait_for_send(lambda: self.get(send_id), timeout, every)
        return send

    def cancel(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Cancel a send that has not gone out.

        Cancels a send that has not gone out and returns its Credit: one that is `scheduled`, `pending`,
        `queued`, or `retrying` between two tries. A send that is already cancelled answers 200 as it is.
        Anything else is 409 `already_sent` with its status in `meta`; it is then never taken back.

        A send that pays out a reward or a checkout session is not cancelled by itself: 409
        `resource_in_use`, and `resource` is the reward, which can be voided, or the session.

        Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `resource_in_use`, `already_sent`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.cancel"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    def change_meter(
        self,
        send_id: str,
        *,
        meter: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Change the meter of a waiting send.

        Sends power to another meter than the one it was sold for, as long as it has not gone out: while
        it is `scheduled`, or `queued` because power is down. Use it when the customer notices a wrong
        number in time. Neither the amount nor the Credit changes.

        The new meter is confirmed at once where the send asks for `strict` and the utility can be asked,
        and otherwise before the token is bought. The key's `recipient_allowlist` and its cap for one
        recipient hold for the new meter as for a sale, and so does the blocklist. A send that goes out,
        has gone out or has ended answers 409 `already_sent`.

        `send.meter_changed` tells every endpoint of it, whatever it subscribed to: `data.object` has the
        new meter, `data.previous_attributes` the old one.

        Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `parameter_missing`, `invalid_meter_number`, `already_sent`, `product_mismatch`,
        `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.change_meter"],
            {
                "send_id": send_id,
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
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_email: str = NOT_GIVEN,
        notify_number: str = NOT_GIVEN,
        confirm: str = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        sms_locale: str = NOT_GIVEN,
        scheduled_for: Union[int, str] = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        quote: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.SendOrApproval:
        """
        Sell airtime, data or electricity.

        Sells airtime, data or electricity: writes the send, charges your Credit and hands it over. It
        answers before the network does: 202 with `status: pending`, or `scheduled`. Learn the rest from
        the `send.*` events, or read the send every couple of seconds while the customer waits.

        The customer receives the face value, `amount`. Your Credit is drawn by `cost`, which is less
        than `amount` only on the dealer tier. There are no fees.

        Send the till's own sale number as both `client_reference` and `Idempotency-Key`. Sent again, the
        sale is never made twice: you get the first send as it is now. A `client_reference` that is
        already used answers 200 with its send, whatever the body says; compare `target`, `amount` and
        `created`, and never restart your numbering.

        A refusal writes nothing and charges nothing: put right what it names and send the sale again
        with the same key. `product_unavailable` is a paused network: load the catalogue again.
        `insufficient_credit` needs a top-up; `spend_cap_exceeded` says in `meta` which cap, and when it
        resets. No answer at all, or a 500 or 503, is no refusal: repeat the sale with the same key, and
        it is made once.

        For data name the `bundle_id`; the amount and the currency are the bundle's. Bundles are
        simulated in test mode; in live mode they are refused with `data_not_live`.

        For power give `token_phone`. The meter is confirmed with the utility before anything is charged
        (`confirm: strict`), or carried by a `quote`; with `best_effort` it is confirmed before the token
        is bought. While power is down a send waits in the queue, or fails, as `on_zesa_down` says.

        Not kept yet, and answered 501 `not_implemented` with `param`: `recipient`, `program` and
        `cost_center`, and agent keys.

        Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `parameter_missing`, `reference_not_found`, `invalid_phone`,
        `invalid_amount`, `invalid_currency`, `invalid_duration`, `invalid_time`,
        `invalid_metadata`, `not_implemented`, `conflicting_parameters`, `invalid_meter_number`,
        `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `reference_in_use`,
        `erased_recipient`, `product_mismatch`, `unsupported_network`, `token_phone_required`,
        `quote_mismatch`, `quote_used`, `quote_expired`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_suspected`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.create"],
            {},
            {
                "target": target,
                "type": type,
                "product": product,
                "amount": amount,
                "currency": currency,
                "bundle_id": bundle_id,
                "token_phone": token_phone,
                "token_email": token_email,
                "notify_number": notify_number,
                "confirm": confirm,
                "on_zesa_down": on_zesa_down,
                "max_hold": max_hold,
                "sms_message": sms_message,
                "sms_locale": sms_locale,
                "scheduled_for": scheduled_for,
                "client_reference": client_reference,
                "quote": quote,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )

    def get(
        self,
        send_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Retrieve a send.

        Returns a send as it is now. While a customer waits, ask every couple of seconds until `status`
        is none of `pending`, `submitted` and `retrying`. `queued`, `unknown` and `requires_review` take
        longer and are settled by the service: let the customer go, and do not sell again. After
        `failed_credited` you may; `failure_code` says why it failed. A power token is masked unless the
        key holds `tokens:read`.

        Refuses: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.get"],
            {
                "send_id": send_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    def get_receipt(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Receipt:
        """
        Retrieve the receipt of a send.

        Returns the receipt of a send: what was sold, to whom, for how much, and for electricity the
        token and the units. `text` is the same, ready for a printer of 32 columns. It shows the face
        value, never what you paid.

        A send that is not delivered has a receipt too: without a token, with a sentence for the customer
        on the paper and one for the cashier in `note`. A token is masked unless the key holds
        `tokens:read`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.get_receipt"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    def get_receipt_pdf(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns the receipt as a PDF: one page for a roll of 80 mm.
        """
        return self._file(
            OPERATIONS["sends.get_receipt_pdf"],
            {
                "send_id": send_id,
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
        status: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        target: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        needs_attention: bool = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        batch: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Send]:
        """
        List sends.

        Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
        own reference (`client_reference`), or to see what needs a person (`needs_attention`). Filters
        are combined with and.

        Refuses: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
        `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["sends.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "type": type,
                "target": target,
                "client_reference": client_reference,
                "currency": currency,
                "needs_attention": needs_attention,
                "recipient": recipient,
                "program": program,
                "batch": batch,
                "cost_center": cost_center,
                "api_key": api_key,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )

    def list_attempts(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.SendAttempt]:
        """
        List the attempts of a send.

        Tells when a send went to the network and each time the network was asked about it, newest first,
        with the outcome in plain words. Use it to answer a customer who asks why it takes so long. It
        never names a supplier.
        """
        return self._page(
            OPERATIONS["sends.list_attempts"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    def resend_token(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TokenResend:
        """
        Text the token again.

        Sends the token of a delivered power send to the customer again: to the number, and the address,
        that the sale was made with, and to no other. Use it when the customer has lost the message, or
        when `token_status` is `failed`. Nothing is bought and nothing is charged.

        A token can be sent again three times in 24 hours, a minute apart, and a number gets ten in 24
        hours; past that it is 429 `token_resend_limit`, and `retry_after` says when. A send that has no
        token, because it is not power or was not delivered, answers 409 `token_not_available`.

        Refuses: `token_not_available`, `token_resend_limit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.resend_token"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    def retry(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Retry a failed send.

        Sells again what has failed: the same product, target and amount, as a new send that names the
        first in `retry_of`. It is charged now, carries no `client_reference`, and can be made once.

        The network is asked about the first send before anything is sold. When it has delivered it after
        all, that send becomes `delivered` and the answer is 409 `send_delivered_late`: the customer has
        it. When it does not answer, the answer is 503 `provider_unavailable`, and nothing is sold.

        Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
        `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.retry"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    def validate(
        self,
        *,
        target: str,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_email: str = NOT_GIVEN,
        notify_number: str = NOT_GIVEN,
        confirm: str = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        sms_locale: str = NOT_GIVEN,
        scheduled_for: Union[int, str] = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        quote: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.SendValidation:
        """
        Runs every check of a sale and writes nothing: 200 with a `send_validation` that lists everything that stands in the way. It needs no `Idempotency-Key`.

        Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `parameter_missing`, `reference_not_found`, `invalid_phone`,
        `invalid_amount`, `invalid_currency`, `invalid_duration`, `invalid_time`,
        `invalid_metadata`, `not_implemented`, `conflicting_parameters`, `invalid_meter_number`,
        `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `reference_in_use`,
        `erased_recipient`, `product_mismatch`, `unsupported_network`, `token_phone_required`,
        `quote_mismatch`, `quote_used`, `quote_expired`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_suspected`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.validate"],
            {},
            {
                "target": target,
                "type": type,
                "product": product,
                "amount": amount,
                "currency": currency,
                "bundle_id": bundle_id,
                "token_phone": token_phone,
                "token_email": token_email,
                "notify_number": notify_number,
                "confirm": confirm,
                "on_zesa_down": on_zesa_down,
                "max_hold": max_hold,
                "sms_message": sms_message,
                "sms_locale": sms_locale,
                "scheduled_for": scheduled_for,
                "client_reference": client_reference,
                "quote": quote,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )


class AsyncSendsResource(AsyncResource):
    async def wait(
        self, send_id: str, *, timeout: float = 60.0, every: float = 2.0
    ) -> _models.Send:
        """
        Reads the send every two seconds until nothing will happen to it by itself soon, or until
        the timeout: then it comes back as it is. ``unknown`` and ``queued`` are no failures: it may
        have landed, or will. Do not sell it again.
        """
        from ...runtime.wait import wait_for_send_async

        send: _models.Send = await wait_for_send_async(lambda: self.get(send_id), timeout, every)
        return send

    async def cancel(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Cancel a send that has not gone out.

        Cancels a send that has not gone out and returns its Credit: one that is `scheduled`, `pending`,
        `queued`, or `retrying` between two tries. A send that is already cancelled answers 200 as it is.
        Anything else is 409 `already_sent` with its status in `meta`; it is then never taken back.

        A send that pays out a reward or a checkout session is not cancelled by itself: 409
        `resource_in_use`, and `resource` is the reward, which can be voided, or the session.

        Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `resource_in_use`, `already_sent`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.cancel"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    async def change_meter(
        self,
        send_id: str,
        *,
        meter: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Change the meter of a waiting send.

        Sends power to another meter than the one it was sold for, as long as it has not gone out: while
        it is `scheduled`, or `queued` because power is down. Use it when the customer notices a wrong
        number in time. Neither the amount nor the Credit changes.

        The new meter is confirmed at once where the send asks for `strict` and the utility can be asked,
        and otherwise before the token is bought. The key's `recipient_allowlist` and its cap for one
        recipient hold for the new meter as for a sale, and so does the blocklist. A send that goes out,
        has gone out or has ended answers 409 `already_sent`.

        `send.meter_changed` tells every endpoint of it, whatever it subscribed to: `data.object` has the
        new meter, `data.previous_attributes` the old one.

        Refuses: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `parameter_missing`, `invalid_meter_number`, `already_sent`, `product_mismatch`,
        `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.change_meter"],
            {
                "send_id": send_id,
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
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_email: str = NOT_GIVEN,
        notify_number: str = NOT_GIVEN,
        confirm: str = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        sms_locale: str = NOT_GIVEN,
        scheduled_for: Union[int, str] = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        quote: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.SendOrApproval:
        """
        Sell airtime, data or electricity.

        Sells airtime, data or electricity: writes the send, charges your Credit and hands it over. It
        answers before the network does: 202 with `status: pending`, or `scheduled`. Learn the rest from
        the `send.*` events, or read the send every couple of seconds while the customer waits.

        The customer receives the face value, `amount`. Your Credit is drawn by `cost`, which is less
        than `amount` only on the dealer tier. There are no fees.

        Send the till's own sale number as both `client_reference` and `Idempotency-Key`. Sent again, the
        sale is never made twice: you get the first send as it is now. A `client_reference` that is
        already used answers 200 with its send, whatever the body says; compare `target`, `amount` and
        `created`, and never restart your numbering.

        A refusal writes nothing and charges nothing: put right what it names and send the sale again
        with the same key. `product_unavailable` is a paused network: load the catalogue again.
        `insufficient_credit` needs a top-up; `spend_cap_exceeded` says in `meta` which cap, and when it
        resets. No answer at all, or a 500 or 503, is no refusal: repeat the sale with the same key, and
        it is made once.

        For data name the `bundle_id`; the amount and the currency are the bundle's. Bundles are
        simulated in test mode; in live mode they are refused with `data_not_live`.

        For power give `token_phone`. The meter is confirmed with the utility before anything is charged
        (`confirm: strict`), or carried by a `quote`; with `best_effort` it is confirmed before the token
        is bought. While power is down a send waits in the queue, or fails, as `on_zesa_down` says.

        Not kept yet, and answered 501 `not_implemented` with `param`: `recipient`, `program` and
        `cost_center`, and agent keys.

        Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `parameter_missing`, `reference_not_found`, `invalid_phone`,
        `invalid_amount`, `invalid_currency`, `invalid_duration`, `invalid_time`,
        `invalid_metadata`, `not_implemented`, `conflicting_parameters`, `invalid_meter_number`,
        `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `reference_in_use`,
        `erased_recipient`, `product_mismatch`, `unsupported_network`, `token_phone_required`,
        `quote_mismatch`, `quote_used`, `quote_expired`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_suspected`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.create"],
            {},
            {
                "target": target,
                "type": type,
                "product": product,
                "amount": amount,
                "currency": currency,
                "bundle_id": bundle_id,
                "token_phone": token_phone,
                "token_email": token_email,
                "notify_number": notify_number,
                "confirm": confirm,
                "on_zesa_down": on_zesa_down,
                "max_hold": max_hold,
                "sms_message": sms_message,
                "sms_locale": sms_locale,
                "scheduled_for": scheduled_for,
                "client_reference": client_reference,
                "quote": quote,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )

    async def get(
        self,
        send_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Retrieve a send.

        Returns a send as it is now. While a customer waits, ask every couple of seconds until `status`
        is none of `pending`, `submitted` and `retrying`. `queued`, `unknown` and `requires_review` take
        longer and are settled by the service: let the customer go, and do not sell again. After
        `failed_credited` you may; `failure_code` says why it failed. A power token is masked unless the
        key holds `tokens:read`.

        Refuses: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.get"],
            {
                "send_id": send_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    async def get_receipt(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Receipt:
        """
        Retrieve the receipt of a send.

        Returns the receipt of a send: what was sold, to whom, for how much, and for electricity the
        token and the units. `text` is the same, ready for a printer of 32 columns. It shows the face
        value, never what you paid.

        A send that is not delivered has a receipt too: without a token, with a sentence for the customer
        on the paper and one for the cashier in `note`. A token is masked unless the key holds
        `tokens:read`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.get_receipt"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    async def get_receipt_pdf(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns the receipt as a PDF: one page for a roll of 80 mm.
        """
        return await self._file(
            OPERATIONS["sends.get_receipt_pdf"],
            {
                "send_id": send_id,
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
        status: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        target: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        needs_attention: bool = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        batch: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Send]:
        """
        List sends.

        Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
        own reference (`client_reference`), or to see what needs a person (`needs_attention`). Filters
        are combined with and.

        Refuses: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
        `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["sends.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "type": type,
                "target": target,
                "client_reference": client_reference,
                "currency": currency,
                "needs_attention": needs_attention,
                "recipient": recipient,
                "program": program,
                "batch": batch,
                "cost_center": cost_center,
                "api_key": api_key,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )

    def list_attempts(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.SendAttempt]:
        """
        List the attempts of a send.

        Tells when a send went to the network and each time the network was asked about it, newest first,
        with the outcome in plain words. Use it to answer a customer who asks why it takes so long. It
        never names a supplier.
        """
        return self._page(
            OPERATIONS["sends.list_attempts"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    async def resend_token(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TokenResend:
        """
        Text the token again.

        Sends the token of a delivered power send to the customer again: to the number, and the address,
        that the sale was made with, and to no other. Use it when the customer has lost the message, or
        when `token_status` is `failed`. Nothing is bought and nothing is charged.

        A token can be sent again three times in 24 hours, a minute apart, and a number gets ten in 24
        hours; past that it is 429 `token_resend_limit`, and `retry_after` says when. A send that has no
        token, because it is not power or was not delivered, answers 409 `token_not_available`.

        Refuses: `token_not_available`, `token_resend_limit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.resend_token"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    async def retry(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Retry a failed send.

        Sells again what has failed: the same product, target and amount, as a new send that names the
        first in `retry_of`. It is charged now, carries no `client_reference`, and can be made once.

        The network is asked about the first send before anything is sold. When it has delivered it after
        all, that send becomes `delivered` and the answer is 409 `send_delivered_late`: the customer has
        it. When it does not answer, the answer is 503 `provider_unavailable`, and nothing is sold.

        Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
        `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.retry"],
            {
                "send_id": send_id,
            },
            {},
            request_options,
        )

    async def validate(
        self,
        *,
        target: str,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_email: str = NOT_GIVEN,
        notify_number: str = NOT_GIVEN,
        confirm: str = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        sms_locale: str = NOT_GIVEN,
        scheduled_for: Union[int, str] = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        quote: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.SendValidation:
        """
        Runs every check of a sale and writes nothing: 200 with a `send_validation` that lists everything that stands in the way. It needs no `Idempotency-Key`.

        Refuses: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `parameter_missing`, `reference_not_found`, `invalid_phone`,
        `invalid_amount`, `invalid_currency`, `invalid_duration`, `invalid_time`,
        `invalid_metadata`, `not_implemented`, `conflicting_parameters`, `invalid_meter_number`,
        `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `reference_in_use`,
        `erased_recipient`, `product_mismatch`, `unsupported_network`, `token_phone_required`,
        `quote_mismatch`, `quote_used`, `quote_expired`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_suspected`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.validate"],
            {},
            {
                "target": target,
                "type": type,
                "product": product,
                "amount": amount,
                "currency": currency,
                "bundle_id": bundle_id,
                "token_phone": token_phone,
                "token_email": token_email,
                "notify_number": notify_number,
                "confirm": confirm,
                "on_zesa_down": on_zesa_down,
                "max_hold": max_hold,
                "sms_message": sms_message,
                "sms_locale": sms_locale,
                "scheduled_for": scheduled_for,
                "client_reference": client_reference,
                "quote": quote,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )
