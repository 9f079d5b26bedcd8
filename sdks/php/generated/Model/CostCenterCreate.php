<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a cost centre.
 *
 * @property-read string $name Name of the cost centre.
 *     Type: `Label`.
 * @property-read ?string $gl_code Code in your accounting system, unique in the account.
 *     Type: `GlCode`.
 * @property-read ?string $monthly_budget Budget per calendar month in Harare. Exceeding it only
 *     warns. Default: no budget. Type: `MoneyInput`.
 * @property-read string $currency Currency of the budget. Required; there is no default.
 *     Type: `CurrencyInput`.
 * @property-read ?bool $is_active Whether sends can be booked to it.
 * @property-read array<string, string>|null $metadata Your own key-value data about the cost
 *     centre.
 */
final class CostCenterCreate extends Model
{
    protected const FIELDS = [
        'name',
        'gl_code',
        'monthly_budget',
        'currency',
        'is_active',
        'metadata',
    ];

    /**
     * @param string $name
     * @param ?string $gl_code
     * @param ?string $monthly_budget
     * @param string $currency
     * @param ?bool $is_active
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $name,
        string $currency,
        ?string $gl_code = null,
        ?string $monthly_budget = null,
        ?bool $is_active = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'name' => $name,
            'gl_code' => $gl_code ?? NotGiven::Value,
            'monthly_budget' => $monthly_budget ?? NotGiven::Value,
            'currency' => $currency,
            'is_active' => $is_active ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
