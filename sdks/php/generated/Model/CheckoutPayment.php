<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The payment of a customer.
 *
 * @property-read string $method Payment method the customer used.
 *     See `CheckoutPaymentMethod`.
 * @property-read ?string $brand Brand of the card or wallet. Null if unknown.
 * @property-read ?string $last4 Last four digits of the card or wallet number. Null if unknown.
 * @property-read int $paid_at Time at which the payment was made.
 *     Type: `UnixTime`.
 * @property-read string $reference Reference of the payment provider, to quote to its support.
 */
final class CheckoutPayment extends Model
{
    protected const FIELDS = [
        'method',
        'brand',
        'last4',
        'paid_at',
        'reference',
    ];
}
