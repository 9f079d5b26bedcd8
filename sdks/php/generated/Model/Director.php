<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A director of the business.
 *
 * @property-read string $full_name Full name, as on the identity document.
 *     Type: `Label`.
 * @property-read string $national_id Number of the identity card or passport. Stored encrypted.
 *     Type: `RegistryNumber`.
 * @property-read string $date_of_birth Date of birth of the director. Stored encrypted.
 *     Type: `CalendarDay`.
 * @property-read string $nationality Nationality, as a two-letter country code.
 *     Type: `CountryCode`.
 * @property-read string $address Home address on one line.
 *     Type: `Note`.
 * @property-read bool $is_pep Whether the director is a politically exposed person.
 * @property-read string $shareholding_percent Percentage of the business that the director owns.
 *     Type: `Percent`.
 */
final class Director extends Model
{
    protected const FIELDS = [
        'full_name',
        'national_id',
        'date_of_birth',
        'nationality',
        'address',
        'is_pep',
        'shareholding_percent',
    ];

    protected const SECRETS = [
        'national_id',
        'date_of_birth',
    ];

    /**
     * @param string $full_name
     * @param string $national_id
     * @param string $date_of_birth
     * @param string $nationality
     * @param string $address
     * @param bool $is_pep
     * @param string $shareholding_percent
     */
    public function __construct(
        string $full_name,
        string $national_id,
        string $date_of_birth,
        string $nationality,
        string $address,
        bool $is_pep,
        string $shareholding_percent,
    ) {
        parent::__construct([
            'full_name' => $full_name,
            'national_id' => $national_id,
            'date_of_birth' => $date_of_birth,
            'nationality' => $nationality,
            'address' => $address,
            'is_pep' => $is_pep,
            'shareholding_percent' => $shareholding_percent,
        ]);
    }
}
