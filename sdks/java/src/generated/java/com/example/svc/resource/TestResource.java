// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code test}. */
public final class TestResource extends Resource {
  /** Of a client with these settings. */
  public TestResource(Settings settings) {
    super(settings);
  }

  /** The methods of {@code test_approvals}. */
  public TestApprovalsResource approvals() {
    return new TestApprovalsResource(settings);
  }

  /** The methods of {@code test_checkout_sessions}. */
  public TestCheckoutSessionsResource checkoutSessions() {
    return new TestCheckoutSessionsResource(settings);
  }

  /** The methods of {@code test_clock}. */
  public TestClockResource clock() {
    return new TestClockResource(settings);
  }

  /** The methods of {@code test_events}. */
  public TestEventsResource events() {
    return new TestEventsResource(settings);
  }

  /** The methods of {@code test_reward_links}. */
  public TestRewardLinksResource rewardLinks() {
    return new TestRewardLinksResource(settings);
  }

  /** The methods of {@code test_sends}. */
  public TestSendsResource sends() {
    return new TestSendsResource(settings);
  }

  /**
   * Add test Credit.
   *
   * <p>Adds Credit to the test account immediately. Use it when a test needs more than the US&#92;$1,000.00
   * and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
   * type {@code test_grant}. Requires a test key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_currency}, {@code invalid_amount}.
   */
  public TestCredit createCredit(TestCreateCreditParams params) {
    return createCredit(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public TestCredit createCredit(TestCreateCreditParams params, RequestOptions options) {
    return json("test.create_credit", path(), params, options, TestCredit::of);
  }

  /**
   * Reset the test account.
   *
   * <p>Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
   * and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
   * account.
   * Idempotency-Keys and {@code client_reference}s can be used again, and caps count from zero. The test
   * clock, the audit log and the request log are not reset. Requires a test key.
   *
   * <p>In test mode only.
   */
  public TestReset reset() {
    return reset(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public TestReset reset(RequestOptions options) {
    return json("test.reset", path(), Params.NONE, options, TestReset::of);
  }

  /**
   * Set a network's availability.
   *
   * <p>Simulates an outage of a mobile network for the test account, or ends it. While the network is
   * {@code down} it accepts no sends: they are {@code retrying}, and fail with {@code network_busy} after 30 minutes.
   * When the outage ends, sends that wait are handed over in the order in which they were created.
   * {@code degraded} changes only what is shown. Other accounts do not notice. Setting the current state
   * changes nothing. Returns 404 {@code resource_missing} for {@code power}, which has
   * {@code POST /test/zesa/availability}. Requires a test key.
   *
   * <p>In test mode only.
   */
  public Network setNetworkAvailability(String network, TestSetNetworkAvailabilityParams params) {
    return setNetworkAvailability(network, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Network setNetworkAvailability(String network, TestSetNetworkAvailabilityParams params, RequestOptions options) {
    return json("test.set_network_availability", path("network", network), params, options, Network::of);
  }

  /**
   * Set the utility's availability.
   *
   * <p>Simulates a national outage of the electricity utility for the test account, or ends it. During
   * the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
   * their {@code on_zesa_down}. When it ends, queued sends are dispatched in the order in which they were
   * created. Setting the current state changes nothing. Requires a test key.
   *
   * <p>In test mode only.
   */
  public ZesaAvailability setZesaAvailability(TestSetZesaAvailabilityParams params) {
    return setZesaAvailability(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ZesaAvailability setZesaAvailability(TestSetZesaAvailabilityParams params, RequestOptions options) {
    return json("test.set_zesa_availability", path(), params, options, ZesaAvailability::of);
  }
}
