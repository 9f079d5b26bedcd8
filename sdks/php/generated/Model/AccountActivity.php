<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An entry of the activity feed: an event or an audit log entry.
 *
 * @property-read string $id ID of the event or audit log entry. Use it as the cursor.
 *     Type: `ActivityId`.
 * @property-read string $object Always `activity_item`.
 * @property-read int $created Time of the event or action.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $kind Source of the entry.
 *     See `ActivityKind`.
 * @property-read ?string $event ID of the event. Null for an audit log entry.
 *     Type: `EventId`.
 * @property-read string $type Type of the event, or the action.
 *     Type: `ActivityType`.
 * @property-read string $summary Short description for people.
 *     Type: `Note`.
 * @property-read Actor $actor Who caused the entry. `system` if no request did.
 * @property-read ?string $object_id ID of the object concerned. Null if it has none.
 *     Type: `ObjectId`.
 */
final class AccountActivity extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'kind',
        'event',
        'type',
        'summary',
        'actor',
        'object_id',
    ];

    protected const CODECS = [
        'actor' => Actor::class,
    ];
}
