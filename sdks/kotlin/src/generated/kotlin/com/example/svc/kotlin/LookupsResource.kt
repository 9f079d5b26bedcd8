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

/** The methods of `lookups`. */
public class LookupsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Look up a phone number.
   *
   * Returns the network of a phone number, the number in standard formats, and the products that can
   * be sold to it. Use it while the cashier types, before the customer pays. It reads only the
   * digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
   * that is not a Zimbabwean mobile number returns 200 with `valid: false`.
   *
   * Errors: `invalid_currency`.
   */
  public suspend fun phone(
    params: LookupsPhoneParams,
    options: RequestOptions = RequestOptions.NONE,
  ): PhoneLookup =
    json("lookups.phone", mapOf(), params, options, PhoneLookup::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun phone(
    options: RequestOptions = RequestOptions.NONE,
    build: LookupsPhoneParams.Builder.() -> Unit,
  ): PhoneLookup =
    phone(LookupsPhoneParams.builder().apply(build).build(), options)
}
