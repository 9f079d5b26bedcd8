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

/** The methods of `test.checkout_sessions`. */
public class TestCheckoutSessionsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Pay a test checkout session.
   *
   * Pays a checkout session as the customer would, or declines the card, so that tests need no
   * browser. The send is created immediately, and the last four digits of its number determine the
   * outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
   * key.
   *
   * In test mode only.
   *
   * Errors: `invalid_transition`.
   */
  public suspend fun pay(
    sessionId: String,
    params: TestCheckoutSessionsPayParams = TestCheckoutSessionsPayParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): CheckoutSession =
    json("test.checkout_sessions.pay", mapOf("session_id" to sessionId), params, options, CheckoutSession::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun pay(
    sessionId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: TestCheckoutSessionsPayParams.Builder.() -> Unit,
  ): CheckoutSession =
    pay(sessionId, TestCheckoutSessionsPayParams.builder().apply(build).build(), options)

  /**
   * Review a test checkout session.
   *
   * Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
   * its face value to your Credit. Without this call the review ends after one step of the test
   * clock, and the face value is added to your Credit. Before a resend the network is asked about the
   * failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `invalid_transition`, `provider_unavailable`.
   */
  public suspend fun review(
    sessionId: String,
    params: TestCheckoutSessionsReviewParams,
    options: RequestOptions = RequestOptions.NONE,
  ): CheckoutSession =
    json("test.checkout_sessions.review", mapOf("session_id" to sessionId), params, options, CheckoutSession::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun review(
    sessionId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: TestCheckoutSessionsReviewParams.Builder.() -> Unit,
  ): CheckoutSession =
    review(sessionId, TestCheckoutSessionsReviewParams.builder().apply(build).build(), options)
}
