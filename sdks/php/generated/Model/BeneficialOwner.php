<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A person who owns ten percent or more of the business.
 *
 * @property-read string $full_name Full name, as on the identity document.
 *     Type: `Label`.
 * @property-read string $national_id Number of the identity card or passport. Stored encrypted.
 *     Type: `RegistryNumber`.
 * @property-read string $nationality Nationality, as a two-letter country code.
 *     Type: `CountryCode`.
 * @property-read bool $is_pep Whether the owner is a politically exposed person.
 * @property-read string $shareholding_percent Percentage of the business that the person owns.
 *     Type: `Percent`.
 */
final class BeneficialOwner extends Model
{
    protected const FIELDS = [
        'full_name',
        'national_id',
        'nationality',
        'is_pep',
        'shareholding_percent',
    ];

    protected const SECRETS = [
        'national_id',
    ];

    /**
     * @param string $full_name
     * @param string $national_id
     * @param string $nationality
     * @param bool $is_pep
     * @param string $shareholding_percent
     */
    public function __construct(
        string $full_name,
        string $national_id,
        string $nationality,
        bool $is_pep,
        string $shareholding_percent,
    ) {
        parent::__construct([
            'full_name' => $full_name,
            'national_id' => $national_id,
            'nationality' => $nationality,
            'is_pep' => $is_pep,
            'shareholding_percent' => $shareholding_percent,
        ]);
    }
}
