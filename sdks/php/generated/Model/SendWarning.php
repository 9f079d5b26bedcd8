<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A point to check before a sale. It does not prevent the sale.
 *
 * @property-read string $code Code of the warning. Decide by this.
 *     See `SendWarningCode`.
 * @property-read string $message Explanation of the warning in one sentence.
 *     Type: `ErrorMessage`.
 */
final class SendWarning extends Model
{
    protected const FIELDS = [
        'code',
        'message',
    ];
}
