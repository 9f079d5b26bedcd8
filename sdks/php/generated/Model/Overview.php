<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The account at a glance. Sections that the key's scopes do not cover are null.
 *
 * @property-read string $object Always `overview`.
 * @property-read int $created Time at which this overview was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read array<string, OverviewBalance>|null $credit Your Credit. Null without
 *     `credit:read`.
 * @property-read ?OverviewToday $today Today's sends. Null without `sends:read`.
 * @property-read list<OverviewNetwork>|null $networks Results by network. Null without
 *     `sends:read`.
 * @property-read ?OverviewWebhooks $webhooks State of the webhook endpoints. Null without
 *     `webhooks:manage`.
 * @property-read list<AttentionItem>|null $attention Matters that may need a person, of the kinds
 *     that the key can read. Null if it can read none.
 * @property-read int $as_of Time to which the figures refer.
 *     Type: `UnixTime`.
 */
final class Overview extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'credit',
        'today',
        'networks',
        'webhooks',
        'attention',
        'as_of',
    ];

    protected const CODECS = [
        'credit' => ['*' => OverviewBalance::class],
        'today' => OverviewToday::class,
        'networks' => [OverviewNetwork::class],
        'webhooks' => OverviewWebhooks::class,
        'attention' => [AttentionItem::class],
    ];
}
