<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * The event to simulate for an endpoint.
 *
 * @property-read ?string $type Type of the event. Default: `send.delivered`.
 *     See `EventTypeName`.
 */
final class WebhookEndpointTest extends Model
{
    protected const FIELDS = [
        'type',
    ];

    /**
     * @param ?string $type
     */
    public function __construct(
        ?string $type = null,
    ) {
        parent::__construct([
            'type' => $type ?? NotGiven::Value,
        ]);
    }
}
