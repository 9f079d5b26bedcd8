<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * What one person received.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `BatchItemId`.
 * @property-read ?string $recipient Recipient of the line. Null if the person is not registered.
 *     Type: `RecipientId`.
 * @property-read ?string $name Name of the person. Null if unknown.
 *     Type: `Label`.
 * @property-read ?string $phone_masked Phone number of the person, partially masked. Null if
 *     unknown. Type: `MaskedPhone`.
 * @property-read string $amount Face value of the sale.
 *     Type: `Money`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `BatchItemStatus`.
 * @property-read ?string $failure_code Reason the send failed. Null unless it failed.
 *     See `SendFailureCode`.
 * @property-read ?string $token_last4 Last four digits of the power token. Null until available.
 * @property-read ?string $resent_as Line of another allocation that resent this one. Null if there
 *     is none. Type: `BatchItemId`.
 */
final class WorkforceBatchItem extends Model
{
    protected const FIELDS = [
        'id',
        'recipient',
        'name',
        'phone_masked',
        'amount',
        'currency',
        'status',
        'failure_code',
        'token_last4',
        'resent_as',
    ];
}
