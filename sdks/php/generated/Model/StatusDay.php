<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Performance of the networks on one day.
 *
 * @property-read string $date Date of the day.
 *     Type: `Day`.
 * @property-read list<StatusComponent> $components Performance of each network that is sold in this
 *     mode.
 */
final class StatusDay extends Model
{
    protected const FIELDS = [
        'date',
        'components',
    ];

    protected const CODECS = [
        'components' => [StatusComponent::class],
    ];
}
