<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Totals of all failed sends in one currency.
 *
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read int $sends Number of sends created.
 *     Type: `Count`.
 * @property-read int $failed Number of sends that failed.
 *     Type: `Count`.
 * @property-read int $retried Number of failed sends that were sold again with `retry`.
 *     Type: `Count`.
 * @property-read string $failure_rate Percentage of sends that failed.
 *     Type: `Percent`.
 * @property-read string $face Total face value of the sends.
 *     Type: `Money`.
 * @property-read string $credited_back Credit returned from failed sends.
 *     Type: `Money`.
 */
final class FailureReportTotals extends Model
{
    protected const FIELDS = [
        'currency',
        'sends',
        'failed',
        'retried',
        'failure_rate',
        'face',
        'credited_back',
    ];
}
