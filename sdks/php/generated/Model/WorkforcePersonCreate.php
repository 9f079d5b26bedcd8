<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to register a person.
 *
 * @property-read string $name Name of the person.
 *     Type: `Label`.
 * @property-read string $phone Mobile number, in any Zimbabwean format.
 *     Type: `PhoneInput`.
 * @property-read ?string $payroll_id Your payroll number for the person. Unique in the account.
 *     Type: `PayrollId`.
 * @property-read ?string $cost_center_id Cost centre that the person belongs to.
 *     Type: `CostCenterId`.
 * @property-read array<string, ?string>|null $monthly_cap Maximum the person can receive per
 *     calendar month in Harare. Exceeding it only warns. Default: no cap.
 */
final class WorkforcePersonCreate extends Model
{
    protected const FIELDS = [
        'name',
        'phone',
        'payroll_id',
        'cost_center_id',
        'monthly_cap',
    ];

    /**
     * @param string $name
     * @param string $phone
     * @param ?string $payroll_id
     * @param ?string $cost_center_id
     * @param array<string, ?string>|null $monthly_cap
     */
    public function __construct(
        string $name,
        string $phone,
        ?string $payroll_id = null,
        ?string $cost_center_id = null,
        ?array $monthly_cap = null,
    ) {
        parent::__construct([
            'name' => $name,
            'phone' => $phone,
            'payroll_id' => $payroll_id ?? NotGiven::Value,
            'cost_center_id' => $cost_center_id ?? NotGiven::Value,
            'monthly_cap' => Encode::object($monthly_cap) ?? NotGiven::Value,
        ]);
    }
}
