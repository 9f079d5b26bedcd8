<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Event;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->events`.
 */
final class EventsResource extends Resource
{
    /**
     * Retrieve an event.
     *
     * Returns an event of the last 30 days with the current values of its object. `data.object` can
     * be later than the event; `data.previous_attributes` shows what the event changed.
     *
     * @param string $event_id ID of the event.
     *     Type: `EventId`.
     */
    public function get(
        string $event_id,
        ?RequestOptions $requestOptions = null,
    ): Event {
        return $this->callJson('events.get', [
            'event_id' => $event_id,
        ], [], $requestOptions);
    }

    /**
     * List events.
     *
     * Lists the events of the last 30 days, newest first: the same events that webhooks deliver.
     * Use it to catch up after your endpoint was down: store the ID of the last event you
     * processed, and page from it with `ending_before` until `has_more` is false. No event is
     * missed. Objects have their current values, and power tokens are always masked.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $type Returns only events of this type, or of a family such as `send.*`.
     *     Type: `EventTypeFilter`.
     * @param ?string $object Returns only events about the object with this ID.
     *     Type: `ObjectId`.
     * @param ?string $delivery Returns only events with this delivery result. Default: all.
     *     See `EventDeliveryFilter`.
     * @return Page<Event>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $type = null,
        ?string $object = null,
        ?string $delivery = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('events.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'object' => $object ?? NotGiven::Value,
            'delivery' => $delivery ?? NotGiven::Value,
        ], $requestOptions);
    }
}
