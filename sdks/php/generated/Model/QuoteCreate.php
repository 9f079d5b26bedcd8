<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters of a quote. Set `target`, `amount`, and either `currency` or `product`.
 *
 * @property-read string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
 *     Type: `TargetInput`.
 * @property-read ?string $product ID of the product, such as `power-usd`. Default: derived from
 *     `target` and `currency`. Type: `ProductId`.
 * @property-read ?string $amount The face value: what the customer pays and receives.
 *     Type: `MoneyInput`.
 * @property-read ?string $currency The currency. Required unless `product` is set; there is no
 *     default. Type: `CurrencyInput`.
 * @property-read ?string $bundle_id ID of the bundle. Required for data.
 *     Type: `BundleId`.
 */
final class QuoteCreate extends Model
{
    protected const FIELDS = [
        'target',
        'product',
        'amount',
        'currency',
        'bundle_id',
    ];

    /**
     * @param string $target
     * @param ?string $product
     * @param ?string $amount
     * @param ?string $currency
     * @param ?string $bundle_id
     */
    public function __construct(
        string $target,
        ?string $product = null,
        ?string $amount = null,
        ?string $currency = null,
        ?string $bundle_id = null,
    ) {
        parent::__construct([
            'target' => $target,
            'product' => $product ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
        ]);
    }
}
