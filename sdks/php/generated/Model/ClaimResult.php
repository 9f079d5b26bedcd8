<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The outcome of a claim.
 *
 * @property-read string $status Progress of the claimed reward.
 *     See `ClaimResultStatus`.
 * @property-read string $message Message about the outcome to show the person.
 *     Type: `Note`.
 */
final class ClaimResult extends Model
{
    protected const FIELDS = [
        'status',
        'message',
    ];
}
