<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A person described by contact details: the recipient with this `external_id`, or without one the
 * oldest active recipient with this number. If there is none, a recipient is created without a name
 * and with the program's `lawful_basis`. The reward goes to this number in any case.
 *
 * @property-read ?string $external_id Your own ID of the person.
 *     Type: `ExternalId`.
 * @property-read string $phone Phone number of the person.
 *     Type: `PhoneInput`.
 */
final class RewardRecipientPerson extends Model
{
    protected const FIELDS = [
        'external_id',
        'phone',
    ];

    /**
     * @param ?string $external_id
     * @param string $phone
     */
    public function __construct(
        string $phone,
        ?string $external_id = null,
    ) {
        parent::__construct([
            'external_id' => $external_id ?? NotGiven::Value,
            'phone' => $phone,
        ]);
    }
}
