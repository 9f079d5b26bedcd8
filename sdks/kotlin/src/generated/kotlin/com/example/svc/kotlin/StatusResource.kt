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

/** The methods of `status`. */
public class StatusResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve the network status.
   *
   * Returns how the networks perform now: for each type of sale, the state of the network, the share
   * of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
   * cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
   * `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
   * a network can be slow while its products are available. What no supplier sells in this mode is
   * `not_offered`, and does not count for `overall`.
   *
   * Errors: `origin_not_allowed`.
   */
  public suspend fun get(
    options: RequestOptions = RequestOptions.NONE,
  ): Status =
    json("status.get", mapOf(), Params.NONE, options, Status::of)

  /**
   * Retrieve the status history.
   *
   * Returns how the networks performed on past days: how many minutes each was up, degraded and down,
   * and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.
   *
   * Errors: `origin_not_allowed`, `time_out_of_range`.
   */
  public suspend fun getHistory(
    params: StatusGetHistoryParams = StatusGetHistoryParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): StatusHistory =
    json("status.get_history", mapOf(), params, options, StatusHistory::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getHistory(
    options: RequestOptions = RequestOptions.NONE,
    build: StatusGetHistoryParams.Builder.() -> Unit,
  ): StatusHistory =
    getHistory(StatusGetHistoryParams.builder().apply(build).build(), options)
}
