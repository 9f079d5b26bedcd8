<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * New meter for a power send with a wrong meter number.
 *
 * @property-read string $meter Number of the new meter: 11 digits.
 *     Type: `MeterInput`.
 */
final class MeterChange extends Model
{
    protected const FIELDS = [
        'meter',
    ];

    /**
     * @param string $meter
     */
    public function __construct(
        string $meter,
    ) {
        parent::__construct([
            'meter' => $meter,
        ]);
    }
}
