<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A file of objects, generated in the background.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ExportId`.
 * @property-read string $object Always `export`.
 * @property-read int $created Time at which the export was requested.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $kind Kind of objects in the file.
 *     See `ExportKind`.
 * @property-read string $status Current status. Decides whether the file is ready; see Lifecycles.
 *     See `ExportStatus`.
 * @property-read string $format Format of the file.
 *     See `ExportFormat`.
 * @property-read int $from Start of the period, inclusive, by creation time.
 *     Type: `UnixTime`.
 * @property-read int $to End of the period, exclusive, by creation time.
 *     Type: `UnixTime`.
 * @property-read array<string, string> $filters Filters, as in the list of that kind.
 * @property-read list<string> $columns Columns of the CSV in order. Empty for `json`.
 * @property-read bool $include_tokens Whether power tokens are included unmasked.
 * @property-read bool $text_guard Whether free text in CSV that a spreadsheet would calculate has a
 *     `'` in front.
 * @property-read ?int $rows Number of objects in the file. Null until ready.
 *     Type: `Count`.
 * @property-read ?int $size Size of the file in bytes. Null until ready.
 * @property-read ?string $sha256 SHA-256 hash of the file. Null until ready.
 *     Type: `Sha256`.
 * @property-read ?string $download_url Signed URL of the file, which works without a key for 15
 *     minutes. Each retrieval of the export returns a new one. Null until ready, and for keys that
 *     could not have created the export: those without the read scope of `kind`, or without
 *     `tokens:read` if `include_tokens` is true. Type: `WebUrl`.
 * @property-read ?int $expires_at Time at which the file will be deleted: seven days after it was
 *     ready, or earlier if the data of a recipient was erased. Null until it is ready.
 *     Type: `UnixTime`.
 * @property-read ?Failure $error Reason the export failed. Null unless it failed.
 */
final class Export extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'kind',
        'status',
        'format',
        'from',
        'to',
        'filters',
        'columns',
        'include_tokens',
        'text_guard',
        'rows',
        'size',
        'sha256',
        'download_url',
        'expires_at',
        'error',
    ];

    protected const CODECS = [
        'error' => Failure::class,
    ];

    protected const SECRETS = [
        'download_url',
    ];
}
