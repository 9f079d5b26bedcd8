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

/** The methods of {@code test.checkout_sessions}. */
public final class TestCheckoutSessionsResource extends Resource {
  /** Of a client with these settings. */
  public TestCheckoutSessionsResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public CheckoutSession pay(String sessionId) {
    return pay(sessionId, TestCheckoutSessionsPayParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Pay a test checkout session.
   *
   * <p>Pays a checkout session as the customer would, or declines the card, so that tests need no
   * browser. The send is created immediately, and the last four digits of its number determine the
   * outcome. You can also pay an expired session: the late payment makes it {@code paid}. Requires a test
   * key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code invalid_transition}.
   */
  public CheckoutSession pay(String sessionId, TestCheckoutSessionsPayParams params) {
    return pay(sessionId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CheckoutSession pay(String sessionId, TestCheckoutSessionsPayParams params, RequestOptions options) {
    return json("test.checkout_sessions.pay", path("session_id", sessionId), params, options, CheckoutSession::of);
  }

  /**
   * Review a test checkout session.
   *
   * <p>Acts as our staff on a checkout session that is {@code in_review}: resends what was paid for, or adds
   * its face value to your Credit. Without this call the review ends after one step of the test
   * clock, and the face value is added to your Credit. Before a resend the network is asked about the
   * failed send. Returns 409 {@code invalid_transition} for any other status. Requires a test key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code invalid_transition}, {@code provider_unavailable}.
   */
  public CheckoutSession review(String sessionId, TestCheckoutSessionsReviewParams params) {
    return review(sessionId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CheckoutSession review(String sessionId, TestCheckoutSessionsReviewParams params, RequestOptions options) {
    return json("test.checkout_sessions.review", path("session_id", sessionId), params, options, CheckoutSession::of);
  }
}
