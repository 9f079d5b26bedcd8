<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\WebhookDelivery;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->webhookDeliveries`.
 */
final class WebhookDeliveriesResource extends Resource
{
    /**
     * Retrieve a webhook delivery.
     *
     * Returns a delivery with its attempts, and with the headers and the masked body of the latest
     * attempt.
     *
     * @param string $delivery_id ID of the delivery.
     *     Type: `WebhookDeliveryId`.
     */
    public function get(
        string $delivery_id,
        ?RequestOptions $requestOptions = null,
    ): WebhookDelivery {
        return $this->callJson('webhook_deliveries.get', [
            'delivery_id' => $delivery_id,
        ], [], $requestOptions);
    }

    /**
     * List webhook deliveries.
     *
     * Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
     * `status=exhausted` to see what an endpoint did not accept, and why.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $endpoint Returns only deliveries to this endpoint.
     *     Type: `WebhookEndpointId`.
     * @param ?string $event Returns only deliveries of this event.
     *     Type: `EventId`.
     * @param ?string $status Returns only deliveries with this status.
     *     See `WebhookDeliveryStatus`.
     * @param ?string $type Returns only deliveries of this event type, or of a family such as
     *     `send.*`. Type: `EventTypeFilter`.
     * @return Page<WebhookDelivery>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $endpoint = null,
        ?string $event = null,
        ?string $status = null,
        ?string $type = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('webhook_deliveries.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'endpoint' => $endpoint ?? NotGiven::Value,
            'event' => $event ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Redeliver an event.
     *
     * Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the
     * same event. If the endpoint receives power tokens, redelivering an event of a send requires
     * `tokens:read`.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `tokens_read_required`, `endpoint_disabled`.
     *
     * @param string $delivery_id ID of the delivery.
     *     Type: `WebhookDeliveryId`.
     */
    public function redeliver(
        string $delivery_id,
        ?RequestOptions $requestOptions = null,
    ): WebhookDelivery {
        return $this->callJson('webhook_deliveries.redeliver', [
            'delivery_id' => $delivery_id,
        ], [], $requestOptions);
    }
}
