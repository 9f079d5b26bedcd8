<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Performance of one program.
 *
 * @property-read ProgramReportKeys $keys Dimension values of the row.
 * @property-read string $name Name of the program.
 *     Type: `Label`.
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read string $budget Current budget of the program.
 *     Type: `Money`.
 * @property-read string $spent Amount spent on rewards created in the period, except those that
 *     failed. Type: `Money`.
 * @property-read string $earmarked Amount currently earmarked for escrow and unclaimed links.
 *     Type: `Money`.
 * @property-read string $remaining Amount of the budget currently remaining.
 *     Type: `Money`.
 * @property-read int $rewards Number of rewards created.
 *     Type: `Count`.
 * @property-read int $delivered Number of rewards that were delivered.
 *     Type: `Count`.
 * @property-read int $held Number of rewards that are held.
 *     Type: `Count`.
 * @property-read int $failed Number of rewards that failed.
 *     Type: `Count`.
 * @property-read ?string $cost_per_completion Amount spent per delivered reward. Null if none was
 *     delivered. Type: `Money`.
 */
final class ProgramReportRow extends Model
{
    protected const FIELDS = [
        'keys',
        'name',
        'currency',
        'budget',
        'spent',
        'earmarked',
        'remaining',
        'rewards',
        'delivered',
        'held',
        'failed',
        'cost_per_completion',
    ];

    protected const CODECS = [
        'keys' => ProgramReportKeys::class,
    ];
}
