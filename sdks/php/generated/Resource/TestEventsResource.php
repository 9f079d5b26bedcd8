<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Event;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->test->events`.
 */
final class TestEventsResource extends Resource
{
    /**
     * Trigger a test event.
     *
     * Creates a sample event of any type, about an object with realistic values and an ID that does
     * not exist. It is listed in `GET /events` and delivered to your webhook endpoints like any
     * other event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited
     * to 60 per minute. Requires a test key.
     *
     * In test mode only.
     *
     * @param string $type Type of the event.
     *     See `EventTypeName`.
     */
    public function trigger(
        string $type,
        ?RequestOptions $requestOptions = null,
    ): Event {
        return $this->callJson('test.events.trigger', [], [
            'type' => $type,
        ], $requestOptions);
    }
}
