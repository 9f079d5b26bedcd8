<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The most recent failed payment attempt.
 *
 * @property-read string $code Reason the payment failed. Decide by this.
 *     See `CheckoutPaymentErrorCode`.
 * @property-read string $message Reason the payment failed, as a sentence for the customer.
 *     Type: `Note`.
 */
final class CheckoutPaymentError extends Model
{
    protected const FIELDS = [
        'code',
        'message',
    ];
}
