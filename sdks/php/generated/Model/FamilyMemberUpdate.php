<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a family member. Omitted fields keep their value.
 *
 * @property-read ?string $name Name of the family member.
 *     Type: `Label`.
 * @property-read ?string $phone Mobile number, in any Zimbabwean format.
 *     Type: `PhoneInput`.
 * @property-read ?string $relation Your relationship to the person.
 *     See `FamilyRelation`.
 * @property-read ?string $meter Electricity meter number. Null removes it.
 *     Type: `MeterInput`.
 * @property-read ?FamilyAllowanceInput $allowance Allowance the person receives automatically. Null
 *     ends it.
 * @property-read ?bool $notify Whether to send the person an SMS when airtime arrives.
 * @property-read ?bool $paused Whether the allowance is paused.
 */
final class FamilyMemberUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'phone',
        'relation',
        'meter',
        'allowance',
        'notify',
        'paused',
    ];

    protected const CODECS = [
        'allowance' => FamilyAllowanceInput::class,
    ];

    /**
     * @param ?string $name
     * @param ?string $phone
     * @param ?string $relation
     * @param ?string $meter
     * @param FamilyAllowanceInput|array<string, mixed>|null $allowance
     * @param ?bool $notify
     * @param ?bool $paused
     */
    public function __construct(
        ?string $name = null,
        ?string $phone = null,
        ?string $relation = null,
        string|null|NotGiven $meter = NotGiven::Value,
        FamilyAllowanceInput|array|null|NotGiven $allowance = NotGiven::Value,
        ?bool $notify = null,
        ?bool $paused = null,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'relation' => $relation ?? NotGiven::Value,
            'meter' => $meter,
            'allowance' => Encode::object($allowance),
            'notify' => $notify ?? NotGiven::Value,
            'paused' => $paused ?? NotGiven::Value,
        ]);
    }
}
