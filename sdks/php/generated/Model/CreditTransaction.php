<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A change to your Credit. Transactions never change; errors are corrected by another one.
 *
 * @property-read string $id ID of the transaction.
 *     Type: `TransactionId`.
 * @property-read string $object Always `credit_transaction`.
 * @property-read int $created Time at which the transaction was recorded.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $type Type of the transaction.
 *     See `CreditTransactionType`.
 * @property-read string $currency Currency of the transaction.
 *     See `Currency`.
 * @property-read int $sequence Number of the transaction in its currency. A higher number was
 *     booked later: `balance_after` is that of the next lower number in the list, plus `amount` and
 *     `reserved_amount`. Numbers have gaps.
 * @property-read string $amount Change to the available Credit, negative for a charge. All
 *     transactions of a currency add up to `available`.
 *     Type: `SignedMoney`.
 * @property-read string $reserved_amount Change to the reserved Credit: `0.00` for most
 *     transactions, the opposite of `amount` when Credit is reserved or released, and negative on
 *     its own when a batch or program uses its reservation. All transactions of a currency add up
 *     to `reserved`. Type: `SignedMoney`.
 * @property-read CreditBalanceAfter $balance_after Balances after the transaction.
 * @property-read string $source ID of the object that caused the transaction, such as a send.
 *     Type: `CreditSourceId`.
 * @property-read string $description Description of the transaction in words.
 *     Type: `Note`.
 * @property-read ?string $cost_center ID of the cost centre that the transaction is charged to.
 *     Type: `CostCenterId`.
 * @property-read ?string $api_key ID of the API key that caused the transaction. Null if no key
 *     did. Type: `KeyId`.
 * @property-read int $effective_at Time at which the transaction takes effect.
 *     Type: `UnixTime`.
 */
final class CreditTransaction extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'type',
        'currency',
        'sequence',
        'amount',
        'reserved_amount',
        'balance_after',
        'source',
        'description',
        'cost_center',
        'api_key',
        'effective_at',
    ];

    protected const CODECS = [
        'balance_after' => CreditBalanceAfter::class,
    ];
}
