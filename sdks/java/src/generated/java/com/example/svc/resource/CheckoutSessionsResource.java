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

/** The methods of {@code checkout_sessions}. */
public final class CheckoutSessionsResource extends Resource {
  /** Of a client with these settings. */
  public CheckoutSessionsResource(Settings settings) {
    super(settings);
  }

  /**
   * Correct the meter of a checkout session.
   *
   * <p>Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
   * While the session is {@code open}, the payment page shows the new meter. Once it is paid, the status of
   * its send decides, so that one payment never buys two tokens:
   *
   * <p>- {@code pending} or {@code queued}: the send goes to the new meter, as if its own meter had been changed.
   * - {@code submitted}, {@code retrying}, {@code unknown} or {@code requires_review}: the send may still be delivered, so
   * this returns 409 {@code already_sent}; {@code resource} is the send.
   * - failed: a new send goes to the new meter, and the session becomes {@code resent}. The network is
   * asked about the failed send first; if it does not respond, this returns 503
   * {@code provider_unavailable} and nothing is sold.
   *
   * <p>Returns 409 {@code invalid_transition} if the session is fulfilled, credited or expired, and while our
   * staff review its payment: another amount than its total was paid, or the payment was reversed or
   * disputed.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_meter_number}, {@code invalid_transition}, {@code already_sent}, {@code product_mismatch},
   * {@code recipient_not_allowed}, {@code target_blocked}, {@code meter_quota_exceeded}, {@code power_unavailable},
   * {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked}, {@code meter_currency_mismatch},
   * {@code provider_unavailable}.
   */
  public CheckoutSession changeMeter(String sessionId, CheckoutSessionsChangeMeterParams params) {
    return changeMeter(sessionId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CheckoutSession changeMeter(String sessionId, CheckoutSessionsChangeMeterParams params, RequestOptions options) {
    return json("checkout_sessions.change_meter", path("session_id", sessionId), params, options, CheckoutSession::of);
  }

  /**
   * Create a checkout session.
   *
   * <p>Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
   * {@code url} within the hour. The send is created once the money has arrived, and is attributed to you.
   * We are the merchant of record and the payer bears the card fee, so your Credit is not debited.
   *
   * <p>Everything is checked before the customer pays, as in {@code POST /sends}; for power, the meter is
   * confirmed with the utility and shown on the page. If a session with the same {@code client_reference}
   * exists, it is returned with 200. Do not hand out goods because the customer reached
   * {@code success_url}: listen to {@code checkout.session.paid} or {@code checkout.session.fulfilled}.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount},
   * {@code invalid_currency}, {@code invalid_url}, {@code invalid_metadata}, {@code conflicting_parameters},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code provider_unavailable}, {@code reference_in_use},
   * {@code product_mismatch}, {@code unsupported_network}, {@code token_phone_required}, {@code product_not_allowed},
   * {@code network_not_allowed}, {@code recipient_not_allowed}, {@code data_not_live}, {@code bundle_unavailable},
   * {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}.
   */
  public CheckoutSession create(CheckoutSessionsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CheckoutSession create(CheckoutSessionsCreateParams params, RequestOptions options) {
    return json("checkout_sessions.create", path(), params, options, CheckoutSession::of);
  }

  /**
   * Expire a checkout session.
   *
   * <p>Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
   * has given up or paid in cash. If the session has already expired, the request returns 200 with
   * the session unchanged. Returns 409 {@code invalid_transition} if it is paid. A payment already in
   * progress still counts: the session then becomes {@code paid}.
   *
   * <p>Errors: {@code invalid_transition}.
   */
  public CheckoutSession expire(String sessionId) {
    return expire(sessionId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CheckoutSession expire(String sessionId, RequestOptions options) {
    return json("checkout_sessions.expire", path("session_id", sessionId), Params.NONE, options, CheckoutSession::of);
  }

  /** As the next one, without parameters. */
  public CheckoutSession get(String sessionId) {
    return get(sessionId, CheckoutSessionsGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a checkout session.
   *
   * <p>Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
   * Call it when your customer returns to {@code success_url}.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public CheckoutSession get(String sessionId, CheckoutSessionsGetParams params) {
    return get(sessionId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CheckoutSession get(String sessionId, CheckoutSessionsGetParams params, RequestOptions options) {
    return json("checkout_sessions.get", path("session_id", sessionId), params, options, CheckoutSession::of);
  }

  /** As the next one, without parameters. */
  public Page<CheckoutSession> list() {
    return list(CheckoutSessionsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List checkout sessions.
   *
   * <p>Lists checkout sessions, newest first. Use it to find an order by its {@code client_reference}, or with
   * {@code status=in_review} the sessions that our staff are reviewing.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_expand}, {@code conflicting_parameters}.
   */
  public Page<CheckoutSession> list(CheckoutSessionsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<CheckoutSession> list(CheckoutSessionsListParams params, RequestOptions options) {
    return page("checkout_sessions.list", path(), params, options, CheckoutSession::of);
  }
}
