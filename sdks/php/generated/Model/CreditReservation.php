<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Credit reserved for a batch or program.
 *
 * @property-read string $id ID of the reservation.
 *     Type: `ReservationId`.
 * @property-read string $object Always `credit_reservation`.
 * @property-read int $created Time at which the Credit was reserved.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $currency Currency of the reservation.
 *     See `Currency`.
 * @property-read string $amount Total amount reserved. A program's reservation grows with its
 *     budget. Type: `Money`.
 * @property-read string $used Part of the amount charged for sends.
 *     Type: `Money`.
 * @property-read string $released Part of the amount made available again.
 *     Type: `Money`.
 * @property-read string $remaining Part of the amount still reserved.
 *     Type: `Money`.
 * @property-read string $status Current status of the reservation. See Lifecycles.
 *     See `CreditReservationStatus`.
 * @property-read string $source ID of the batch or program.
 *     Type: `ReservationSourceId`.
 * @property-read ?int $expires_at Time at which the remaining Credit is released. Null if none is
 *     set. Type: `UnixTime`.
 */
final class CreditReservation extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'currency',
        'amount',
        'used',
        'released',
        'remaining',
        'status',
        'source',
        'expires_at',
    ];
}
