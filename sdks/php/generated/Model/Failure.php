<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Reason why a planned action was not carried out.
 *
 * @property-read string $code Code to decide by: the one that the same request alone would return.
 *     Type: `ErrorCode`.
 * @property-read string $message Explanation in one sentence.
 *     Type: `ErrorMessage`.
 */
final class Failure extends Model
{
    protected const FIELDS = [
        'code',
        'message',
    ];
}
