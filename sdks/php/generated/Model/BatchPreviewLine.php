<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The expected outcome of one line.
 *
 * @property-read int $line Line number in the batch, starting at 1.
 * @property-read bool $valid Whether the line would be sent.
 * @property-read string $target Phone number or meter that the line goes to.
 *     Type: `BatchItemTarget`.
 * @property-read ?string $network Network that delivers it. Null if unknown.
 *     Type: `NetworkId`.
 * @property-read ?string $product Product that would be sold. Null if unknown.
 *     Type: `ProductId`.
 * @property-read ?string $amount Face value. Null if it could not be parsed.
 *     Type: `Money`.
 * @property-read ?string $currency Currency of the line. Null if unknown.
 *     See `Currency`.
 * @property-read ?string $cost Credit the line would cost. Null if unknown.
 *     Type: `Money`.
 * @property-read list<ErrorDetail> $errors All errors that prevent the sale.
 * @property-read list<BatchWarning> $warnings Warnings that do not prevent the sale.
 */
final class BatchPreviewLine extends Model
{
    protected const FIELDS = [
        'line',
        'valid',
        'target',
        'network',
        'product',
        'amount',
        'currency',
        'cost',
        'errors',
        'warnings',
    ];

    protected const CODECS = [
        'errors' => [ErrorDetail::class],
        'warnings' => [BatchWarning::class],
    ];
}
