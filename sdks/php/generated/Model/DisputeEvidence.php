<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Evidence that supports a dispute.
 *
 * @property-read ?string $text Description of what happened. Null if not given.
 *     Type: `DisputeText`.
 * @property-read list<string> $attachments IDs of uploaded pictures and documents.
 * @property-read ?string $customer_phone Phone number to reach the customer. Null if not given.
 *     Type: `Phone`.
 */
final class DisputeEvidence extends Model
{
    protected const FIELDS = [
        'text',
        'attachments',
        'customer_phone',
    ];
}
