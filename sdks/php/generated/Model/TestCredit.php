<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Test Credit that was added.
 *
 * @property-read string $object Always `test_credit`.
 * @property-read int $created Time at which the Credit was added.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Always false: test mode only.
 * @property-read string $currency The currency of `amount`.
 *     See `Currency`.
 * @property-read string $amount Amount of Credit that was added.
 *     Type: `Money`.
 * @property-read Credit $credit Your Credit, including the added amount.
 */
final class TestCredit extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'currency',
        'amount',
        'credit',
    ];

    protected const CODECS = [
        'credit' => Credit::class,
    ];
}
