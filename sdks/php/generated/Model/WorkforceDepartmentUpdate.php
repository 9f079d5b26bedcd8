<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Changes to a department. Omitted fields keep their value; null clears a field.
 *
 * @property-read ?string $name Name of the department.
 *     Type: `Label`.
 * @property-read ?string $code Code in your accounting system. Null removes it.
 *     Type: `GlCode`.
 * @property-read ?string $monthly_budget Budget per calendar month in Harare. Null removes it.
 *     Type: `MoneyInput`.
 * @property-read ?string $currency Currency of the budget. Can change only until something is
 *     booked to it. Type: `CurrencyInput`.
 * @property-read ?bool $is_active Whether anything can be booked to it. `false` archives it.
 */
final class WorkforceDepartmentUpdate extends Model
{
    protected const FIELDS = [
        'name',
        'code',
        'monthly_budget',
        'currency',
        'is_active',
    ];

    /**
     * @param ?string $name
     * @param ?string $code
     * @param ?string $monthly_budget
     * @param ?string $currency
     * @param ?bool $is_active
     */
    public function __construct(
        ?string $name = null,
        string|null|NotGiven $code = NotGiven::Value,
        string|null|NotGiven $monthly_budget = NotGiven::Value,
        ?string $currency = null,
        ?bool $is_active = null,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'code' => $code,
            'monthly_budget' => $monthly_budget,
            'currency' => $currency ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
        ]);
    }
}
