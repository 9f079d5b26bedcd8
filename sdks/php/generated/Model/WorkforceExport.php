<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A file as text inside a JSON object.
 *
 * @property-read string $object Always `workforce_export`.
 * @property-read int $created Time at which the file was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $filename Suggested name of the file.
 * @property-read string $content_type Content type of the file: `text/csv; charset=utf-8`.
 * @property-read int $rows Number of rows, not counting the header.
 *     Type: `Count`.
 * @property-read string $content Contents of the file.
 *     Type: `CsvText`.
 */
final class WorkforceExport extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'filename',
        'content_type',
        'rows',
        'content',
    ];
}
