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

/** The methods of {@code webhook_endpoints}. */
public final class WebhookEndpointsResource extends Resource {
  /** Of a client with these settings. */
  public WebhookEndpointsResource(Settings settings) {
    super(settings);
  }

  /**
   * Create a webhook endpoint.
   *
   * <p>Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
   * signing {@code secret}. Repeating the request with the same Idempotency-Key shows it again while it
   * still signs; otherwise it is never shown again.
   *
   * <p>Events are sent as {@code POST} with {@code Svc-Signature: t=<unix>,v1=<hex>}: the HMAC-SHA256 of {@code t}, a dot
   * and the raw body, keyed by the whole secret. The Standard Webhooks headers {@code webhook-id},
   * {@code webhook-timestamp} and {@code webhook-signature} are also sent. Respond with 2xx within 10 seconds,
   * and ignore events whose ID you have already processed: an event can arrive more than once.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_url}, {@code invalid_metadata}, {@code tokens_read_required}, {@code duplicate_resource},
   * {@code endpoint_limit_reached}.
   */
  public WebhookEndpoint create(WebhookEndpointsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookEndpoint create(WebhookEndpointsCreateParams params, RequestOptions options) {
    return json("webhook_endpoints.create", path(), params, options, WebhookEndpoint::of);
  }

  /**
   * Delete a webhook endpoint.
   *
   * <p>Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
   * are skipped. Its past deliveries can still be listed.
   */
  public WebhookEndpoint delete(String endpointId) {
    return delete(endpointId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookEndpoint delete(String endpointId, RequestOptions options) {
    return json("webhook_endpoints.delete", path("endpoint_id", endpointId), Params.NONE, options, WebhookEndpoint::of);
  }

  /**
   * Retrieve a webhook endpoint.
   *
   * <p>Returns an endpoint with its delivery performance in {@code health}. If {@code failing_since} is set, list
   * its deliveries to see why. {@code disabled_reason} says whether you or the service disabled it. The
   * secret is never shown again.
   */
  public WebhookEndpoint get(String endpointId) {
    return get(endpointId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookEndpoint get(String endpointId, RequestOptions options) {
    return json("webhook_endpoints.get", path("endpoint_id", endpointId), Params.NONE, options, WebhookEndpoint::of);
  }

  /**
   * Retrieve a replay.
   *
   * <p>Returns a replay with its progress: how many events matched, how many have a new delivery, and
   * how those deliveries ended. Read it every few seconds until {@code status} is {@code done}. Then {@code matched}
   * equals the sum of {@code delivered}, {@code failed} and the deliveries that are still being retried.
   */
  public WebhookReplay getReplay(String endpointId, String replayId) {
    return getReplay(endpointId, replayId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookReplay getReplay(String endpointId, String replayId, RequestOptions options) {
    return json("webhook_endpoints.get_replay", path("endpoint_id", endpointId, "replay_id", replayId), Params.NONE, options, WebhookReplay::of);
  }

  /** As the next one, without parameters. */
  public Page<WebhookEndpoint> list() {
    return list(WebhookEndpointsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List webhook endpoints.
   *
   * <p>Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<WebhookEndpoint> list(WebhookEndpointsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<WebhookEndpoint> list(WebhookEndpointsListParams params, RequestOptions options) {
    return page("webhook_endpoints.list", path(), params, options, WebhookEndpoint::of);
  }

  /**
   * Replay events to an endpoint.
   *
   * <p>Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
   * the same event. Use it after your endpoint was down for longer than the retry period. Events are
   * kept for 30 days, and a range can contain at most 100,000 of them. With {@code types}, only events of
   * these types that the endpoint receives are sent. Returns 409 {@code endpoint_disabled} if the endpoint
   * is disabled. If the endpoint receives power tokens, replaying events of sends requires
   * {@code tokens:read}. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_time}, {@code time_out_of_range}, {@code tokens_read_required}, {@code endpoint_disabled}.
   */
  public WebhookReplay replay(String endpointId, WebhookEndpointsReplayParams params) {
    return replay(endpointId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookReplay replay(String endpointId, WebhookEndpointsReplayParams params, RequestOptions options) {
    return json("webhook_endpoints.replay", path("endpoint_id", endpointId), params, options, WebhookReplay::of);
  }

  /** As the next one, without parameters. */
  public WebhookEndpoint rollSecret(String endpointId) {
    return rollSecret(endpointId, WebhookEndpointsRollSecretParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Roll a signing secret.
   *
   * <p>Gives an endpoint a new signing secret, which the response shows. The new secret signs
   * immediately. During the grace period the old secret signs too: each signature header carries two
   * signatures, and either secret verifies. In the legacy format the old secret stops immediately.
   * Repeating the request with the same Idempotency-Key shows the secret again while it still signs.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress}.
   */
  public WebhookEndpoint rollSecret(String endpointId, WebhookEndpointsRollSecretParams params) {
    return rollSecret(endpointId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookEndpoint rollSecret(String endpointId, WebhookEndpointsRollSecretParams params, RequestOptions options) {
    return json("webhook_endpoints.roll_secret", path("endpoint_id", endpointId), params, options, WebhookEndpoint::of);
  }

  /** As the next one, without parameters. */
  public WebhookDelivery test(String endpointId) {
    return test(endpointId, WebhookEndpointsTestParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Send a test event.
   *
   * <p>Sends a sample event to one endpoint, whatever events it receives, in live mode too.
   * {@code data.synthetic} is true, the event is not listed, and nothing else changes. The response is the
   * delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.
   *
   * <p>For the legacy format, only types that exist in it can be sent.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code endpoint_disabled}.
   */
  public WebhookDelivery test(String endpointId, WebhookEndpointsTestParams params) {
    return test(endpointId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookDelivery test(String endpointId, WebhookEndpointsTestParams params, RequestOptions options) {
    return json("webhook_endpoints.test", path("endpoint_id", endpointId), params, options, WebhookDelivery::of);
  }

  /** As the next one, without parameters. */
  public WebhookEndpoint update(String endpointId) {
    return update(endpointId, WebhookEndpointsUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a webhook endpoint.
   *
   * <p>Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
   * are due while the endpoint is disabled are skipped. To send a range of events again, use
   * `POST /webhook-endpoints/{endpoint_id}/replay`.
   *
   * <p>Setting a new URL with a key that lacks {@code tokens:read} turns off {@code token_links} and
   * {@code include_tokens}. {@code include_tokens} cannot be turned on here, and an endpoint cannot return to the
   * legacy format: both return 409 {@code invalid_transition}.
   *
   * <p>Errors: {@code invalid_url}, {@code invalid_metadata}, {@code tokens_read_required}, {@code invalid_transition},
   * {@code duplicate_resource}.
   */
  public WebhookEndpoint update(String endpointId, WebhookEndpointsUpdateParams params) {
    return update(endpointId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookEndpoint update(String endpointId, WebhookEndpointsUpdateParams params, RequestOptions options) {
    return json("webhook_endpoints.update", path("endpoint_id", endpointId), params, options, WebhookEndpoint::of);
  }
}
