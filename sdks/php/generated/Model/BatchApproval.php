<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The approval that a batch above your threshold requires.
 *
 * @property-read array<string, ?string> $threshold Threshold that the total exceeded. Null in a
 *     currency without one.
 * @property-read int $requested_at Time at which approval was requested.
 *     Type: `UnixTime`.
 * @property-read ?string $approved_by Who approved the batch: a member, or a key that a member
 *     created. Null until approved. Type: `MakerId`.
 * @property-read ?int $approved_at Time at which the batch was approved. Null until then.
 *     Type: `UnixTime`.
 */
final class BatchApproval extends Model
{
    protected const FIELDS = [
        'threshold',
        'requested_at',
        'approved_by',
        'approved_at',
    ];
}
