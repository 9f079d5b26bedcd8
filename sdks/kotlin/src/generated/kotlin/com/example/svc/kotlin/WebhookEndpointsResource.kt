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

/** The methods of `webhook_endpoints`. */
public class WebhookEndpointsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create a webhook endpoint.
   *
   * Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
   * signing `secret`. Repeating the request with the same Idempotency-Key shows it again while it
   * still signs; otherwise it is never shown again.
   *
   * Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
   * and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10 seconds,
   * and ignore events whose ID you have already processed: an event can arrive more than once.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
   * `endpoint_limit_reached`.
   */
  public suspend fun create(
    params: WebhookEndpointsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookEndpoint =
    json("webhook_endpoints.create", mapOf(), params, options, WebhookEndpoint::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookEndpointsCreateParams.Builder.() -> Unit,
  ): WebhookEndpoint =
    create(WebhookEndpointsCreateParams.builder().apply(build).build(), options)

  /**
   * Delete a webhook endpoint.
   *
   * Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
   * are skipped. Its past deliveries can still be listed.
   */
  public suspend fun delete(
    endpointId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookEndpoint =
    json("webhook_endpoints.delete", mapOf("endpoint_id" to endpointId), Params.NONE, options, WebhookEndpoint::of)

  /**
   * Retrieve a webhook endpoint.
   *
   * Returns an endpoint with its delivery performance in `health`. If `failing_since` is set, list
   * its deliveries to see why. `disabled_reason` says whether you or the service disabled it. The
   * secret is never shown again.
   */
  public suspend fun get(
    endpointId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookEndpoint =
    json("webhook_endpoints.get", mapOf("endpoint_id" to endpointId), Params.NONE, options, WebhookEndpoint::of)

  /**
   * Retrieve a replay.
   *
   * Returns a replay with its progress: how many events matched, how many have a new delivery, and
   * how those deliveries ended. Read it every few seconds until `status` is `done`. Then `matched`
   * equals the sum of `delivered`, `failed` and the deliveries that are still being retried.
   */
  public suspend fun getReplay(
    endpointId: String,
    replayId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookReplay =
    json("webhook_endpoints.get_replay", mapOf("endpoint_id" to endpointId, "replay_id" to replayId), Params.NONE, options, WebhookReplay::of)

  /**
   * List webhook endpoints.
   *
   * Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: WebhookEndpointsListParams = WebhookEndpointsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<WebhookEndpoint> =
    page("webhook_endpoints.list", mapOf(), params, options, WebhookEndpoint::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookEndpointsListParams.Builder.() -> Unit,
  ): Page<WebhookEndpoint> =
    list(WebhookEndpointsListParams.builder().apply(build).build(), options)

  /**
   * Replay events to an endpoint.
   *
   * Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
   * the same event. Use it after your endpoint was down for longer than the retry period. Events are
   * kept for 30 days, and a range can contain at most 100,000 of them. With `types`, only events of
   * these types that the endpoint receives are sent. Returns 409 `endpoint_disabled` if the endpoint
   * is disabled. If the endpoint receives power tokens, replaying events of sends requires
   * `tokens:read`. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
   */
  public suspend fun replay(
    endpointId: String,
    params: WebhookEndpointsReplayParams,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookReplay =
    json("webhook_endpoints.replay", mapOf("endpoint_id" to endpointId), params, options, WebhookReplay::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun replay(
    endpointId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookEndpointsReplayParams.Builder.() -> Unit,
  ): WebhookReplay =
    replay(endpointId, WebhookEndpointsReplayParams.builder().apply(build).build(), options)

  /**
   * Roll a signing secret.
   *
   * Gives an endpoint a new signing secret, which the response shows. The new secret signs
   * immediately. During the grace period the old secret signs too: each signature header carries two
   * signatures, and either secret verifies. In the legacy format the old secret stops immediately.
   * Repeating the request with the same Idempotency-Key shows the secret again while it still signs.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
   */
  public suspend fun rollSecret(
    endpointId: String,
    params: WebhookEndpointsRollSecretParams = WebhookEndpointsRollSecretParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookEndpoint =
    json("webhook_endpoints.roll_secret", mapOf("endpoint_id" to endpointId), params, options, WebhookEndpoint::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun rollSecret(
    endpointId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookEndpointsRollSecretParams.Builder.() -> Unit,
  ): WebhookEndpoint =
    rollSecret(endpointId, WebhookEndpointsRollSecretParams.builder().apply(build).build(), options)

  /**
   * Send a test event.
   *
   * Sends a sample event to one endpoint, whatever events it receives, in live mode too.
   * `data.synthetic` is true, the event is not listed, and nothing else changes. The response is the
   * delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.
   *
   * For the legacy format, only types that exist in it can be sent.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `endpoint_disabled`.
   */
  public suspend fun test(
    endpointId: String,
    params: WebhookEndpointsTestParams = WebhookEndpointsTestParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookDelivery =
    json("webhook_endpoints.test", mapOf("endpoint_id" to endpointId), params, options, WebhookDelivery::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun test(
    endpointId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookEndpointsTestParams.Builder.() -> Unit,
  ): WebhookDelivery =
    test(endpointId, WebhookEndpointsTestParams.builder().apply(build).build(), options)

  /**
   * Update a webhook endpoint.
   *
   * Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
   * are due while the endpoint is disabled are skipped. To send a range of events again, use
   * `POST /webhook-endpoints/{endpoint_id}/replay`.
   *
   * Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
   * `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to the
   * legacy format: both return 409 `invalid_transition`.
   *
   * Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
   * `duplicate_resource`.
   */
  public suspend fun update(
    endpointId: String,
    params: WebhookEndpointsUpdateParams = WebhookEndpointsUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookEndpoint =
    json("webhook_endpoints.update", mapOf("endpoint_id" to endpointId), params, options, WebhookEndpoint::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    endpointId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookEndpointsUpdateParams.Builder.() -> Unit,
  ): WebhookEndpoint =
    update(endpointId, WebhookEndpointsUpdateParams.builder().apply(build).build(), options)
}
