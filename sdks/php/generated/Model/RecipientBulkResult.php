<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Outcome of one line of a bulk request.
 *
 * @property-read int $line Line number, starting at 1 and not counting the header row.
 * @property-read string $status Outcome of the line.
 *     See `RecipientBulkStatus`.
 * @property-read ?string $recipient Recipient that was written. Null if the line failed.
 *     Type: `RecipientId`.
 * @property-read ?ErrorDetail $error Reason the line failed: the error that `POST /recipients`
 *     would return. Null if it succeeded.
 * @property-read list<RecipientWarning> $warnings Warnings about a recipient that was created.
 */
final class RecipientBulkResult extends Model
{
    protected const FIELDS = [
        'line',
        'status',
        'recipient',
        'error',
        'warnings',
    ];

    protected const CODECS = [
        'error' => ErrorDetail::class,
        'warnings' => [RecipientWarning::class],
    ];
}
