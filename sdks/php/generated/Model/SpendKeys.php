<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Dimension values shared by the sends of a row. Null if not grouped by it or not set.
 *
 * @property-read ?string $day Calendar day of the sends.
 *     Type: `Day`.
 * @property-read ?string $week Week of the sends.
 *     Type: `Week`.
 * @property-read ?string $month Calendar month of the sends.
 *     Type: `Month`.
 * @property-read ?string $type Type of the sends.
 *     See `SendType`.
 * @property-read ?string $network Network of the sends.
 *     Type: `NetworkId`.
 * @property-read ?string $product Product of the sends.
 *     Type: `ProductId`.
 * @property-read ?string $cost_center Cost centre of the sends.
 *     Type: `CostCenterId`.
 * @property-read ?string $program Program of the sends.
 *     Type: `ProgramId`.
 * @property-read ?string $recipient Recipient of the sends.
 *     Type: `RecipientId`.
 * @property-read ?string $api_key API key that created the sends.
 *     Type: `KeyId`.
 * @property-read ?string $source Source that created the sends.
 *     See `SendSource`.
 */
final class SpendKeys extends Model
{
    protected const FIELDS = [
        'day',
        'week',
        'month',
        'type',
        'network',
        'product',
        'cost_center',
        'program',
        'recipient',
        'api_key',
        'source',
    ];
}
