<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A reward that a person must check before it is sent.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ReviewId`.
 * @property-read string $object Always `review`.
 * @property-read int $created Time at which the review was opened.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether real money is involved: `true` in live mode.
 * @property-read string $program Program that the reward belongs to.
 *     Type: `ProgramId`.
 * @property-read Reward|string $reward Reward that is held. Can be expanded.
 * @property-read string $status Current status. Decides whether a decision is still needed; see
 *     Lifecycles. See `ReviewStatus`.
 * @property-read string $risk Risk that the reward is fraudulent.
 *     See `ReviewRisk`.
 * @property-read list<string> $reasons Reasons the reward is under review.
 * @property-read ReviewRelated $related Other rewards that may belong to the same person.
 * @property-read ?string $decided_by Key or member that decided. Null while open, or if the review
 *     timed out. Type: `MakerId`.
 * @property-read ?int $decided_at Time at which the review was decided. Null while open.
 *     Type: `UnixTime`.
 * @property-read ?string $resolution How the review was resolved. Null while open.
 *     See `ReviewResolution`.
 * @property-read ?string $note Note added with the decision. Null if there is none.
 *     Type: `Note`.
 */
final class Review extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'program',
        'reward',
        'status',
        'risk',
        'reasons',
        'related',
        'decided_by',
        'decided_at',
        'resolution',
        'note',
    ];

    protected const CODECS = [
        'reward' => Reward::class,
        'related' => ReviewRelated::class,
    ];
}
