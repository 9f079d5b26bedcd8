<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The event to simulate.
 *
 * @property-read string $type Type of the event.
 *     See `EventTypeName`.
 */
final class TestEventTrigger extends Model
{
    protected const FIELDS = [
        'type',
    ];

    /**
     * @param string $type
     */
    public function __construct(
        string $type,
    ) {
        parent::__construct([
            'type' => $type,
        ]);
    }
}
