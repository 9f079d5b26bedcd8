<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * New alerts about your Credit. Omitted fields return to their defaults.
 *
 * @property-read array<string, ?string>|null $low_balance Available Credit below which you receive
 *     an alert. Omitted currencies have no alert.
 * @property-read ?bool $shortfall_projection Whether to compare upcoming schedules with your
 *     Credit.
 * @property-read ?int $shortfall_days Number of days of schedules to compare.
 *     Type: `ShortfallDays`.
 * @property-read list<string>|null $channels Channels by which you receive alerts. Default:
 *     `webhook`.
 */
final class CreditAlertsUpdate extends Model
{
    protected const FIELDS = [
        'low_balance',
        'shortfall_projection',
        'shortfall_days',
        'channels',
    ];

    /**
     * @param array<string, ?string>|null $low_balance
     * @param ?bool $shortfall_projection
     * @param ?int $shortfall_days
     * @param list<string>|null $channels
     */
    public function __construct(
        ?array $low_balance = null,
        ?bool $shortfall_projection = null,
        ?int $shortfall_days = null,
        ?array $channels = null,
    ) {
        parent::__construct([
            'low_balance' => Encode::object($low_balance) ?? NotGiven::Value,
            'shortfall_projection' => $shortfall_projection ?? NotGiven::Value,
            'shortfall_days' => $shortfall_days ?? NotGiven::Value,
            'channels' => $channels ?? NotGiven::Value,
        ]);
    }
}
