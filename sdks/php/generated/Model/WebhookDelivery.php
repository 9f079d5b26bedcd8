<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The delivery of one event to one endpoint, with its attempts.
 *
 * @property-read string $id ID of the delivery, also sent in the `Svc-Delivery` header.
 *     Type: `WebhookDeliveryId`.
 * @property-read string $object Always `webhook_delivery`.
 * @property-read int $created Time at which the delivery was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $endpoint ID of the endpoint.
 *     Type: `WebhookEndpointId`.
 * @property-read string $event ID of the event.
 *     Type: `EventId`.
 * @property-read string $event_type Type of the event.
 *     See `EventTypeName`.
 * @property-read string $url URL of the latest attempt. Before the first attempt, the URL of the
 *     endpoint. Type: `WebhookUrl`.
 * @property-read string $status Current status of the delivery.
 *     See `WebhookDeliveryStatus`.
 * @property-read int $attempt_count Number of attempts so far.
 *     Type: `Count`.
 * @property-read ?int $next_attempt_at Time of the next attempt. Null if none is planned.
 *     Type: `UnixTime`.
 * @property-read ?WebhookResponse $last_response Response of the endpoint to the latest attempt.
 *     Null before the first attempt.
 * @property-read string $trigger Why the delivery was created.
 *     See `WebhookTrigger`.
 * @property-read list<WebhookTry> $attempts Attempts, oldest first. Empty in lists; retrieve a
 *     single delivery to read them.
 * @property-read array<string, string>|null $request_headers Headers of the latest attempt, with
 *     signatures shown as `***`. Null before the first attempt and in lists.
 * @property-read mixed $payload Body of the latest attempt, masked. Null before the first attempt
 *     and in lists.
 */
final class WebhookDelivery extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'endpoint',
        'event',
        'event_type',
        'url',
        'status',
        'attempt_count',
        'next_attempt_at',
        'last_response',
        'trigger',
        'attempts',
        'request_headers',
        'payload',
    ];

    protected const CODECS = [
        'last_response' => WebhookResponse::class,
        'attempts' => [WebhookTry::class],
    ];
}
