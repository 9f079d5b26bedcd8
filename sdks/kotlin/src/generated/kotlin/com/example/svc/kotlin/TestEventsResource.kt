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

/** The methods of `test.events`. */
public class TestEventsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Trigger a test event.
   *
   * Creates a sample event of any type, about an object with realistic values and an ID that does not
   * exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
   * event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
   * minute. Requires a test key.
   *
   * In test mode only.
   */
  public suspend fun trigger(
    params: TestEventsTriggerParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Event =
    json("test.events.trigger", mapOf(), params, options, Event::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun trigger(
    options: RequestOptions = RequestOptions.NONE,
    build: TestEventsTriggerParams.Builder.() -> Unit,
  ): Event =
    trigger(TestEventsTriggerParams.builder().apply(build).build(), options)
}
