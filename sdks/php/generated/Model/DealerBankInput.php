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
 *     Type: `CurrencyInput`.
 */
final class DealerBankInput extends Model
{
    protected const FIELDS = [
        'name',
        'branch',
        'account_name',
        'account_number_last4',
        'currency',
    ];

    /**
     * @param string $name
     * @param string $branch
     * @param string $account_name
     * @param string $account_number_last4
     * @param string $currency
     */
    public function __construct(
        string $name,
        string $branch,
        string $account_name,
        string $account_number_last4,
        string $currency,
    ) {
        parent::__construct([
            'name' => $name,
            'branch' => $branch,
            'account_name' => $account_name,
            'account_number_last4' => $account_number_last4,
            'currency' => $currency,
        ]);
    }
}
