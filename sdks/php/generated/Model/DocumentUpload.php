<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A form with a file, sent as `multipart/form-data`.
 *
 * @property-read string $purpose Purpose of the document.
 *     See `DocumentPurpose`.
 * @property-read string $file The file: PDF, JPEG or PNG.
 * @property-read ?string $filename Name of the file. Default: the one in the head of `file`.
 *     Type: `FileName`.
 */
final class DocumentUpload extends Model
{
    protected const FIELDS = [
        'purpose',
        'file',
        'filename',
    ];

    /**
     * @param string $purpose
     * @param string $file
     * @param ?string $filename
     */
    public function __construct(
        string $purpose,
        string $file,
        ?string $filename = null,
    ) {
        parent::__construct([
            'purpose' => $purpose,
            'file' => $file,
            'filename' => $filename ?? NotGiven::Value,
        ]);
    }
}
