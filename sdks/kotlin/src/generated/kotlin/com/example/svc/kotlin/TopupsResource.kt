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

/** The methods of `topups`. */
public class TopupsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Top up your Credit.
   *
   * Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour. The
   * payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
   * `bank` within seven days, with its `reference`. The money becomes Credit that you can spend as
   * soon as it arrives; listen to `credit.topup.succeeded`.
   *
   * If a transfer brings a different amount than requested, the amount received becomes Credit; see
   * `amount_received`. If a card pays a different amount, the top-up is `failed` with
   * `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended still
   * becomes Credit.
   *
   * If the payment provider does not respond, the request returns 503. The top-up is then traced and
   * never started a second time: repeat the request with the same Idempotency-Key. While the first
   * request is still starting the payment, a repetition returns 409 `idempotency_in_progress`. If the
   * provider refuses the payment, the top-up is `failed` with `provider_error`.
   *
   * In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
   * `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.
   *
   * In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
   * in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer arrives after one
   * step; `.02` never arrives, `.05` arrives after the top-up has expired, and `.07` brings a
   * different amount. The guide to test mode lists more.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
   * `provider_invalid_response`, `provider_unavailable`.
   */
  public suspend fun create(
    params: TopupsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Topup =
    json("topups.create", mapOf(), params, options, Topup::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: TopupsCreateParams.Builder.() -> Unit,
  ): Topup =
    create(TopupsCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve a top-up.
   *
   * Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
   * when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
   */
  public suspend fun get(
    topupId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Topup =
    json("topups.get", mapOf("topup_id" to topupId), Params.NONE, options, Topup::of)

  /**
   * List top-ups.
   *
   * Lists top-ups, newest first. Use it to find transfers that have not arrived yet
   * (`status=pending`) or all top-ups of a month.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: TopupsListParams = TopupsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Topup> =
    page("topups.list", mapOf(), params, options, Topup::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: TopupsListParams.Builder.() -> Unit,
  ): Page<Topup> =
    list(TopupsListParams.builder().apply(build).build(), options)
}
