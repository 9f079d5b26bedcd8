<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Range of events to replay.
 *
 * @property-read int|string $from Start of the range: at most 30 days ago.
 * @property-read int|string|null $to End of the range. Default: now.
 * @property-read list<string>|null $types Event types to replay, out of those the endpoint
 *     receives. Default: all of them.
 */
final class WebhookReplayCreate extends Model
{
    protected const FIELDS = [
        'from',
        'to',
        'types',
    ];

    /**
     * @param int|string $from
     * @param int|string|null $to
     * @param list<string>|null $types
     */
    public function __construct(
        int|string $from,
        int|string|null $to = null,
        ?array $types = null,
    ) {
        parent::__construct([
            'from' => $from,
            'to' => $to ?? NotGiven::Value,
            'types' => $types ?? NotGiven::Value,
        ]);
    }
}
