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

/** The methods of `test.clock`. */
public class TestClockResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Move the test clock forward.
   *
   * Moves the clock of the test account forward, never back. Everything that comes due is done:
   * scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
   * signatures use real time. The response waits up to 5 seconds until everything due has been done,
   * including webhook deliveries; `still_running` lists what is not finished by then. The clock can
   * be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
   * `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.
   *
   * In test mode only.
   */
  public suspend fun advance(
    params: TestClockAdvanceParams,
    options: RequestOptions = RequestOptions.NONE,
  ): TestClock =
    json("test.clock.advance", mapOf(), params, options, TestClock::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun advance(
    options: RequestOptions = RequestOptions.NONE,
    build: TestClockAdvanceParams.Builder.() -> Unit,
  ): TestClock =
    advance(TestClockAdvanceParams.builder().apply(build).build(), options)

  /**
   * Retrieve the test clock.
   *
   * Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
   * was moved. `still_running` lists work that is due and not finished. Requires a test key.
   *
   * In test mode only.
   */
  public suspend fun get(
    options: RequestOptions = RequestOptions.NONE,
  ): TestClock =
    json("test.clock.get", mapOf(), Params.NONE, options, TestClock::of)
}
