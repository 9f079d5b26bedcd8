<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Credit that you received instead of a delivery.
 *
 * @property-read string $amount Amount added: the face value.
 *     Type: `Money`.
 * @property-read string $credit_transaction Credit transaction of the amount.
 *     Type: `TransactionId`.
 */
final class CheckoutCredited extends Model
{
    protected const FIELDS = [
        'amount',
        'credit_transaction',
    ];
}
