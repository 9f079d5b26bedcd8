// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `checkout_sessions`. */
public class CheckoutSessionsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Correct the meter of a checkout session.
   *
   * Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
   * While the session is `open`, the payment page shows the new meter. Once it is paid, the status of
   * its send decides, so that one payment never buys two tokens:
   *
   * - `pending` or `queued`: the send goes to the new meter, as if its own meter had been changed.
   * - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered, so
   * this returns 409 `already_sent`; `resource` is the send.
   * - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
   * asked about the failed send first; if it does not respond, this returns 503
   * `provider_unavailable` and nothing is sold.
   *
   * Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while our
   * staff review its payment: another amount than its total was paid, or the payment was reversed or
   * disputed.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
   * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `provider_unavailable`.
   */
  public suspend fun changeMeter(
    sessionId: String,
    params: CheckoutSessionsChangeMeterParams,
    options: RequestOptions = RequestOptions.NONE,
  ): CheckoutSession =
    json("checkout_sessions.change_meter", mapOf("session_id" to sessionId), params, options, CheckoutSession::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun changeMeter(
    sessionId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: CheckoutSessionsChangeMeterParams.Builder.() -> Unit,
  ): CheckoutSession =
    changeMeter(sessionId, CheckoutSessionsChangeMeterParams.builder().apply(build).build(), options)

  /**
   * Create a checkout session.
   *
   * Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
   * `url` within the hour. The send is created once the money has arrived, and is attributed to you.
   * We are the merchant of record and the payer bears the card fee, so your Credit is not debited.
   *
   * Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
   * confirmed with the utility and shown on the page. If a session with the same `client_reference`
   * exists, it is returned with 200. Do not hand out goods because the customer reached
   * `success_url`: listen to `checkout.session.paid` or `checkout.session.fulfilled`.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
   * `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
   * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  public suspend fun create(
    params: CheckoutSessionsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): CheckoutSession =
    json("checkout_sessions.create", mapOf(), params, options, CheckoutSession::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: CheckoutSessionsCreateParams.Builder.() -> Unit,
  ): CheckoutSession =
    create(CheckoutSessionsCreateParams.builder().apply(build).build(), options)

  /**
   * Expire a checkout session.
   *
   * Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
   * has given up or paid in cash. If the session has already expired, the request returns 200 with
   * the session unchanged. Returns 409 `invalid_transition` if it is paid. A payment already in
   * progress still counts: the session then becomes `paid`.
   *
   * Errors: `invalid_transition`.
   */
  public suspend fun expire(
    sessionId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): CheckoutSession =
    json("checkout_sessions.expire", mapOf("session_id" to sessionId), Params.NONE, options, CheckoutSession::of)

  /**
   * Retrieve a checkout session.
   *
   * Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
   * Call it when your customer returns to `success_url`.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    sessionId: String,
    params: CheckoutSessionsGetParams = CheckoutSessionsGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): CheckoutSession =
    json("checkout_sessions.get", mapOf("session_id" to sessionId), params, options, CheckoutSession::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    sessionId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: CheckoutSessionsGetParams.Builder.() -> Unit,
  ): CheckoutSession =
    get(sessionId, CheckoutSessionsGetParams.builder().apply(build).build(), options)

  /**
   * List checkout sessions.
   *
   * Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
   * `status=in_review` the sessions that our staff are reviewing.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: CheckoutSessionsListParams = CheckoutSessionsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<CheckoutSession> =
    page("checkout_sessions.list", mapOf(), params, options, CheckoutSession::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: CheckoutSessionsListParams.Builder.() -> Unit,
  ): Page<CheckoutSession> =
    list(CheckoutSessionsListParams.builder().apply(build).build(), options)
}
