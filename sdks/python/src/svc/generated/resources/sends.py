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
        Reads the send every two seconds until its status is settled or the timeout is over, and
        returns what was read last. A read that fails is repeated; if none succeeds, the last error
        that the service answered is raised, and a timeout or a lost connection only if it answered
        nothing. ``unknown`` and ``queued`` are not failures: the sale may have been delivered, or
        will be. Do not sell it again.
        """
        from ...runtime.wait import wait_for_send

        send: _models.Send = wait_for_send(
            lambda options: self.get(send_id, request_options=options),
            timeout,
            every,
            self._settings.timeout,
        )
        return send

    def cancel(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Cancel a send.

        Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
        `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
        send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
        dispatched send cannot be recalled.

        Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
        the reward, which you can void, or the session.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
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

        Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
        `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
        and the Credit do not change.

        With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
        otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
        and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
        dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a checkout
        session: correct the meter there.

        We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
        new meter and `data.previous_attributes` the old one.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
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
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
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
        Create a send.

        Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
        request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
        the `send.*` events, or read the send every two seconds while the customer waits.

        The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
        `amount` only on the dealer tier. There are no fees.

        Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
        request again never sells twice: it returns the first send with its current status. If the
        `client_reference` is already used, the request returns 200 with that send, whatever the body
        says. Compare `target`, `amount` and `created`, and never restart your numbering.

        An error creates and charges nothing: correct what it names and repeat the request with the same
        key. `product_unavailable` means that the network is paused: load the catalogue again.
        `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
        it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
        sale is made once.

        For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
        simulated in test mode; live mode returns `data_not_live`.

        For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
        are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
        token is bought. During an outage the send waits in the queue or fails, depending on
        `on_zesa_down`.

        With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
        returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and `notify_number`
        count like the target. Nothing is sent or charged until a person approves.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
        `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
        `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
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
                "recipient": recipient,
                "program": program,
                "cost_center": cost_center,
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

        Returns a send with its current status. While a customer waits, read it every two seconds as long
        as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
        take longer and are resolved by the service: let the customer go, and do not sell again. After
        `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
        masked unless the key has `tokens:read`.

        Errors: `invalid_expand`.
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
        locale: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Receipt:
        """
        Retrieve the receipt of a send.

        Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
        token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
        value, never your cost.

        A send that is not delivered has a receipt without a token. It explains the status to the
        customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.get_receipt"],
            {
                "send_id": send_id,
            },
            {
                "locale": locale,
            },
            request_options,
        )

    def get_receipt_pdf(
        self,
        send_id: str,
        *,
        locale: str = NOT_GIVEN,
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
            {
                "locale": locale,
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
        type: str = NOT_GIVEN,
        target: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        receipt_number: str = NOT_GIVEN,
        provider_reference: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_last4: str = NOT_GIVEN,
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
        own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
        must match every filter.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
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
                "receipt_number": receipt_number,
                "provider_reference": provider_reference,
                "token_phone": token_phone,
                "token_last4": token_last4,
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

        Lists every submission of a send to the network and every status check, newest first, with the
        outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
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
        Resend a token.

        Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
        and nowhere else. Use it when the customer has lost the message, or when `token_status` is
        `failed`. You are not charged.

        A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
        in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
        `token_not_available` if the send is not a power sale or was not delivered.

        Errors: `token_not_available`, `token_resend_limit`.
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

        Retries a failed send: creates a new send with the same product, target and amount, whose
        `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
        send can be retried once.

        Before selling, we ask the network about the failed send. If the network delivered it after all,
        that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
        received it. If the network does not respond, the request returns 503 `provider_unavailable` and
        nothing is sold.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
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
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
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
        Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
        `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
        `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
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
                "recipient": recipient,
                "program": program,
                "cost_center": cost_center,
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
        Reads the send every two seconds until its status is settled or the timeout is over, and
        returns what was read last. A read that fails is repeated; if none succeeds, the last error
        that the service answered is raised, and a timeout or a lost connection only if it answered
        nothing. ``unknown`` and ``queued`` are not failures: the sale may have been delivered, or
        will be. Do not sell it again.
        """
        from ...runtime.wait import wait_for_send_async

        send: _models.Send = await wait_for_send_async(
            lambda options: self.get(send_id, request_options=options),
            timeout,
            every,
            self._settings.timeout,
        )
        return send

    async def cancel(
        self,
        send_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Cancel a send.

        Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
        `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
        send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
        dispatched send cannot be recalled.

        Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
        the reward, which you can void, or the session.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
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

        Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
        `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
        and the Credit do not change.

        With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
        otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
        and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
        dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a checkout
        session: correct the meter there.

        We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
        new meter and `data.previous_attributes` the old one.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
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
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
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
        Create a send.

        Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
        request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
        the `send.*` events, or read the send every two seconds while the customer waits.

        The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
        `amount` only on the dealer tier. There are no fees.

        Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
        request again never sells twice: it returns the first send with its current status. If the
        `client_reference` is already used, the request returns 200 with that send, whatever the body
        says. Compare `target`, `amount` and `created`, and never restart your numbering.

        An error creates and charges nothing: correct what it names and repeat the request with the same
        key. `product_unavailable` means that the network is paused: load the catalogue again.
        `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
        it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
        sale is made once.

        For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
        simulated in test mode; live mode returns `data_not_live`.

        For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
        are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
        token is bought. During an outage the send waits in the queue or fails, depending on
        `on_zesa_down`.

        With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
        returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and `notify_number`
        count like the target. Nothing is sent or charged until a person approves.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
        `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
        `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
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
                "recipient": recipient,
                "program": program,
                "cost_center": cost_center,
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

        Returns a send with its current status. While a customer waits, read it every two seconds as long
        as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
        take longer and are resolved by the service: let the customer go, and do not sell again. After
        `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
        masked unless the key has `tokens:read`.

        Errors: `invalid_expand`.
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
        locale: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Receipt:
        """
        Retrieve the receipt of a send.

        Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
        token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
        value, never your cost.

        A send that is not delivered has a receipt without a token. It explains the status to the
        customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["sends.get_receipt"],
            {
                "send_id": send_id,
            },
            {
                "locale": locale,
            },
            request_options,
        )

    async def get_receipt_pdf(
        self,
        send_id: str,
        *,
        locale: str = NOT_GIVEN,
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
            {
                "locale": locale,
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
        type: str = NOT_GIVEN,
        target: str = NOT_GIVEN,
        client_reference: str = NOT_GIVEN,
        receipt_number: str = NOT_GIVEN,
        provider_reference: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        token_last4: str = NOT_GIVEN,
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
        own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
        must match every filter.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
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
                "receipt_number": receipt_number,
                "provider_reference": provider_reference,
                "token_phone": token_phone,
                "token_last4": token_last4,
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

        Lists every submission of a send to the network and every status check, newest first, with the
        outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
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
        Resend a token.

        Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
        and nowhere else. Use it when the customer has lost the message, or when `token_status` is
        `failed`. You are not charged.

        A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
        in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
        `token_not_available` if the send is not a power sale or was not delivered.

        Errors: `token_not_available`, `token_resend_limit`.
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

        Retries a failed send: creates a new send with the same product, target and amount, whose
        `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
        send can be retried once.

        Before selling, we ask the network about the failed send. If the network delivered it after all,
        that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
        received it. If the network does not respond, the request returns 503 `provider_unavailable` and
        nothing is sold.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
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
        recipient: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
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
        Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
        `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
        `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
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
                "recipient": recipient,
                "program": program,
                "cost_center": cost_center,
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
