<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A line of 32 columns: `label` at the left edge, `value` at the right one.
 *
 * @property-read string $label Text at the left edge. Empty when the line continues the one above.
 *     Type: `ReceiptText`.
 * @property-read string $value Text at the right edge. Empty for a line of plain text.
 *     Type: `ReceiptText`.
 */
final class ReceiptLine extends Model
{
    protected const FIELDS = [
        'label',
        'value',
    ];
}
