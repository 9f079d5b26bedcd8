<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A group of sends.
 *
 * @property-read SpendKeys $keys Dimension values shared by the sends.
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read int $sends Number of sends created.
 *     Type: `Count`.
 * @property-read int $delivered Number of sends that were delivered.
 *     Type: `Count`.
 * @property-read int $failed Number of sends that failed, whether or not Credit was returned.
 *     Type: `Count`.
 * @property-read string $face Total face value of the sends.
 *     Type: `Money`.
 * @property-read string $cost Credit that the sends cost.
 *     Type: `Money`.
 * @property-read string $discount Dealer discount: `face` minus `cost`.
 *     Type: `Money`.
 * @property-read string $credited_back Credit returned from sends that failed or were cancelled.
 *     Type: `Money`.
 */
final class SpendRow extends Model
{
    protected const FIELDS = [
        'keys',
        'currency',
        'sends',
        'delivered',
        'failed',
        'face',
        'cost',
        'discount',
        'credited_back',
    ];

    protected const CODECS = [
        'keys' => SpendKeys::class,
    ];
}
