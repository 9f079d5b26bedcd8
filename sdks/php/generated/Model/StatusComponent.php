<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Performance of a network on one day.
 *
 * @property-read string $component ID of the network.
 *     Type: `NetworkId`.
 * @property-read int $up_minutes Minutes during which the network worked as usual.
 *     Type: `MinutesOfDay`.
 * @property-read int $degraded_minutes Minutes during which the network was slow or failed more
 *     often than usual. Type: `MinutesOfDay`.
 * @property-read int $down_minutes Minutes during which the network delivered nothing.
 *     Type: `MinutesOfDay`.
 * @property-read list<StatusIncident> $incidents Incidents of the day, oldest first.
 */
final class StatusComponent extends Model
{
    protected const FIELDS = [
        'component',
        'up_minutes',
        'degraded_minutes',
        'down_minutes',
        'incidents',
    ];

    protected const CODECS = [
        'incidents' => [StatusIncident::class],
    ];
}
