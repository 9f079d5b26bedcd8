<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a person. Omitted fields keep their value; null removes the value.
 *
 * @property-read ?string $name Name of the person.
 *     Type: `Label`.
 * @property-read ?string $phone Mobile number, in any Zimbabwean format.
 *     Type: `PhoneInput`.
 * @property-read ?string $payroll_id Your payroll number for the person. Null removes it.
 *     Type: `PayrollId`.
 * @property-read ?string $cost_center_id Cost centre that the person belongs to. Null removes it.
 *     Type: `CostCenterId`.
 * @property-read array<string, ?string>|null $monthly_cap Maximum the person can receive per
 *     calendar month in Harare. Null removes it.
 * @property-read ?string $notes Your notes about the person. Null removes them.
 *     Type: `Note`.
 */
final class WorkforcePersonUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'phone',
        'payroll_id',
        'cost_center_id',
        'monthly_cap',
        'notes',
    ];

    /**
     * @param ?string $name
     * @param ?string $phone
     * @param ?string $payroll_id
     * @param ?string $cost_center_id
     * @param array<string, ?string>|null $monthly_cap
     * @param ?string $notes
     */
    public function __construct(
        ?string $name = null,
        ?string $phone = null,
        string|null|NotGiven $payroll_id = NotGiven::Value,
        string|null|NotGiven $cost_center_id = NotGiven::Value,
        array|null|NotGiven $monthly_cap = NotGiven::Value,
        string|null|NotGiven $notes = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'payroll_id' => $payroll_id,
            'cost_center_id' => $cost_center_id,
            'monthly_cap' => Encode::object($monthly_cap),
            'notes' => $notes,
        ]);
    }
}
