<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A replay of a range of events to an endpoint.
 *
 * @property-read string $id ID of the replay.
 *     Type: `WebhookReplayId`.
 * @property-read string $object Always `webhook_replay`.
 * @property-read int $created Time at which the replay was requested.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $endpoint ID of the endpoint.
 *     Type: `WebhookEndpointId`.
 * @property-read int $from Start of the range.
 *     Type: `UnixTime`.
 * @property-read int $to End of the range.
 *     Type: `UnixTime`.
 * @property-read list<string> $types Event types to replay. Empty for all that the endpoint
 *     receives.
 * @property-read string $status Current status of the replay.
 *     See `WebhookReplayStatus`.
 * @property-read int $matched Number of events in the range that the endpoint receives.
 *     Type: `Count`.
 * @property-read int $queued Number of matched events with a new delivery.
 *     Type: `Count`.
 * @property-read int $delivered Number of those deliveries that succeeded.
 *     Type: `Count`.
 * @property-read int $failed Number of those deliveries that failed and will not be retried.
 *     Type: `Count`.
 */
final class WebhookReplay extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'endpoint',
        'from',
        'to',
        'types',
        'status',
        'matched',
        'queued',
        'delivered',
        'failed',
    ];
}
