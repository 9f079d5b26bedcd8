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

/** The methods of `health`. */
public class HealthResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Check the service's health.
   *
   * Returns the health and the current time of the service. Use it for a load balancer's health
   * check, or to check your own clock. It does not cover the networks or the electricity utility.
   *
   * A process that is shutting down returns 503 `service_unavailable` here while it still serves
   * other requests, so that a load balancer sends new ones elsewhere.
   */
  public suspend fun get(
    options: RequestOptions = RequestOptions.NONE,
  ): Health =
    json("health.get", mapOf(), Params.NONE, options, Health::of)
}
