<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A receipt of a send, ready to print.
 *
 * @property-read string $object Always `receipt`.
 * @property-read int $created Time of the sale.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $number Number printed on the receipt.
 *     Type: `ReceiptNumber`.
 * @property-read string $send ID of the send.
 *     Type: `SendId`.
 * @property-read ReceiptSeller $seller Seller named on the receipt.
 * @property-read int $issued_at Time at which this receipt was generated.
 *     Type: `UnixTime`.
 * @property-read string $type Type of the sale.
 *     See `SendType`.
 * @property-read string $network ID of the network that delivers the send.
 *     Type: `NetworkId`.
 * @property-read string $target Phone number in E.164 format, or meter number.
 *     Type: `Target`.
 * @property-read string $amount Face value: what the customer paid for.
 *     Type: `Money`.
 * @property-read string $currency The currency of `amount`.
 *     See `Currency`.
 * @property-read string $status Status of the send. Only `delivered` proves delivery.
 *     See `SendStatus`.
 * @property-read ?string $token Power token, masked without `tokens:read`. Null until delivered.
 *     Type: `PowerToken`.
 * @property-read list<SendToken> $tokens Tokens in the order of entry. Empty until delivered.
 * @property-read ?string $units Kilowatt hours bought. Null until known, and for airtime and data.
 *     Type: `Units`.
 * @property-read ?PowerBreakdown $breakdown Breakdown of the amount paid. Null until known, and for
 *     airtime and data.
 * @property-read ?ReceiptMeter $meter Meter of a power sale. Null for airtime and data.
 * @property-read ?string $provider_reference Confirmation number of the network or utility. Quote
 *     it to their support.
 * @property-read ?string $client_reference Your own reference. Null if you sent none.
 *     Type: `ClientReference`.
 * @property-read list<ReceiptLine> $lines Lines of 32 columns, for a printer that aligns both sides
 *     of a line itself. In test mode the first line is `TEST - NOT A SALE`.
 * @property-read string $text The same lines as one text, padded to 32 columns and separated by
 *     `\n`, ready to print.
 * @property-read ?ReceiptFiscal $fiscal Signature of a fiscal device. Null: no device is connected
 *     yet.
 * @property-read ?string $note What the cashier does next, in one sentence. Null when the sale is
 *     complete. Not printed. Type: `Note`.
 */
final class Receipt extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'number',
        'send',
        'seller',
        'issued_at',
        'type',
        'network',
        'target',
        'amount',
        'currency',
        'status',
        'token',
        'tokens',
        'units',
        'breakdown',
        'meter',
        'provider_reference',
        'client_reference',
        'lines',
        'text',
        'fiscal',
        'note',
    ];

    protected const CODECS = [
        'seller' => ReceiptSeller::class,
        'tokens' => [SendToken::class],
        'breakdown' => PowerBreakdown::class,
        'meter' => ReceiptMeter::class,
        'lines' => [ReceiptLine::class],
        'fiscal' => ReceiptFiscal::class,
    ];

    protected const SECRETS = [
        'token',
    ];
}
