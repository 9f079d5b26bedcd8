<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to create a department.
 *
 * @property-read string $name Name of the department.
 *     Type: `Label`.
 * @property-read ?string $code Code in your accounting system, unique in the account.
 *     Type: `GlCode`.
 * @property-read ?string $monthly_budget Budget per calendar month in Harare. Default: no budget.
 *     Type: `MoneyInput`.
 * @property-read ?string $currency Currency of the budget. Default: `USD`.
 *     Type: `CurrencyInput`.
 * @property-read ?bool $is_active Whether anything can be booked to it.
 */
final class WorkforceDepartmentCreate extends Model
{
    protected const FIELDS = [
        'name',
        'code',
        'monthly_budget',
        'currency',
        'is_active',
    ];

    /**
     * @param string $name
     * @param ?string $code
     * @param ?string $monthly_budget
     * @param ?string $currency
     * @param ?bool $is_active
     */
    public function __construct(
        string $name,
        ?string $code = null,
        ?string $monthly_budget = null,
        ?string $currency = null,
        ?bool $is_active = null,
    ) {
        parent::__construct([
            'name' => $name,
            'code' => $code ?? NotGiven::Value,
            'monthly_budget' => $monthly_budget ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
        ]);
    }
}
