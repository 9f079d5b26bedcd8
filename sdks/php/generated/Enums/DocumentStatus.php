<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of the review of a document.
 */
final class DocumentStatus
{
    /**
     * Uploaded and waiting for review.
     */
    public const RECEIVED = 'received';

    /**
     * Our staff accepted the document.
     */
    public const ACCEPTED = 'accepted';

    /**
     * Our staff rejected the document; `reason` says why. Upload another one.
     */
    public const REJECTED = 'rejected';
}
