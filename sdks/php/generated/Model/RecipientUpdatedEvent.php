<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A recipient was changed or restored.
 *
 * @property-read string $id ID of the event. It is the same at each delivery: ignore events you
 *     have already processed. Type: `EventId`.
 * @property-read string $object Always `event`.
 * @property-read int $created Time of the event. All events of one change have the same time.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $type Always `recipient.updated`.
 * @property-read string $api_version API version in which `data.object` is formatted.
 *     Type: `ApiVersion`.
 * @property-read int $sequence Position among the events of the same object, starting at 1. Order
 *     events by it, not by arrival.
 * @property-read RecipientEventData $data The object, and what changed.
 * @property-read ?EventRequest $request The request that caused the event. Null if the service did.
 */
final class RecipientUpdatedEvent extends Model implements Event
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'type',
        'api_version',
        'sequence',
        'data',
        'request',
    ];

    protected const CODECS = [
        'data' => RecipientEventData::class,
        'request' => EventRequest::class,
    ];
}
