<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Sends charged to one cost centre.
 *
 * @property-read ?string $cost_center ID of the cost centre. Null for sends without a cost centre.
 *     Type: `CostCenterId`.
 * @property-read int $count Number of sends in the group.
 *     Type: `Count`.
 * @property-read string $face Face value of the sends: what customers received.
 *     Type: `Money`.
 * @property-read string $cost Credit charged for the sends.
 *     Type: `Money`.
 */
final class StatementByCostCenter extends Model
{
    protected const FIELDS = [
        'cost_center',
        'count',
        'face',
        'cost',
    ];
}
