<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

/**
 * Something that happened to an object. Its class follows from `type`.
 *
 * @property-read string $id ID of the event. It is the same at each delivery: ignore events you
 *     have already processed. Type: `EventId`.
 * @property-read string $object Always `event`.
 * @property-read int $created Time of the event. All events of one change have the same time.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $type Type of the event. New types can be added; ignore those you do not
 *     know.
 * @property-read string $api_version API version in which `data.object` is formatted.
 *     Type: `ApiVersion`.
 * @property-read int $sequence Position among the events of the same object, starting at 1. Order
 *     events by it, not by arrival.
 * @property-read ?EventRequest $request The request that caused the event. Null if the service did.
 */
interface Event extends \JsonSerializable
{
}
