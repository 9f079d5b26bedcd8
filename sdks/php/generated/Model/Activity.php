<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An action taken by a recipient.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ActivityRecordId`.
 * @property-read string $object Always `activity`.
 * @property-read int $created Time at which the activity was reported.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $activity_id Your own unique ID of the activity.
 *     Type: `ActivityExternalId`.
 * @property-read string $name Name of the activity, as you reported it.
 *     Type: `ActivityName`.
 * @property-read string $recipient Recipient who performed the activity.
 *     Type: `RecipientId`.
 * @property-read ?string $program Program whose rules were evaluated. Null if the rules of all
 *     active programs were. Type: `ProgramId`.
 * @property-read int $occurred_at Time at which the activity took place.
 *     Type: `UnixTime`.
 * @property-read ?string $value Monetary value of the activity. Null if it has none.
 *     Type: `Money`.
 * @property-read ?string $currency Currency of `value`. Null if there is no value.
 *     See `Currency`.
 * @property-read list<RuleMatch> $matches Rules that matched, in the order they were evaluated: the
 *     first 50.
 * @property-read array<string, string> $metadata Your own key-value data about the activity. Rules
 *     can read it.
 */
final class Activity extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'activity_id',
        'name',
        'recipient',
        'program',
        'occurred_at',
        'value',
        'currency',
        'matches',
        'metadata',
    ];

    protected const CODECS = [
        'matches' => [RuleMatch::class],
    ];
}
