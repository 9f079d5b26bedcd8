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

/** The methods of `quotes`. */
public class QuotesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create a quote.
   *
   * Shows what a sale delivers before the customer pays. For power, confirms the meter with the
   * utility and returns the owner's name and suburb to read back, the units that the amount buys now,
   * and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote` when you
   * create the send, which then uses this confirmation; a quote is valid for 30 minutes. `you_pay` is
   * always the face value.
   *
   * A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
   * once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
   * Meter confirmations are limited as in `GET /meters/{number}`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
   * `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
   * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  public suspend fun create(
    params: QuotesCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Quote =
    json("quotes.create", mapOf(), params, options, Quote::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: QuotesCreateParams.Builder.() -> Unit,
  ): Quote =
    create(QuotesCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve a quote.
   *
   * Returns a quote with its current status, and the send that used it.
   */
  public suspend fun get(
    quoteId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Quote =
    json("quotes.get", mapOf("quote_id" to quoteId), Params.NONE, options, Quote::of)
}
