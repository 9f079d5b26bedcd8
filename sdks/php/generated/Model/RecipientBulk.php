<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Outcome of a bulk request.
 *
 * @property-read string $object Always `recipient_bulk`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read int $created_count Number of recipients created.
 *     Type: `Count`.
 * @property-read int $updated_count Number of recipients updated.
 *     Type: `Count`.
 * @property-read int $unchanged_count Number of recipients left unchanged.
 *     Type: `Count`.
 * @property-read int $failed_count Number of lines that failed.
 *     Type: `Count`.
 * @property-read list<RecipientBulkResult> $results Outcome of each line, in the original order.
 */
final class RecipientBulk extends Model
{
    protected const FIELDS = [
        'object',
        'livemode',
        'created_count',
        'updated_count',
        'unchanged_count',
        'failed_count',
        'results',
    ];

    protected const CODECS = [
        'results' => [RecipientBulkResult::class],
    ];
}
