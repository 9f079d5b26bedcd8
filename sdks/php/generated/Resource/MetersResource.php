<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Meter;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->meters`.
 */
final class MetersResource extends Resource
{
    /**
     * Confirm a meter.
     *
     * Asks the utility who owns a meter, so that the cashier can read the name and the suburb back
     * to the customer before any money changes hands. The name is masked, and the address is only
     * the suburb. Responses are cached for up to ten minutes (`source: cache`).
     *
     * Confirmations are limited to 30 a minute per key and to a daily quota per account, which
     * grows with the electricity you sell. Returns 429 `meter_quota_exceeded` above either limit,
     * and 503 `power_unavailable` while the utility does not respond. Returns 422 `meter_not_found`
     * if the utility does not know the meter, 422 `meter_blocked` if the utility has blocked it,
     * and 422 `meter_currency_mismatch` if the utility bills it in another currency than
     * `currency`.
     *
     * Errors: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
     * `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
     * `meter_currency_mismatch`.
     *
     * @param string $number Meter number: 11 digits.
     *     Type: `MeterInput`.
     * @param ?string $currency The currency of the payment, for a utility that keeps one account
     *     per currency. Type: `CurrencyInput`.
     */
    public function get(
        string $number,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): Meter {
        return $this->callJson('meters.get', [
            'number' => $number,
        ], [
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }
}
