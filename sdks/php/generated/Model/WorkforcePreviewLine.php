<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The expected outcome of one line.
 *
 * @property-read int $index Index of the line, starting at 0.
 * @property-read ?string $recipient Recipient of the line. Null if the person is not registered.
 *     Type: `RecipientId`.
 * @property-read ?string $name Name of the person. Null if unknown.
 *     Type: `Label`.
 * @property-read ?string $phone Phone number of the person. Null if invalid.
 *     Type: `Phone`.
 * @property-read ?string $network Mobile network of the number. Null if unknown.
 *     Type: `NetworkId`.
 * @property-read ?string $amount Face value. Null if it could not be parsed.
 *     Type: `Money`.
 * @property-read ?string $currency Currency of the line. Null if it could not be parsed.
 *     See `Currency`.
 * @property-read ?string $cost Credit the line would cost. Null if the line is invalid.
 *     Type: `Money`.
 * @property-read list<ErrorDetail> $errors All errors that prevent the line.
 * @property-read list<string> $warnings Warnings that do not prevent the line.
 */
final class WorkforcePreviewLine extends Model
{
    protected const FIELDS = [
        'index',
        'recipient',
        'name',
        'phone',
        'network',
        'amount',
        'currency',
        'cost',
        'errors',
        'warnings',
    ];

    protected const CODECS = [
        'errors' => [ErrorDetail::class],
    ];
}
