<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The result of an allocation, resend or run.
 *
 * @property-read string $object Always `workforce_send_result`.
 * @property-read int $created Time at which the allocation was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $reference Reference number of the allocation.
 *     Type: `WorkforceReference`.
 * @property-read string $batch Batch of the allocation, as in `/batches`.
 *     Type: `BatchId`.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `BatchStatus`.
 * @property-read BatchCounts $counts Number of lines, by status.
 * @property-read array<string, string> $total Total face value of the valid lines.
 * @property-read bool $replayed Whether an earlier request with the same key created it.
 * @property-read bool $requires_approval Whether it requires approval by an owner or admin.
 */
final class WorkforceSendResult extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'reference',
        'batch',
        'status',
        'counts',
        'total',
        'replayed',
        'requires_approval',
    ];

    protected const CODECS = [
        'counts' => BatchCounts::class,
    ];
}
