<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Current status of the networks.
 *
 * @property-read string $object Always `status`.
 * @property-read int $created Time at which this status was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $overall Overall status of what is sold in this mode.
 *     See `OverallStatus`.
 * @property-read PowerAvailability $power Availability of electricity sales.
 * @property-read list<NetworkStatus> $networks Performance of each type of sale on each network.
 * @property-read list<ProviderStatus> $providers State of each supplier.
 * @property-read list<StatusMessage> $messages Announcements of our staff.
 */
final class Status extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'overall',
        'power',
        'networks',
        'providers',
        'messages',
    ];

    protected const CODECS = [
        'power' => PowerAvailability::class,
        'networks' => [NetworkStatus::class],
        'providers' => [ProviderStatus::class],
        'messages' => [StatusMessage::class],
    ];
}
