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

/** The methods of `requests`. */
public class RequestsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a request.
   *
   * Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
   * signing secrets are never included, whichever key you use.
   */
  public suspend fun get(
    requestId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): RequestLog =
    json("requests.get", mapOf("request_id" to requestId), Params.NONE, options, RequestLog::of)

  /**
   * List requests.
   *
   * Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
   * till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
   * receipt. A request appears within about two seconds. Requests without a valid key are not listed,
   * and those of the last second before a server failed may be missing.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: RequestsListParams = RequestsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<RequestLogLine> =
    page("requests.list", mapOf(), params, options, RequestLogLine::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: RequestsListParams.Builder.() -> Unit,
  ): Page<RequestLogLine> =
    list(RequestsListParams.builder().apply(build).build(), options)
}
