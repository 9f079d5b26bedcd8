<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Sends of one type on one network.
 *
 * @property-read string $type Type of the sends.
 *     See `SendType`.
 * @property-read string $network ID of the network.
 *     Type: `NetworkId`.
 * @property-read int $count Number of sends in the group.
 *     Type: `Count`.
 * @property-read string $face Face value of the sends: what customers received.
 *     Type: `Money`.
 * @property-read string $cost Credit charged for the sends.
 *     Type: `Money`.
 */
final class StatementByType extends Model
{
    protected const FIELDS = [
        'type',
        'network',
        'count',
        'face',
        'cost',
    ];
}
