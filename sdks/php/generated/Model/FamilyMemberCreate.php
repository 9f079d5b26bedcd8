<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a family member.
 *
 * @property-read string $name Name of the family member.
 *     Type: `Label`.
 * @property-read string $phone Mobile number, in any Zimbabwean format.
 *     Type: `PhoneInput`.
 * @property-read ?string $relation Your relationship to the person.
 *     See `FamilyRelation`.
 * @property-read ?string $meter Electricity meter number of 11 digits.
 *     Type: `MeterInput`.
 * @property-read ?FamilyAllowanceInput $allowance Allowance the person receives automatically.
 *     Default: none.
 * @property-read ?bool $notify Whether to send the person an SMS when airtime arrives.
 */
final class FamilyMemberCreate extends Model
{
    protected const FIELDS = [
        'name',
        'phone',
        'relation',
        'meter',
        'allowance',
        'notify',
    ];

    protected const CODECS = [
        'allowance' => FamilyAllowanceInput::class,
    ];

    /**
     * @param string $name
     * @param string $phone
     * @param ?string $relation
     * @param ?string $meter
     * @param FamilyAllowanceInput|array<string, mixed>|null $allowance
     * @param ?bool $notify
     */
    public function __construct(
        string $name,
        string $phone,
        ?string $relation = null,
        ?string $meter = null,
        FamilyAllowanceInput|array|null $allowance = null,
        ?bool $notify = null,
    ) {
        parent::__construct([
            'name' => $name,
            'phone' => $phone,
            'relation' => $relation ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'allowance' => Encode::object($allowance) ?? NotGiven::Value,
            'notify' => $notify ?? NotGiven::Value,
        ]);
    }
}
