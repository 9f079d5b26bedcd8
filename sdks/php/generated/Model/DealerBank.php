<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The bank account of the business.
 *
 * @property-read string $name Name of the bank.
 *     Type: `Label`.
 * @property-read string $branch Name of the branch.
 *     Type: `Label`.
 * @property-read string $account_name Name of the account holder.
 *     Type: `Label`.
 * @property-read string $account_number_last4 Last four digits of the account number. Never send
 *     the full number. Type: `AccountEnding`.
 * @property-read string $currency Currency of the account.
 *     See `Currency`.
 */
final class DealerBank extends Model
{
    protected const FIELDS = [
        'name',
        'branch',
        'account_name',
        'account_number_last4',
        'currency',
    ];
}
