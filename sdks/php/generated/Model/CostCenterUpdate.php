<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Changes to a cost centre. Omitted fields keep their value.
 *
 * @property-read ?string $name Name of the cost centre.
 *     Type: `Label`.
 * @property-read ?string $gl_code Code in your accounting system. Null removes it.
 *     Type: `GlCode`.
 * @property-read ?string $monthly_budget Budget per calendar month in Harare. Null removes it.
 *     Type: `MoneyInput`.
 * @property-read ?string $currency Currency of the budget. Can change only until something is
 *     booked to it. Type: `CurrencyInput`.
 * @property-read ?bool $is_active Whether sends can be booked to it. `false` archives it.
 * @property-read array<string, ?string>|null $metadata Your own key-value data. Keys are merged;
 *     see `MetadataUpdate`. Null removes all keys.
 */
final class CostCenterUpdate extends Model
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
     * @param ?string $name
     * @param ?string $gl_code
     * @param ?string $monthly_budget
     * @param ?string $currency
     * @param ?bool $is_active
     * @param array<string, ?string>|null $metadata
     */
    public function __construct(
        ?string $name = null,
        string|null|NotGiven $gl_code = NotGiven::Value,
        string|null|NotGiven $monthly_budget = NotGiven::Value,
        ?string $currency = null,
        ?bool $is_active = null,
        array|null|NotGiven $metadata = NotGiven::Value,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
            'gl_code' => $gl_code,
            'monthly_budget' => $monthly_budget,
            'currency' => $currency ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ]);
    }
}
