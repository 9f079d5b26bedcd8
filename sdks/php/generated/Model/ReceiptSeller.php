<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Seller named on the receipt.
 *
 * @property-read string $name Name of your account, as customers see it.
 *     Type: `Label`.
 * @property-read ?string $support_phone Phone number for customer support. Null if the account has
 *     none. Type: `Phone`.
 */
final class ReceiptSeller extends Model
{
    protected const FIELDS = [
        'name',
        'support_phone',
    ];
}
