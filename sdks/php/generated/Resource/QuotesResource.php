<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Quote;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->quotes`.
 */
final class QuotesResource extends Resource
{
    /**
     * Create a quote.
     *
     * Shows what a sale delivers before the customer pays. For power, confirms the meter with the
     * utility and returns the owner's name and suburb to read back, the units that the amount buys
     * now, and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote`
     * when you create the send, which then uses this confirmation; a quote is valid for 30 minutes.
     * `you_pay` is always the face value.
     *
     * A quote fixes the target and the currency; the amount of the sale can differ. A quote can be
     * used once. If its sale fails or is cancelled before the quote expires, the quote can be used
     * again. Meter confirmations are limited as in `GET /meters/{number}`.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
     * `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
     * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`.
     *
     * @param string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
     *     Type: `TargetInput`.
     * @param ?string $product ID of the product, such as `power-usd`. Default: derived from
     *     `target` and `currency`. Type: `ProductId`.
     * @param ?string $amount The face value: what the customer pays and receives.
     *     Type: `MoneyInput`.
     * @param ?string $currency The currency. Required unless `product` is set; there is no default.
     *     Type: `CurrencyInput`.
     * @param ?string $bundle_id ID of the bundle. Required for data.
     *     Type: `BundleId`.
     */
    public function create(
        string $target,
        ?string $product = null,
        ?string $amount = null,
        ?string $currency = null,
        ?string $bundle_id = null,
        ?RequestOptions $requestOptions = null,
    ): Quote {
        return $this->callJson('quotes.create', [], [
            'target' => $target,
            'product' => $product ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a quote.
     *
     * Returns a quote with its current status, and the send that used it.
     *
     * @param string $quote_id ID of the quote.
     *     Type: `QuoteId`.
     */
    public function get(
        string $quote_id,
        ?RequestOptions $requestOptions = null,
    ): Quote {
        return $this->callJson('quotes.get', [
            'quote_id' => $quote_id,
        ], [], $requestOptions);
    }
}
