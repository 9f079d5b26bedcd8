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

/** The methods of `power`. */
public class PowerResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Estimate units for an amount.
   *
   * Estimates how many units an amount buys now, and how many after consumption is counted from zero
   * again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
   * through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
   * Without `meter`, it starts from zero.
   *
   * Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  public suspend fun getQuote(
    params: PowerGetQuoteParams,
    options: RequestOptions = RequestOptions.NONE,
  ): PowerQuote =
    json("power.get_quote", mapOf(), params, options, PowerQuote::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getQuote(
    options: RequestOptions = RequestOptions.NONE,
    build: PowerGetQuoteParams.Builder.() -> Unit,
  ): PowerQuote =
    getQuote(PowerGetQuoteParams.builder().apply(build).build(), options)

  /**
   * Retrieve the power tariff.
   *
   * Returns the price of electricity: the utility's published bands with the levy, what customers
   * actually paid, and how to buy the most units. The tariff is the same in test and live mode.
   *
   * Errors: `invalid_currency`.
   */
  public suspend fun getRate(
    params: PowerGetRateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): PowerRate =
    json("power.get_rate", mapOf(), params, options, PowerRate::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getRate(
    options: RequestOptions = RequestOptions.NONE,
    build: PowerGetRateParams.Builder.() -> Unit,
  ): PowerRate =
    getRate(PowerGetRateParams.builder().apply(build).build(), options)

  /**
   * Retrieve the price over time.
   *
   * Returns the price that customers paid over the last 90 days: one point per day, and the days on
   * which the price changed. Use it to draw a small chart.
   *
   * Errors: `invalid_currency`.
   */
  public suspend fun getSeries(
    params: PowerGetSeriesParams,
    options: RequestOptions = RequestOptions.NONE,
  ): PowerSeries =
    json("power.get_series", mapOf(), params, options, PowerSeries::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getSeries(
    options: RequestOptions = RequestOptions.NONE,
    build: PowerGetSeriesParams.Builder.() -> Unit,
  ): PowerSeries =
    getSeries(PowerGetSeriesParams.builder().apply(build).build(), options)

  /**
   * List observed purchases.
   *
   * Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
   * fewer than five purchases are omitted, so that no buyer can be identified.
   *
   * Errors: `invalid_currency`, `invalid_cursor`.
   */
  public suspend fun listObservations(
    params: PowerListObservationsParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Page<PowerObservation> =
    page("power.list_observations", mapOf(), params, options, PowerObservation::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listObservations(
    options: RequestOptions = RequestOptions.NONE,
    build: PowerListObservationsParams.Builder.() -> Unit,
  ): Page<PowerObservation> =
    listObservations(PowerListObservationsParams.builder().apply(build).build(), options)
}
