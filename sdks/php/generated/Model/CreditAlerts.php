<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Alerts about your Credit.
 *
 * @property-read string $object Always `credit_alerts`.
 * @property-read int $created Time of this response.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read array<string, ?string> $low_balance Available Credit below which you receive an
 *     alert. Null for no alert.
 * @property-read bool $shortfall_projection Whether upcoming schedules are compared with your
 *     Credit.
 * @property-read int $shortfall_days Number of days of schedules to compare.
 *     Type: `ShortfallDays`.
 * @property-read list<string> $channels Channels by which you receive alerts.
 * @property-read AlertRecipients $recipients Recipients of alerts by email and text message.
 * @property-read array<string, ?int> $last_fired Time at which the last low-balance alert fired.
 */
final class CreditAlerts extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'low_balance',
        'shortfall_projection',
        'shortfall_days',
        'channels',
        'recipients',
        'last_fired',
    ];

    protected const CODECS = [
        'recipients' => AlertRecipients::class,
    ];
}
