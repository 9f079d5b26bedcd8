<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An allocation with its lines.
 *
 * @property-read string $object Always `workforce_batch`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $reference Reference number of the allocation, for people and accounting.
 *     Type: `WorkforceReference`.
 * @property-read string $batch Batch of the allocation, as in `/batches`.
 *     Type: `BatchId`.
 * @property-read ?string $title Title of the allocation. Null if not set.
 *     Type: `Label`.
 * @property-read string $kind Kind of allocation: airtime or power.
 *     See `WorkforceKind`.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `BatchStatus`.
 * @property-read ?string $cost_center Cost centre it is booked to. Null for each person's own.
 *     Type: `CostCenterId`.
 * @property-read array<string, string> $total Total face value of the valid lines.
 * @property-read array<string, string> $cost Credit that the valid lines cost.
 * @property-read BatchCounts $counts Number of lines, by status.
 * @property-read SendCreator $created_by Who created the object.
 * @property-read list<WorkforceBatchItem> $items What each person received, in the order of the
 *     lines.
 */
final class WorkforceBatch extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'reference',
        'batch',
        'title',
        'kind',
        'status',
        'cost_center',
        'total',
        'cost',
        'counts',
        'created_by',
        'items',
    ];

    protected const CODECS = [
        'counts' => BatchCounts::class,
        'created_by' => SendCreator::class,
        'items' => [WorkforceBatchItem::class],
    ];
}
