<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Number of lines of a batch, by status.
 *
 * @property-read int $total Total number of lines.
 *     Type: `Count`.
 * @property-read int $valid Number of lines that passed all checks.
 *     Type: `Count`.
 * @property-read int $invalid Number of lines that failed the checks and are never sent.
 *     Type: `Count`.
 * @property-read int $skipped Number of lines skipped because Credit was too low.
 *     Type: `Count`.
 * @property-read int $pending Number of lines waiting to be sent.
 *     Type: `Count`.
 * @property-read int $sending Number of lines whose send is in progress.
 *     Type: `Count`.
 * @property-read int $delivered Number of lines that were delivered.
 *     Type: `Count`.
 * @property-read int $failed Number of lines that failed.
 *     Type: `Count`.
 * @property-read int $unresolved Number of lines whose send had no final status after a day.
 *     Type: `Count`.
 * @property-read int $unsent Number of lines not sent because the batch stopped.
 *     Type: `Count`.
 * @property-read int $cancelled Number of lines that were cancelled.
 *     Type: `Count`.
 */
final class BatchCounts extends Model
{
    protected const FIELDS = [
        'total',
        'valid',
        'invalid',
        'skipped',
        'pending',
        'sending',
        'delivered',
        'failed',
        'unresolved',
        'unsent',
        'cancelled',
    ];
}
