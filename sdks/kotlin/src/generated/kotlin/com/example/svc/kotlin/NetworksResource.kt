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

/** The methods of `networks`. */
public class NetworksResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * List networks.
   *
   * Lists the mobile networks and the electricity utility, with the current state of each. The list
   * is short and has no pages. Use it to show a cashier what can be sold now.
   *
   * Errors: `origin_not_allowed`.
   */
  public suspend fun list(
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Network> =
    page("networks.list", mapOf(), Params.NONE, options, Network::of)
}
