<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Accepted file types of a document.
 */
final class DocumentType
{
    /**
     * A document in PDF format.
     */
    public const APPLICATION_PDF = 'application/pdf';

    /**
     * An image in JPEG format.
     */
    public const IMAGE_JPEG = 'image/jpeg';

    /**
     * An image in PNG format.
     */
    public const IMAGE_PNG = 'image/png';
}
