<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * What `POST /test/reset` removed, and the Credit after it.
 *
 * @property-read string $object Always `test_reset`.
 * @property-read int $created Time of the reset.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Always false: test mode only.
 * @property-read int $sends Number of sends that were removed.
 *     Type: `Count`.
 * @property-read int $rewards Number of rewards that were removed.
 *     Type: `Count`.
 * @property-read int $batches Number of batches that were removed.
 *     Type: `Count`.
 * @property-read int $transactions Number of Credit transactions that were removed.
 *     Type: `Count`.
 * @property-read int $events Number of events that were removed.
 *     Type: `Count`.
 * @property-read Credit $credit Your Credit after the reset: that of a new test account.
 */
final class TestReset extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'sends',
        'rewards',
        'batches',
        'transactions',
        'events',
        'credit',
    ];

    protected const CODECS = [
        'credit' => Credit::class,
    ];
}
