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

/** The methods of `meters`. */
public class MetersResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Confirm a meter.
   *
   * Asks the utility who owns a meter, so that the cashier can read the name and the suburb back to
   * the customer before any money changes hands. The name is masked, and the address is only the
   * suburb. Responses are cached for up to ten minutes (`source: cache`).
   *
   * Confirmations are limited to 30 a minute per key and to a daily quota per account, which grows
   * with the electricity you sell. Returns 429 `meter_quota_exceeded` above either limit, and 503
   * `power_unavailable` while the utility does not respond. Returns 422 `meter_not_found` if the
   * utility does not know the meter, 422 `meter_blocked` if the utility has blocked it, and 422
   * `meter_currency_mismatch` if the utility bills it in another currency than `currency`.
   *
   * Errors: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
   * `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
   * `meter_currency_mismatch`.
   */
  public suspend fun get(
    number: String,
    params: MetersGetParams = MetersGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Meter =
    json("meters.get", mapOf("number" to number), params, options, Meter::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    number: String,
    options: RequestOptions = RequestOptions.NONE,
    build: MetersGetParams.Builder.() -> Unit,
  ): Meter =
    get(number, MetersGetParams.builder().apply(build).build(), options)
}
