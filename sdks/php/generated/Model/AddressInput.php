<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A postal or street address.
 *
 * @property-read string $line1 Street name and number.
 *     Type: `Label`.
 * @property-read ?string $line2 Building, floor or unit. Null removes it.
 *     Type: `Label`.
 * @property-read string $city City or town name.
 *     Type: `Label`.
 * @property-read string $province Province of the address.
 *     Type: `Label`.
 */
final class AddressInput extends Model
{
    protected const FIELDS = [
        'line1',
        'line2',
        'city',
        'province',
    ];

    /**
     * @param string $line1
     * @param ?string $line2
     * @param string $city
     * @param string $province
     */
    public function __construct(
        string $line1,
        string $city,
        string $province,
        string|null|NotGiven $line2 = NotGiven::Value,
    ) {
        parent::__construct([
            'line1' => $line1,
            'line2' => $line2,
            'city' => $city,
            'province' => $province,
        ]);
    }
}
