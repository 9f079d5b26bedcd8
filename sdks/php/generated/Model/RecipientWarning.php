<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A warning about a line. It was written nevertheless.
 *
 * @property-read string $code Reason for the warning. Decide by this.
 *     See `RecipientWarningCode`.
 * @property-read string $message The warning as a sentence.
 *     Type: `ErrorMessage`.
 */
final class RecipientWarning extends Model
{
    protected const FIELDS = [
        'code',
        'message',
    ];
}
