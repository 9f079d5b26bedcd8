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

/** The methods of `sends`. */
public class SendsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Reads the send every two seconds until its status is settled or the timeout is over, and
   * returns what was read last. A read that fails is repeated; if none succeeds, the last error
   * that the service answered is thrown, and a timeout or a lost connection only if it answered
   * nothing. `unknown` and `queued` are not failures: the sale may have been delivered, or will be.
   * Do not sell it again.
   */
  public suspend fun waitFor(
    sendId: String,
    timeout: Duration = 1.minutes,
    every: Duration = 2.seconds,
  ): Send = waitForSend(settings, timeout, every) { get(sendId, options = it) }

  /**
   * Cancel a send.
   *
   * Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
   * `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
   * send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
   * dispatched send cannot be recalled.
   *
   * Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
   * the reward, which you can void, or the session.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `resource_in_use`, `already_sent`.
   */
  public suspend fun cancel(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Send =
    json("sends.cancel", mapOf("send_id" to sendId), Params.NONE, options, Send::of)

  /**
   * Change the meter of a waiting send.
   *
   * Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
   * `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
   * and the Credit do not change.
   *
   * With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
   * otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
   * and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
   * dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a checkout
   * session: correct the meter there.
   *
   * We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
   * new meter and `data.previous_attributes` the old one.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
   * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`.
   */
  public suspend fun changeMeter(
    sendId: String,
    params: SendsChangeMeterParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Send =
    json("sends.change_meter", mapOf("send_id" to sendId), params, options, Send::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun changeMeter(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SendsChangeMeterParams.Builder.() -> Unit,
  ): Send =
    changeMeter(sendId, SendsChangeMeterParams.builder().apply(build).build(), options)

  /**
   * Create a send.
   *
   * Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
   * request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
   * the `send.*` events, or read the send every two seconds while the customer waits.
   *
   * The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
   * `amount` only on the dealer tier. There are no fees.
   *
   * Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
   * request again never sells twice: it returns the first send with its current status. If the
   * `client_reference` is already used, the request returns 200 with that send, whatever the body
   * says. Compare `target`, `amount` and `created`, and never restart your numbering.
   *
   * An error creates and charges nothing: correct what it names and repeat the request with the same
   * key. `product_unavailable` means that the network is paused: load the catalogue again.
   * `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
   * it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
   * sale is made once.
   *
   * For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
   * simulated in test mode; live mode returns `data_not_live`.
   *
   * For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
   * are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
   * token is bought. During an outage the send waits in the queue or fails, depending on
   * `on_zesa_down`.
   *
   * With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
   * returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and `notify_number`
   * count like the target. Nothing is sent or charged until a person approves.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
   * `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
   * `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  public suspend fun create(
    params: SendsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): SendOrApproval =
    json("sends.create", mapOf(), params, options, SendOrApproval::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: SendsCreateParams.Builder.() -> Unit,
  ): SendOrApproval =
    create(SendsCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve a send.
   *
   * Returns a send with its current status. While a customer waits, read it every two seconds as long
   * as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
   * take longer and are resolved by the service: let the customer go, and do not sell again. After
   * `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
   * masked unless the key has `tokens:read`.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    sendId: String,
    params: SendsGetParams = SendsGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Send =
    json("sends.get", mapOf("send_id" to sendId), params, options, Send::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SendsGetParams.Builder.() -> Unit,
  ): Send =
    get(sendId, SendsGetParams.builder().apply(build).build(), options)

  /**
   * Retrieve the receipt of a send.
   *
   * Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
   * token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
   * value, never your cost.
   *
   * A send that is not delivered has a receipt without a token. It explains the status to the
   * customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
   */
  public suspend fun getReceipt(
    sendId: String,
    params: SendsGetReceiptParams = SendsGetReceiptParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Receipt =
    json("sends.get_receipt", mapOf("send_id" to sendId), params, options, Receipt::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getReceipt(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SendsGetReceiptParams.Builder.() -> Unit,
  ): Receipt =
    getReceipt(sendId, SendsGetReceiptParams.builder().apply(build).build(), options)

  /**
   * Returns the receipt as a PDF: one page for a roll of 80 mm.
   */
  public suspend fun getReceiptPdf(
    sendId: String,
    params: SendsGetReceiptPdfParams = SendsGetReceiptPdfParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("sends.get_receipt_pdf", mapOf("send_id" to sendId), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getReceiptPdf(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SendsGetReceiptPdfParams.Builder.() -> Unit,
  ): FileResult =
    getReceiptPdf(sendId, SendsGetReceiptPdfParams.builder().apply(build).build(), options)

  /**
   * List sends.
   *
   * Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
   * own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
   * must match every filter.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
   * `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: SendsListParams = SendsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Send> =
    page("sends.list", mapOf(), params, options, Send::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: SendsListParams.Builder.() -> Unit,
  ): Page<Send> =
    list(SendsListParams.builder().apply(build).build(), options)

  /**
   * List the attempts of a send.
   *
   * Lists every submission of a send to the network and every status check, newest first, with the
   * outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
   */
  public suspend fun listAttempts(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Page<SendAttempt> =
    page("sends.list_attempts", mapOf("send_id" to sendId), Params.NONE, options, SendAttempt::of)

  /**
   * Resend a token.
   *
   * Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
   * and nowhere else. Use it when the customer has lost the message, or when `token_status` is
   * `failed`. You are not charged.
   *
   * A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
   * in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
   * `token_not_available` if the send is not a power sale or was not delivered.
   *
   * Errors: `token_not_available`, `token_resend_limit`.
   */
  public suspend fun resendToken(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): TokenResend =
    json("sends.resend_token", mapOf("send_id" to sendId), Params.NONE, options, TokenResend::of)

  /**
   * Retry a failed send.
   *
   * Retries a failed send: creates a new send with the same product, target and amount, whose
   * `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
   * send can be retried once.
   *
   * Before selling, we ask the network about the failed send. If the network delivered it after all,
   * that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
   * received it. If the network does not respond, the request returns 503 `provider_unavailable` and
   * nothing is sold.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
   * `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  public suspend fun retry(
    sendId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Send =
    json("sends.retry", mapOf("send_id" to sendId), Params.NONE, options, Send::of)

  /**
   * Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
   * `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
   * `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  public suspend fun validate(
    params: SendsValidateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): SendValidation =
    json("sends.validate", mapOf(), params, options, SendValidation::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun validate(
    options: RequestOptions = RequestOptions.NONE,
    build: SendsValidateParams.Builder.() -> Unit,
  ): SendValidation =
    validate(SendsValidateParams.builder().apply(build).build(), options)
}
