<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A group of failed sends.
 *
 * @property-read FailureReportKeys $keys Dimension values shared by the sends.
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read int $failed Number of sends that failed.
 *     Type: `Count`.
 * @property-read int $retried Number of failed sends that were sold again with `retry`.
 *     Type: `Count`.
 * @property-read string $face Total face value of the sends.
 *     Type: `Money`.
 * @property-read string $credited_back Credit returned from failed sends.
 *     Type: `Money`.
 */
final class FailureReportRow extends Model
{
    protected const FIELDS = [
        'keys',
        'currency',
        'failed',
        'retried',
        'face',
        'credited_back',
    ];

    protected const CODECS = [
        'keys' => FailureReportKeys::class,
    ];
}
