<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A warning about a line. It does not prevent the sale.
 *
 * @property-read string $code Reason for the warning. Decide by this.
 *     See `BatchWarningCode`.
 * @property-read string $message The warning as a sentence.
 *     Type: `ErrorMessage`.
 */
final class BatchWarning extends Model
{
    protected const FIELDS = [
        'code',
        'message',
    ];
}
