<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\WebhookDelivery;
use Svc\Model\WebhookEndpoint;
use Svc\Model\WebhookReplay;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->webhookEndpoints`.
 */
final class WebhookEndpointsResource extends Resource
{
    /**
     * Create a webhook endpoint.
     *
     * Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains
     * the signing `secret`. Repeating the request with the same Idempotency-Key shows it again
     * while it still signs; otherwise it is never shown again.
     *
     * Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a
     * dot and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
     * `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10
     * seconds, and ignore events whose ID you have already processed: an event can arrive more than
     * once.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
     * `endpoint_limit_reached`.
     *
     * @param string $url URL that receives events: https, on a public host. In the sandbox,
     *     test-mode endpoints can use a loopback address with http or https on any port.
     *     Type: `WebhookUrl`.
     * @param list<string>|null $enabled_events Events to receive. Default: all.
     * @param ?string $description Description of the endpoint.
     *     Type: `Note`.
     * @param ?string $api_version API version in which `data.object` is formatted. Default: the
     *     account's default version. Type: `ApiVersion`.
     * @param ?bool $include_tokens Whether to send power tokens in clear text. Requires a key with
     *     `account:manage` and `tokens:read`.
     * @param ?bool $token_links Whether to send links that read tokens once. Default: true if the
     *     key has `tokens:read`, otherwise false.
     * @param ?string $format Format of the events sent to the endpoint.
     *     See `WebhookFormat`.
     * @param array<string, string>|null $metadata Your own key-value data about the endpoint.
     */
    public function create(
        string $url,
        ?array $enabled_events = null,
        ?string $description = null,
        ?string $api_version = null,
        ?bool $include_tokens = null,
        ?bool $token_links = null,
        ?string $format = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): WebhookEndpoint {
        return $this->callJson('webhook_endpoints.create', [], [
            'url' => $url,
            'enabled_events' => $enabled_events ?? NotGiven::Value,
            'description' => $description ?? NotGiven::Value,
            'api_version' => $api_version ?? NotGiven::Value,
            'include_tokens' => $include_tokens ?? NotGiven::Value,
            'token_links' => $token_links ?? NotGiven::Value,
            'format' => $format ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Delete a webhook endpoint.
     *
     * Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending
     * deliveries are skipped. Its past deliveries can still be listed.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     */
    public function delete(
        string $endpoint_id,
        ?RequestOptions $requestOptions = null,
    ): WebhookEndpoint {
        return $this->callJson('webhook_endpoints.delete', [
            'endpoint_id' => $endpoint_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a webhook endpoint.
     *
     * Returns an endpoint with its delivery performance in `health`. If `failing_since` is set,
     * list its deliveries to see why. `disabled_reason` says whether you or the service disabled
     * it. The secret is never shown again.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     */
    public function get(
        string $endpoint_id,
        ?RequestOptions $requestOptions = null,
    ): WebhookEndpoint {
        return $this->callJson('webhook_endpoints.get', [
            'endpoint_id' => $endpoint_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a replay.
     *
     * Returns a replay with its progress: how many events matched, how many have a new delivery,
     * and how those deliveries ended. Read it every few seconds until `status` is `done`. Then
     * `matched` equals the sum of `delivered`, `failed` and the deliveries that are still being
     * retried.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     * @param string $replay_id ID of the replay.
     *     Type: `WebhookReplayId`.
     */
    public function getReplay(
        string $endpoint_id,
        string $replay_id,
        ?RequestOptions $requestOptions = null,
    ): WebhookReplay {
        return $this->callJson('webhook_endpoints.get_replay', [
            'endpoint_id' => $endpoint_id,
            'replay_id' => $replay_id,
        ], [], $requestOptions);
    }

    /**
     * List webhook endpoints.
     *
     * Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Returns only endpoints with this status.
     *     See `WebhookEndpointStatus`.
     * @param array<string, string>|null $metadata Returns only endpoints with this metadata value:
     *     `metadata[<key>]=<value>`.
     * @return Page<WebhookEndpoint>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('webhook_endpoints.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Replay events to an endpoint.
     *
     * Sends the events of a time range to an endpoint again, oldest first, each as a new delivery
     * of the same event. Use it after your endpoint was down for longer than the retry period.
     * Events are kept for 30 days, and a range can contain at most 100,000 of them. With `types`,
     * only events of these types that the endpoint receives are sent. Returns 409
     * `endpoint_disabled` if the endpoint is disabled. If the endpoint receives power tokens,
     * replaying events of sends requires `tokens:read`. Read the progress with `GET
     * /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     * @param int|string $from Start of the range: at most 30 days ago.
     * @param int|string|null $to End of the range. Default: now.
     * @param list<string>|null $types Event types to replay, out of those the endpoint receives.
     *     Default: all of them.
     */
    public function replay(
        string $endpoint_id,
        int|string $from,
        int|string|null $to = null,
        ?array $types = null,
        ?RequestOptions $requestOptions = null,
    ): WebhookReplay {
        return $this->callJson('webhook_endpoints.replay', [
            'endpoint_id' => $endpoint_id,
        ], [
            'from' => $from,
            'to' => $to ?? NotGiven::Value,
            'types' => $types ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Roll a signing secret.
     *
     * Gives an endpoint a new signing secret, which the response shows. The new secret signs
     * immediately. During the grace period the old secret signs too: each signature header carries
     * two signatures, and either secret verifies. In the legacy format the old secret stops
     * immediately. Repeating the request with the same Idempotency-Key shows the secret again while
     * it still signs.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     * @param ?string $grace Grace period of the old secret. Default, and always in the legacy
     *     format: none. See `WebhookSecretGrace`.
     */
    public function rollSecret(
        string $endpoint_id,
        ?string $grace = null,
        ?RequestOptions $requestOptions = null,
    ): WebhookEndpoint {
        return $this->callJson('webhook_endpoints.roll_secret', [
            'endpoint_id' => $endpoint_id,
        ], [
            'grace' => $grace ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Send a test event.
     *
     * Sends a sample event to one endpoint, whatever events it receives, in live mode too.
     * `data.synthetic` is true, the event is not listed, and nothing else changes. The response is
     * the delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint
     * responded.
     *
     * For the legacy format, only types that exist in it can be sent.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `endpoint_disabled`.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     * @param ?string $type Type of the event. Default: `send.delivered`.
     *     See `EventTypeName`.
     */
    public function test(
        string $endpoint_id,
        ?string $type = null,
        ?RequestOptions $requestOptions = null,
    ): WebhookDelivery {
        return $this->callJson('webhook_endpoints.test', [
            'endpoint_id' => $endpoint_id,
        ], [
            'type' => $type ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Update a webhook endpoint.
     *
     * Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries
     * that are due while the endpoint is disabled are skipped. To send a range of events again, use
     * `POST /webhook-endpoints/{endpoint_id}/replay`.
     *
     * Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
     * `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to
     * the legacy format: both return 409 `invalid_transition`.
     *
     * Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
     * `duplicate_resource`.
     *
     * @param string $endpoint_id ID of the endpoint.
     *     Type: `WebhookEndpointId`.
     * @param ?string $url URL that receives events. A new URL set without `tokens:read` turns off
     *     `include_tokens` and `token_links`.
     *     Type: `WebhookUrl`.
     * @param list<string>|null $enabled_events Events to receive. Replaces the whole list.
     * @param ?string $description Description of the endpoint. Null removes it.
     *     Type: `Note`.
     * @param ?string $api_version API version in which `data.object` is formatted.
     *     Type: `ApiVersion`.
     * @param ?bool $include_tokens `false` stops sending tokens in clear text. It cannot be turned
     *     on again.
     * @param ?bool $token_links Whether to send links that read tokens once. Turning it on requires
     *     `tokens:read`.
     * @param ?string $format `svc` moves an endpoint from the legacy format to event objects. This
     *     cannot be undone. See `WebhookFormat`.
     * @param ?string $status `disabled` stops sending events; `enabled` resumes with events that
     *     happen from then on. See `WebhookEndpointStatus`.
     * @param array<string, ?string>|null $metadata Changes to your key-value data about the
     *     endpoint, merged as in `MetadataUpdate`. Null removes all of it.
     */
    public function update(
        string $endpoint_id,
        ?string $url = null,
        ?array $enabled_events = null,
        string|null|NotGiven $description = NotGiven::Value,
        ?string $api_version = null,
        ?bool $include_tokens = null,
        ?bool $token_links = null,
        ?string $format = null,
        ?string $status = null,
        array|null|NotGiven $metadata = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): WebhookEndpoint {
        return $this->callJson('webhook_endpoints.update', [
            'endpoint_id' => $endpoint_id,
        ], [
            'url' => $url ?? NotGiven::Value,
            'enabled_events' => $enabled_events ?? NotGiven::Value,
            'description' => $description,
            'api_version' => $api_version ?? NotGiven::Value,
            'include_tokens' => $include_tokens ?? NotGiven::Value,
            'token_links' => $token_links ?? NotGiven::Value,
            'format' => $format ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ], $requestOptions);
    }
}
