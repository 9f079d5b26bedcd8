<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Number and amounts of a group of sends.
 *
 * @property-read int $count Number of sends in the group.
 *     Type: `Count`.
 * @property-read string $face Face value of the sends: what customers received.
 *     Type: `Money`.
 * @property-read string $cost Credit charged for the sends.
 *     Type: `Money`.
 */
final class StatementSends extends Model
{
    protected const FIELDS = [
        'count',
        'face',
        'cost',
    ];
}
