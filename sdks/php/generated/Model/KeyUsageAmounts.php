<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Spending of a key in one currency, compared with its caps.
 *
 * @property-read string $today Face value of today's sends, excluding those whose Credit was
 *     returned. Type: `Money`.
 * @property-read string $month Face value of this month's sends, excluding those whose Credit was
 *     returned. Type: `Money`.
 * @property-read ?string $daily_remaining Amount left under the daily cap. Null without a daily
 *     cap. Type: `Money`.
 * @property-read ?string $monthly_remaining Amount left under the monthly cap. Null without a
 *     monthly cap. Type: `Money`.
 */
final class KeyUsageAmounts extends Model
{
    protected const FIELDS = [
        'today',
        'month',
        'daily_remaining',
        'monthly_remaining',
    ];
}
