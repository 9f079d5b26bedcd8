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

/** The methods of {@code sends}. */
public final class SendsResource extends Resource {
  /** Of a client with these settings. */
  public SendsResource(Settings settings) {
    super(settings);
  }

  /**
   * Reads the send every two seconds until its status is settled or the timeout is over, and
   * returns what was read last. A read that fails is repeated; if none succeeds, the last error
   * that the service answered is thrown, and a timeout or a lost connection only if it answered
   * nothing. {@code unknown} and {@code queued} are not failures: the sale may have been delivered,
   * or will be. Do not sell it again.
   */
  public Send waitFor(String sendId) {
    return waitFor(sendId, WaitOptions.DEFAULT);
  }

  /** As {@link #waitFor(String)}, with a timeout of your own. */
  public Send waitFor(String sendId, WaitOptions options) {
    return Wait.forSend(
        settings, own -> get(sendId, SendsGetParams.builder().build(), own), options);
  }

  /**
   * Cancel a send.
   *
   * <p>Cancels a send that has not been dispatched and returns its Credit: the send must be {@code scheduled},
   * {@code pending}, {@code queued}, or {@code retrying} between two attempts. Cancelling it again returns 200 with the
   * send unchanged. Returns 409 {@code already_sent} in any other status, with the status in {@code meta}; a
   * dispatched send cannot be recalled.
   *
   * <p>Returns 409 {@code resource_in_use} if the send pays out a reward or a checkout session. {@code resource} is
   * the reward, which you can void, or the session.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code resource_in_use}, {@code already_sent}.
   */
  public Send cancel(String sendId) {
    return cancel(sendId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Send cancel(String sendId, RequestOptions options) {
    return json("sends.cancel", path("send_id", sendId), Params.NONE, options, Send::of);
  }

  /**
   * Change the meter of a waiting send.
   *
   * <p>Changes the meter of a power send that has not been dispatched: the send must be {@code scheduled}, or
   * {@code queued} during an outage. Use it when the customer notices a wrong number in time. The amount
   * and the Credit do not change.
   *
   * <p>With {@code confirm: strict} the new meter is confirmed immediately if the utility is available, and
   * otherwise before the token is bought. The key's {@code recipient_allowlist}, its cap for one recipient
   * and the blocklist apply to the new meter. Returns 409 {@code already_sent} if the send has been
   * dispatched or has ended, and 409 {@code resource_in_use} if a customer paid for it in a checkout
   * session: correct the meter there.
   *
   * <p>We send {@code send.meter_changed} to every endpoint, whatever it subscribes to. {@code data.object} has the
   * new meter and {@code data.previous_attributes} the old one.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_meter_number}, {@code resource_in_use}, {@code already_sent}, {@code product_mismatch},
   * {@code recipient_not_allowed}, {@code target_blocked}, {@code meter_quota_exceeded}, {@code power_unavailable},
   * {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked}, {@code meter_currency_mismatch},
   * {@code recipient_cap_exceeded}.
   */
  public Send changeMeter(String sendId, SendsChangeMeterParams params) {
    return changeMeter(sendId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Send changeMeter(String sendId, SendsChangeMeterParams params, RequestOptions options) {
    return json("sends.change_meter", path("send_id", sendId), params, options, Send::of);
  }

  /**
   * Create a send.
   *
   * <p>Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
   * request returns 202 before the network responds, with {@code status: pending} or {@code scheduled}. Follow
   * the {@code send.*} events, or read the send every two seconds while the customer waits.
   *
   * <p>The customer receives the face value, {@code amount}. Your Credit is charged {@code cost}, which is less than
   * {@code amount} only on the dealer tier. There are no fees.
   *
   * <p>Use the till's own sale number as both {@code client_reference} and {@code Idempotency-Key}. Sending the
   * request again never sells twice: it returns the first send with its current status. If the
   * {@code client_reference} is already used, the request returns 200 with that send, whatever the body
   * says. Compare {@code target}, {@code amount} and {@code created}, and never restart your numbering.
   *
   * <p>An error creates and charges nothing: correct what it names and repeat the request with the same
   * key. {@code product_unavailable} means that the network is paused: load the catalogue again.
   * {@code insufficient_credit} requires a top-up. {@code spend_cap_exceeded} names the cap in {@code meta}, and when
   * it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
   * sale is made once.
   *
   * <p>For data, set {@code bundle_id}: the bundle determines the amount and the currency. Bundles are
   * simulated in test mode; live mode returns {@code data_not_live}.
   *
   * <p>For power, set {@code token_phone}. With {@code confirm: strict} the utility confirms the meter before you
   * are charged, unless a {@code quote} already did. With {@code best_effort} it confirms the meter before the
   * token is bought. During an outage the send waits in the queue or fails, depending on
   * {@code on_zesa_down}.
   *
   * <p>With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
   * returns 202 with an {@code agent_approval} instead. {@code token_phone}, {@code token_email} and {@code notify_number}
   * count like the target. Nothing is sent or charged until a person approves.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount},
   * {@code invalid_currency}, {@code invalid_duration}, {@code invalid_time}, {@code invalid_metadata},
   * {@code conflicting_parameters}, {@code invalid_meter_number}, {@code time_out_of_range},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code reference_in_use}, {@code erased_recipient},
   * {@code product_mismatch}, {@code unsupported_network}, {@code token_phone_required}, {@code quote_mismatch},
   * {@code quote_used}, {@code quote_expired}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code data_not_live}, {@code bundle_unavailable}, {@code product_unavailable},
   * {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked}, {@code duplicate_suspected},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}, {@code recipient_cap_exceeded}, {@code spend_cap_exceeded},
   * {@code insufficient_credit}.
   */
  public SendOrApproval create(SendsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public SendOrApproval create(SendsCreateParams params, RequestOptions options) {
    return json("sends.create", path(), params, options, SendOrApproval::of);
  }

  /** As the next one, without parameters. */
  public Send get(String sendId) {
    return get(sendId, SendsGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a send.
   *
   * <p>Returns a send with its current status. While a customer waits, read it every two seconds as long
   * as {@code status} is {@code pending}, {@code submitted} or {@code retrying}. {@code queued}, {@code unknown} and {@code requires_review}
   * take longer and are resolved by the service: let the customer go, and do not sell again. After
   * {@code failed_credited} you can sell again; {@code failure_code} says why the send failed. A power token is
   * masked unless the key has {@code tokens:read}.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public Send get(String sendId, SendsGetParams params) {
    return get(sendId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Send get(String sendId, SendsGetParams params, RequestOptions options) {
    return json("sends.get", path("send_id", sendId), params, options, Send::of);
  }

  /** As the next one, without parameters. */
  public Receipt getReceipt(String sendId) {
    return getReceipt(sendId, SendsGetReceiptParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve the receipt of a send.
   *
   * <p>Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
   * token and the units. {@code text} is ready for a printer with 32 columns. A receipt shows the face
   * value, never your cost.
   *
   * <p>A send that is not delivered has a receipt without a token. It explains the status to the
   * customer and, in {@code note}, to the cashier. A token is masked unless the key has {@code tokens:read}.
   */
  public Receipt getReceipt(String sendId, SendsGetReceiptParams params) {
    return getReceipt(sendId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Receipt getReceipt(String sendId, SendsGetReceiptParams params, RequestOptions options) {
    return json("sends.get_receipt", path("send_id", sendId), params, options, Receipt::of);
  }

  /** As the next one, without parameters. */
  public FileResult getReceiptPdf(String sendId) {
    return getReceiptPdf(sendId, SendsGetReceiptPdfParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Returns the receipt as a PDF: one page for a roll of 80 mm.
   */
  public FileResult getReceiptPdf(String sendId, SendsGetReceiptPdfParams params) {
    return getReceiptPdf(sendId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getReceiptPdf(String sendId, SendsGetReceiptPdfParams params, RequestOptions options) {
    return file("sends.get_receipt_pdf", path("send_id", sendId), params, options);
  }

  /** As the next one, without parameters. */
  public Page<Send> list() {
    return list(SendsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List sends.
   *
   * <p>Lists your sends, newest first. Use it to close a till's day ({@code api_key}), to find a sale by your
   * own reference ({@code client_reference}), or to see what needs a person ({@code needs_attention}). A send
   * must match every filter.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_phone}, {@code invalid_currency},
   * {@code reference_not_found}, {@code invalid_expand}, {@code conflicting_parameters}.
   */
  public Page<Send> list(SendsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Send> list(SendsListParams params, RequestOptions options) {
    return page("sends.list", path(), params, options, Send::of);
  }

  /**
   * List the attempts of a send.
   *
   * <p>Lists every submission of a send to the network and every status check, newest first, with the
   * outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
   */
  public Page<SendAttempt> listAttempts(String sendId) {
    return listAttempts(sendId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<SendAttempt> listAttempts(String sendId, RequestOptions options) {
    return page("sends.list_attempts", path("send_id", sendId), Params.NONE, options, SendAttempt::of);
  }

  /**
   * Resend a token.
   *
   * <p>Resends the token of a delivered power send to the {@code token_phone} and {@code token_email} of the sale,
   * and nowhere else. Use it when the customer has lost the message, or when {@code token_status} is
   * {@code failed}. You are not charged.
   *
   * <p>A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
   * in 24 hours. Returns 429 {@code token_resend_limit} beyond that, with {@code retry_after}. Returns 409
   * {@code token_not_available} if the send is not a power sale or was not delivered.
   *
   * <p>Errors: {@code token_not_available}, {@code token_resend_limit}.
   */
  public TokenResend resendToken(String sendId) {
    return resendToken(sendId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public TokenResend resendToken(String sendId, RequestOptions options) {
    return json("sends.resend_token", path("send_id", sendId), Params.NONE, options, TokenResend::of);
  }

  /**
   * Retry a failed send.
   *
   * <p>Retries a failed send: creates a new send with the same product, target and amount, whose
   * {@code retry_of} is the failed one. You are charged now. The new send has no {@code client_reference}, and a
   * send can be retried once.
   *
   * <p>Before selling, we ask the network about the failed send. If the network delivered it after all,
   * that send becomes {@code delivered} and the request returns 409 {@code send_delivered_late}: the customer has
   * received it. If the network does not respond, the request returns 503 {@code provider_unavailable} and
   * nothing is sold.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code send_not_retryable}, {@code provider_unavailable},
   * {@code send_delivered_late}, {@code erased_recipient}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed},
   * {@code target_blocked}, {@code duplicate_suspected}, {@code recipient_cap_exceeded}, {@code spend_cap_exceeded},
   * {@code insufficient_credit}.
   */
  public Send retry(String sendId) {
    return retry(sendId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Send retry(String sendId, RequestOptions options) {
    return json("sends.retry", path("send_id", sendId), Params.NONE, options, Send::of);
  }

  /**
   * Runs every check of a sale without selling. Returns a {@code send_validation} that lists every problem. No {@code Idempotency-Key} is needed.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount},
   * {@code invalid_currency}, {@code invalid_duration}, {@code invalid_time}, {@code invalid_metadata},
   * {@code conflicting_parameters}, {@code invalid_meter_number}, {@code time_out_of_range},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code reference_in_use}, {@code erased_recipient},
   * {@code product_mismatch}, {@code unsupported_network}, {@code token_phone_required}, {@code quote_mismatch},
   * {@code quote_used}, {@code quote_expired}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code data_not_live}, {@code bundle_unavailable}, {@code product_unavailable},
   * {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked}, {@code duplicate_suspected},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}, {@code recipient_cap_exceeded}, {@code spend_cap_exceeded},
   * {@code insufficient_credit}.
   */
  public SendValidation validate(SendsValidateParams params) {
    return validate(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public SendValidation validate(SendsValidateParams params, RequestOptions options) {
    return json("sends.validate", path(), params, options, SendValidation::of);
  }
}
