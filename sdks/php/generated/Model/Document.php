<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A document for our staff. The file cannot be downloaded again.
 *
 * @property-read string $id ID of the document.
 *     Type: `DocumentId`.
 * @property-read string $object Always `document`.
 * @property-read int $created Time at which the document was uploaded.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $purpose Purpose of the document.
 *     See `DocumentPurpose`.
 * @property-read string $filename Name of the uploaded file.
 *     Type: `FileName`.
 * @property-read int $size Size of the file in bytes.
 * @property-read string $mime Media type of the file.
 *     See `DocumentType`.
 * @property-read string $sha256 SHA-256 hash of the file, to compare with yours.
 *     Type: `Sha256`.
 * @property-read string $status Current status of the review by our staff.
 *     See `DocumentStatus`.
 * @property-read ?string $reason Why the document was rejected. Null unless rejected.
 *     Type: `Note`.
 */
final class Document extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'purpose',
        'filename',
        'size',
        'mime',
        'sha256',
        'status',
        'reason',
    ];
}
