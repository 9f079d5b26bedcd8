<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Number of rewards of a program, by outcome.
 *
 * @property-read int $rewards Total number of rewards created.
 *     Type: `Count`.
 * @property-read int $delivered Number of rewards that people have received.
 *     Type: `Count`.
 * @property-read int $held Number of rewards held in escrow or for review.
 *     Type: `Count`.
 * @property-read int $failed Number of rewards that could not be sent.
 *     Type: `Count`.
 */
final class ProgramCounts extends Model
{
    protected const FIELDS = [
        'rewards',
        'delivered',
        'held',
        'failed',
    ];
}
