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

/** The methods of `test`. */
public class TestResource internal constructor(settings: Settings) : Resource(settings) {
  /** The methods of `test_approvals`. */
  public val approvals: TestApprovalsResource get() = TestApprovalsResource(settings)

  /** The methods of `test_checkout_sessions`. */
  public val checkoutSessions: TestCheckoutSessionsResource get() = TestCheckoutSessionsResource(settings)

  /** The methods of `test_clock`. */
  public val clock: TestClockResource get() = TestClockResource(settings)

  /** The methods of `test_events`. */
  public val events: TestEventsResource get() = TestEventsResource(settings)

  /** The methods of `test_reward_links`. */
  public val rewardLinks: TestRewardLinksResource get() = TestRewardLinksResource(settings)

  /** The methods of `test_sends`. */
  public val sends: TestSendsResource get() = TestSendsResource(settings)

  /**
   * Add test Credit.
   *
   * Adds Credit to the test account immediately. Use it when a test needs more than the US\$1,000.00
   * and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
   * type `test_grant`. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_currency`, `invalid_amount`.
   */
  public suspend fun createCredit(
    params: TestCreateCreditParams,
    options: RequestOptions = RequestOptions.NONE,
  ): TestCredit =
    json("test.create_credit", mapOf(), params, options, TestCredit::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun createCredit(
    options: RequestOptions = RequestOptions.NONE,
    build: TestCreateCreditParams.Builder.() -> Unit,
  ): TestCredit =
    createCredit(TestCreateCreditParams.builder().apply(build).build(), options)

  /**
   * Reset the test account.
   *
   * Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
   * and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
   * account.
   * Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
   * clock, the audit log and the request log are not reset. Requires a test key.
   *
   * In test mode only.
   */
  public suspend fun reset(
    options: RequestOptions = RequestOptions.NONE,
  ): TestReset =
    json("test.reset", mapOf(), Params.NONE, options, TestReset::of)

  /**
   * Set a network's availability.
   *
   * Simulates an outage of a mobile network for the test account, or ends it. While the network is
   * `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
   * When the outage ends, sends that wait are handed over in the order in which they were created.
   * `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
   * changes nothing. Returns 404 `resource_missing` for `power`, which has
   * `POST /test/zesa/availability`. Requires a test key.
   *
   * In test mode only.
   */
  public suspend fun setNetworkAvailability(
    network: String,
    params: TestSetNetworkAvailabilityParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Network =
    json("test.set_network_availability", mapOf("network" to network), params, options, Network::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun setNetworkAvailability(
    network: String,
    options: RequestOptions = RequestOptions.NONE,
    build: TestSetNetworkAvailabilityParams.Builder.() -> Unit,
  ): Network =
    setNetworkAvailability(network, TestSetNetworkAvailabilityParams.builder().apply(build).build(), options)

  /**
   * Set the utility's availability.
   *
   * Simulates a national outage of the electricity utility for the test account, or ends it. During
   * the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
   * their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
   * created. Setting the current state changes nothing. Requires a test key.
   *
   * In test mode only.
   */
  public suspend fun setZesaAvailability(
    params: TestSetZesaAvailabilityParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ZesaAvailability =
    json("test.set_zesa_availability", mapOf(), params, options, ZesaAvailability::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun setZesaAvailability(
    options: RequestOptions = RequestOptions.NONE,
    build: TestSetZesaAvailabilityParams.Builder.() -> Unit,
  ): ZesaAvailability =
    setZesaAvailability(TestSetZesaAvailabilityParams.builder().apply(build).build(), options)
}
