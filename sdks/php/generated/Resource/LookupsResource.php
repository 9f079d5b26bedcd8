<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\PhoneLookup;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->lookups`.
 */
final class LookupsResource extends Resource
{
    /**
     * Look up a phone number.
     *
     * Returns the network of a phone number, the number in standard formats, and the products that
     * can be sold to it. Use it while the cashier types, before the customer pays. It reads only
     * the digits: it asks no provider, costs nothing, and does not check whether the line is in
     * use. Text that is not a Zimbabwean mobile number returns 200 with `valid: false`.
     *
     * Errors: `invalid_currency`.
     *
     * @param string $phone Phone number in any format: 1 to 32 characters.
     *     Type: `PhoneText`.
     * @param ?string $currency Returns only products in this currency. Default: both currencies.
     *     Type: `CurrencyInput`.
     */
    public function phone(
        string $phone,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): PhoneLookup {
        return $this->callJson('lookups.phone', [], [
            'phone' => $phone,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }
}
