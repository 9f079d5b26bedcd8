<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A payment that adds to your Credit.
 *
 * @property-read string $id ID of the top-up.
 *     Type: `TopupId`.
 * @property-read string $object Always `topup`.
 * @property-read int $created Time at which the top-up was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether real money is involved: `true` in live mode.
 * @property-read string $method Payment method of the top-up.
 *     See `TopupMethod`.
 * @property-read string $amount Amount that was requested.
 *     Type: `Money`.
 * @property-read ?string $amount_received Amount that was received and added to your Credit. Null
 *     until then. Type: `Money`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read string $status Current status. Decides whether the money has arrived; see
 *     Lifecycles. See `TopupStatus`.
 * @property-read ?string $description Description for your own use. Null if not set.
 *     Type: `Note`.
 * @property-read ?string $redirect_url Payment page to send the payer to, valid until `expires_at`.
 *     Null for transfers and once the top-up has ended.
 *     Type: `WebUrl`.
 * @property-read ?string $card_fee Fee the payer pays in addition to `amount`. Never deducted from
 *     your Credit. Null for transfers.
 *     Type: `Money`.
 * @property-read ?TopupBank $bank Bank account to transfer the money to. Null for cards.
 * @property-read string $reference Reference that identifies the payment for both sides.
 *     Type: `TopupReference`.
 * @property-read ?string $payer_note Note of the payer, as reported by the bank. Null if there is
 *     none. Type: `Note`.
 * @property-read int $expires_at Time at which the top-up expires if not paid: one hour for cards,
 *     seven days for transfers. Type: `UnixTime`.
 * @property-read ?int $succeeded_at Time at which the money arrived. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?string $failure_code Reason the top-up failed. Null unless it failed.
 *     See `TopupFailureCode`.
 * @property-read ?string $credit_transaction Credit transaction of the top-up. Null until the money
 *     has arrived. Type: `TransactionId`.
 * @property-read ?string $receipt_url Signed URL of a receipt to view or print. Needs no key and
 *     does not expire. Null until the money has arrived.
 *     Type: `WebUrl`.
 */
final class Topup extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'method',
        'amount',
        'amount_received',
        'currency',
        'status',
        'description',
        'redirect_url',
        'card_fee',
        'bank',
        'reference',
        'payer_note',
        'expires_at',
        'succeeded_at',
        'failure_code',
        'credit_transaction',
        'receipt_url',
    ];

    protected const CODECS = [
        'bank' => TopupBank::class,
    ];
}
