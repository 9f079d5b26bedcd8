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

/** The methods of `events`. */
public class EventsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve an event.
   *
   * Returns an event of the last 30 days with the current values of its object. `data.object` can be
   * later than the event; `data.previous_attributes` shows what the event changed.
   */
  public suspend fun get(
    eventId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Event =
    json("events.get", mapOf("event_id" to eventId), Params.NONE, options, Event::of)

  /**
   * List events.
   *
   * Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
   * to catch up after your endpoint was down: store the ID of the last event you processed, and page
   * from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
   * current values, and power tokens are always masked.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: EventsListParams = EventsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Event> =
    page("events.list", mapOf(), params, options, Event::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: EventsListParams.Builder.() -> Unit,
  ): Page<Event> =
    list(EventsListParams.builder().apply(build).build(), options)
}
