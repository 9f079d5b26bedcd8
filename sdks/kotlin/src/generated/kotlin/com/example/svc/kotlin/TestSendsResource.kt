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

/** The methods of `test.sends`. */
public class TestSendsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Advance a test send.
   *
   * Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
   * `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
   * number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
   * mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
   * test key.
   *
   * In test mode only.
   *
   * Errors: `invalid_transition`.
   */
  public suspend fun advance(
    sendId: String,
    params: TestSendsAdvanceParams = TestSendsAdvanceParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Send =
    json("test.sends.advance", mapOf("send_id" to sendId), params, options, Send::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun advance(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: TestSendsAdvanceParams.Builder.() -> Unit,
  ): Send =
    advance(sendId, TestSendsAdvanceParams.builder().apply(build).build(), options)
}
