<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Sends created since midnight in Harare.
 *
 * @property-read int $sends Number of sends created today.
 *     Type: `Count`.
 * @property-read int $delivered Number of sends that were delivered.
 *     Type: `Count`.
 * @property-read int $failed Number of sends that failed, whether or not the Credit was returned.
 *     Type: `Count`.
 * @property-read int $unresolved Number of sends that have not ended.
 *     Type: `Count`.
 * @property-read array<string, string> $amount Face value of all sends, excluding those whose
 *     Credit was returned.
 */
final class OverviewToday extends Model
{
    protected const FIELDS = [
        'sends',
        'delivered',
        'failed',
        'unresolved',
        'amount',
    ];
}
