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

/** The methods of `overview`. */
public class OverviewResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve the overview.
   *
   * Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
   * each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
   * sections that its scopes do not cover are null. Days are in Harare time.
   */
  public suspend fun get(
    options: RequestOptions = RequestOptions.NONE,
  ): Overview =
    json("overview.get", mapOf(), Params.NONE, options, Overview::of)
}
