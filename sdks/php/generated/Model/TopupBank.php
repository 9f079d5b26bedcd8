<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Bank account to transfer the money to.
 *
 * @property-read string $bank_name Name of the bank.
 *     Type: `BankText`.
 * @property-read string $account_name Name of the account holder.
 *     Type: `BankText`.
 * @property-read string $account_number Number of the bank account.
 *     Type: `BankText`.
 * @property-read string $branch_code Code of the bank branch.
 *     Type: `BankText`.
 * @property-read ?string $swift SWIFT code, for transfers from abroad. Null if not available.
 *     Type: `BankText`.
 * @property-read string $reference Reference the payer must quote, so that the payment can be
 *     matched to you. Type: `TopupReference`.
 * @property-read string $instructions Instructions for the payer, in one sentence.
 *     Type: `Note`.
 */
final class TopupBank extends Model
{
    protected const FIELDS = [
        'bank_name',
        'account_name',
        'account_number',
        'branch_code',
        'swift',
        'reference',
        'instructions',
    ];
}
