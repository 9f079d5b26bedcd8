<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A phone number or meter that cannot receive anything.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `BlockedTargetId`.
 * @property-read string $object Always `blocked_target`.
 * @property-read int $created Time at which the target was blocked.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $target Blocked phone number in E.164 format, or meter number.
 *     Type: `Target`.
 * @property-read string $target_kind Kind of target that is blocked.
 *     See `BlockedTargetKind`.
 * @property-read ?string $reason Reason for the block. Null if not set.
 *     Type: `Note`.
 * @property-read string $created_by Who blocked the target.
 *     Type: `MakerId`.
 * @property-read int $hits Number of requests that were rejected because of this entry.
 *     Type: `Count`.
 * @property-read ?int $last_hit_at Time at which a request was last rejected. Null if never.
 *     Type: `UnixTime`.
 */
final class BlockedTarget extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'target',
        'target_kind',
        'reason',
        'created_by',
        'hits',
        'last_hit_at',
    ];
}
